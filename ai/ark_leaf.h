// What the net says of a game of Animals on Board whose every tile is known, seat by seat.
#pragma once

#include "ai/ark_inputs.h"
#include "ai/net.h"

namespace menagerie::ai {

inline Shares expected_shares(const Net& net, const ark::State& state) {
  if (state.phase == ark::Phase::Over) return won_shares(ark::winners(state));
  Net::Sum sum(net);
  ArkInputs::each(state, sum);
  return by_seat(net.shares(sum.cut_off(), ArkInputs::kind(state)), state.turn, state.players);
}

}  // namespace menagerie::ai
