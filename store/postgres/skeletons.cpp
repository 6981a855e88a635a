#include "store/postgres/skeletons.h"

#include "store/postgres/people.h"
#include "store/postgres/tables.h"

namespace menagerie::store::postgres {
namespace {

const std::string kWithoutSql =
    "SELECT " + std::string(kPersonColumns) +
    " FROM person AS p WHERE p.name_key <> '' AND p.skeleton = ''"
    " AND (p.created, p.id) > ($1::bigint, $2::text) ORDER BY p.created, p.id LIMIT $3::int";
const Statement kWithout{"accounts_without_skeleton", kWithoutSql.c_str()};

constexpr Statement kSetSkeleton{"set_skeleton", R"sql(
WITH who AS (SELECT id FROM person WHERE id = $1::text), changed AS (
  UPDATE person SET skeleton = $2::bytea
  WHERE id = $1::text AND NOT EXISTS (
    SELECT 1 FROM person AS other WHERE other.skeleton = $2::bytea AND other.skeleton <> '' AND other.id <> $1::text)
  RETURNING 1
)
SELECT CASE WHEN EXISTS (SELECT 1 FROM changed) THEN 0 WHEN EXISTS (SELECT 1 FROM who) THEN 1 ELSE 2 END)sql"};

}  // namespace

Work accounts_without_skeleton(const AccountPlace& after, int limit, std::vector<Person>& found) {
  return {{{&kWithout, Values(after.created, key(after.id), limit)}}, [&found](const Rows* answers) {
            for (int row = 0; row < answers->size(); ++row) found.push_back(person_at(*answers, row, 0));
            return Outcome::Stored;
          }};
}

Work set_skeleton(const std::string& person, const std::string& skeleton) {
  return {{{&kSetSkeleton, Values(key(person), skeleton)}}, said_outcome};
}

}  // namespace menagerie::store::postgres
