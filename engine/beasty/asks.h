// What an animal asks its player: the picks that the rules allow, from what stands ahead of it.
#pragma once

#include <bit>

#include "engine/beasty/animal.h"
#include "engine/beasty/move.h"
#include "engine/beasty/row.h"
#include "engine/beasty/rules.h"
#include "engine/beasty/state.h"

namespace menagerie::beasty {

namespace species_set {

constexpr Species strongest(SpeciesSet set) { return static_cast<Species>(31 - std::countl_zero(set)); }
constexpr Species weakest(SpeciesSet set) { return static_cast<Species>(std::countr_zero(set)); }
// The species of the set that have the same strength as this one.
constexpr SpeciesSet tied_with(SpeciesSet set, Species species) { return set & (SpeciesSet{3} << (species & ~1)); }
constexpr bool is_choice(SpeciesSet set) { return set & (set - 1); }

// K3: two species tie for the last place only if nobody ties for the first: at most two have the same strength.
constexpr SpeciesSet tied_for_second_strongest(SpeciesSet set) {
  if (!set || is_choice(tied_with(set, strongest(set))) || !holds(Rule::K3)) return 0;
  const SpeciesSet rest = set & ~only(strongest(set));
  const SpeciesSet tied = rest ? tied_with(rest, strongest(rest)) : 0;
  return is_choice(tied) ? tied : 0;
}
constexpr SpeciesSet tied_for_second_weakest(SpeciesSet set) {
  if (!set || is_choice(tied_with(set, weakest(set))) || !holds(Rule::K3)) return 0;
  const SpeciesSet rest = set & ~only(weakest(set));
  const SpeciesSet tied = rest ? tied_with(rest, weakest(rest)) : 0;
  return is_choice(tied) ? tied : 0;
}

}  // namespace species_set

// U: skunks smell nothing of themselves. BE: weaker than the bear.
inline constexpr SpeciesSet kSmellingSkunk = ~only(Skunk);
inline constexpr SpeciesSet kWeakerThanBear = only(Hippo) - 1;

constexpr SpeciesSet species_in(Row row) {
  SpeciesSet set = 0;
  for (std::uint64_t bits = row.bits(); bits; bits >>= 8) set |= only(Card::of_bits(bits).species());
  return set;
}

// K3: the places of all that tie, across species.
constexpr Picks places_of_strongest(Row ahead) {
  Picks places = 0;
  int most = 0;
  for (Picks place = 2; Card card = ahead.first(); ahead.remove(0), place <<= 1) {
    if (card.strength() > most) places = 0, most = card.strength();
    if (card.strength() == most && (!places || holds(Rule::K3))) places |= place;
  }
  return places;
}

// CH: only those weaker than the asker.
constexpr Picks places_of_weakest(Row ahead, int weaker_than) {
  Picks places = 0;
  int least = weaker_than - (holds(Rule::K1) ? 1 : 0);
  for (Picks place = 2; Card card = ahead.first(); ahead.remove(0), place <<= 1) {
    if (card.strength() < least) places = 0, least = card.strength();
    if (card.strength() == least && (!places || holds(Rule::K3))) places |= place;
  }
  return places;
}

// The acting animal stands last, behind `ahead` (K2: it is none of them). K5: a copier must copy if it can, but no
// species that the chain of copies has already.
inline Picks picks_for(Asks asks, Species asker, Row ahead, SpeciesSet chain, const Table& table, Strengths hand) {
  const int animals = ahead.size();
  switch (asks) {
    case Asks::Nothing: return 0;
    case Asks::HowFar: return animals >= 2 ? 0b110 : animals == 1 ? 0b10 : 0;  // J
    case Asks::WhoLeaves: return (Picks{2} << animals) - 2;
    case Asks::WhichStrongest: return places_of_strongest(ahead);
    case Asks::WhichWeakest: return places_of_weakest(ahead, strength(asker));
    case Asks::EvenOrOdd: return animals >= 1 ? Picks{1} << kOdd | Picks{1} << kEven : 0;
    case Asks::WhomToCopy: return holds(Rule::K5) ? species_in(ahead) & ~chain : 0;
    case Asks::WhatToShow: return holds(Rule::K5) ? table.species_held(table.turn, hand) & ~chain : 0;
    case Asks::WhichSecondStrongest: return species_set::tied_for_second_strongest(species_in(ahead) & kSmellingSkunk);
    case Asks::WhichSecondWeakest: return species_set::tied_for_second_weakest(species_in(ahead) & kWeakerThanBear);
  }
  return 0;
}

}  // namespace menagerie::beasty
