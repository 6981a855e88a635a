// Reading a message of the server in one pass over its text, without building a tree: most are only looked at and thrown away.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace menagerie::client {

// The fields of the outermost object, as they stand in the text; empty where a field is missing. They point into it.
struct Frame {
  std::string_view type, table, version, what, seat, state, turn, legal, id, code, position, commitment, seats, next;
};

// A text that is no object gives a frame without a type.
Frame read_frame(std::string_view text);

// A JSON text without its quotes. Only for names, ids and words, which have nothing to unescape.
std::string_view bare(std::string_view value);
// A number that is not negative; nothing for null and what is missing.
std::optional<std::uint32_t> number(std::string_view value);
// Whether a list of numbers has this one.
bool lists(std::string_view numbers, int one);
// How many texts a list has, and one of them, quotes included. Texts without escapes, as moves are.
std::size_t count_texts(std::string_view list);
std::string_view text_at(std::string_view list, std::size_t index);

}  // namespace menagerie::client
