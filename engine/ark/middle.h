// The verbs that change what lies in the middle. They keep the groups in order and know no rule.
#pragma once

#include <cassert>

#include "engine/ark/state.h"

namespace menagerie::ark {

inline constexpr int kNoGroup = -1;

// Which group has this tile.
inline int group_with(const State& s, Tile tile) {
  for (int i = 0; i < s.group_count; ++i) {
    if (s.groups[i].has(tile)) return i;
  }
  return kNoGroup;
}

inline TileSet whole_middle(const State& s) {
  TileSet all{};
  for (int i = 0; i < s.group_count; ++i) all |= s.groups[i];
  return all;
}

inline void remove_group(State& s, int index) {
  assert(index >= 0 && index < s.group_count);
  --s.group_count;
  for (int i = index; i < s.group_count; ++i) s.groups[i] = s.groups[i + 1];
  s.groups[s.group_count] = {};
}

inline void add_group(State& s, TileSet group) {
  assert(!group.empty() && s.group_count < kMiddle);
  int i = s.group_count++;
  for (; i > 0 && s.groups[i - 1].first() > group.first(); --i) s.groups[i] = s.groups[i - 1];
  s.groups[i] = group;
}

// `left` has the first tile of its group and stays in its place; the rest of the group becomes one of its own.
inline void divide_group(State& s, TileSet left) {
  const int index = group_with(s, left.first());
  assert(index != kNoGroup);
  const TileSet right = s.groups[index] - left;
  s.groups[index] = left;
  add_group(s, right);
}

// All that lies there becomes one group.
inline void gather(State& s) {
  const TileSet all = whole_middle(s);
  for (TileSet& group : s.groups) group = {};
  s.groups[0] = all;
  s.group_count = all.empty() ? 0 : 1;
}

// Lays more tiles into the one group.
inline void lay_into_middle(State& s, TileSet tiles) {
  assert(s.group_count <= 1);
  s.groups[0] |= tiles;
  s.group_count = s.groups[0].empty() ? 0 : 1;
}

}  // namespace menagerie::ark
