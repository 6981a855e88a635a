// A game added up: what each player gave away, how lucky each was, and where it went wrong.
#pragma once

#include <vector>

#include "notation/json.h"

namespace menagerie::analysis {

notation::Json totals_of(const std::vector<notation::Json>& turns, int players);

}  // namespace menagerie::analysis
