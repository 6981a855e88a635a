// Where the chance of an arena comes from. Every deal and every player has a seed of its own, worked out by SHA-256, so
// that threads do not matter and nobody can work out the cards from the seed that a bot is handed.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/chance.h"
#include "engine/seat.h"

namespace menagerie::arena {

// `word` is the seed of the whole contest: any text.
Seed seed_of_deal(std::string_view word, std::uint64_t deal);
std::uint64_t seed_of_player(std::string_view word, std::uint64_t deal, int seating, Seat seat);
// For what the arena itself imagines (luck.h).
std::uint64_t seed_of_luck(std::string_view word, std::uint64_t deal, int seating);

// A seed as a number, for whoever wants to repeat itself.
std::uint64_t number_of(std::string_view word);

}  // namespace menagerie::arena
