#include "store/sqlite/partial_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include "store/sqlite/files.h"
#include "store/sqlite/ownership.h"

namespace menagerie::store {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kMark = ".partial-";
constexpr std::string_view kRandom = "XXXXXX";
constexpr std::string_view kBusy = ".busy";

std::string last_error() { return std::generic_category().message(errno); }

// Whether a file is the lock of a partial file: NAME.partial-XXXXXX.busy
bool is_lock(const fs::path& file) {
  const std::string name = file.filename().string();
  const std::size_t ending = kMark.size() + kRandom.size() + kBusy.size();
  return name.size() > ending && name.ends_with(kBusy) && name.substr(name.size() - ending).starts_with(kMark);
}

// Its process is gone: the kernel has given the lock back. The lock itself goes last.
bool remove_if_left(const std::string& lock_path, std::string& partial) {
  const int lock = ::open(lock_path.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW);
  if (lock < 0) return false;
  const bool left = ::flock(lock, LOCK_EX | LOCK_NB) == 0;
  if (left) {
    partial = lock_path.substr(0, lock_path.size() - kBusy.size());
    remove_database(partial);
    std::error_code ignored;
    fs::remove(partial + ".lock", ignored);
    fs::remove(lock_path, ignored);
  }
  ::close(lock);
  return left;
}

std::vector<std::string> remove_left_over(const std::string& folder) {
  std::vector<std::string> removed;
  std::string partial;
  std::error_code error;
  for (fs::directory_iterator file(folder, error), end; !error && file != end; file.increment(error))
    if (is_lock(file->path()) && remove_if_left(file->path().string(), partial)) removed.push_back(partial);
  return removed;
}

// Another process may have taken it for a left-over file before it was locked.
bool is_linked(int file) {
  struct stat status{};
  return ::fstat(file, &status) == 0 && status.st_nlink > 0;
}

}  // namespace

PartialFile::~PartialFile() {
  std::error_code ignored;
  if (!path_.empty()) remove_database(path_);
  if (!lock_path_.empty()) fs::remove(lock_path_, ignored);
  if (lock_ >= 0) ::close(lock_);
}

// Not the file itself is locked: on network file systems that would be in the way of SQLite's own locks.
std::string PartialFile::make_lock(const std::string& path) {
  do {
    if (lock_ >= 0) ::close(lock_);
    lock_path_ = path;
    lock_path_.append(kMark).append(kRandom).append(kBusy);
    lock_ = ::mkostemps(lock_path_.data(), static_cast<int>(kBusy.size()), O_CLOEXEC);  // 0600
    if (lock_ < 0) return "no file can be made in " + folder_of(path) + ": " + last_error();
    give_to_owner_of_folder(lock_, path);  // who may remove what a killed process of root leaves
  } while (::flock(lock_, LOCK_EX) == 0 && !is_linked(lock_));
  return {};
}

std::string PartialFile::make(const std::string& path) {
  removed_ = remove_left_over(folder_of(path));
  if (std::string trouble = make_lock(path); !trouble.empty()) return lock_path_.clear(), trouble;
  std::string partial = lock_path_.substr(0, lock_path_.size() - kBusy.size());
  const int file = ::open(partial.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0) return partial + " cannot be made: " + last_error();
  give_to_owner_of_folder(file, partial);
  ::close(file);
  path_ = std::move(partial);
  return {};
}

std::string PartialFile::rename_to(const std::string& path) {
  std::string trouble = rename_without_replacing(path_, path);
  if (trouble.empty()) path_.clear();
  return trouble;
}

}  // namespace menagerie::store
