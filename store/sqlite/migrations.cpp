#include "store/sqlite/migrations.h"

#include <array>
#include <cstdlib>

namespace menagerie::store {
namespace {

constexpr int kApplication = 0x4d656e61;  // "Mena": marks the file as ours

// Rows refer to a table by a small number, not by its id: the log is the bulk of the file, and its keys hold it.
// An entry lies in the tree of its key itself: without a rowid there is one tree less to write in every append.
constexpr const char* kFirst = R"sql(
CREATE TABLE person(
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  recovery_hash TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX account ON person(name_key) WHERE name_key <> '';

CREATE TABLE session(
  token_hash TEXT PRIMARY KEY,
  id TEXT NOT NULL,
  person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  label TEXT NOT NULL,
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  UNIQUE(person, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE game_table(
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,
  host TEXT NOT NULL,
  spec TEXT NOT NULL,
  seed TEXT NOT NULL,
  state INTEGER NOT NULL,
  open INTEGER NOT NULL,
  chat_lines INTEGER NOT NULL DEFAULT 0  -- ever said: a number is not given twice, even when lines are deleted
) STRICT;
CREATE INDEX unfinished ON game_table(number) WHERE state < 2;

CREATE TABLE entry(
  game INTEGER NOT NULL REFERENCES game_table(number),
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  what TEXT NOT NULL,
  text TEXT NOT NULL,
  spent INTEGER NOT NULL,
  command TEXT NOT NULL,
  PRIMARY KEY(game, version)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX command ON entry(game, command) WHERE command <> '';

CREATE TABLE seat(
  game INTEGER NOT NULL REFERENCES game_table(number),
  seat INTEGER NOT NULL,
  person TEXT NOT NULL,
  PRIMARY KEY(game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_of ON seat(person, game);

CREATE TABLE chat(
  game INTEGER NOT NULL REFERENCES game_table(number),
  number INTEGER NOT NULL,
  at INTEGER NOT NULL,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY(game, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_of ON chat(person);

CREATE TABLE report(
  number INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game_table(number),
  chat INTEGER NOT NULL,
  by TEXT NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE TABLE mute(
  person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
  muted TEXT NOT NULL,
  PRIMARY KEY(person, muted)
) STRICT, WITHOUT ROWID;
CREATE INDEX mute_of ON mute(muted);

CREATE TABLE alive(
  only INTEGER PRIMARY KEY CHECK(only = 1),
  at INTEGER NOT NULL
) STRICT;
)sql";

// What whoever runs the server decides about people, and the order in which lists show them.
constexpr const char* kSecond = R"sql(
ALTER TABLE person ADD COLUMN banned_until INTEGER NOT NULL DEFAULT 0;
ALTER TABLE person ADD COLUMN ban_reason TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE person ADD COLUMN judged INTEGER NOT NULL DEFAULT 0;
CREATE INDEX judged_person ON person(judged) WHERE judged > 0;
CREATE INDEX person_by_age ON person(created);
)sql";

// Accounts that hold against races and look-alike names, deletions that survive a kill, and a count of the commits that
// is compared with the one beside the file.
constexpr const char* kThird = R"sql(
ALTER TABLE person ADD COLUMN skeleton TEXT NOT NULL DEFAULT '';  -- equal for names that look the same
CREATE UNIQUE INDEX account_look ON person(skeleton) WHERE skeleton <> '';
CREATE INDEX account_without_look ON person(created, id) WHERE name_key <> '' AND skeleton = '';
CREATE TABLE sign_in_place(
  person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
  place TEXT NOT NULL,  -- a hash of the network from which the person signed in
  seen INTEGER NOT NULL,
  PRIMARY KEY(person, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE departure(
  person TEXT PRIMARY KEY,  -- deleted, but may still have seats and open tables
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX table_of_host ON game_table(host);
CREATE INDEX open_to_all ON game_table(state) WHERE state < 2 AND open <> 0;
CREATE INDEX report_by ON report(by);
CREATE INDEX session_by_use ON session(seen);
CREATE INDEX session_by_age ON session(person, created, id);
CREATE TABLE commit_count(
  only INTEGER PRIMARY KEY CHECK(only = 1),
  commits INTEGER NOT NULL
) STRICT;
INSERT INTO commit_count(only, commits) VALUES(1, 0);
)sql";

constexpr std::array kMigrations{kFirst, kSecond, kThird};

std::string pragma(const char* name, std::size_t value) {
  return std::string("PRAGMA ") + name + " = " + std::to_string(value);
}

// An empty file, or one that says it is ours.
std::string whose(Database& database) {
  std::string application, objects;
  if (const Error error = database.ask("PRAGMA application_id", application)) {
    return error.code == SQLITE_NOTADB ? "it is not a database" : "it cannot be read: " + error.sentence;
  }
  if (application == std::to_string(kApplication)) return {};
  if (const Error error = database.ask("SELECT count(*) FROM sqlite_schema", objects)) {
    return "it cannot be read: " + error.sentence;
  }
  return application == "0" && objects == "0" ? "" : "it is a database of another program";
}

Error read_version(Database& database, std::size_t& version) {
  std::string text;
  const Error error = database.ask("PRAGMA user_version", text);
  version = static_cast<std::size_t>(std::strtoull(text.c_str(), nullptr, 10));
  return error;
}

Error take_steps(Database& database, Steps steps, std::size_t version) {
  if (Error error = database.execute("BEGIN IMMEDIATE")) return error;
  for (; version < steps.size(); ++version) {
    if (Error error = database.execute(steps[version])) return error;
  }
  if (Error error = database.execute(pragma("application_id", kApplication).c_str())) return error;
  if (Error error = database.execute(pragma("user_version", version).c_str())) return error;
  return database.execute("COMMIT");
}

}  // namespace

Steps migrations() { return kMigrations; }

std::string refuse_stranger(Database& database, Steps steps) {
  if (std::string trouble = whose(database); !trouble.empty()) return trouble;
  std::size_t version = 0;
  if (const Error error = read_version(database, version)) return "it cannot be read: " + error.sentence;
  if (version <= steps.size()) return {};
  return "it was written by a newer program (its version is " + std::to_string(version) + ", this program knows " +
         std::to_string(steps.size()) + ")";
}

std::string migrate(Database& database, Steps steps) {
  std::size_t version = 0;
  if (const Error error = read_version(database, version)) return "it cannot be read: " + error.sentence;
  if (version >= steps.size()) return {};
  const Error error = take_steps(database, steps, version);
  if (database.in_transaction()) (void)database.execute("ROLLBACK");
  if (!error) return {};
  return "it cannot be brought up from version " + std::to_string(version) + ": " + error.sentence;
}

}  // namespace menagerie::store
