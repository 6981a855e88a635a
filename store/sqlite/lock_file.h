// Keeps a second server away from a store. The kernel drops the lock when its process ends, however it ends; only a
// small file stays, with a note for the next holder. Readers such as the sqlite3 shell do not ask for the lock and are
// let in.
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

  // The note, for the holder. A write survives a kill of this process, and a power cut once it is synced; a write that
  // fails leaves the note as it was. All notes have the same length, so that none is mixed with an earlier one.
  std::string note() const;  // empty: there is none
  void write_note(const std::string& note);
  void sync_note();
  void clear_note();

 private:
  int file_ = -1;
};

// The note in such a file, for who does not hold the lock; empty: there is none.
std::string note_in(const std::string& path);

// Makes an empty file that only its owner may read, durably, if there is none: what a store keeps is nobody else's
// business. What goes wrong here goes wrong again, with a better sentence, when the file is opened.
void make_private_file(const std::string& path);

}  // namespace menagerie::store
