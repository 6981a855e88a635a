#include "store/sqlite/lists.h"

#include "store/sqlite/people.h"
#include "store/sqlite/tables.h"

namespace menagerie::store::rows {
namespace {

// Everything that begins so; what LIKE would read as a pattern is taken as it stands.
std::string pattern_of(const std::string& beginning) {
  std::string pattern;
  for (const char c : beginning) {
    if (c == '%' || c == '_' || c == '\\') pattern += '\\';
    pattern += c;
  }
  return pattern + '%';
}

const char* condition_of(PeopleWanted::Which which) {
  switch (which) {
    case PeopleWanted::Which::All: return "?3 = ?3";
    case PeopleWanted::Which::Banned: return "p.judged > 0 AND p.banned_until > ?3";
    case PeopleWanted::Which::Muted: break;
  }
  return "p.judged > 0 AND p.muted = 1 AND ?3 = ?3";
}

}  // namespace

Outcome list_tables(Database& database, WhichTables which, const Page& page, PageOf<ListedTable>& found) {
  static const std::string kSelect =
      "SELECT g.id, g.created, g.host, g.spec, g.seed, g.state, g.open, "
      "coalesce((SELECT max(version) FROM entry WHERE game = g.number), 0), "
      "coalesce((SELECT at FROM entry WHERE game = g.number ORDER BY version DESC LIMIT 1), g.created) "
      "FROM game_table AS g WHERE g.number < ?1 ";
  static const std::string kAll = kSelect + "ORDER BY g.number DESC LIMIT ?2";
  static const std::string kUnfinished = kSelect + "AND g.state < 2 ORDER BY g.number DESC LIMIT ?2";
  std::int64_t before = kNewest;
  if (const Outcome known = number_of_key(database, page.after, before); known != Outcome::Stored) return known;
  const Outcome outcome = database.read(
      which == WhichTables::All ? kAll : kUnfinished,
      [&](const Row& row) {
        found.rows.push_back({table_row(row, 0), row.number<std::int32_t>(kTableWidth), row.number(kTableWidth + 1)});
      },
      before, page.limit + 1);
  found.cut(page.limit, [](const ListedTable& table) { return table.row.id; });
  return outcome;
}

Outcome list_people(Database& database, const PeopleWanted& wanted, const Page& page, PageOf<ListedPerson>& found) {
  const auto key = page.after.empty() ? PageKey{kNewest} : parse_page_key(page.after);
  if (!key) return Outcome::Missing;
  const std::string sql = "SELECT " + kPersonColumns +
                          ", (SELECT count(*) FROM session WHERE person = p.id)"
                          ", coalesce((SELECT max(seen) FROM session WHERE person = p.id), 0) FROM person AS p WHERE " +
                          condition_of(wanted.which) +
                          " AND p.name LIKE ?2 ESCAPE '\\' AND p.created <= ?4 AND (p.created < ?4 OR p.id > ?5) "
                          "ORDER BY p.created DESC, p.id LIMIT ?1";
  const Outcome outcome = database.read(
      sql,
      [&](const Row& row) {
        found.rows.push_back({person_at(row, 0), row.number<int>(kPersonWidth), row.number(kPersonWidth + 1)});
      },
      page.limit + 1, pattern_of(wanted.name), wanted.now, key->number, key->id);
  found.cut(page.limit,
            [](const ListedPerson& listed) { return print_page_key({listed.person.created, listed.person.id}); });
  return outcome;
}

Outcome list_reports(Database& database, const Page& page, PageOf<ListedReport>& found) {
  const auto key = page.after.empty() ? PageKey{kNewest} : parse_page_key(page.after);
  if (!key || !key->id.empty()) return Outcome::Missing;
  const Outcome outcome = database.read(
      "SELECT g.id, r.chat, r.by, r.reason, r.at, c.at, c.person, c.name, c.text, r.number FROM report AS r "
      "JOIN game_table AS g ON g.number = r.game LEFT JOIN chat AS c ON c.game = r.game AND c.number = r.chat "
      "WHERE r.number < ?1 ORDER BY r.number DESC LIMIT ?2",
      [&](const Row& row) {
        found.rows.push_back({row.number(9),
                              {row.text(0), row.number(1), row.text(2), row.text(3), row.number(4)},
                              {row.text(0), row.number(1), row.number(5), row.text(6), row.text(7), row.text(8)}});
      },
      key->number, page.limit + 1);
  found.cut(page.limit, [](const ListedReport& report) { return print_page_key({report.number}); });
  return outcome;
}

Outcome set_standing(Database& database, const std::string& person, const Standing& standing) {
  return database.change("UPDATE person SET banned_until = ?2, ban_reason = ?3, muted = ?4, judged = ?5 WHERE id = ?1",
                         person, standing.banned_until, standing.reason, standing.muted, standing.judged);
}

Outcome judged_since(Database& database, Millis since, std::vector<Person>& found) {
  static const std::string kSql =
      "SELECT " + kPersonColumns + " FROM person AS p WHERE p.judged > 0 AND p.judged > ?1 ORDER BY p.judged";
  return database.read(kSql, [&](const Row& row) { found.push_back(person_at(row, 0)); }, since);
}

}  // namespace menagerie::store::rows
