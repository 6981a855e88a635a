#include "store/postgres/tables.h"

#include <map>
#include <set>
#include <utility>

namespace menagerie::store::postgres {
namespace {

static_assert(static_cast<int>(Outcome::Stored) == 0 && static_cast<int>(Outcome::Taken) == 1 &&
              static_cast<int>(Outcome::Missing) == 2);

// The entry before decides between two refusals: the key is taken, or it is too early for it.
constexpr Statement kAppend{"append", R"sql(
WITH before AS (
  SELECT g.number FROM game_table AS g WHERE g.id = $1::text
    AND ($2::int = 1 OR EXISTS (SELECT 1 FROM entry AS e WHERE e.game = g.number AND e.version = $2::int - 1))
), made AS (
  INSERT INTO entry(game, version, at, seat, what, text, spent, command)
  SELECT number, $2::int, $3::bigint, $4::smallint, $5::text, $6::bytea, $7::int, $8::bytea FROM before
  ON CONFLICT DO NOTHING RETURNING game
)
SELECT CASE WHEN EXISTS (SELECT 1 FROM made) THEN 0 WHEN EXISTS (SELECT 1 FROM before) THEN 1 ELSE 2 END)sql"};

// The same with what changes beside the log. A state of -1 stays as it is.
// The row of a person who must be there is locked: a deletion at the same time finds the seat, or this finds nobody.
constexpr Statement kAppendMore{"append_more", R"sql(
WITH who AS (
  SELECT id FROM person WHERE id = $13::text FOR KEY SHARE
), before AS (
  SELECT g.number FROM game_table AS g WHERE g.id = $1::text
    AND ($13::text = '' OR EXISTS (SELECT 1 FROM who))
    AND ($2::int = 1 OR EXISTS (SELECT 1 FROM entry AS e WHERE e.game = g.number AND e.version = $2::int - 1))
), made AS (
  INSERT INTO entry(game, version, at, seat, what, text, spent, command)
  SELECT number, $2::int, $3::bigint, $4::smallint, $5::text, $6::bytea, $7::int, $8::bytea FROM before
  ON CONFLICT DO NOTHING RETURNING game
), taken AS (
  INSERT INTO seat(game, seat, person)
  SELECT made.game, s.seat, s.person FROM made, unnest($9::smallint[], $10::text[]) AS s(seat, person)
  ON CONFLICT (game, seat) DO UPDATE SET person = excluded.person
), freed AS (
  DELETE FROM seat USING made WHERE seat.game = made.game AND seat.seat = ANY($11::smallint[])
), stated AS (
  UPDATE game_table SET state = $12::smallint FROM made WHERE number = made.game AND $12::smallint >= 0
)
SELECT CASE WHEN EXISTS (SELECT 1 FROM made) THEN 0 WHEN EXISTS (SELECT 1 FROM before) THEN 1 ELSE 2 END)sql"};

// The host's row is locked: a deletion at the same time finds this table, or this finds no host.
constexpr Statement kCreate{"create_table", R"sql(
WITH host AS (
  SELECT id FROM person WHERE id = $3::text FOR KEY SHARE
), made AS (
  INSERT INTO game_table(id, created, host, spec, seed, state, open)
  SELECT $1::text, $2::bigint, host.id, $4::text, $5::text, $6::smallint, $7::int <> 0 FROM host
  ON CONFLICT DO NOTHING RETURNING number
), log AS (
  INSERT INTO entry(game, version, at, seat, what, text, spent, command)
  SELECT made.number, e.version, e.at, e.seat, e.what, e.text, e.spent, e.command
  FROM made, unnest($8::int[], $9::bigint[], $10::smallint[], $11::text[], $12::bytea[], $13::int[], $14::bytea[])
    AS e(version, at, seat, what, text, spent, command)
), seats AS (
  INSERT INTO seat(game, seat, person)
  SELECT made.number, s.seat, s.person FROM made, unnest($15::smallint[], $16::text[]) AS s(seat, person)
)
SELECT CASE WHEN EXISTS (SELECT 1 FROM made) THEN 0 WHEN EXISTS (SELECT 1 FROM host) THEN 1 ELSE 2 END)sql"};

constexpr Statement kRefuse{"refuse", "SELECT $1::int"};

constexpr Statement kTable{"table",
                           "SELECT id, created, host, spec, seed, state, open FROM game_table WHERE id = $1::text"};
constexpr Statement kLog{"log", R"sql(
SELECT version, at, seat, what, text, spent, command FROM entry
WHERE game = (SELECT number FROM game_table WHERE id = $1::text) AND version > $2::int ORDER BY version)sql"};

constexpr Statement kUnfinished{"unfinished", R"sql(
SELECT id, created, host, spec, seed, state, open, number FROM game_table WHERE state < 2 ORDER BY number)sql"};
constexpr Statement kUnfinishedLogs{"unfinished_logs", R"sql(
SELECT e.version, e.at, e.seat, e.what, e.text, e.spent, e.command, e.game
FROM game_table AS g JOIN entry AS e ON e.game = g.number WHERE g.state < 2 ORDER BY e.game, e.version)sql"};

constexpr Statement kVersions{"versions", R"sql(
SELECT g.id, coalesce((SELECT max(version) FROM entry WHERE game = g.number), 0), g.chat_lines
FROM unnest($1::text[]) WITH ORDINALITY AS asked(id, place) JOIN game_table AS g ON g.id = asked.id
ORDER BY asked.place)sql"};

constexpr Statement kOpen{"open_tables", R"sql(
SELECT id FROM game_table WHERE state < 2 AND open AND state = $1::smallint
AND number < coalesce((SELECT number FROM game_table WHERE id = $2::text), 9223372036854775807)
ORDER BY number DESC LIMIT $3::int)sql"};

constexpr Statement kTablesOf{"tables_of", R"sql(
SELECT g.id, g.created, g.host, g.spec, g.seed, g.state, g.open, s.seat
FROM (SELECT coalesce((SELECT number FROM game_table WHERE id = $2::text), 9223372036854775807) AS game) AS key,
  seat AS s JOIN game_table AS g ON g.number = s.game
WHERE s.person = $1::text AND s.game <= key.game AND (s.game < key.game OR s.seat > $3::bigint)
ORDER BY s.game DESC, s.seat LIMIT $4::int)sql"};

constexpr Statement kMadeBy{"tables_made_by", R"sql(
SELECT id FROM game_table WHERE host = $1::text
AND number < coalesce((SELECT number FROM game_table WHERE id = $2::text), 9223372036854775807)
ORDER BY number DESC LIMIT $3::int)sql"};

constexpr Statement kNumber{"number_of_table", "SELECT number FROM game_table WHERE id = $1::text"};

Entry entry(const Rows& rows, int row) {
  return {.version = rows.number<std::int32_t>(row, 0),
          .at = rows.number(row, 1),
          .seat = rows.number<std::int8_t>(row, 2),
          .what = rows.text(row, 3),
          .text = rows.text(row, 4),
          .spent = rows.number<std::int32_t>(row, 5),
          .command = rows.text(row, 6)};
}

// Entries that cannot follow one another are refused without asking.
Outcome first_log(const std::vector<Append>& first) {
  std::set<std::string> commands;
  std::int32_t version = 0;
  for (const Append& change : first) {
    if (change.entry.version <= version && change.entry.version > 0) return Outcome::Taken;
    if (change.entry.version != version + 1) return Outcome::Missing;
    if (!change.entry.command.empty() && !commands.insert(change.entry.command).second) return Outcome::Taken;
    ++version;
  }
  return Outcome::Stored;
}

struct Columns {
  std::vector<std::int64_t> version, at, seat, spent;
  std::vector<std::string> what, text, command;
};

Columns columns(const std::vector<Append>& first) {
  Columns all;
  for (const Append& change : first) {
    all.version.push_back(change.entry.version);
    all.at.push_back(change.entry.at);
    all.seat.push_back(change.entry.seat);
    all.what.push_back(change.entry.what);
    all.text.push_back(change.entry.text);
    all.spent.push_back(change.entry.spent);
    all.command.push_back(change.entry.command);
  }
  return all;
}

struct Seats {
  std::vector<std::int64_t> taken, freed;
  std::vector<std::string> people;

