// What the net says of a Beasty game whose every card is known, seat by seat.
#pragma once

#include "ai/beasty_inputs.h"
#include "ai/net.h"

namespace menagerie::ai {

inline Net::Column hidden_values(const Net& net, const beasty::State& state) {
  Net::Sum sum(net);
  BeastyInputs::each(state, sum);
  return sum.cut_off();
}

// How likely the net finds a move, but for a factor that is the same for all moves of the turn.
inline float liking(const Net& net, const Net::Column& hidden, beasty::Cards cards, beasty::Move move) {
  return quick_exp(net.appeal(hidden, BeastyInputs::code(cards, move)));
}

inline Shares expected_shares(const Net& net, const beasty::State& state) {
  if (state.phase == beasty::Phase::Over) return won_shares(beasty::winners(state));
  return by_seat(net.shares(hidden_values(net, state), BeastyInputs::kind(state)), state.turn, state.players());
}

}  // namespace menagerie::ai
