#include "store/postgres/lists.h"

#include "store/postgres/people.h"
#include "store/postgres/tables.h"

namespace menagerie::store::postgres {
namespace {

// State 2 is the first of those that are finished.
const std::string kSelectTables =
    "SELECT g.id, g.created, g.host, g.spec, g.seed, g.state, g.open, "
    "coalesce((SELECT max(version) FROM entry WHERE game = g.number), 0), "
    "coalesce((SELECT at FROM entry WHERE game = g.number ORDER BY version DESC LIMIT 1), g.created) "
    "FROM game_table AS g ";
const std::string kAllSql = kSelectTables + "ORDER BY g.number DESC LIMIT $1::int";
const std::string kUnfinishedSql = kSelectTables + "WHERE g.state < 2 ORDER BY g.number DESC LIMIT $1::int";
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
    "ORDER BY p.created DESC, p.id LIMIT $1::int";
const Statement kListPeople{"list_people", kListPeopleSql.c_str()};
static_assert(static_cast<int>(PeopleWanted::Which::All) == 0 && static_cast<int>(PeopleWanted::Which::Banned) == 1);

constexpr Statement kReports{"list_reports", R"sql(
SELECT g.id, r.chat, r.by, r.reason, r.at, coalesce(c.at, 0), coalesce(c.person, ''), coalesce(c.name, ''),
  coalesce(c.text, '')
FROM report AS r JOIN game_table AS g ON g.number = r.game
LEFT JOIN chat AS c ON c.game = r.game AND c.number = r.chat
ORDER BY r.number DESC LIMIT $1::int)sql"};

constexpr Statement kSetStanding{"set_standing", R"sql(
UPDATE person SET banned_until = $2::bigint, ban_reason = $3::bytea, muted = $4::int <> 0, judged = $5::bigint
WHERE id = $1::text)sql"};

const std::string kJudgedSql = "SELECT " + std::string(kPersonColumns) +
                               " FROM person AS p WHERE p.judged > 0 AND p.judged > $1::bigint ORDER BY p.judged";
const Statement kJudged{"judged_since", kJudgedSql.c_str()};

}  // namespace

Work list_tables(WhichTables which, int limit, std::vector<ListedTable>& found) {
  const Statement* statement = which == WhichTables::All ? &kAllTables : &kUnfinishedTables;
  return {{{statement, Values(limit)}}, [&found](const Rows* answers) {
            for (int row = 0; row < answers->size(); ++row)
              found.push_back({table_row(*answers, row), answers->number<std::int32_t>(row, kTableWidth),
                               answers->number(row, kTableWidth + 1)});
            return Outcome::Stored;
          }};
}

Work list_people(const PeopleWanted& wanted, int limit, std::vector<ListedPerson>& found) {
  return {{{&kListPeople, Values(limit, wanted.name, static_cast<int>(wanted.which), wanted.now)}},
          [&found](const Rows* answers) {
            for (int row = 0; row < answers->size(); ++row)
              found.push_back({person_at(*answers, row, 0), answers->number<int>(row, kPersonWidth),
                               answers->number(row, kPersonWidth + 1)});
            return Outcome::Stored;
          }};
}

Work list_reports(int limit, std::vector<ListedReport>& found) {
  return {{{&kReports, Values(limit)}}, [&found](const Rows* answers) {
            const Rows& rows = *answers;
            for (int row = 0; row < rows.size(); ++row)
              found.push_back(
                  {{rows.text(row, 0), rows.number(row, 1), rows.text(row, 2), rows.text(row, 3), rows.number(row, 4)},
                   {rows.text(row, 0), rows.number(row, 1), rows.number(row, 5), rows.text(row, 6), rows.text(row, 7),
                    rows.text(row, 8)}});
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
