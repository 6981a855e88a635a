// What the acting animal asks its player, and the questions that powers put to the line. Included by turn.h.
#pragma once

namespace menagerie::beasty {

template <class B, class W>
Picks Turn<B, W>::asks() const {
  if (!holds(my_rule())) return 0;
  if (me_.species() == Vulture) return 0;
  Row ahead = line_;
  ahead.remove(line_.size() - 1);
  return picks_for(kAnimals<Turn>[me_.species()].asks, me_.species(), ahead, chain_, *state_, hand_);
}

// K2: an acting animal is never counted among the others.
template <class B, class W>
SpeciesSet Turn<B, W>::others() const {
  SpeciesSet set = 0;
  for (std::uint64_t bits = line_.bits(); bits; bits >>= 8) {
    const Card card = Card::of_bits(bits);
    if (card != me_ || !holds(Rule::K2)) set |= only(card.species());
  }
  return set;
}

// U: if two tie for the second place, the one that was picked.
template <class B, class W>
SpeciesSet Turn<B, W>::two_strongest_species() const {
  const SpeciesSet set = others() & kSmellingSkunk;
  if (!set) return 0;
  const SpeciesSet first = only(species_set::strongest(set));
  const SpeciesSet rest = set & ~first;
  if (!rest) return first;
  return first | (pick_ ? only(picked_species()) : only(species_set::strongest(rest)));
}

template <class B, class W>
SpeciesSet Turn<B, W>::two_weakest_species() const {
  const SpeciesSet set = others() & kWeakerThanBear;
  if (!set) return 0;
  const SpeciesSet first = only(species_set::weakest(set));
  const SpeciesSet rest = set & ~first;
  if (!rest) return first;
  return first | (pick_ ? only(picked_species()) : only(species_set::weakest(rest)));
}

// H, C: a zebra and whoever is not weaker stop hippos and crocodiles.
template <class B, class W>
bool Turn<B, W>::can_push_ahead() {
  if (here() <= 0) return false;
  const Card next = ahead();
  if (next.species() == Zebra && holds(Rule::Z)) return stopped(next, Rule::Z), false;
  if (!weaker(next, me_.strength())) return stopped(next, Rule::K1), false;
  return true;
}

template <class B, class W>
bool Turn<B, W>::weaker_ahead() {
  if (here() <= 0) return false;
  if (weaker(ahead(), me_.strength())) return true;
  return stopped(ahead(), Rule::K1), false;
}

// LL: 7 or less.
template <class B, class W>
bool Turn<B, W>::can_spit_ahead() {
  if (here() <= 0) return false;
  if (ahead().strength() <= 7) return true;
  return no_target(truth(me_), Rule::LL, ahead()), false;
}

// TI: whoever is jumped over does not matter.
template <class B, class W>
bool Turn<B, W>::weaker_two_ahead() {
  const int place = two_ahead();
  if (place < 0) return false;
  if (weaker(line_.at(place), me_.strength())) return true;
  return no_target(truth(me_), Rule::TI, line_.at(place)), false;
}

template <class B, class W>
bool Turn<B, W>::named_parity_ahead() const {
  return here() > 0 && (ahead().strength() % 2 == 1) == (pick_ == kOdd);
}

}  // namespace menagerie::beasty
