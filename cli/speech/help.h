// The words that can be typed at a table, each with what it does.
#pragma once

#include <string>

#include "cli/speech/typed.h"

namespace menagerie::cli {

enum class Splits : bool { No, Yes };  // whether groups are split in this game
std::string help_text(const Speech& speech, Splits splits);

// The first, shown one of the words that a sentence lists.
inline std::string word(const Speech& speech, SentenceId id) { return first_word(speech.say(id)); }

}  // namespace menagerie::cli
