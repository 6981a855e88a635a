// A move: a whole turn with every choice in it, or a secret choice before the game. One word of 64 bits.
#pragma once

#include <cstdint>

#include "engine/beasty/card.h"
#include "engine/beasty/state.h"
#include "engine/list.h"

namespace menagerie::beasty {

// One answer to what an animal asks: a place in the line from 1, a number of animals jumped, a parity or a species. Never zero.
using Pick = std::uint8_t;
inline constexpr Pick kOdd = 1;
inline constexpr Pick kEven = 2;

// The picks that are allowed, one bit each; none when there is nothing to ask.
using Picks = std::uint32_t;

class Move {
 public:
  // Room for every chain: a seat has one animal of strength five, so at most four copiers act in one turn, each
  // copies at most twice (K5), and the last animal of the chain asks once more.
  static constexpr int kMostPicks = 9;

  constexpr Move() = default;
  explicit constexpr Move(Species card) : bits_(card) {}
  static constexpr Move deck(Strengths second_game) { return of_bits(kDeck | std::uint64_t{second_game} << 12); }
  static constexpr Move trim(Strengths sorted_out) { return of_bits(kTrim | std::uint64_t{sorted_out} << 12); }
  static constexpr Move of_bits(std::uint64_t bits) {
    Move move;
    move.bits_ = bits;
    return move;
  }
  constexpr std::uint64_t bits() const { return bits_; }

  constexpr bool is_deck() const { return (bits_ & 31) == kDeck; }
  constexpr bool is_trim() const { return (bits_ & 31) == kTrim; }
  constexpr Strengths chosen() const { return (bits_ >> 12) & kAllStrengths; }

  constexpr Species card() const { return static_cast<Species>(bits_ & 31); }
  // Which order of the cards that went to the pile, counted from the order in which they went (P2).
  constexpr int order() const { return static_cast<int>(bits_ >> 5) & 127; }
  constexpr Pick pick(int index) const { return (bits_ >> (12 + 5 * index)) & 31; }

  constexpr Move with_order(int order) const { return of_bits(bits_ | static_cast<std::uint64_t>(order) << 5); }
  constexpr Move with_pick(int index, Pick pick) const {
    return of_bits(bits_ | std::uint64_t{pick} << (12 + 5 * index));
  }
  friend constexpr bool operator==(Move, Move) = default;

 private:
  static constexpr std::uint64_t kDeck = 0;
  static constexpr std::uint64_t kTrim = 1;
  std::uint64_t bits_ = 0;
};

// 4,096 decks can be composed (S2); the most moves of a turn come from the orders of five cards that go
// to the pile together, of which few are found in one hand (the tests look for the largest list).
using Moves = List<Move, 8192>;

}  // namespace menagerie::beasty
