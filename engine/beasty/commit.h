// What a turn leaves behind on the table, whoever worked it out: the rules step by step, or the memory of them.
#pragma once

#include "engine/beasty/row.h"
#include "engine/beasty/rules.h"
#include "engine/beasty/state.h"

namespace menagerie::beasty {

inline void let_into_bar(State& state, Row cards) {
  for (std::uint64_t bits = cards.bits(); bits; bits >>= 8) {
    const Card guest = Card::of_bits(bits);
    state.piles.add_bar(guest);
    state.guests[guest.owner()] |= strength_bit(guest.strength());
    state.learn(guest.owner(), guest.species());
  }
}

// T6: the strength of the card that was drawn, 0 for none. One that lies face down, in a view, stays so.
inline int draw_card(State& state, Seat seat) {
  DrawPile& pile = state.draw[seat];
  if (pile.empty() || !holds(Rule::T6)) return 0;
  const int drawn = pile.draw();
  if (drawn == DrawPile::kFaceDown) state.hand[seat].add_face_down();
  else state.hand[seat].add(drawn);
  return drawn;
}

// S5, T8: in seat order; a seat without cards is skipped; without any card the game is over.
inline void pass_turn_from(State& state, Seat seat) {
  Seat next = holds(Rule::S5) ? seat : Seat{0};
  for (int i = 0; i < state.players(); ++i) {
    next = static_cast<Seat>(next + 1 == state.players() ? 0 : next + 1);
    if (state.hand[next].empty() || (state.draw[next].empty() && !holds(Rule::T8))) continue;
    state.turn = next;
    return;
  }
  state.phase = Phase::Over;
  state.turn = kNobody;
}

}  // namespace menagerie::beasty
