// Both rule books as one table, found by species.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "engine/beasty/animal.h"
#include "engine/beasty/first_game.h"
#include "engine/beasty/second_game.h"

namespace menagerie::beasty {

template <class Turn>
constexpr std::array<Animal<Turn>, kSpeciesEnd> both_books() {
  std::array<Animal<Turn>, kSpeciesEnd> animals{};
  for (const auto& animal : first_game::kBook<Turn>) animals[animal.species] = animal;
  for (const auto& animal : second_game::kBook<Turn>) animals[animal.species] = animal;
  return animals;
}

template <class Turn>
inline constexpr std::array<Animal<Turn>, kSpeciesEnd> kAnimals = both_books<Turn>();

// The animals that a step concerns.
template <class Turn>
constexpr SpeciesSet those_that_recur(Recurs when) {
  SpeciesSet set = 0;
  for (const auto& animal : kAnimals<Turn>)
    if (animal.species && animal.recurs == when) set |= only(animal.species);
  return set;
}

// In the first game alone no two species have the same strength, so nobody asks about ties (K3).
template <class Turn>
inline constexpr SpeciesSet kAskInFirstGame = [] {
  SpeciesSet set = 0;
  for (const auto& animal : first_game::kBook<Turn>)
    if (needs_a_pick(animal.asks)) set |= only(animal.species);
  return set;
}();

// Does what the book says of that animal, which is one of a set. The table is known while compiling, so this becomes a
// switch over the powers.
template <SpeciesSet kAmong, class Turn, std::size_t... I>
inline void act_as(Turn& turn, Species species, std::index_sequence<I...>) {
  (void)(((kAmong >> I & 1) && kAnimals<Turn>[I].power && species == I && (kAnimals<Turn>[I].power(turn), true)) ||
         ...);
}
template <SpeciesSet kAmong, class Turn>
inline void act_as(Turn& turn, Species species) {
  act_as<kAmong>(turn, species, std::make_index_sequence<kSpeciesEnd>{});
}

// For those who only want to know what the books say.
std::string_view name_of(Species species);
int points_of(Species species);
Asks asks_of(Species species);
// The species of that name, or kNoSpecies.
Species species_named(std::string_view name);

}  // namespace menagerie::beasty
