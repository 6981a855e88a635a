// S1 to S6: decks, sorting out, shuffling and the first hands.
#pragma once

#include <array>
#include <bit>

#include "engine/beasty/rules.h"
#include "engine/beasty/state.h"
#include "engine/chance.h"

namespace menagerie::beasty {

struct Options {
  Rules rules;
  // In the mix: decks known before the game, as in a return game (S7), by the strengths at which they have the second animal.
  bool has_decks = false;
  std::array<Strengths, kMaxPlayers> decks{};
};

inline constexpr std::size_t kHandSize = 4;
inline constexpr std::size_t kSortedOut = 4;

// S3: each deck is shuffled; four cards are the hand, the rest the draw pile.
template <class Chance>
void deal_hands(State& state, Chance& lots) {
  for (Seat seat = 0; seat < state.players(); ++seat) {
    std::uint8_t deck[12];
    std::size_t size = 0;
    for (Strengths left = state.hand[seat].known(); left; left &= static_cast<Strengths>(left - 1))
      deck[size++] = static_cast<std::uint8_t>(std::countr_zero(left) + 1);
    if (holds(Rule::S3)) shuffle(lots.stream("beasty.deck.", seat), deck, size);
    state.hand[seat] = {};
    for (std::size_t i = 0; i < size; ++i) {
      if (i < kHandSize) state.hand[seat].add(deck[i]);
      else state.draw[seat].add(deck[i]);
    }
  }
  state.phase = Phase::Play;
  state.turn = 0;
}

// What follows once the decks are known: S6 sorting out, or S3 the deal.
template <class Chance>
void begin_with_decks(State& state, Chance& lots) {
  state.turn = 0;
  if (state.rules.variant == Variant::Points && holds(Rule::S6)) state.phase = Phase::Trim;
  else deal_hands(state, lots);
}

template <class Chance>
State deal_with(const Options& options, Chance& lots) {
  State state;
  state.rules = options.rules;
  for (Seat seat = 0; seat < state.players(); ++seat) {
    state.hand[seat] = Holding(kAllStrengths, 0);
    if (options.rules.cards == Cards::Town && holds(Rule::S1)) state.second[seat] = kAllStrengths;
    if (options.has_decks) state.second[seat] = options.decks[seat];
  }
  if (options.rules.cards == Cards::Mix && !options.has_decks && holds(Rule::S2)) state.phase = Phase::Deck;
  else begin_with_decks(state, lots);
  return state;
}

}  // namespace menagerie::beasty
