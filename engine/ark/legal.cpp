// What the seat to act may do.
#include "engine/ark/middle.h"
#include "engine/ark/move.h"

namespace menagerie::ark {
namespace {

bool can_split(TileSet group) { return group.size() >= 2; }  // A5

// A5: one crate a tile, paid exactly.
bool can_take(const State& s, TileSet group) { return group.size() <= s.crates[s.turn]; }

// A6: the turn is forfeited if nothing else can be done, and only then.
bool may_pass(const State& s) {
  if (!holds(Rule::A6)) return true;
  for (int i = 0; i < s.group_count; ++i) {
    if (can_split(s.groups[i]) || can_take(s, s.groups[i])) return false;
  }
  return true;
}

// A5: into two sides of at least one tile. The left one has the first tile, so that no split is listed twice.
void add_splits(TileSet group, Moves& moves) {
  const TileSet first = TileSet::only(group.first());
  const std::uint64_t others = (group - first).bits();
  for (std::uint64_t chosen = 0; chosen != others; chosen = (chosen - others) & others) {
    moves.add(Move::split(first | TileSet::from_bits(chosen)));
  }
}

void add_keeps(const State& s, Moves& moves) {
  TileSet listed{};  // in a view the tiles of others are all alike
  for (const Tile tile : s.dealt[s.turn]) {
    if (tile == kNoTile || listed.has(tile)) continue;
    listed.add(tile);
    moves.add(Move::keep(tile));
  }
}

bool is_legal_keep(const State& s, TileSet tiles) {
  if (tiles.size() != 1) return false;
  for (const Tile tile : s.dealt[s.turn]) {
    if (tile == tiles.first()) return true;
  }
  return false;
}

bool is_legal_split(const State& s, TileSet left) {
  if (left.empty()) return false;
  const int index = group_with(s, left.first());
  if (index == kNoGroup) return false;
  const TileSet group = s.groups[index];
  return group.first() == left.first() && group.has_all(left) && group != left;
}

bool is_legal_take(const State& s, TileSet tiles) {
  if (tiles.empty()) return false;
  const int index = group_with(s, tiles.first());
  return index != kNoGroup && s.groups[index] == tiles && can_take(s, tiles);
}

}  // namespace

void legal_moves(const State& s, Moves& moves) {
  moves.clear();
  if (s.phase == Phase::Over) return;
  if (s.phase == Phase::Keep) return add_keeps(s, moves);
  for (int i = 0; i < s.group_count; ++i) {
    if (can_split(s.groups[i])) add_splits(s.groups[i], moves);
    if (can_take(s, s.groups[i])) moves.add(Move::take(s.groups[i]));
  }
  if (may_pass(s)) moves.add(Move::pass());
}

bool is_legal(const State& s, const Move& move) {
  if (s.phase == Phase::Over) return false;
  if (s.phase == Phase::Keep) return move.kind == Move::Kind::Keep && is_legal_keep(s, move.tiles);
  switch (move.kind) {
    case Move::Kind::Keep: return false;
    case Move::Kind::Split: return is_legal_split(s, move.tiles);
    case Move::Kind::Take: return is_legal_take(s, move.tiles);
    case Move::Kind::Pass: return move.tiles.empty() && may_pass(s);
  }
  return false;
}

}  // namespace menagerie::ark
