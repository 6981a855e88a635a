// The secret choices before the game: composing a deck (S2) and sorting out four cards (S6).
#include "engine/beasty/play.h"

namespace menagerie::beasty {
namespace {

void tell(Events* events, const Event& event) {
  if (events) events->add(event);
}

// Goes on to the next seat, or to the next phase after the last one.
template <class Next>
void next_seat(State& state, Events* events, Next next_phase) {
  if (++state.turn < state.players()) return tell(events, {.what = What::Turn, .why = Rule::S5, .seat = state.turn});
  next_phase();
  if (state.phase == Phase::Play)
    for (Seat seat = 0; seat < state.players(); ++seat)
      tell(events, {.what = What::Dealt,
                    .why = Rule::S3,
                    .seat = seat,
                    .place = static_cast<std::uint8_t>(state.draw[seat].size()),
                    .set = state.species_held(seat, state.hand[seat].known())});
  tell(events, {.what = What::Begins,
                .why = state.phase == Phase::Play ? Rule::S5 : Rule::S6,
                .seat = state.turn,
                .place = static_cast<std::uint8_t>(state.phase)});
}

}  // namespace

void compose_deck(State& state, Strengths second_game, const Seed& seed, Events* events) {
  state.second[state.turn] = second_game;
  tell(events, {.what = What::Composes,
                .why = Rule::S2,
                .seat = state.turn,
                .set = state.species_held(state.turn, kAllStrengths)});
  next_seat(state, events, [&] {
    Lots lots(seed);
    begin_with_decks(state, lots);
  });
}

void sort_out(State& state, Strengths cards, const Seed& seed, Events* events) {
  const Seat seat = state.turn;
  state.aside[seat] = Holding(cards, 0);
  state.hand[seat] = Holding(static_cast<Strengths>(kAllStrengths & ~cards), 0);
  tell(events, {.what = What::SortsOut, .why = Rule::S6, .seat = seat, .set = state.species_held(seat, cards)});
  next_seat(state, events, [&] {
    Lots lots(seed);
    deal_hands(state, lots);
  });
}

}  // namespace menagerie::beasty
