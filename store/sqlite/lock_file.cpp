#include "store/sqlite/lock_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

namespace menagerie::store {

LockFile::LockFile(LockFile&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

LockFile::~LockFile() {
  if (file_ >= 0) ::close(file_);
}

// A file of its own, not the database: closing any handle of that would drop the locks SQLite holds on it.
std::string LockFile::take(const std::string& path) {
  file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file_ < 0) return "cannot make " + path + ": " + std::generic_category().message(errno);
  if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return {};
  return errno == EWOULDBLOCK ? "another server has it open"
                              : "cannot lock " + path + ": " + std::generic_category().message(errno);
}

void make_private_file(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0) return;
  ::close(file);
  const int folder = ::open(std::filesystem::path(path).parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  ::fsync(folder);  // a synced file in a folder that was not is lost all the same
  ::close(folder);
}

}  // namespace menagerie::store
