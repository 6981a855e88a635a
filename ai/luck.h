// Luck: how much better or worse each seat's outlook became by what was drawn in a turn, against what it would have been
// on average. By itself it is 0 in the long run, whoever plays, so it can be taken out of a result.
#pragma once

#include "ai/bot.h"

namespace menagerie::ai {

// Who says how good a state is for each seat.
template <class State>
using Judge = Outlook (*)(const State&);

// The luck of one turn for each seat, of the whole state before it (nothing hidden), the move, and the state after it.
// Drawing a card is compared with every card it could have been; where there are too many ways for that (new tiles in the
// middle, a face-down tile that is taken, hands dealt after secret choices) with a few others that are drawn from `seed`.
Outlook luck_of_turn(const beasty::State& before, beasty::Move move, const beasty::State& after, std::uint64_t seed,
                     Judge<beasty::State> judge = outlook);
Outlook luck_of_turn(const ark::State& before, const ark::Move& move, const ark::State& after, std::uint64_t seed,
                     Judge<ark::State> judge = outlook);

}  // namespace menagerie::ai
