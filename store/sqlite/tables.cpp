#include "store/sqlite/tables.h"

#include <utility>

namespace menagerie::store::rows {

TableRow table_row(const Row& row, int column) {
  return {.id = row.text(column),
          .created = row.number(column + 1),
          .host = row.text(column + 2),
          .spec = row.text(column + 3),
          .seed = row.text(column + 4),
          .state = static_cast<TableState>(row.number(column + 5)),
          .open = row.number(column + 6) != 0};
}

namespace {

// The column and the index `unfinished` hold the numbers.
static_assert(static_cast<int>(TableState::Waiting) == 0 && static_cast<int>(TableState::Playing) == 1);

Entry entry(const Row& row) {
  return {.version = row.number<std::int32_t>(0),
          .at = row.number(1),
          .seat = row.number<std::int8_t>(2),
          .what = row.text(3),
          .text = row.text(4),
          .spent = row.number<std::int32_t>(5),
          .command = row.text(6)};
}

// The number of a version before it tells two refusals apart: the key decides whether it is taken, the gap that it is
// too early. Without it a batch that failed could be followed by one that succeeds and leave a hole in a log.
Outcome insert_entry(Database& database, const std::string& table, const Entry& entry) {
  return database.change(
      "INSERT INTO entry(game, version, at, seat, what, text, spent, command) "
      "SELECT number, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM game_table AS g WHERE id = ?1 "
      "AND (?2 = 1 OR EXISTS(SELECT 1 FROM entry WHERE game = g.number AND version = ?2 - 1))",
      table, entry.version, entry.at, entry.seat, entry.what, entry.text, entry.spent, entry.command);
}

Outcome free_seat(Database& database, const std::string& table, int seat) {
  const Outcome outcome = database.change(
      "DELETE FROM seat WHERE game = (SELECT number FROM game_table WHERE id = ?1) AND seat = ?2", table, seat);
  return outcome == Outcome::Missing ? Outcome::Stored : outcome;  // it was free already
}

Outcome change_seat(Database& database, const std::string& table, const SeatChange& change) {
  if (change.person.empty()) return free_seat(database, table, change.seat);
  return database.change(
      "INSERT INTO seat(game, seat, person) SELECT number, ?2, ?3 FROM game_table WHERE id = ?1 "
      "ON CONFLICT(game, seat) DO UPDATE SET person = excluded.person",
      table, change.seat, change.person);
}

Outcome change_state(Database& database, const std::string& table, TableState state) {
  return database.change("UPDATE game_table SET state = ?2 WHERE id = ?1", table, static_cast<int>(state));
}

// Deleted persons take no seat: nobody would see them off.
Outcome look_for_person(Database& database, const std::string& person) {
  if (person.empty()) return Outcome::Stored;
  bool found = false;
  const Outcome outcome =
      database.read("SELECT 1 FROM person WHERE id = ?1", [&](const Row&) { found = true; }, person);
  return outcome == Outcome::Stored && !found ? Outcome::Missing : outcome;
}

Outcome insert_parts(Database& database, const std::string& table, const Append& change) {
  Outcome outcome = look_for_person(database, change.only_if_there);
  if (outcome == Outcome::Stored) outcome = insert_entry(database, table, change.entry);
  for (const SeatChange& seat : change.seats) {
    if (outcome == Outcome::Stored) outcome = change_seat(database, table, seat);
  }
  if (outcome == Outcome::Stored && change.state) outcome = change_state(database, table, *change.state);
  return outcome;
}

Outcome read_entries(Database& database, std::int64_t game, std::vector<Entry>& entries) {
  return database.read(
      "SELECT version, at, seat, what, text, spent, command FROM entry WHERE game = ?1 ORDER BY version",
      [&](const Row& row) { entries.push_back(entry(row)); }, game);
}

// Rows of a number and a table, and then the log of each.
template <class... Values>
Outcome read_tables(Database& database, std::vector<StoredTable>& found, std::string_view sql,
                    const Values&... values) {
  std::vector<std::int64_t> numbers;
  Outcome outcome = database.read(
      sql,
      [&](const Row& row) {
        numbers.push_back(row.number(0));
        found.push_back({table_row(row, 1), {}});
      },
      values...);
  for (std::size_t i = 0; i < numbers.size() && outcome == Outcome::Stored; ++i) {
    outcome = read_entries(database, numbers[i], found[i].entries);
  }
  return outcome;
}

}  // namespace

Outcome create_table(Database& database, const TableRow& row, const std::vector<Append>& first) {
  return database.all_or_nothing([&] {
    Outcome outcome = database.change(
        "INSERT INTO game_table(id, created, host, spec, seed, state, open) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 "
        "WHERE EXISTS (SELECT 1 FROM person WHERE id = ?3)",
        row.id, row.created, row.host, row.spec, row.seed, static_cast<int>(row.state), row.open);
    for (const Append& change : first) {
      if (outcome == Outcome::Stored) outcome = insert_parts(database, row.id, change);
    }
    return outcome;
  });
}

Outcome append(Database& database, const Append& change) {
  // Most moves are one statement, which is all or nothing by itself.
  if (change.seats.empty() && !change.state && change.only_if_there.empty())
    return insert_entry(database, change.table, change.entry);
  return database.all_or_nothing([&] { return insert_parts(database, change.table, change); });
}

Outcome find_table(Database& database, const std::string& id, std::optional<StoredTable>& found) {
  std::vector<StoredTable> tables;
  const Outcome outcome = read_tables(
      database, tables, "SELECT number, id, created, host, spec, seed, state, open FROM game_table WHERE id = ?1", id);
  if (!tables.empty()) found = std::move(tables.front());
  return outcome;
}

Outcome unfinished_tables(Database& database, std::vector<StoredTable>& found) {
  return read_tables(database, found,
                     "SELECT number, id, created, host, spec, seed, state, open FROM game_table WHERE state < 2 "
                     "ORDER BY number");
}

Outcome entries_after(Database& database, const std::string& table, std::int32_t version, std::vector<Entry>& found) {
  return database.read(
      "SELECT version, at, seat, what, text, spent, command FROM entry "
      "WHERE game = (SELECT number FROM game_table WHERE id = ?1) AND version > ?2 ORDER BY version",
      [&](const Row& row) { found.push_back(entry(row)); }, table, version);
}

Outcome versions_of(Database& database, const std::vector<std::string>& tables, std::vector<TableVersion>& found) {
  Outcome outcome = Outcome::Stored;
  for (const std::string& table : tables) {
    if (outcome != Outcome::Stored) break;
    outcome = database.read(
        "SELECT coalesce((SELECT max(version) FROM entry WHERE game = g.number), 0), chat_lines "
        "FROM game_table AS g WHERE id = ?1",
        [&](const Row& row) { found.push_back({table, row.number<std::int32_t>(0), row.number(1)}); }, table);
  }
  return outcome;
}

Outcome number_of_table(Database& database, const std::string& id, std::int64_t& number) {
  bool known = false;
  const Outcome outcome = database.read(
      "SELECT number FROM game_table WHERE id = ?1",
      [&](const Row& row) {
        number = row.number(0);
        known = true;
      },
      id);
  return outcome == Outcome::Stored && !known ? Outcome::Missing : outcome;
}

Outcome number_of_key(Database& database, const std::string& table, std::int64_t& number) {
  return table.empty() ? Outcome::Stored : number_of_table(database, table, number);
}

Outcome open_tables(Database& database, TableState state, const Page& page, PageOf<std::string>& found) {
  std::int64_t before = kNewest;
  if (const Outcome known = number_of_key(database, page.after, before); known != Outcome::Stored) return known;
  const Outcome outcome = database.read(
      "SELECT id FROM game_table WHERE state < 2 AND open <> 0 AND state = ?1 AND number < ?2 "
      "ORDER BY number DESC LIMIT ?3",
      [&](const Row& row) { found.rows.push_back(row.text(0)); }, static_cast<int>(state), before, page.limit + 1);
  found.cut(page.limit, [](const std::string& id) { return id; });
  return outcome;
}

Outcome next_table(Database& database, std::int64_t& number, std::optional<StoredTable>& found) {
  found.reset();
  const Outcome outcome = database.read(
      "SELECT number, id, created, host, spec, seed, state, open FROM game_table WHERE number > ?1 "
      "ORDER BY number LIMIT 1",
      [&](const Row& row) {
        number = row.number(0);
        found = StoredTable{table_row(row, 1), {}};
      },
      number);
  return found ? read_entries(database, number, found->entries) : outcome;
}

// In the order of their numbers, which is that of their making: the index gives it without sorting a long life.
Outcome tables_of(Database& database, const std::string& person, const Page& page, PageOf<PersonsTable>& found) {
  const auto key = page.after.empty() ? PageKey() : parse_page_key(page.after);
  std::int64_t game = kNewest;
  if (!key || (!page.after.empty() && key->id.empty())) return Outcome::Missing;
  if (const Outcome known = number_of_key(database, key->id, game); known != Outcome::Stored) return known;
  const Outcome outcome = database.read(
      "SELECT s.seat, g.id, g.created, g.host, g.spec, g.seed, g.state, g.open "
      "FROM seat AS s JOIN game_table AS g ON g.number = s.game WHERE s.person = ?1 "
      "AND s.game <= ?2 AND (s.game < ?2 OR s.seat > ?3) ORDER BY s.game DESC, s.seat LIMIT ?4",
      [&](const Row& row) { found.rows.push_back({table_row(row, 1), row.number<int>(0)}); }, person, game, key->number,
      page.limit + 1);
  found.cut(page.limit, [](const PersonsTable& own) { return print_page_key({own.seat, own.row.id}); });
  return outcome;
}

Outcome tables_made_by(Database& database, const std::string& person, const Page& page, PageOf<std::string>& found) {
  std::int64_t before = kNewest;
  if (const Outcome known = number_of_key(database, page.after, before); known != Outcome::Stored) return known;
  const Outcome outcome = database.read(
      "SELECT id FROM game_table WHERE host = ?1 AND number < ?2 ORDER BY number DESC LIMIT ?3",
      [&](const Row& row) { found.rows.push_back(row.text(0)); }, person, before, page.limit + 1);
  found.cut(page.limit, [](const std::string& id) { return id; });
  return outcome;
}

}  // namespace menagerie::store::rows
