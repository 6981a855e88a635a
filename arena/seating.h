// Who sits where when a deal is played again and again: every seat is A's as often as it is B's.
#pragma once

#include <bit>
#include <vector>

#include "engine/seat.h"

namespace menagerie::arena {

enum class Side : std::uint8_t { A, B };
inline constexpr int kSides = 2;

constexpr std::size_t index_of(Side side) { return static_cast<std::size_t>(side); }
constexpr Side other(Side side) { return side == Side::A ? Side::B : Side::A; }

// The seats of A, a bit each; the others are B's.
using Seating = unsigned;

constexpr Side side_of(Seating seats_of_a, Seat seat) { return seats_of_a >> seat & 1 ? Side::A : Side::B; }
constexpr Seating seats_of(Side side, Seating seats_of_a, int players) {
  return side == Side::A ? seats_of_a : ((1u << players) - 1) & ~seats_of_a;
}

// Every way to share the seats as evenly as their number allows: 2 of two players, 6 of three (one against two, and
// two against one), 6 of four. With each seating comes the one in which A and B have changed places.
inline std::vector<Seating> all_seatings(int players) {
  std::vector<Seating> all;
  for (Seating seats = 1; seats + 1 < 1u << players; ++seats) {
    const int mine = std::popcount(seats);
    if (mine == players / 2 || mine == players - players / 2) all.push_back(seats);
  }
  return all;
}

}  // namespace menagerie::arena
