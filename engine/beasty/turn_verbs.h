// The verbs: everything that can happen to the line, each telling what it does. Included by turn.h.
#pragma once

namespace menagerie::beasty {

template <class B, class W>
int Turn<B, W>::tell(Event event) {
  if constexpr (W::kListens) {
    event.step = step_;
    if (event.by < 0) event.by = cause_;
    witness_.events->add(event);
    return static_cast<int>(witness_.events->size()) - 1;
  } else {
    return -1;
  }
}

template <class B, class W>
int Turn<B, W>::last_told() const {
  if constexpr (W::kListens) return static_cast<int>(witness_.events->size()) - 1;
  else return -1;
}

template <class B, class W>
void Turn<B, W>::because_of(int event) {
  if constexpr (W::kListens) cause_ = static_cast<std::int8_t>(event);
}

// B1: looked at after every single change of the line; several bats can burn one after another, each because of
// what brought it to the gate.
template <class B, class W>
void Turn<B, W>::burn_bats(int brought_by) {
  if constexpr (!B::kSecondGame) return;
  const Rule why = step_batch_ == 1 ? Rule::B3 : Rule::B1;
  while (line_.first().species() == Bat && holds(why)) {
    const Card bat = line_.first();
    line_.remove(0);
    batch_[step_batch_].add(truth(bat));
    brought_by = tell({.what = What::Burns, .why = why, .by = static_cast<std::int8_t>(brought_by), .who = truth(bat)});
  }
}

template <class B, class W>
void Turn<B, W>::to_pile(Card card, What what, Rule why, Card other) {
  batch_[step_batch_].add(truth(card));
  tell({.what = what, .why = why, .who = truth(card), .other = other});
}

// The acting animal itself goes to the pile.
template <class B, class W>
void Turn<B, W>::leave_line(What what, Rule why, Card other) {
  line_.remove(here());
  to_pile(me_, what, why, other);
  burn_bats(last_told());
}

template <class B, class W>
void Turn<B, W>::join(Card card) {
  if (holds(Rule::T1)) line_.add(card);
  else line_.insert(0, card);
  me_ = newest_ = card;
  copier_ = {};
  chain_ = only(card.species());
}

template <class B, class W>
void Turn<B, W>::move_to(int place) {
  line_.move(here(), place);
  tell({.what = What::Moves, .why = my_rule(), .who = truth(me_), .place = static_cast<std::uint8_t>(place + 1)});
  burn_bats(last_told());
}

template <class B, class W>
void Turn<B, W>::expel(int place) {
  const Card card = line_.at(place);
  line_.remove(place);
  to_pile(card, What::Expelled, my_rule(), truth(me_));
  burn_bats(last_told());
}

// All at one moment, so the one nearest the gate lies lowest.
template <class B, class W>
void Turn<B, W>::expel_all(SpeciesSet set) {
  int first_left = -1;
  for (int place = 0; place < line_.size();) {
    const Card card = line_.at(place);
    if (card == me_ || !(set & only(card.species()))) {
      ++place;
      continue;
    }
    line_.remove(place);
    to_pile(card, What::Expelled, my_rule(), truth(me_));
    if (place == 0) first_left = last_told();
  }
  if (holds(Rule::B2)) burn_bats(first_left);
}

// L: another lion is in line.
template <class B, class W>
void Turn<B, W>::give_way() {
  because_of(tell({.what = What::SecondLion, .why = Rule::L, .who = truth(me_)}));
  leave_line(What::Leaves, Rule::L, {});
}

// A: directly behind me, in the reverse of their order.
template <class B, class W>
void Turn<B, W>::call_behind_me(Species species) {
  const int behind_me = here() + 1;
  for (int place = behind_me; place < line_.size(); ++place) {
    const Card card = line_.at(place);
    if (card.species() != species) continue;
    line_.move(place, behind_me);
    tell({.what = What::Moves,
          .why = my_rule(),
          .who = card,
          .other = truth(me_),
          .place = static_cast<std::uint8_t>(behind_me + 1)});
  }
}

template <class B, class W>
void Turn<B, W>::pass_ahead() {
  const int place = here() - 1;
  const Card passed = line_.at(place);
  line_.move(place + 1, place);
  tell({.what = What::Passes,
        .why = my_rule(),
        .who = truth(me_),
        .other = passed,
        .place = static_cast<std::uint8_t>(place + 1)});
  burn_bats(last_told());
}

template <class B, class W>
void Turn<B, W>::eat_ahead() {
  const int place = here() - 1;
  const Card eaten = line_.at(place);
  if (meets_quills(eaten)) return;
  line_.remove(place);
  to_pile(eaten, What::Eaten, my_rule(), truth(me_));
  burn_bats(last_told());
}

// B2: taking somebody's place is one change of the line.
template <class B, class W>
void Turn<B, W>::take_place_of(int place, What what) {
  const Card victim = line_.at(place);
  if (meets_quills(victim)) return;
  line_.remove(here());
  line_.put(place, me_);
  to_pile(victim, what, my_rule(), truth(me_));
  tell({.what = What::Moves, .why = my_rule(), .who = truth(me_), .place = static_cast<std::uint8_t>(place + 1)});
  burn_bats(last_told());
}

// Q1: the porcupine stays and an attacker stronger than 7 goes instead. Q2: weaker ones meet no quills.
template <class B, class W>
bool Turn<B, W>::meets_quills(Card porcupine) {
  if constexpr (!B::kSecondGame) return false;
  if (porcupine.species() != Porcupine || !holds(Rule::Q1) || !holds(Rule::PO)) return false;
  if (me_.strength() <= 7 && holds(Rule::Q2)) return false;
  because_of(tell({.what = What::Quills, .why = Rule::Q1, .who = porcupine, .other = truth(me_)}));
  leave_line(What::Leaves, Rule::Q1, porcupine);
  return true;
}

template <class B, class W>
void Turn<B, W>::send_ahead_to_end() {
  const int place = here() - 1;
  const Card card = line_.at(place);
  line_.move(place, line_.size() - 1);
  tell({.what = What::SentBack,
        .why = my_rule(),
        .who = card,
        .other = truth(me_),
        .place = static_cast<std::uint8_t>(line_.size())});
  burn_bats(last_told());
}

// BE: all at one moment, their order unchanged.
template <class B, class W>
void Turn<B, W>::drag_behind(SpeciesSet set) {
  const int end = line_.size();
  for (int place = 0, looked_at = 0; looked_at < end; ++looked_at) {
    const Card card = line_.at(place);
    if (card == me_ || !(set & only(card.species()))) {
      ++place;
      continue;
    }
    line_.move(place, end - 1);
    tell({.what = What::SentBack,
          .why = my_rule(),
          .who = card,
          .other = truth(me_),
          .place = static_cast<std::uint8_t>(end)});
  }
  burn_bats(last_told());
}

// Equal strengths keep their order.
template <class B, class W>
template <class Behind>
void Turn<B, W>::sort(Behind behind) {
  const int size = line_.size();
  for (int i = 1; i < size; ++i) {
    const Card card = line_.at(i);
    int place = i;
    while (place > 0 && behind(line_.at(place - 1), card)) --place;
    if (place != i) line_.move(i, place);
  }
  if constexpr (W::kListens) {
    Row cards;
    for (int place = 0; place < size; ++place) cards.add(truth(line_.at(place)));
    tell({.what = What::Sorted, .why = my_rule(), .who = truth(me_), .row = cards});
  }
  burn_bats(last_told());
}

template <class B, class W>
void Turn<B, W>::turn_line_round() {
  line_.reverse();
  tell({.what = What::TurnedRound, .why = my_rule(), .who = truth(me_)});
  burn_bats(last_told());
}

// PE: known to all from then on.
template <class B, class W>
void Turn<B, W>::show(Species species) {
  shown_ |= strength_bit(strength(species));
  because_of(tell({.what = What::Shows, .why = Rule::PE, .who = truth(me_), .seat = active_, .species = species}));
}

// K4: the copied species and strength from now until the recurring step. K5: each copier species once in a chain.
template <class B, class W>
void Turn<B, W>::become(Species species) {
  if (!me_.in_disguise()) copier_ = me_;
  const Card disguised = me_.disguised_as(species);
  line_.put(here(), disguised);
  me_ = disguised;
  chain_ |= only(species);
  because_of(tell({.what = What::Becomes, .why = Rule::K4, .who = copier_, .species = species}));
  burn_bats(last_told());
  acting_ = here() >= 0;
}

// V1, V5: a copier acting as a vulture leaves the line.
template <class B, class W>
void Turn<B, W>::wait_beside_pile() {
  const int place = here();
  if (place < 0 || !holds(me_.in_disguise() ? Rule::V5 : Rule::V1)) return;
  line_.remove(place);
  waiting_.add(truth(me_));
  because_of(tell({.what = What::Waits, .why = Rule::V5, .who = truth(me_)}));
}

// V2, V3: the top card joins the line and acts, beginning a new chain; a vulture enters the bar with its fetcher.
template <class B, class W>
void Turn<B, W>::fetch_top_card() {
  const Card fetcher = truth(me_);
  if (state_->piles.gone_size() == fetched_) {
    tell({.what = What::PileEmpty, .why = Rule::V4, .who = fetcher});
    return;
  }
  const Card top = state_->piles.top(fetched_++);
  if (top.species() == Vulture && holds(Rule::V3)) {
    because_of(tell({.what = What::Fetches, .why = Rule::V3, .who = top, .other = fetcher}));
    waiting_.remove(waiting_.size() - 1);
    for (const Card card : {fetcher, top}) {
      entered_.add(card);
      tell({.what = What::Enters, .why = Rule::V3, .who = card});
    }
    return;
  }
  join(top);
  because_of(tell({.what = What::Fetches,
                   .why = Rule::V2,
                   .who = top,
                   .other = fetcher,
                   .place = static_cast<std::uint8_t>(line_.size())}));
  burn_bats(last_told());
  acting_ = here() >= 0;
}

}  // namespace menagerie::beasty
