#include "store/sqlite/log_keeper.h"

namespace menagerie::store {
namespace {

constexpr auto kEvery = std::chrono::minutes(1);
constexpr auto kAfterErasure = std::chrono::seconds(1);  // and between tries; many deletions share one

Millis now() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

bool checkpoint(Database& database, int mode) {
  return sqlite3_wal_checkpoint_v2(database.handle(), nullptr, mode, nullptr, nullptr) == SQLITE_OK;
}

// False: a process reads the log, or the disk fails; what can be copied back is. Does not wait.
bool empty_log(Database& database) {
  sqlite3_busy_timeout(database.handle(), 0);
  const bool emptied = checkpoint(database, SQLITE_CHECKPOINT_TRUNCATE);
  sqlite3_busy_timeout(database.handle(), Database::kPatience);
  return emptied;
}

}  // namespace

void LogKeeper::begin(Database& database) {
  if (!empty_log(database)) erased();
}

void LogKeeper::committed() {
  grown_ = true;
  if (marks_ == Marks::Durable) lock_.write_note(print_mark({.commits = commits_, .at = now()}));
}

void LogKeeper::erased() {
  erased_ = true;
  next_ = std::min(next_, Clock::now() + kAfterErasure);
}

// A passive checkpoint waits for nobody. The mark is synced with it: once a minute, not with every commit.
void LogKeeper::look_after(Database& database) {
  if (Clock::now() < next_) return;
  if (erased_ && empty_log(database)) erased_ = grown_ = false;
  else if (grown_ && checkpoint(database, SQLITE_CHECKPOINT_PASSIVE)) grown_ = false;
  lock_.sync_note();
  next_ = Clock::now() + (erased_ ? Clock::duration(kAfterErasure) : kEvery);
}

void LogKeeper::finish(Database& database) {
  (void)empty_log(database);  // if it fails, the next start reads the longer log
  lock_.sync_note();
}

}  // namespace menagerie::store
