// What a benchmark repeats: whole games by random moves, dealing included. Natively and in the browser the same loops run.
#pragma once

#include <cstdint>

#include "engine/ark/ark.h"
#include "engine/beasty/beasty.h"
#include "engine/quick_random.h"

namespace menagerie::bench {

inline beasty::State deal_beasty(beasty::Cards cards, QuickRandom& random) {
  beasty::Options options;
  options.rules.cards = cards;
  options.has_decks = cards == beasty::Cards::Mix;
  if (options.has_decks)
    for (auto& deck : options.decks) deck = static_cast<beasty::Strengths>(random.below(beasty::kAllStrengths + 1));
  return beasty::deal_with(options, random);
}

// A turn: list all legal moves, pick one at random, play it. Returns the number of turns.
inline std::uint64_t beasty_turns(beasty::Cards cards, int games, QuickRandom& random, beasty::Moves& moves) {
  std::uint64_t turns = 0;
  for (; games > 0; --games) {
    beasty::State state = deal_beasty(cards, random);
    for (; state.phase != beasty::Phase::Over; ++turns) {
      beasty::legal_moves(state, moves);
      beasty::play_turn(state, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
  return turns;
}

// A random card, then its choices, without the full list.
inline std::uint64_t beasty_playouts(beasty::Cards cards, int games, QuickRandom& random) {
  std::uint64_t turns = 0;
  for (; games > 0; --games) {
    beasty::State state = deal_beasty(cards, random);
    for (; state.phase != beasty::Phase::Over; ++turns) beasty::random_turn(state, random);
  }
  return turns;
}

// The secret choice at the start counts as a turn of each player, and the game is scored at its end.
inline std::uint64_t ark_playouts(int players, int games, QuickRandom& random, unsigned& winners) {
  std::uint64_t turns = 0;
  ark::Options options;
  options.players = players;
  for (; games > 0; --games) {
    ark::State state = ark::deal_with(options, random);
    for (; Ark::turn(state) != kNobody; ++turns) ark::play(state, ark::random_move(state, random));
    winners += ark::winners(state);
  }
  return turns;
}

}  // namespace menagerie::bench
