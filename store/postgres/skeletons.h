// Skeletons for accounts that were made before the store had them, as questions to PostgreSQL.
#pragma once

#include <string>
#include <vector>

#include "store/postgres/lane.h"

namespace menagerie::store::postgres {

Work accounts_without_skeleton(const AccountPlace& after, int limit, std::vector<Person>& found);
Work set_skeleton(const std::string& person, const std::string& skeleton);

}  // namespace menagerie::store::postgres
