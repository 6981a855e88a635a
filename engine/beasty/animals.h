// Both rule books as one table, found by species.
#pragma once

#include <array>
#include <cstddef>

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

// For those who only want to know what the books say.
std::string_view name_of(Species species);
int points_of(Species species);
Asks asks_of(Species species);
// The species of that name, or kNoSpecies.
Species species_named(std::string_view name);

}  // namespace menagerie::beasty
