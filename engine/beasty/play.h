// Playing a move: a turn, or a secret choice before the game.
#pragma once

#include <bit>
#ifdef __BMI2__
#include <immintrin.h>
#endif

#include "engine/beasty/deal.h"
#include "engine/beasty/event.h"
#include "engine/beasty/memory.h"
#include "engine/beasty/move.h"
#include "engine/beasty/state.h"
#include "engine/beasty/turn.h"

namespace menagerie::beasty {

// Every legal move once; none when the game is over.
void legal_moves(const State& state, Moves& moves);
bool is_legal(const State& state, Move move);

// A rule that is switched off must not be remembered as it was.
#ifdef MENAGERIE_MUTANTS
inline bool remembers() { return g_rule_off < 0; }
#else
constexpr bool remembers() { return true; }
#endif

template <class Books, class Witness>
void play_turn_with(State& state, Move move, Witness witness) {
  Turn<Books, Witness> turn(state, move.card(), witness);
  for (int picks = 0; turn.acting();) turn.answer(turn.asks() ? move.pick(picks++) : Pick{0});
  turn.recur_and_check(move.order());
  turn.commit(state, move.order());
}

inline void play_turn(State& state, Move move) {
  if (state.rules.cards == Cards::Bar && remembers()) Memory::play(state, move);
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
template <class Random>
[[gnu::flatten]] void random_turn_played(State& state, Random& random) {
  const int strength = one_of(state.hand[state.turn].known(), random) + 1;
  Turn<BothGames, Silent> turn(state, state.species(state.turn, strength));
  while (turn.acting()) {
    const Picks picks = turn.asks();
    turn.answer(picks ? static_cast<Pick>(one_of(picks, random)) : Pick{0});
  }
  turn.recur_and_check();
  const int orders = turn.orders();
  turn.commit(state, orders > 1 ? static_cast<int>(random.below(static_cast<std::uint32_t>(orders))) : 0);
}

// The same in the first game, where the choices depend only on who stands in line.
template <class Random>
void random_turn_remembered(State& state, Random& random) {
  const Row line = state.line();
  Species acting = species_of(one_of(state.hand[state.turn].known(), random) + 1, false);
  Move move(acting);
  for (int depth = 0; kAskInFirstGame<Turn<FirstGame, Silent>> & only(acting); ++depth) {
    const Asks asks = kAnimals<Turn<FirstGame, Silent>>[acting].asks;
    const Picks picks = picks_for(asks, acting, line, only(Chameleon), state, 0);
    if (!picks) break;
    const Pick pick = static_cast<Pick>(one_of(picks, random));
    move = move.with_pick(depth, pick);
    if (asks != Asks::WhomToCopy) break;
    acting = static_cast<Species>(pick);
  }
  Memory::play(state, move);
}

template <class Random>
void random_turn(State& state, Random& random) {
  if (state.rules.cards == Cards::Bar && remembers()) random_turn_remembered(state, random);
  else random_turn_played(state, random);
}

// The secret choices, in seat order; events may be null.
void compose_deck(State& state, Strengths second_game, const Seed& seed, Events* events);
void sort_out(State& state, Strengths cards, const Seed& seed, Events* events);

}  // namespace menagerie::beasty
