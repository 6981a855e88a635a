// Skeletons for accounts that were made before the store had them. The transaction is the caller's.
#pragma once

#include <string>
#include <vector>

#include "store/sqlite/database.h"

namespace menagerie::store::rows {

Outcome accounts_without_skeleton(Database& database, const AccountPlace& after, int limit, std::vector<Person>& found);
Outcome set_skeleton(Database& database, const std::string& person, const std::string& skeleton);

}  // namespace menagerie::store::rows
