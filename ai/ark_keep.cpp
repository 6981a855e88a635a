#include "ai/ark_keep.h"

#include "ai/ark_play.h"

namespace menagerie::ai {
namespace {

using ark::State;

bool has_kept(const State& state, Seat seat) { return state.dealt[seat][ark::kDealt - 1] == ark::kNoTile; }

// All keep at once: whoever asks, those before may not have kept yet.
void begin_with_first_to_keep(State& state) {
  state.turn = 0;
  while (has_kept(state, state.turn)) ++state.turn;
}

float play_keeping(State state, Seat seat, ark::Tile tile, const Net* net, QuickRandom& random) {
  begin_with_first_to_keep(state);
  while (state.phase == ark::Phase::Keep)
    ark::play(state, state.turn == seat ? ark::Move::keep(tile) : ark::random_move(state, random));
  if (net) return expected_shares(*net, state)[seat];
  ArkPlay::play_out(state, random);
  return won_shares(ark::winners(state))[seat];
}

}  // namespace

ark::Move choose_to_keep(const View<State>& view, const Net* net, int games, QuickRandom random,
                         const TimeIsUp& enough) {
  constexpr int kGamesBetweenLooks = 66;  // at the clock; every tile as often as the others
  const ArkBelief belief(view);
  const auto& dealt = view.table.dealt[view.viewer];
  float won[ark::kDealt] = {};
  for (int game = 0; game < games && !(enough && game % kGamesBetweenLooks == kGamesBetweenLooks - 1 && enough());
       ++game) {
    const int which = game % ark::kDealt;
    won[which] += play_keeping(belief.sample(random), view.viewer, dealt[which], net, random);
  }
  int best = 0;
  for (int which = 1; which < ark::kDealt; ++which)
    if (won[which] > won[best]) best = which;
  return ark::Move::keep(dealt[best]);
}

}  // namespace menagerie::ai
