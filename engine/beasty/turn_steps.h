// The steps of a turn, T1 to T6, in their order. Included by turn.h.
#pragma once

#include "engine/beasty/commit.h"
#include "engine/beasty/orders.h"

namespace menagerie::beasty {

template <class B, class W>
Turn<B, W>::Turn(const State& state, Species card, W witness)
    : state_(&state),
      line_(state.line()),
      hand_(static_cast<Strengths>(state.hand[state.turn].known() & ~strength_bit(strength(card)))),
      active_(state.turn),
      played_(card),
      witness_(witness) {
  const Card played(card, active_);
  if (card == Vulture && holds(Rule::V1)) {  // V1: never stands in the line
    me_ = played;
    waiting_.add(played);
    tell({.what = What::Plays, .why = Rule::T1, .who = played, .seat = active_});
  } else {
    join(played);
    tell({.what = What::Plays,
          .why = Rule::T1,
          .who = played,
          .seat = active_,
          .place = static_cast<std::uint8_t>(line_.size())});
    burn_bats(last_told());
  }
  step_ = Step::Act;
  because_of(0);
  acting_ = (card == Vulture || here() >= 0) && holds(Rule::T2);
}

// T2: nobody may decline.
template <class B, class W>
void Turn<B, W>::answer(Pick pick) {
  pick_ = pick;
  acting_ = false;
  const Asks asks = kAnimals<Turn>[me_.species()].asks;
  if (needs_a_pick(asks) && !pick) {
    const bool copies = asks == Asks::WhomToCopy || asks == Asks::WhatToShow;
    tell({.what = copies ? What::NothingToCopy : What::NoTarget, .why = my_rule(), .who = truth(me_)});
    return;
  }
  act<B::kAnimals>();
}

// A power that changes nothing has found nobody, and says so.
template <class B, class W>
template <SpeciesSet kAmong>
void Turn<B, W>::act() {
  if (!holds(my_rule())) return;
  if constexpr (W::kListens) {
    const std::size_t told = witness_.events->size();
    const Card actor = truth(me_);
    const Species species = me_.species();
    act_as<kAmong>(*this, species);
    if (kAnimals<Turn>[species].power && witness_.events->size() == told) no_target(actor, rule_of(species));
  } else {
    act_as<kAmong>(*this, me_.species());
  }
}

// T3: from the gate to the exclusion, each once. Whoever has been removed before its moment does not act.
template <class B, class W>
void Turn<B, W>::recur() {
  step_ = Step::Recur;
  because_of(-1);
  if (const int place = here(); me_.in_disguise() && place >= 0 && holds(Rule::K4)) {
    line_.put(place, copier_);
    tell({.what = What::Reverts, .why = Rule::K4, .who = copier_});
  }
  if (!holds(Rule::T3)) return;
  constexpr SpeciesSet kAlways = those_that_recur<Turn>(Recurs::Always);
  constexpr SpeciesSet kLater = those_that_recur<Turn>(Recurs::NotWhenLaidOut);
  const Row order = line_;
  unsigned recurring = 0;  // places, looked up without branching: most animals do not recur
  for (int place = 0; place < 5; ++place)
    recurring |= (((kAlways | kLater) & B::kAnimals) >> order.at(place).species() & 1) << place;
  for (; recurring; recurring &= recurring - 1) {
    me_ = order.at(std::countr_zero(recurring));
    if (here() < 0) continue;
    if (me_ == newest_ && (kLater >> me_.species() & 1)) {
      tell({.what = What::Rests, .why = Rule::T3, .who = me_});
      continue;
    }
    because_of(tell({.what = What::Recurs, .why = Rule::T3, .who = me_}));
    act<(kAlways | kLater) & B::kAnimals>();
    because_of(-1);
  }
}

// T5: with exactly five animals, two enter, one is excluded, the others move up.
template <class B, class W>
void Turn<B, W>::check() {
  step_ = Step::Check;
  step_batch_ = 1;
  if (line_.size() != 5 || !holds(Rule::T5)) {
    tell({.what = What::TooFew, .why = Rule::T5, .place = static_cast<std::uint8_t>(line_.size())});
    return;
  }
  because_of(tell({.what = What::Checks, .why = Rule::T5, .place = 5}));
  const Row five = line_;
  for (const int place : {0, 1}) {
    entered_.add(five.at(place));
    tell({.what = What::Enters, .why = Rule::T5, .who = five.at(place)});
  }
  const int moved_up = last_told();
  line_ = Row::of_bits(five.bits() >> 16 & 0xFFFF);
  to_pile(five.at(4), What::Excluded, Rule::T5);
  burn_bats(moved_up);
}

// P2: the active player lays the cards of a step in the order of choice. In the first game there is none (P1).
template <class B, class W>
int Turn<B, W>::orders() const {
  if (state_->rules.cards == Cards::Bar && holds(Rule::P1)) return 1;
  return holds(Rule::P2) ? kOrders[leaving().size()] : 1;
}

template <class B, class W>
void Turn<B, W>::settle_orders(int batch, int order) {
  if (batch_[batch].size() < 2 || state_->rules.cards == Cards::Bar) return;
  batch_[batch] = in_order(batch_[batch], order);
  tell({.what = What::Ordered, .why = Rule::P2, .seat = active_, .row = batch_[batch]});
}

// The event by which a card came to wait beside the pile.
template <class B, class W>
int Turn<B, W>::stood_beside_pile(Card card) const {
  int event = last_told();
  if constexpr (W::kListens) {
    const Events& told = *witness_.events;
    while (event > 0 && !(told[event].what == What::Waits && told[event].who == card)) --event;
  }
  return event;
}

template <class B, class W>
void Turn<B, W>::recur_and_check(int order) {
  recur();
  if constexpr (W::kListens) {
    because_of(-1);
    settle_orders(0, order);
    for (std::uint64_t landing = waiting_.bits(); landing; landing >>= 8) {  // T4, V4
      const Card card = Card::of_bits(landing);
      because_of(stood_beside_pile(card));
      tell({.what = What::Lands, .why = Rule::V4, .who = card});
    }
    because_of(-1);
  }
  check();
  if constexpr (W::kListens) {
    because_of(-1);
    settle_orders(1, order);
  }
}

template <class B, class W>
void Turn<B, W>::commit(State& state, int order) {
  if constexpr (!W::kListens) {
    if (order) settle_orders(batch_[1].empty() ? 0 : 1, order);
  }
  state.set_line(line_);
  state.hand[active_].remove(strength(played_));
  if (state.shown[active_] | shown_)
    state.shown[active_] = static_cast<Strengths>((state.shown[active_] | shown_) & ~strength_bit(strength(played_)));

  for (; fetched_; --fetched_) state.piles.remove_top();
  if (waiting_.empty()) {
    state.piles.add_gone(Row::of_bits(batch_[0].bits() | batch_[1].bits()));  // one of them is empty: see orders()
  } else {
    state.piles.add_gone(batch_[0]);
    if (holds(Rule::T4) && holds(Rule::V4)) state.piles.add_gone(waiting_);
    state.piles.add_gone(batch_[1]);
  }
  let_into_bar(state, entered_);
  draw(state);
  pass_turn_on(state);
}

template <class B, class W>
void Turn<B, W>::draw(State& state) {
  step_ = Step::Draw;
  const int drawn = draw_card(state, active_);
  if (!drawn) {
    tell({.what = What::NothingToDraw, .why = Rule::T6, .seat = active_});
    return;
  }
  tell({.what = What::Draws,
        .why = Rule::T6,
        .seat = active_,
        .species = drawn == DrawPile::kFaceDown ? kNoSpecies : state.species(active_, drawn),
        .hidden = static_cast<std::uint8_t>(drawn == DrawPile::kFaceDown)});
}

template <class B, class W>
void Turn<B, W>::pass_turn_on(State& state) {
  step_ = Step::None;
  pass_turn_from(state, active_);
  if (state.phase == Phase::Play) {
    tell({.what = What::Turn, .why = Rule::S5, .seat = state.turn});
    return;
  }
  if constexpr (W::kListens)
    for (Seat seat = 0; seat < state.players(); ++seat)
      if (!state.aside[seat].empty())
        tell({.what = What::Reveals,
              .why = Rule::S6,
              .seat = seat,
              .set = state.species_held(seat, state.aside[seat].known())});
  tell({.what = What::Over, .why = Rule::T8});
}

}  // namespace menagerie::beasty
