// What may be left out when a move is typed, filled in from the table: the other side of a split, the animals of the first
// game in a deck, the order of those sorted out.
#pragma once

#include <string>

#include "notation/ark_text.h"
#include "notation/beasty_text.h"

namespace menagerie::cli {

// The text of the move in full, or the text itself where it is no shorthand.
std::string completed(const beasty::State& table, const std::string& text);
std::string completed(const ark::State& table, const std::string& text);

}  // namespace menagerie::cli
