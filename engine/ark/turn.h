// Playing a move: the only way a state changes in a game.
#pragma once

#include "engine/ark/event.h"
#include "engine/ark/move.h"
#include "engine/ark/state.h"

namespace menagerie::ark {

// The move is legal. The second form tells what happens, replacing what the list had.
void play(State& s, const Move& move);
void play(State& s, const Move& move, Events& events);

}  // namespace menagerie::ark
