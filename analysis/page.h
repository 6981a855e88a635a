// An analysis as an HTML file that needs nothing else: its style and its chart are inside, and it asks no network.
#pragma once

#include <string>

#include "analysis/wording.h"

namespace menagerie::analysis {

std::string page_of(const Json& analysis, const Wording& wording);

}  // namespace menagerie::analysis
