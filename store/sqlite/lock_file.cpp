#include "store/sqlite/lock_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include "store/sqlite/ownership.h"

namespace menagerie::store {
namespace {

std::string read_note(int file) {
  std::array<char, 256> bytes{};
  const ssize_t got = ::pread(file, bytes.data(), bytes.size(), 0);
  return got > 0 ? std::string(bytes.data(), static_cast<std::size_t>(got)) : std::string();
}

}  // namespace

LockFile::LockFile(LockFile&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

LockFile::~LockFile() {
  if (file_ >= 0) ::close(file_);
}

// A file of its own, not the database: closing any handle of that would drop the locks SQLite holds on it. Links are
// not followed: root would make a file wherever the owner of the folder points.
std::string LockFile::take(const std::string& path) {
  file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file_ < 0) return "cannot make " + path + ": " + std::generic_category().message(errno);
  give_to_owner_of_folder(file_, path);
  if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return {};
  return errno == EWOULDBLOCK ? "another server has it open"
                              : "cannot lock " + path + ": " + std::generic_category().message(errno);
}

std::string LockFile::note() const { return read_note(file_); }

std::string note_in(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (file < 0) return {};
  std::string note = read_note(file);
  ::close(file);
  return note;
}

void LockFile::write_note(const std::string& note) { (void)!::pwrite(file_, note.data(), note.size(), 0); }
void LockFile::sync_note() { (void)::fdatasync(file_); }
void LockFile::clear_note() {
  if (::ftruncate(file_, 0) == 0) sync_note();
}

void make_private_file(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0) return;
  give_to_owner_of_folder(file, path);
  ::close(file);
  const int folder = ::open(std::filesystem::path(path).parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  ::fsync(folder);  // a synced file in a folder that was not is lost all the same
  ::close(folder);
}

}  // namespace menagerie::store
