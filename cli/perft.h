// Counting turn sequences.
#pragma once

#include <cstdint>
#include <memory>

#include "engine/game.h"

namespace menagerie::cli {

// The number of sequences of exactly `depth` moves from here; secret choices before the game count as moves.
template <Game G>
std::uint64_t perft(const typename G::State& state, const Seed& seed, int depth) {
  if (depth == 0) return 1;
  const auto moves = std::make_unique<typename G::Moves>();
  G::legal_moves(state, *moves);
  if (depth == 1) return moves->size();
  std::uint64_t count = 0;
  for (const auto& move : *moves) {
    auto next = state;
    G::play(next, move, seed);
    count += perft<G>(next, seed, depth - 1);
  }
  return count;
}

}  // namespace menagerie::cli
