#include "store/sqlite/departures.h"

#include <string_view>

#include "store/sqlite/people.h"

namespace menagerie::store::rows {
namespace {

// Each of them may find no row. The report itself stays: the line is still reported.
constexpr std::string_view kTraces[] = {
    "DELETE FROM mute WHERE muted = ?1",
    "DELETE FROM chat WHERE person = ?1",
    "UPDATE report SET by = '', reason = '' WHERE by = ?1",
};

Outcome erase_traces(Database& database, const std::string& id) {
  for (const std::string_view sql : kTraces) {
    const Outcome outcome = database.change(sql, id);
    if (outcome != Outcome::Stored && outcome != Outcome::Missing) return outcome;
  }
  return Outcome::Stored;
}

}  // namespace

// Sessions, places and own mutes go with the person: the schema says so (ON DELETE CASCADE).
Outcome delete_person(Database& database, const std::string& id, const std::string& verified_hash, Millis at) {
  return database.all_or_nothing([&] {
    Outcome outcome = database.change("DELETE FROM person WHERE id = ?1 AND password_hash = ?2", id, verified_hash);
    outcome = compared(database, outcome, id);
    if (outcome == Outcome::Stored) outcome = erase_traces(database, id);
    if (outcome != Outcome::Stored) return outcome;
    return database.change(
        "INSERT INTO departure(person, at) VALUES(?1, ?2) ON CONFLICT(person) DO UPDATE SET at = excluded.at", id, at);
  });
}

Outcome departures(Database& database, int limit, std::vector<Departure>& found) {
  Outcome outcome = database.read(
      "SELECT person, at FROM departure ORDER BY at, person LIMIT ?1",
      [&](const Row& row) { found.push_back({row.text(0), row.number(1), {}}); }, limit);
  for (Departure& departure : found) {
    if (outcome != Outcome::Stored) return outcome;
    outcome = database.read(
        "SELECT id FROM game_table WHERE number IN ("
        "SELECT s.game FROM seat AS s JOIN game_table AS t ON t.number = s.game WHERE s.person = ?1 AND t.state < 2 "
        "AND NOT EXISTS (SELECT 1 FROM entry AS e WHERE e.game = s.game AND e.seat = s.seat AND e.what = 'resign') "
        "UNION SELECT number FROM game_table WHERE host = ?1 AND state = 0) ORDER BY number LIMIT ?2",
        [&](const Row& row) { departure.tables.push_back(row.text(0)); }, departure.person, kMaxTablesOfDeparture);
  }
  return outcome;
}

Outcome departed(Database& database, const std::string& person) {
  const Outcome outcome = database.change("DELETE FROM departure WHERE person = ?1", person);
  return outcome == Outcome::Missing ? Outcome::Stored : outcome;
}

}  // namespace menagerie::store::rows
