// Who sits where. Seats count from 0 in playing order.
#pragma once

#include <cstdint>

namespace menagerie {

using Seat = std::uint8_t;

inline constexpr int kMaxPlayers = 4;

// As a set of seats, a bit each.
inline constexpr unsigned kEverySeat = (1u << kMaxPlayers) - 1;

// No seat at all: whose turn it is once a game is over, and who a spectator is.
inline constexpr Seat kNobody = 0xFF;

}  // namespace menagerie
