// A move is a whole turn: what to do, and with which tiles.
#pragma once

#include <cstdint>
#include <type_traits>

#include "engine/ark/state.h"
#include "engine/list.h"

namespace menagerie::ark {

struct Move {
  enum class Kind : std::uint8_t { Keep, Split, Take, Pass };

  Kind kind;
  // Keep: the tile. Split: the side that has the group's first tile. Take: the whole group. Pass: none.
  TileSet tiles;

  static Move keep(Tile tile) { return {Kind::Keep, TileSet::only(tile)}; }
  static Move split(TileSet left) { return {Kind::Split, left}; }
  static Move take(TileSet group) { return {Kind::Take, group}; }
  static Move pass() { return {Kind::Pass, {}}; }
  friend bool operator==(const Move&, const Move&) = default;
};
static_assert(std::is_trivial_v<Move>);

// A group of n can be split in 2^(n-1) - 1 ways. At most 13 tiles lie in the middle (A4; loading refuses more). In one
// group they make 4,095 splits and cannot be taken. In g groups, g > 1, there are at most 2^(13-g) - 1 splits,
// since two groups never split in more ways than one of all their tiles but one beside a single, and g takes: fewer.
// The one more is for a pass beside them, which only the mutation run allows (A6).
inline constexpr std::size_t kMostMoves = (std::size_t{1} << (kMiddle - 1)) - 1 + 1;
using Moves = List<Move, kMostMoves>;

void legal_moves(const State& s, Moves& moves);
// Whether the list above has this move, without making the list.
bool is_legal(const State& s, const Move& move);

}  // namespace menagerie::ark
