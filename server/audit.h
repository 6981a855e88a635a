// Whether a stored table holds: its log folds into a table, and the record of its game follows from the seed by the rules.
#pragma once

#include <cstdint>
#include <string>

#include "store/store.h"

namespace menagerie::server {

struct Audit {
  std::int64_t tables = 0;
  std::int64_t entries = 0;
  std::int64_t records = 0;  // of finished games, replayed
  // Looks at one more table, and returns what is wrong with it; empty: nothing is.
  std::string look_at(const store::StoredTable& table);
};

}  // namespace menagerie::server
