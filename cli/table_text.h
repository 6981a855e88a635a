// A table drawn for the terminal.
#pragma once

#include <string>

#include "notation/json.h"

namespace menagerie::cli {

// A seat's view in a few lines.
std::string draw_table(const notation::Json& view, int you);
// What a move would bring, from the events that the seat's own view foretells.
std::string foretell(const notation::Json& events, const notation::Json& after, int you);

// A player's line of the score.
std::string score_words(const notation::Json& player);

}  // namespace menagerie::cli
