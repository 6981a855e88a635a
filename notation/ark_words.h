// The words of Animals on Board: species and tiles as text.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/ark/tiles.h"

namespace menagerie::notation {

// Before a tile that lies face down or that only its owner has seen; alone where its face is not known.
inline constexpr char kHiddenMark = '?';

std::string_view species_word(int species);
std::optional<int> species_named(std::string_view word);

// `fox2`, or `?` for one that is face down.
std::string tile_word(ark::Tile tile);
// `?fox2`, or `?`.
std::string marked_tile_word(ark::Tile tile);
// The tile of a word such as `fox2`; nothing else is a tile.
std::optional<ark::Tile> tile_named(std::string_view word);
// The same, or the face-down tile for `?`.
std::optional<ark::Tile> tile_or_mark_named(std::string_view word);

}  // namespace menagerie::notation
