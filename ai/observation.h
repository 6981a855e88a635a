// All that a bot is told: what its seat sees, and the turns that everybody took in the open. Nothing here leads to what is hidden.
#pragma once

#include <span>

#include "engine/game.h"

namespace menagerie::ai {

template <class G>
struct Observation {
  using State = typename G::State;
  using Move = typename G::Move;

  Observation(const View<State>& its_view) : view(its_view) {}  // NOLINT: a view alone will do
  Observation(const View<State>& its_view, std::span<const Move> its_turns) : view(its_view), turns(its_turns) {}

  View<State> view;
  // In order, since the secret choices if there were any; none where they are not known.
  std::span<const Move> turns;
};

}  // namespace menagerie::ai
