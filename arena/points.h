// What a game is worth in the comparison of A with B: docs/bots.md says why.
#pragma once

#include <array>
#include <bit>

#include "arena/seating.h"

namespace menagerie::arena {

// What each seat has of the win: 1 alone, a part of it where it is shared.
using Shares = std::array<double, kMaxPlayers>;

inline Shares shares_of(unsigned winners) {
  Shares shares{};
  for (std::size_t seat = 0; seat < shares.size(); ++seat)
    if (winners >> seat & 1) shares[seat] = 1.0 / std::popcount(winners);
  return shares;
}

// Every seat of A is compared with every seat of B. A pair of which neither won says nothing; the others divide what
// the two have of the win.
struct Points {
  double of_a = 0;
  double of_both = 0;

  friend bool operator==(const Points&, const Points&) = default;
};

inline Points points_of(const Shares& shares, Seating seats_of_a, int players) {
  double won[kSides] = {};
  for (Seat seat = 0; seat < players; ++seat) won[index_of(side_of(seats_of_a, seat))] += shares[seat];
  const int seats_a = std::popcount(seats_of_a);
  const double of_a = won[0] * (players - seats_a);  // each of its seats meets every seat of B
  return {of_a, of_a + won[1] * seats_a};
}

}  // namespace menagerie::arena