  // Of several changes of one seat the last counts.
  void add(const std::map<int, std::string>& by_seat) {
    for (const auto& [seat, person] : by_seat) {
      if (person.empty()) freed.push_back(seat);
      else taken.push_back(seat), people.push_back(person);
    }
  }
};

Seats seats(const std::vector<Append>& changes) {
  std::map<int, std::string> by_seat;
  for (const Append& change : changes)
    for (const SeatChange& seat : change.seats) by_seat[seat.seat] = seat.person;
  Seats all;
  all.add(by_seat);
  return all;
}

void read_ids(const Rows& rows, int limit, PageOf<std::string>& found) {
  for (int row = 0; row < rows.size(); ++row) found.rows.push_back(rows.text(row, 0));
  found.cut(limit, [](const std::string& id) { return id; });
}

// The last state that one of the entries brings, or the table's own.
TableState state_after(const TableRow& row, const std::vector<Append>& first) {
  TableState state = row.state;
  for (const Append& change : first) state = change.state.value_or(state);
  return state;
}

}  // namespace

TableRow table_row(const Rows& rows, int row) {
  return {.id = rows.text(row, 0),
          .created = rows.number(row, 1),
          .host = rows.text(row, 2),
          .spec = rows.text(row, 3),
          .seed = rows.text(row, 4),
          .state = static_cast<TableState>(rows.number(row, 5)),
          .open = rows.number(row, 6) != 0};
}

Outcome said_outcome(const Rows* answers) { return static_cast<Outcome>(answers->number(0, 0)); }

Work create_table(const TableRow& row, const std::vector<Append>& first) {
  if (const Outcome refused = first_log(first); refused != Outcome::Stored)
    return {{{&kRefuse, Values(static_cast<int>(refused))}}, said_outcome};
  const Columns log = columns(first);
  const Seats taken = seats(first);
  return {
      {{&kCreate, Values(row.id, row.created, row.host, row.spec, row.seed, static_cast<int>(state_after(row, first)),
                         static_cast<int>(row.open), Array{array_of(log.version)}, Array{array_of(log.at)},
                         Array{array_of(log.seat)}, Array{array_of(log.what)}, Array{array_of_bytes(log.text)},
                         Array{array_of(log.spent)}, Array{array_of_bytes(log.command)}, Array{array_of(taken.taken)},
                         Array{array_of(taken.people)})}},
      said_outcome};
}

Work append(const Append& change) {
  const Entry& entry = change.entry;
  if (change.seats.empty() && !change.state && change.only_if_there.empty())
    return {{{&kAppend, Values(key(change.table), entry.version, entry.at, entry.seat, entry.what, entry.text,
                               entry.spent, entry.command)}},
            said_outcome};
  const Seats beside = seats({change});
  return {{{&kAppendMore, Values(key(change.table), entry.version, entry.at, entry.seat, entry.what, entry.text,
                                 entry.spent, entry.command, Array{array_of(beside.taken)},
                                 Array{array_of(beside.people)}, Array{array_of(beside.freed)},
                                 change.state ? static_cast<int>(*change.state) : -1, key(change.only_if_there))}},
          said_outcome};
}

Work find_table(const std::string& id, std::optional<StoredTable>& found) {
  return {{{&kTable, Values(key(id))}, {&kLog, Values(key(id), 0)}}, [&found](const Rows* answers) {
            if (answers[0].size() == 0) return Outcome::Stored;
            found = StoredTable{table_row(answers[0], 0), {}};
            for (int row = 0; row < answers[1].size(); ++row) found->entries.push_back(entry(answers[1], row));
            return Outcome::Stored;
          }};
}

// A table may be made, or end, between the two questions: only those of the first are taken.
Work unfinished_tables(std::vector<StoredTable>& found) {
  return {{{&kUnfinished}, {&kUnfinishedLogs}}, [&found](const Rows* answers) {
            const Rows &tables = answers[0], &logs = answers[1];
            int next = 0;
            for (int row = 0; row < tables.size(); ++row) {
              found.push_back({table_row(tables, row), {}});
              const std::int64_t game = tables.number(row, 7);
              while (next < logs.size() && logs.number(next, 7) < game) ++next;
              for (; next < logs.size() && logs.number(next, 7) == game; ++next)
                found.back().entries.push_back(entry(logs, next));
            }
            return Outcome::Stored;
          }};
}

Work entries_after(const std::string& table, std::int32_t version, std::vector<Entry>& found) {
  return {{{&kLog, Values(key(table), version)}}, [&found](const Rows* answers) {
            for (int row = 0; row < answers->size(); ++row) found.push_back(entry(*answers, row));
            return Outcome::Stored;
          }};
}

Work versions_of(const std::vector<std::string>& tables, std::vector<TableVersion>& found) {
  std::vector<std::string> keys;
  for (const std::string& table : tables) keys.push_back(key(table));
  return {{{&kVersions, Values(Array{array_of(keys)})}}, [&found](const Rows* answers) {
            for (int row = 0; row < answers->size(); ++row)
              found.push_back({answers->text(row, 0), answers->number<std::int32_t>(row, 1), answers->number(row, 2)});
            return Outcome::Stored;
          }};
}

Work no_such_key() { return {{{&kRefuse, Values(static_cast<int>(Outcome::Missing))}}, said_outcome}; }

Work behind_table(const std::string& table, Work work) {
  if (table.empty()) return work;
  work.questions.insert(work.questions.begin(), Question{&kNumber, Values(key(table))});
  work.read = [read = std::move(work.read)](const Rows* answers) {
    return answers[0].size() == 0 ? Outcome::Missing : read(answers + 1);
  };
  return work;
}

Work open_tables(TableState state, const Page& page, PageOf<std::string>& found) {
  return behind_table(page.after, {{{&kOpen, Values(static_cast<int>(state), key(page.after), page.limit + 1)}},
                                   [&found, limit = page.limit](const Rows* answers) {
                                     read_ids(*answers, limit, found);
                                     return Outcome::Stored;
                                   }});
}

Work tables_of(const std::string& person, const Page& page, PageOf<PersonsTable>& found) {
  const auto after = page.after.empty() ? PageKey() : parse_page_key(page.after);
  if (!after || (!page.after.empty() && after->id.empty())) return no_such_key();
  const auto read = [&found, limit = page.limit](const Rows* answers) {
    for (int row = 0; row < answers->size(); ++row)
      found.rows.push_back({table_row(*answers, row), answers->number<int>(row, 7)});
    found.cut(limit, [](const PersonsTable& own) { return print_page_key({own.seat, own.row.id}); });
    return Outcome::Stored;
  };
  return behind_table(after->id,
                      {{{&kTablesOf, Values(key(person), key(after->id), after->number, page.limit + 1)}}, read});
}

Work tables_made_by(const std::string& person, const Page& page, PageOf<std::string>& found) {
  return behind_table(page.after, {{{&kMadeBy, Values(key(person), key(page.after), page.limit + 1)}},
                                   [&found, limit = page.limit](const Rows* answers) {
                                     read_ids(*answers, limit, found);
                                     return Outcome::Stored;
                                   }});
}

}  // namespace menagerie::store::postgres
