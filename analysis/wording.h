// The words that a report or a page is written in: handed in, so that nothing here knows a language.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "notation/json.h"

namespace menagerie::analysis {

using notation::Json;

enum class Direction : bool { LeftToRight, RightToLeft };

struct Wording {
  std::string language;  // its code, as HTML names it
  Direction direction = Direction::LeftToRight;
  // A sentence by its id, with what it speaks of.
  std::function<std::string(std::string_view id, const Json& about)> say;
  std::function<std::string(int seat)> person;
  std::function<std::string(std::string_view move)> move;
  std::function<std::string(long number)> number;
  std::function<std::string(double share)> percent;     // 63%
  std::function<std::string(double share)> hundredths;  // +1.5
};

// A text that goes into its sentence as it is.
inline Json plain(const std::string& text) { return {{"as_is", text}}; }

}  // namespace menagerie::analysis
