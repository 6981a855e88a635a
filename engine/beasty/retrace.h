// The first game as those see it who hold no cards: from its turns alone it can be followed from the deal on.
#pragma once

#include "engine/beasty/deal.h"
#include "engine/beasty/play.h"

namespace menagerie::beasty {

// Whether the turns tell the whole game: nobody sorted out cards or composed a deck before it, and what a card does depends on
// nothing that stays in a hand.
constexpr bool can_be_retraced(Rules rules) { return rules.cards == Cards::Bar && rules.variant == Variant::Guests; }

// S3, with all cards face down.
inline State dealt_face_down(Rules rules) {
  State table;
  table.rules = rules;
  for (Seat seat = 0; seat < table.players(); ++seat) {
    table.hand[seat] = Holding(0, kHandSize);
    for (std::size_t i = kHandSize; i < 12; ++i) table.draw[seat].add(DrawPile::kFaceDown);
  }
  return table;
}

// The cards of a seat that do not lie open: in its hand or still to be drawn.
inline Strengths unseen_of(const State& table, Seat seat) {
  unsigned open = table.guests[seat];
  const auto see = [&](Card card) {
    if (card.owner() == seat) open |= strength_bit(card.strength());
  };
  const Row line = table.line();
  for (int place = 0; place < line.size(); ++place) see(line.at(place));
  for (int i = 0; i < table.piles.gone_size(); ++i) see(table.piles.gone(i));
  return static_cast<Strengths>(kAllStrengths & ~open);
}

// Whether everybody sees the same on both.
inline bool look_alike(const State& a, const State& b) {
  if (a.rules != b.rules || a.line().bits() != b.line().bits() || a.turn != b.turn || a.phase != b.phase) return false;
  for (Seat seat = 0; seat < a.players(); ++seat)
    if (a.guests[seat] != b.guests[seat] || a.hand[seat].size() != b.hand[seat].size() ||
        unseen_of(a, seat) != unseen_of(b, seat))
      return false;
  return true;
}

// The table if the seat to act held these cards.
inline State if_held(State table, Strengths cards) {
  table.hand[table.turn] = Holding(cards, 0);
  return table;
}

// Whether the seat to act could make this move, whatever it holds.
inline bool could_be_played(const State& table, Move move) {
  return table.phase == Phase::Play && is_legal(if_held(table, unseen_of(table, table.turn)), move);
}

// A turn as the others see it: one card of the hand is turned up and played, the rest stays face down.
inline void retrace(State& table, Move move) {
  Holding& hand = table.hand[table.turn];
  hand = Holding(strength_bit(strength(move.card())), hand.size() - 1);
  play_turn(table, move);
}

}  // namespace menagerie::beasty
