// The one place that decides what a seat may know.
#pragma once

#include "engine/ark/event.h"
#include "engine/ark/state.h"
#include "engine/game.h"

namespace menagerie::ark {

// What a seat may know of a table (kNobody: a spectator).
View<State> view_for(const State& s, Seat viewer);
// What a seat is told of what happened.
Events events_for(const Events& events, Seat viewer);
// Turns the view before some events into the view after them.
void fold(View<State>& view, const Events& told);

}  // namespace menagerie::ark
