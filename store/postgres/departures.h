// Deleting a person, and the departures that are left until their seats are free, as questions to PostgreSQL.
#pragma once

#include <string>
#include <vector>

#include "store/postgres/lane.h"

namespace menagerie::store::postgres {

Work delete_person(const std::string& id, const std::string& verified_hash, Millis at);
Work departures(int limit, std::vector<Departure>& found);
Work departed(const std::string& person);

}  // namespace menagerie::store::postgres
