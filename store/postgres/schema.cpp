#include "store/postgres/schema.h"

#include <array>
#include <cstdlib>

namespace menagerie::store::postgres {
namespace {

// As in SQLite rows refer to a table by a small number. What people write is kept as bytes: PostgreSQL's text cannot
// hold all that theirs can. The log has no foreign key: an append looks its table up anyway, tables are never deleted,
// and the check would write into the table's row with every move.
constexpr const char* kFirst = R"sql(
CREATE TABLE person(
  id text COLLATE "C" PRIMARY KEY,
  name bytea NOT NULL,
  name_key bytea NOT NULL,
  password_hash text NOT NULL,
  recovery_hash text NOT NULL,
  created bigint NOT NULL
);
CREATE UNIQUE INDEX account ON person(name_key) WHERE name_key <> '';

CREATE TABLE session(
  token_hash text COLLATE "C" PRIMARY KEY,
  id text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL REFERENCES person(id) ON DELETE CASCADE,
  kind text NOT NULL,
  label bytea NOT NULL,
  created bigint NOT NULL,
  seen bigint NOT NULL,
  UNIQUE(person, id)
);

CREATE TABLE game_table(
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  created bigint NOT NULL,
  host text NOT NULL,
  spec text NOT NULL,
  seed text NOT NULL,
  state smallint NOT NULL,
  open boolean NOT NULL,
  chat_lines bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 80);
CREATE INDEX unfinished ON game_table(number) WHERE state < 2;
CREATE INDEX open_to_all ON game_table(state, number) WHERE state < 2 AND open;

CREATE TABLE entry(
  game bigint NOT NULL,
  version integer NOT NULL,
  at bigint NOT NULL,
  seat smallint NOT NULL,
  what text NOT NULL,
  text bytea NOT NULL,
  spent integer NOT NULL,
  command bytea NOT NULL,
  PRIMARY KEY(game, version)
);
CREATE UNIQUE INDEX command ON entry(game, command) WHERE command <> '';

CREATE TABLE seat(
  game bigint NOT NULL,
  seat smallint NOT NULL,
  person text COLLATE "C" NOT NULL,
  PRIMARY KEY(game, seat)
);
CREATE INDEX seat_of ON seat(person, game);

CREATE TABLE chat(
  game bigint NOT NULL,
  number bigint NOT NULL,
  at bigint NOT NULL,
  person text COLLATE "C" NOT NULL,
  name bytea NOT NULL,
  text bytea NOT NULL,
  PRIMARY KEY(game, number)
);
CREATE INDEX chat_of ON chat(person);

CREATE TABLE report(
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game bigint NOT NULL,
  chat bigint NOT NULL,
  by text NOT NULL,
  reason bytea NOT NULL,
  at bigint NOT NULL
);

CREATE TABLE mute(
  person text COLLATE "C" NOT NULL REFERENCES person(id) ON DELETE CASCADE,
  muted text COLLATE "C" NOT NULL,
  PRIMARY KEY(person, muted)
);
CREATE INDEX mute_of ON mute(muted);

CREATE TABLE node(
  name text COLLATE "C" PRIMARY KEY,
  run text NOT NULL,             -- another after every start
  at bigint NOT NULL,            -- its last sign of life, by its own clock
  seen timestamptz NOT NULL,     -- and by this database's
  gone boolean NOT NULL          -- it has said goodbye
);

CREATE TABLE commit_note(
  lane bigint PRIMARY KEY,   -- one connection of one server
  note bigint NOT NULL,      -- written by its last transaction that changed something
  at timestamptz NOT NULL
) WITH (fillfactor = 20);

CREATE VIEW readable_entry AS
  SELECT g.id AS "table", e.version, to_timestamp(e.at / 1000.0) AS at, e.seat, e.what,
         encode(e.text, 'escape') AS text, e.spent, encode(e.command, 'escape') AS command
  FROM entry AS e JOIN game_table AS g ON g.number = e.game;
)sql";

// What whoever runs the server decides about people, and the order in which lists show them.
constexpr const char* kSecond = R"sql(
ALTER TABLE person
  ADD COLUMN banned_until bigint NOT NULL DEFAULT 0,
  ADD COLUMN ban_reason bytea NOT NULL DEFAULT '',
  ADD COLUMN muted boolean NOT NULL DEFAULT false,
  ADD COLUMN judged bigint NOT NULL DEFAULT 0;
CREATE INDEX judged_person ON person(judged) WHERE judged > 0;
CREATE INDEX person_by_age ON person(created);
)sql";

