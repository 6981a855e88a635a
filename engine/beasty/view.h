// Visibility: the only place that decides what a seat may know.
#pragma once

#include "engine/beasty/event.h"
#include "engine/beasty/state.h"
#include "engine/game.h"

namespace menagerie::beasty {

using View = menagerie::View<State>;

View view_for(const State& state, Seat viewer);
Events events_for(const Events& events, Seat viewer);

// In the mix, which of two animals a seat has is known only for the cards of it that can be seen.
void forget_unseen_species(State& table);

// The new view from the old one and what its seat was told.
void fold(View& view, const Events& told);

}  // namespace menagerie::beasty
