// An analysis as text for a terminal, with a small chart in characters.
#pragma once

#include <string>

#include "analysis/wording.h"

namespace menagerie::analysis {

std::string report_of(const Json& analysis, const Wording& wording);

}  // namespace menagerie::analysis
