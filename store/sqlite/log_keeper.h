// Looks after the write-ahead log for the thread that writes it: marks durable commits, copies the log back into the
// database every minute, and empties it soon after a deletion, so that nothing deleted stays readable in it.
#pragma once

#include <chrono>

#include "store/sqlite/commit_count.h"
#include "store/sqlite/lock_file.h"

namespace menagerie::store {

class LogKeeper {
 public:
  using Clock = std::chrono::steady_clock;
  // Without syncs no commit is known to be durable: then no mark is written.
  enum class Marks : std::uint8_t { Durable, None };
  LogKeeper(LockFile& lock, Marks marks) : lock_(lock), marks_(marks) {}

  // The database was opened: its schema is not to be in the log alone, nor deletions from before a kill readable there.
  void begin(Database& database);
  // Within the transaction of a group commit.
  Outcome count(Database& database) { return count_commit(database, commits_); }
  // The transaction that was counted is durable.
  void committed();
  // One that was committed has deleted what a person was called or has said.
  void erased();

  // When there may be something to do.
  Clock::time_point next() const { return next_; }
  void look_after(Database& database);
  // The database is about to be closed.
  void finish(Database& database);

 private:
  LockFile& lock_;
  Marks marks_;
  std::int64_t commits_ = 0;
  bool grown_ = false;   // since it was copied back
  bool erased_ = false;  // and not emptied since
  Clock::time_point next_ = Clock::now() + std::chrono::minutes(1);
};

}  // namespace menagerie::store
