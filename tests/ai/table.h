// Games of every kind for the tests of the bots, played by chance and shown turn by turn.
#pragma once

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <memory>
#include <vector>

#include "ai/bot.h"
#include "tests/games.h"

namespace menagerie::ai_tests {

using tests::games;
using tests::seed_of;

inline ark::Options ark_for(int players) {
  ark::Options options;
  options.players = players;
  return options;
}

inline beasty::Options beasty_for(beasty::Cards cards, beasty::Variant variant, int players) {
  beasty::Options options;
  options.rules.cards = cards;
  options.rules.variant = variant;
  options.rules.players = players & 7;
  return options;
}

template <class Game>
std::vector<typename Game::Options> every_kind() {
  if constexpr (std::is_same_v<Game, Ark>) {
    return {ark_for(2), ark_for(3), ark_for(4)};
  } else {
    std::vector<beasty::Options> kinds;
    for (const auto cards : {beasty::Cards::Bar, beasty::Cards::Town, beasty::Cards::Mix})
      for (const auto variant : {beasty::Variant::Guests, beasty::Variant::Points})
        for (const int players : {2, 3, 4}) kinds.push_back(beasty_for(cards, variant, players));
    return kinds;
  }
}

template <class Game>
typename Game::Move random_move(const typename Game::State& state, QuickRandom& random) {
  if constexpr (std::is_same_v<Game, Ark>) {
    return ark::random_move(state, random);
  } else {
    const auto moves = std::make_unique<beasty::Moves>();
    beasty::legal_moves(state, *moves);
    return (*moves)[random.below(static_cast<std::uint32_t>(moves->size()))];
  }
}

inline bool is_secret(const beasty::State& state) { return Beasty::is_secret(state); }
inline bool is_secret(const ark::State& state) { return Ark::is_secret(state); }

// Plays a game in which `choose(state, random)` names the moves.
template <class Game, class Choose>
typename Game::State played(const typename Game::Options& options, std::uint64_t number, Choose choose) {
  QuickRandom random(number + 1);
  typename Game::State state = Game::deal(options, seed_of(number));
  while (Game::turn(state) != kNobody) Game::play(state, choose(state, random), seed_of(number));
  return state;
}

// Shows every state before a move, of so many random games of each kind, to `look(state, random)`.
template <class Game, class Look>
void in_random_games(int many, Look look) {
  for (const auto& options : every_kind<Game>())
    for (int game = 0; game < many; ++game)
      played<Game>(options, static_cast<std::uint64_t>(game),
                   [&](const typename Game::State& state, QuickRandom& random) {
                     if (!testing::Test::HasFailure()) look(state, random);
                     return random_move<Game>(state, random);
                   });
}

// What a seat wins in the end: a part, where the win is shared.
inline double share(unsigned winners, Seat seat) { return winners >> seat & 1 ? 1.0 / std::popcount(winners) : 0; }

}  // namespace menagerie::ai_tests
