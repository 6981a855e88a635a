// The names of the rules, and the numbers in them.
#pragma once

#include <cstdint>

#include "engine/rule.h"

namespace menagerie::ark {

// Counted from 100 on, so that the mutation run can tell these from the rules of the other game.
enum class Rule : std::uint8_t { A1 = 100, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12, A13 };

inline constexpr int kFewestPlayers = 2;
inline constexpr int kMostPlayers = 4;

// A1: twelve species with four players, ten with three, eight with two.
constexpr int species_in_game(int players) { return 4 + 2 * players; }
// A4: twelve, ten or eight tiles lie face up.
constexpr int face_up_tiles(int players) { return 4 + 2 * players; }

inline constexpr int kCrates = 20;      // A2
inline constexpr int kFirstCrates = 1;  // A2
inline constexpr int kMostCrates = 5;   // A2
inline constexpr int kDealt = 3;        // A3
inline constexpr int kMiddle = 12 + 1;  // A4: as much as ever lies in the middle
inline constexpr int kFullArk = 10;     // A8, A9
inline constexpr int kHerd = 3;         // A10
inline constexpr int kHerdAnimal = 5;   // A10

}  // namespace menagerie::ark
