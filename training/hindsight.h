// What the net should have said of the turns of a game, now that it is over.
#pragma once

#include <span>

#include "training/sample.h"

namespace menagerie::training {

// How far turns look back: the better the play, the more what came of it tells.
constexpr float far_sight(bool everybody_searched) { return everybody_searched ? 0.95f : 0.8f; }

// Every turn is told a mixture of what came of the game and of what was expected a turn later, two, three... from sight 1,
// which knows only what came of it, to 0, which believes the next turn.
inline void look_back(std::span<Sample> turns, std::span<const Seat> movers, std::span<const ai::Shares> expected,
                      ai::Shares came_to, int players, float sight) {
  for (std::size_t turn = turns.size(); turn-- > 0;) {
    for (int i = 0; i < players; ++i)
      turns[turn].shares[static_cast<std::size_t>(i)] = came_to[static_cast<std::size_t>((movers[turn] + i) % players)];
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat)
      came_to[seat] = sight * came_to[seat] + (1 - sight) * expected[turn][seat];
  }
}

}  // namespace menagerie::training
