#include "ai/ark_belief.h"

#include <algorithm>
#include <cassert>
#include <iterator>

#include "engine/ark/middle.h"
#include "engine/chance.h"

namespace menagerie::ai {
namespace {

using ark::State;
using ark::Tile;
using ark::TileSet;

TileSet seen_tiles(const State& table) {
  TileSet seen = ark::whole_middle(table).face_up();
  for (int seat = 0; seat < table.players; ++seat) {
    seen |= table.arks[seat];
    for (const Tile tile : table.dealt[seat])
      if (tile != ark::kNoTile) seen.add(tile);
  }
  return seen;
}

void turn_up_ark(State& state, int seat, const Tile*& next) {
  for (; state.unknown[seat] > 0; --state.unknown[seat]) {
    state.arks[seat].add(*next);
    state.secret.add(*next++);
  }
}

void turn_up_dealt(State& state, int seat, const Tile*& next) {
  for (Tile& tile : state.dealt[seat])
    if (tile == ark::kFaceDown) tile = *next++;
  std::sort(std::begin(state.dealt[seat]), std::end(state.dealt[seat]));
}

}  // namespace

ArkBelief::ArkBelief(const View<State>& view, const ArkReading*) : table_(view.table) {
  if (table_.phase == ark::Phase::Over) return;  // nothing is hidden any more
  assert(table_.unnamed == 0 && "a true view names what lies open in the middle");
  const TileSet seen = seen_tiles(table_);
  for (int species = 0; species < ark::kSpecies; ++species) {
    if ((table_.species >> species & 1) == 0) continue;
    for (const Tile tile : TileSet::species(species) - seen) unseen_[unseen_size_++] = tile;
  }
}

State ArkBelief::sample(QuickRandom& random) const {
  State state = table_;
  if (state.phase == ark::Phase::Over) return state;
  Tile tiles[ark::kTiles];
  std::copy(unseen_, unseen_ + unseen_size_, tiles);
  shuffle(random, tiles, unseen_size_);

  const Tile* next = tiles;
  if (ark::group_with(state, ark::kFaceDown) != ark::kNoGroup) state.face_down = *next++;
  for (int seat = 0; seat < state.players; ++seat) {
    turn_up_ark(state, seat, next);
    turn_up_dealt(state, seat, next);
  }
  for (int i = 0; i < state.draw_size; ++i) state.draw[i] = *next++;
  assert(next == tiles + unseen_size_ && "a view hides as many tiles as it does not show");
  return state;
}

}  // namespace menagerie::ai
