// W1, W2: guests, strengths and points of each seat, and who wins; S7: the match of a game and its return game.
#pragma once

#include <span>

#include "engine/beasty/deal.h"
#include "engine/beasty/state.h"

namespace menagerie::beasty {

struct Tally {
  int guests = 0;
  int values = 0;  // the sum of the guests' strengths
  int points = 0;
};

Tally tally(const Table& table, Seat seat);

// One bit a seat; before the end, who leads. A seat that is not `among` those who can win is passed over.
unsigned winners(const Table& table, unsigned among = kEverySeat);

// S7: the options of the return game of a game in the mix: the twelve animals that each left out, and the next seat
// begins, so that seat s of the return game was seat s + 1 of the first.
Options return_game(const Table& first_game);
constexpr Seat seat_in_return_game(Seat seat, int players) { return static_cast<Seat>((seat + players - 1) % players); }
// The winners of the match, by their seats in the first game.
unsigned match_winners(const Table& first_game, const Table& return_game);
// The same of sums already made, one a player.
unsigned winners_by(const Rules& rules, std::span<const Tally> sums);

}  // namespace menagerie::beasty
