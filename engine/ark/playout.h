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
    left |= TileSet::from_bits(std::uint64_t{sides & 1} << tile);
    sides >>= 1;
  }
  return left;
}

// Splitting a group counts as one way to move however many splits there are; else nobody would ever take.
template <class Random>
Move random_move(const State& s, Random& random) {
  if (s.phase == Phase::Keep) return Move::keep(s.dealt[s.turn][random.below(kDealt)]);
  // Every group is written to both lists, and counted where it belongs: chance would mislead a branch.
  TileSet to_take[kMiddle], to_split[kMiddle];
  std::uint32_t takes = 0;
  std::uint32_t splits = 0;
  for (int i = 0; i < s.group_count; ++i) {
    const TileSet group = s.groups[i];
    to_take[takes] = group;
    takes += group.size() <= s.crates[s.turn];
    to_split[splits] = group;
    splits += group.size() >= 2;
  }
  if (takes + splits == 0) return Move::pass();
  const std::uint32_t way = random.below(takes + splits);
  return way < takes ? Move::take(to_take[way]) : Move::split(random_side(to_split[way - takes], random));
}

}  // namespace menagerie::ark
