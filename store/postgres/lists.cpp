#include "store/postgres/lists.h"

#include <limits>

#include "store/postgres/people.h"
#include "store/postgres/tables.h"

namespace menagerie::store::postgres {
namespace {

constexpr std::int64_t kNewest = std::numeric_limits<std::int64_t>::max();

// State 2 is the first of those that are finished.
const std::string kSelectTables =
    "SELECT g.id, g.created, g.host, g.spec, g.seed, g.state, g.open, "
    "coalesce((SELECT max(version) FROM entry WHERE game = g.number), 0), "
    "coalesce((SELECT at FROM entry WHERE game = g.number ORDER BY version DESC LIMIT 1), g.created) "
    "FROM game_table AS g "
    "WHERE g.number < coalesce((SELECT number FROM game_table WHERE id = $1::text), 9223372036854775807) ";
const std::string kAllSql = kSelectTables + "ORDER BY g.number DESC LIMIT $2::int";
const std::string kUnfinishedSql = kSelectTables + "AND g.state < 2 ORDER BY g.number DESC LIMIT $2::int";
const Statement kAllTables{"list_tables", kAllSql.c_str()};
const Statement kUnfinishedTables{"list_unfinished_tables", kUnfinishedSql.c_str()};

// Names are bytes: written out, letters of English are the only ones that have a smaller form, as in the other store.
const std::string kListPeopleSql =
    "SELECT " + std::string(kPersonColumns) +
    ", (SELECT count(*) FROM session WHERE person = p.id)"
    ", coalesce((SELECT max(seen) FROM session WHERE person = p.id), 0) FROM person AS p "
    "WHERE CASE $3::int WHEN 0 THEN true WHEN 1 THEN p.judged > 0 AND p.banned_until > $4::bigint "
    "ELSE p.judged > 0 AND p.muted END "
    "AND starts_with(lower(encode(p.name, 'escape')), lower(encode($2::bytea, 'escape'))) "
    "AND p.created <= $5::bigint AND (p.created < $5::bigint OR p.id > $6::text) "
    "ORDER BY p.created DESC, p.id LIMIT $1::int";
const Statement kListPeople{"list_people", kListPeopleSql.c_str()};
static_assert(static_cast<int>(PeopleWanted::Which::All) == 0 && static_cast<int>(PeopleWanted::Which::Banned) == 1);

constexpr Statement kReports{"list_reports", R"sql(
SELECT g.id, r.chat, r.by, r.reason, r.at, coalesce(c.at, 0), coalesce(c.person, ''), coalesce(c.name, ''),
  coalesce(c.text, ''), r.number
FROM report AS r JOIN game_table AS g ON g.number = r.game
LEFT JOIN chat AS c ON c.game = r.game AND c.number = r.chat
WHERE r.number < $1::bigint ORDER BY r.number DESC LIMIT $2::int)sql"};

constexpr Statement kSetStanding{"set_standing", R"sql(
UPDATE person SET banned_until = $2::bigint, ban_reason = $3::bytea, muted = $4::int <> 0, judged = $5::bigint
WHERE id = $1::text)sql"};

const std::string kJudgedSql = "SELECT " + std::string(kPersonColumns) +
                               " FROM person AS p WHERE p.judged > 0 AND p.judged > $1::bigint ORDER BY p.judged";
const Statement kJudged{"judged_since", kJudgedSql.c_str()};

}  // namespace

Work list_tables(WhichTables which, const Page& page, PageOf<ListedTable>& found) {
  const Statement* statement = which == WhichTables::All ? &kAllTables : &kUnfinishedTables;
  const auto read = [&found, limit = page.limit](const Rows* answers) {
    for (int row = 0; row < answers->size(); ++row)
      found.rows.push_back({table_row(*answers, row), answers->number<std::int32_t>(row, kTableWidth),
                            answers->number(row, kTableWidth + 1)});
    found.cut(limit, [](const ListedTable& table) { return table.row.id; });
    return Outcome::Stored;
  };
  return behind_table(page.after, {{{statement, Values(key(page.after), page.limit + 1)}}, read});
}

Work list_people(const PeopleWanted& wanted, const Page& page, PageOf<ListedPerson>& found) {
  const auto after = page.after.empty() ? PageKey{kNewest} : parse_page_key(page.after);
  if (!after) return no_such_key();
  const auto read = [&found, limit = page.limit](const Rows* answers) {
    for (int row = 0; row < answers->size(); ++row)
      found.rows.push_back({person_at(*answers, row, 0), answers->number<int>(row, kPersonWidth),
                            answers->number(row, kPersonWidth + 1)});
    found.cut(limit, [](const ListedPerson& listed) {
      return print_page_key({listed.person.created, listed.person.id});
    });
    return Outcome::Stored;
  };
  return {{{&kListPeople, Values(page.limit + 1, wanted.name, static_cast<int>(wanted.which), wanted.now, after->number,
                                 key(after->id))}},
          read};
}

Work list_reports(const Page& page, PageOf<ListedReport>& found) {
  const auto after = page.after.empty() ? PageKey{kNewest} : parse_page_key(page.after);
  if (!after || !after->id.empty()) return no_such_key();
  return {{{&kReports, Values(after->number, page.limit + 1)}}, [&found, limit = page.limit](const Rows* answers) {
            const Rows& rows = *answers;
            for (int row = 0; row < rows.size(); ++row)
              found.rows.push_back(
                  {rows.number(row, 9),
                   {rows.text(row, 0), rows.number(row, 1), rows.text(row, 2), rows.text(row, 3), rows.number(row, 4)},
                   {rows.text(row, 0), rows.number(row, 1), rows.number(row, 5), rows.text(row, 6), rows.text(row, 7),
                    rows.text(row, 8)}});
            found.cut(limit, [](const ListedReport& report) { return print_page_key({report.number}); });
            return Outcome::Stored;
          }};
}

Work set_standing(const std::string& person, const Standing& standing) {
  return {{{&kSetStanding, Values(key(person), standing.banned_until, standing.reason, static_cast<int>(standing.muted),
                                  standing.judged)}},
          [](const Rows* answers) { return answers->changed() > 0 ? Outcome::Stored : Outcome::Missing; }};
}

Work judged_since(Millis since, std::vector<Person>& found) {
  return {{{&kJudged, Values(since)}}, [&found](const Rows* answers) {
            for (int row = 0; row < answers->size(); ++row) found.push_back(person_at(*answers, row, 0));
            return Outcome::Stored;
          }};
}

}  // namespace menagerie::store::postgres
