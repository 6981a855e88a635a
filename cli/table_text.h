// A table drawn for the terminal, and what a move would make of it.
#pragma once

#include <string>

#include "cli/speech/speech.h"

namespace menagerie::cli {

// A seat's view in a few lines.
std::string draw_table(const notation::Json& view, const Speech& speech);

// A move tried on a seat's own view.
struct Foresight {
  notation::Json events;
  notation::Json after;
  notation::Json score_before;
  notation::Json score_after;
};
// What it would bring, in half a line.
std::string foretell(const Foresight& foresight, const Speech& speech);

// A player's line of the score.
enum class Wins : bool { No, Yes };
std::string score_words(int seat, const notation::Json& player, Wins wins, const Speech& speech);

}  // namespace menagerie::cli
