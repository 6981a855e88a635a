// Playing a move: a turn, or a secret choice before the game.
#pragma once

#include <bit>
#ifdef __BMI2__
#include <immintrin.h>
#endif

#include "engine/beasty/deal.h"
#include "engine/beasty/event.h"
#include "engine/beasty/move.h"
#include "engine/beasty/state.h"
#include "engine/beasty/turn.h"

namespace menagerie::beasty {

// Every legal move once; none when the game is over.
void legal_moves(const State& state, Moves& moves);
bool is_legal(const State& state, Move move);

template <class Books, class Witness>
void play_turn_with(State& state, Move move, Witness witness) {
  Turn<Books, Witness> turn(state, move.card(), witness);
  for (int picks = 0; turn.acting();) turn.answer(turn.asks() ? move.pick(picks++) : Pick{0});
  turn.recur_and_check(move.order());
  turn.commit(state, move.order());
}

inline void play_turn(State& state, Move move) {
  if (state.rules.cards == Cards::Bar) play_turn_with<FirstGame>(state, move, Silent{});
  else play_turn_with<BothGames>(state, move, Silent{});
}

inline void play_turn(State& state, Move move, Events& events) {
  play_turn_with<BothGames>(state, move, Chronicle{&events});
}

// One of a set's members, counted from 0, each equally likely.
template <class Random>
int one_of(std::uint32_t set, Random& random) {
  std::uint32_t skip = random.below(static_cast<std::uint32_t>(std::popcount(set)));
#ifdef __BMI2__
  return std::countr_zero(_pdep_u32(1u << skip, set));
#else
  for (; skip; --skip) set &= set - 1;
  return std::countr_zero(set);
#endif
}

// A random card, then its choices: a playout's turn, without the full list.
template <class Books, class Random>
void random_turn_with(State& state, Random& random) {
  const int strength = one_of(state.hand[state.turn].known(), random) + 1;
  Turn<Books, Silent> turn(state, state.species(state.turn, strength));
  while (turn.acting()) {
    const Picks picks = turn.asks();
    turn.answer(picks ? static_cast<Pick>(one_of(picks, random)) : Pick{0});
  }
  turn.recur_and_check();
  const int orders = turn.orders();
  turn.commit(state, orders > 1 ? static_cast<int>(random.below(static_cast<std::uint32_t>(orders))) : 0);
}

template <class Random>
void random_turn(State& state, Random& random) {
  if (state.rules.cards == Cards::Bar) random_turn_with<FirstGame>(state, random);
  else random_turn_with<BothGames>(state, random);
}

// The secret choices, in seat order; events may be null.
void compose_deck(State& state, Strengths second_game, const Seed& seed, Events* events);
void sort_out(State& state, Strengths cards, const Seed& seed, Events* events);

}  // namespace menagerie::beasty
