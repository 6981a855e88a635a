#include "store/postgres/departures.h"

#include "store/postgres/accounts.h"

namespace menagerie::store::postgres {
namespace {

// Sessions, places and own mutes go with the person: the schema says so (ON DELETE CASCADE). A report itself stays: the
// line is still reported.
constexpr Statement kDeletePerson{"delete_person", R"sql(
WITH who AS (SELECT id FROM person WHERE id = $1::text),
  gone AS (DELETE FROM person WHERE id = $1::text AND password_hash = $3::text RETURNING id),
  unmuted AS (DELETE FROM mute USING gone WHERE muted = gone.id),
  unsaid AS (DELETE FROM chat USING gone WHERE person = gone.id),
  unwritten AS (UPDATE report SET by = '', reason = '' FROM gone WHERE by = gone.id),
  noted AS (
    INSERT INTO departure(person, at) SELECT id, $2::bigint FROM gone
    ON CONFLICT (person) DO UPDATE SET at = excluded.at
  )
SELECT CASE WHEN EXISTS (SELECT 1 FROM gone) THEN 0 WHEN EXISTS (SELECT 1 FROM who) THEN 3 ELSE 2 END)sql"};

// A row per table, or one with an empty id for a person without any.
constexpr Statement kDepartures{"departures", R"sql(
SELECT d.person, d.at, coalesce(g.id, '') FROM (SELECT person, at FROM departure ORDER BY at, person LIMIT $1::int) AS d
LEFT JOIN LATERAL (
  SELECT t.id, t.number FROM game_table AS t WHERE t.number IN (
    SELECT s.game FROM seat AS s JOIN game_table AS o ON o.number = s.game WHERE s.person = d.person AND o.state < 2
      AND NOT EXISTS (SELECT 1 FROM entry AS e WHERE e.game = s.game AND e.seat = s.seat AND e.what = 'resign')
    UNION SELECT h.number FROM game_table AS h WHERE h.state = 0 AND h.host = d.person)
  ORDER BY t.number LIMIT $2::int
) AS g ON true
ORDER BY d.at, d.person, g.number)sql"};

constexpr Statement kDeparted{"departed", "DELETE FROM departure WHERE person = $1::text"};

void read_departure(const Rows& rows, int row, std::vector<Departure>& found) {
  if (found.empty() || found.back().person != rows.text(row, 0))
    found.push_back({rows.text(row, 0), rows.number(row, 1), {}});
  if (std::string table = rows.text(row, 2); !table.empty()) found.back().tables.push_back(std::move(table));
}

}  // namespace

Work delete_person(const std::string& id, const std::string& verified_hash, Millis at) {
  return after_lock(id, {&kDeletePerson, Values(key(id), at, verified_hash)});
}

Work departures(int limit, std::vector<Departure>& found) {
  return {{{&kDepartures, Values(limit, kMaxTablesOfDeparture)}}, [&found](const Rows* answers) {
            for (int row = 0; row < answers->size(); ++row) read_departure(*answers, row, found);
            return Outcome::Stored;
          }};
}

Work departed(const std::string& person) {
  return {{{&kDeparted, Values(key(person))}}, [](const Rows*) { return Outcome::Stored; }};
}

}  // namespace menagerie::store::postgres
