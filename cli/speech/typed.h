// Moves in the words of a language, and what somebody typed turned back into moves and commands. English always works too.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/speech/speech.h"

namespace menagerie::cli {

enum class Command : std::uint8_t { Help, List, Table, Random, Hint, Try, Quit };

// A move of the rules protocol as it is shown and may be typed: "perroquet @1".
std::string shown_move(const Speech& speech, std::string_view move);
// A card or tile as it may be typed: "renard2".
std::string shown_word(const Speech& speech, std::string_view word);

struct Typed {
  std::optional<Command> command;
  std::string rest;  // what follows a command, or all of it: in the words of the rules protocol
};
Typed read_typed(const Speech& speech, std::string_view line);

// The first of the words for a command or for a part of a move.
std::string first_word(std::string_view words);
// Letters and digits as they are compared: small, without accents, one kind of digits and spaces.
std::string folded(std::string_view text);

}  // namespace menagerie::cli
