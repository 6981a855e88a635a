#include "store/sqlite/files.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

namespace menagerie::store {
namespace {

namespace fs = std::filesystem;

std::string why() { return std::generic_category().message(errno); }

std::string sync_path(const std::string& path, int flags) {
  const int file = ::open(path.c_str(), flags | O_RDONLY | O_CLOEXEC);
  if (file < 0) return path + " cannot be opened: " + why();
  const bool synced = ::fsync(file) == 0;
  const std::string trouble = synced ? "" : path + " cannot be written to the disk: " + why();
  ::close(file);
  return trouble;
}

}  // namespace

std::string folder_of(const std::string& path) {
  const fs::path folder = fs::path(path).parent_path();
  return folder.empty() ? "." : folder.string();
}

std::string sync_file(const std::string& path) { return sync_path(path, 0); }

std::string rename_without_replacing(const std::string& from, const std::string& to) {
  int done = ::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE);
  if (done != 0 && errno == EINVAL) {  // a file system that does not know how: the look before is not as safe
    std::error_code error;
    if (fs::exists(to, error)) return to + " is there already";
    done = std::rename(from.c_str(), to.c_str());
  }
  if (done != 0 && errno == EEXIST) return to + " is there already";
  if (done != 0) return from + " cannot be renamed to " + to + ": " + why();
  return sync_path(folder_of(to), O_DIRECTORY);
}

void remove_database(const std::string& path) {
  std::error_code ignored;
  for (const char* suffix : {"", "-wal", "-shm", "-journal"}) fs::remove(path + suffix, ignored);
}

}  // namespace menagerie::store
