// A random move without the list of all moves, for games played to their end by chance.
#pragma once

#include "engine/ark/move.h"

namespace menagerie::ark {

// Each split of a group is equally likely. `random` has below(n).
template <class Random>
TileSet random_side(TileSet group, Random& random) {
  const TileSet first = TileSet::only(group.first());
  const TileSet others = group - first;
  // One bit a tile says whether it goes with the first; all ones would leave the other side empty.
  std::uint32_t sides = random.below((std::uint32_t{1} << others.size()) - 1);
  TileSet left = first;
  for (const Tile tile : others) {
    if (sides & 1) left.add(tile);
    sides >>= 1;
  }
  return left;
}

// Splitting a group counts as one way to move however many splits there are; else nobody would ever take.
template <class Random>
Move random_move(const State& s, Random& random) {
  if (s.phase == Phase::Keep) return Move::keep(s.dealt[s.turn][random.below(kDealt)]);
  std::uint8_t groups[2 * kMiddle];
  int ways = 0;
  for (std::uint8_t i = 0; i < s.group_count; ++i) {
    if (s.groups[i].size() <= s.crates[s.turn]) groups[ways++] = i;
  }
  const int takes = ways;
  for (std::uint8_t i = 0; i < s.group_count; ++i) {
    if (s.groups[i].size() >= 2) groups[ways++] = i;
  }
  if (ways == 0) return Move::pass();
  const int way = static_cast<int>(random.below(static_cast<std::uint32_t>(ways)));
  const TileSet group = s.groups[groups[way]];
  return way < takes ? Move::take(group) : Move::split(random_side(group, random));
}

}  // namespace menagerie::ark