// As in SQLite, but for the count of commits: PostgreSQL guards its own log.
constexpr const char* kThird = R"sql(
ALTER TABLE person
  ADD COLUMN skeleton bytea NOT NULL DEFAULT '';
CREATE UNIQUE INDEX account_look ON person(skeleton) WHERE skeleton <> '';
CREATE INDEX account_without_look ON person(created, id) WHERE name_key <> '' AND skeleton = '';
CREATE TABLE sign_in_place(
  person text COLLATE "C" NOT NULL REFERENCES person(id) ON DELETE CASCADE,
  place text COLLATE "C" NOT NULL,
  seen bigint NOT NULL,
  PRIMARY KEY(person, place)
);
CREATE TABLE departure(
  person text COLLATE "C" PRIMARY KEY,
  at bigint NOT NULL
);
CREATE INDEX table_of_host ON game_table(host, number);
CREATE INDEX report_by ON report(by, number);
DROP INDEX chat_of;
CREATE INDEX chat_of ON chat(person, game, number);
CREATE INDEX session_by_use ON session(seen);
CREATE INDEX session_by_age ON session(person, created, id);
)sql";

constexpr std::array kMigrations{kFirst, kSecond, kThird};

constexpr const char* kLock = "BEGIN; SET LOCAL lock_timeout = '60s'; SELECT pg_advisory_xact_lock(5360829740192)";
constexpr const char* kBase =
    "CREATE SCHEMA IF NOT EXISTS menagerie; "
    "CREATE TABLE IF NOT EXISTS menagerie.schema_version(version integer NOT NULL); "
    "INSERT INTO menagerie.schema_version SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM menagerie.schema_version)";
constexpr Statement kVersion{"schema_version", "SELECT version FROM menagerie.schema_version"};
constexpr Statement kIsThere{"schema_is_there", "SELECT to_regclass('menagerie.schema_version') IS NOT NULL"};

// Reads only, so that a server without the right to make tables may use those that are there.
Trouble read_version(Connection& connection, std::size_t& version) {
  Rows answer;
  version = 0;
  if (Trouble trouble = connection.ask(Question{&kIsThere}, answer)) return trouble;
  if (answer.number(0, 0) == 0) return {};
  if (Trouble trouble = connection.ask(Question{&kVersion}, answer)) return trouble;
  if (answer.size() == 1) version = answer.number<std::size_t>(0, 0);
  return {};
}

Trouble take_steps(Connection& connection, Steps steps) {
  if (Trouble trouble = connection.run(kLock)) return trouble;
  if (Trouble trouble = connection.run(kBase)) return trouble;
  std::size_t version = 0;
  if (Trouble trouble = read_version(connection, version)) return trouble;  // another node may have been faster
  for (; version < steps.size(); ++version)
    if (Trouble trouble = connection.run(steps[version])) return trouble;
  const std::string note = "UPDATE menagerie.schema_version SET version = " + std::to_string(version);
  if (Trouble trouble = connection.run(note.c_str())) return trouble;
  return connection.run("COMMIT");
}

std::string refuse_newer(Connection& connection, Steps steps, std::size_t& version) {
  if (const Trouble trouble = read_version(connection, version)) return "it cannot be read: " + trouble.sentence;
  if (version <= steps.size()) return {};
  return "it was written by a newer program (its version is " + std::to_string(version) + ", this program knows " +
         std::to_string(steps.size()) + ")";
}

}  // namespace

Steps migrations() { return kMigrations; }

std::string refuse_other_version(Connection& connection, Steps steps) {
  std::size_t version = 0;
  if (std::string trouble = refuse_newer(connection, steps, version); !trouble.empty()) return trouble;
  if (version == 0) return "there is no store in it";
  if (version == steps.size()) return {};
  return "it was written by an older program (its version is " + std::to_string(version) + ", this program's " +
         std::to_string(steps.size()) + "): start a server of this version once, or use the older program";
}

std::string bring_up(Connection& connection, Steps steps) {
  std::size_t version = 0;
  if (std::string trouble = refuse_newer(connection, steps, version); !trouble.empty()) return trouble;
  if (version == steps.size()) return {};
  const Trouble trouble = take_steps(connection, steps);
  if (!trouble) return {};
  if (connection.is_open()) (void)connection.run("ROLLBACK");
  return "its tables cannot be brought up from version " + std::to_string(version) + ": " + trouble.sentence;
}

}  // namespace menagerie::store::postgres
