// Keeps a second server away from a store. The kernel drops the lock when its process ends, however it ends; only an
// empty file stays. Readers such as the sqlite3 shell do not ask for it and are let in.
#pragma once

#include <string>

namespace menagerie::store {

class LockFile {
 public:
  LockFile() = default;
  LockFile(LockFile&& other) noexcept;
  LockFile& operator=(LockFile&&) = delete;
  ~LockFile();

  // What is in the way; empty: the lock is held until the end of this object's life.
  std::string take(const std::string& path);

 private:
  int file_ = -1;
};

// Makes an empty file that only this user may read, durably, if there is none: what a store keeps is nobody else's
// business. What goes wrong here goes wrong again, with a better sentence, when the file is opened.
void make_private_file(const std::string& path);

}  // namespace menagerie::store
