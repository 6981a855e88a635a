#include "store/sqlite/skeletons.h"

#include "store/sqlite/people.h"

namespace menagerie::store::rows {

Outcome accounts_without_skeleton(Database& database, const AccountPlace& after, int limit,
                                  std::vector<Person>& found) {
  static const std::string kSql = "SELECT " + kPersonColumns +
                                  " FROM person AS p WHERE p.name_key <> '' AND p.skeleton = ''"
                                  " AND (p.created, p.id) > (?1, ?2) ORDER BY p.created, p.id LIMIT ?3";
  return database.read(
      kSql, [&](const Row& row) { found.push_back(person_at(row, 0)); }, after.created, after.id, limit);
}

Outcome set_skeleton(Database& database, const std::string& person, const std::string& skeleton) {
  return database.change("UPDATE person SET skeleton = ?2 WHERE id = ?1", person, skeleton);
}

}  // namespace menagerie::store::rows
