// The chances of winning from turn to turn as a drawing (SVG).
#pragma once

#include <string>

#include "analysis/wording.h"

namespace menagerie::analysis {

std::string chart_drawing(const Json& game, const Wording& wording);
// A text inside HTML.
std::string escaped(std::string_view text);

}  // namespace menagerie::analysis
