#include "engine/beasty/view.h"

#include <bit>

namespace menagerie::beasty {
namespace {

// The others' cards lie face down, but for those that a penguin has shown.
void hide_hand(State& table, Seat seat) {
  const Holding hand = table.hand[seat];
  const Strengths shown = table.phase == Phase::Play ? table.shown[seat] : Strengths{0};
  table.hand[seat] = Holding(shown, hand.size() - std::popcount(shown));
  table.aside[seat] = Holding(0, table.aside[seat].size());
}

// Nobody has seen a draw pile, its owner neither.
void hide_draw_pile(State& table, Seat seat) {
  DrawPile hidden;
  for (int i = table.draw[seat].size(); i > 0; --i) hidden.add(DrawPile::kFaceDown);
  table.draw[seat] = hidden;
}

}  // namespace

void forget_unseen_species(State& table) {
  if (table.rules.cards != Cards::Mix) return;
  for (Seat seat = 0; seat < table.players(); ++seat)
    table.second[seat] &=
        static_cast<Strengths>(table.hand[seat].known() | table.aside[seat].known() | table.guests[seat]);
}

View view_for(const State& state, Seat viewer) {
  View view{state, viewer};
  State& table = view.table;
  for (Seat seat = 0; seat < table.players(); ++seat) {
    if (table.phase == Phase::Over) break;
    if (seat != viewer) hide_hand(table, seat);
    hide_draw_pile(table, seat);
  }
  forget_unseen_species(table);
  return view;
}

Events events_for(const Events& events, Seat viewer) {
  Events told;
  for (Event event : events) {
    const bool secret = event.what == What::Composes || event.what == What::SortsOut || event.what == What::Dealt;
    if (secret && event.seat != viewer) {
      event.hidden = static_cast<std::uint8_t>(event.hidden + std::popcount(event.set));
      event.set = 0;
    }
    if (event.what == What::Draws && event.seat != viewer) {
      event.hidden = 1;
      event.species = kNoSpecies;
    }
    told.add(event);
  }
  return told;
}

}  // namespace menagerie::beasty
