// How many commits a store has had. Every group commit raises the count in the database. A mark of it is kept apart, in
// the file of the store's lock, and raised only when the commit is durable. If the database has fewer commits than its
// mark, commits were lost with the write-ahead log. SQLite itself takes a log that is gone or cut for a shorter one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "store/sqlite/database.h"

namespace menagerie::store {

struct CommitMark {
  std::int64_t commits = 0;  // at least this number was durable
  Millis at = 0;             // at this time
  friend bool operator==(const CommitMark&, const CommitMark&) = default;
};

// As the note of a lock file: one line of always the same length. Empty: it is no mark.
std::string print_mark(const CommitMark& mark);
std::optional<CommitMark> parse_mark(const std::string& note);

// Adds one, within a transaction; `commits` is the new count.
Outcome count_commit(Database& database, std::int64_t& commits);

struct CountedCommits {
  std::int64_t commits = 0;  // of a store from before they were counted, or without tables: 0
  Millis last_alive = 0;     // the last sign of life of a server; 0: there was none
  Error error;
};
CountedCommits counted_commits(Database& database);

// What is missing, as a sentence without an end; empty: nothing is.
std::string missing_commits(const CommitMark& mark, const CountedCommits& counted);

}  // namespace menagerie::store
