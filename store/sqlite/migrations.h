// The tables of the store's file, and how an older file becomes one of today.
#pragma once

#include <span>
#include <string>

#include "store/sqlite/database.h"

namespace menagerie::store {

// Step n (counted from 1) takes a file of version n - 1 to n. What was released is never changed, only added to.
using Steps = std::span<const char* const>;
Steps migrations();

// Both return what is in the way, fit to follow the name of the file and a colon; empty: nothing is.

// Files of other programs, and of a newer one of ours. Reads only.
std::string refuse_stranger(Database& database, Steps steps);
// Takes the steps that are missing, all or none.
std::string migrate(Database& database, Steps steps);

}  // namespace menagerie::store
