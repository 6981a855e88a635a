// The tables in PostgreSQL, in a schema of their own, and how an older one becomes one of today.
#pragma once

#include <span>
#include <string>

#include "store/postgres/connection.h"

namespace menagerie::store::postgres {

// Step n (counted from 1) takes a schema of version n - 1 to n. What was released is never changed, only added to.
using Steps = std::span<const char* const>;
Steps migrations();

// Takes the steps that are missing, all or none; nodes that start together wait for one another. Returns what is in the
// way, fit to follow the address and a colon; empty: nothing is.
std::string bring_up(Connection& connection, Steps steps);
// The same for somebody who changes nothing: an older schema is in the way too.
std::string refuse_other_version(Connection& connection, Steps steps);

}  // namespace menagerie::store::postgres
