// Deleting a person, and the departures that are left until their seats are free. The transaction is the caller's.
#pragma once

#include <string>
#include <vector>

#include "store/sqlite/database.h"

namespace menagerie::store::rows {

Outcome delete_person(Database& database, const std::string& id, const std::string& verified_hash, Millis at);
Outcome departures(Database& database, int limit, std::vector<Departure>& found);
Outcome departed(Database& database, const std::string& person);

}  // namespace menagerie::store::rows
