// What the acting animal asks its player, and the questions that powers put to the line. Included by turn.h.
#pragma once

namespace menagerie::beasty {

// The picks that the rules allow. Asked while the acting animal stands last, or, for a vulture, beside the pile.
template <class W>
Picks Turn<W>::asks() const {
  if (!holds(my_rule())) return 0;
  const int animals_ahead = line_.size() - 1;
  switch (kAnimals<Turn>[me_.species()].asks) {
    case Asks::Nothing: return 0;
    case Asks::HowFar: return animals_ahead >= 2 ? 0b110 : animals_ahead == 1 ? 0b10 : 0;  // J
    case Asks::WhoLeaves: return (Picks{2} << animals_ahead) - 2;
    case Asks::WhichStrongest: return places_of_others(true);
    case Asks::WhichWeakest: return places_of_others(false);
    case Asks::EvenOrOdd: return animals_ahead >= 1 ? Picks{1} << kOdd | Picks{1} << kEven : 0;
    case Asks::WhomToCopy: return holds(Rule::K5) ? others() & ~chain_ : 0;
    case Asks::WhatToShow: {
      if (!holds(Rule::K5)) return 0;
      SpeciesSet in_hand = 0;
      for (Strengths left = hand_; left; left &= static_cast<Strengths>(left - 1))
        in_hand |= only(state_->species(active_, std::countr_zero(left) + 1));
      return in_hand & ~chain_;
    }
    case Asks::WhichSecondStrongest: return tied_for_second_strongest();
    case Asks::WhichSecondWeakest: return tied_for_second_weakest();
  }
  return 0;
}

// K2: an acting animal is never counted among the others.
template <class W>
SpeciesSet Turn<W>::others() const {
  SpeciesSet set = 0;
  for (std::uint64_t bits = line_.bits(); bits; bits >>= 8) {
    const Card card = Card::of_bits(bits);
    if (card != me_ || !holds(Rule::K2)) set |= only(card.species());
  }
  return set;
}

// K3: all that tie, across species. The weakest only if it is weaker than the asker (CH).
template <class W>
Picks Turn<W>::places_of_others(bool strongest) const {
  Picks best = 0;
  int best_strength = strongest ? 0 : me_.strength() - (holds(Rule::K1) ? 1 : 0);
  const int size = line_.size() - 1;
  for (int place = 0; place < size; ++place) {
    const int its = line_.at(place).strength();
    if (strongest ? its > best_strength : its < best_strength) best = 0, best_strength = its;
    if (its == best_strength && (best == 0 || holds(Rule::K3))) best |= Picks{2} << place;
  }
  return best;
}

namespace species_set {
constexpr Species strongest(SpeciesSet set) { return static_cast<Species>(31 - std::countl_zero(set)); }
constexpr Species weakest(SpeciesSet set) { return static_cast<Species>(std::countr_zero(set)); }
// The species of the set that have the same strength as this one.
constexpr SpeciesSet tied_with(SpeciesSet set, Species species) { return set & (SpeciesSet{3} << (species & ~1)); }
constexpr bool is_choice(SpeciesSet set) { return set & (set - 1); }
}  // namespace species_set

// U, K3: whom the skunk's player may name when two species tie for the second place.
template <class W>
SpeciesSet Turn<W>::tied_for_second_strongest() const {
  const SpeciesSet smelling = others() & ~only(Skunk);
  if (!smelling || !holds(Rule::K3)) return 0;
  const SpeciesSet rest = smelling & ~only(species_set::strongest(smelling));
  if (!rest || species_set::is_choice(species_set::tied_with(smelling, species_set::strongest(smelling)))) return 0;
  const SpeciesSet tied = species_set::tied_with(rest, species_set::strongest(rest));
  return species_set::is_choice(tied) ? tied : 0;
}

template <class W>
SpeciesSet Turn<W>::two_strongest_species() const {
  const SpeciesSet smelling = others() & ~only(Skunk);
  if (!smelling) return 0;
  const SpeciesSet first = only(species_set::strongest(smelling));
  const SpeciesSet rest = smelling & ~first;
  if (!rest) return first;
  return first | (pick_ ? only(picked_species()) : only(species_set::strongest(rest)));
}

// BE, K3: the same for the bear, among those weaker than 11.
template <class W>
SpeciesSet Turn<W>::tied_for_second_weakest() const {
  const SpeciesSet weaker_ones = others() & (only(Hippo) - 1);
  if (!weaker_ones || !holds(Rule::K3)) return 0;
  const SpeciesSet rest = weaker_ones & ~only(species_set::weakest(weaker_ones));
  if (!rest || species_set::is_choice(species_set::tied_with(weaker_ones, species_set::weakest(weaker_ones)))) return 0;
  const SpeciesSet tied = species_set::tied_with(rest, species_set::weakest(rest));
  return species_set::is_choice(tied) ? tied : 0;
}

template <class W>
SpeciesSet Turn<W>::two_weakest_species() const {
  const SpeciesSet weaker_ones = others() & (only(Hippo) - 1);
  if (!weaker_ones) return 0;
  const SpeciesSet first = only(species_set::weakest(weaker_ones));
  const SpeciesSet rest = weaker_ones & ~first;
  if (!rest) return first;
  return first | (pick_ ? only(picked_species()) : only(species_set::weakest(rest)));
}

// H, C: a zebra and whoever is not weaker stop hippos and crocodiles.
template <class W>
bool Turn<W>::can_push_ahead() {
  if (here() <= 0) return false;
  const Card next = ahead();
  if (next.species() == Zebra && holds(Rule::Z)) return stopped(next, Rule::Z), false;
  if (!weaker(next, me_.strength())) return stopped(next, Rule::K1), false;
  return true;
}

template <class W>
bool Turn<W>::weaker_ahead() {
  if (here() <= 0) return false;
  if (weaker(ahead(), me_.strength())) return true;
  return stopped(ahead(), Rule::K1), false;
}

// LL: 7 or less.
template <class W>
bool Turn<W>::can_spit_ahead() {
  if (here() <= 0) return false;
  if (ahead().strength() <= 7) return true;
  return no_target(truth(me_), Rule::LL, ahead()), false;
}

// TI: whoever is jumped over does not matter.
template <class W>
bool Turn<W>::weaker_two_ahead() {
  const int place = two_ahead();
  if (place < 0) return false;
  if (weaker(line_.at(place), me_.strength())) return true;
  return no_target(truth(me_), Rule::TI, line_.at(place)), false;
}

template <class W>
bool Turn<W>::named_parity_ahead() const {
  return here() > 0 && (ahead().strength() % 2 == 1) == (pick_ == kOdd);
}

}  // namespace menagerie::beasty
