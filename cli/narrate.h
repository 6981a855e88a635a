// Events as English sentences for the terminal.
#pragma once

#include <string>

#include "notation/json.h"

namespace menagerie::cli {

// One sentence with its rule number, or nothing for events that need no words. `you` is the reader's seat.
std::string sentence_of(const notation::Json& event, int you);
// A card as players say it: "crocodile.1" becomes "seat 1's crocodile", or "your crocodile".
std::string card_words(const std::string& card, int you);

}  // namespace menagerie::cli
