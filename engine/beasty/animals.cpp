#include "engine/beasty/animals.h"

#include "engine/beasty/turn.h"

namespace menagerie::beasty {
namespace {

constexpr const auto& kFacts = kAnimals<Turn<BothGames, Silent>>;

constexpr bool strengths_agree() {
  for (int species = Skunk; species < kSpeciesEnd; ++species)
    if (kFacts[static_cast<std::size_t>(species)].strength != strength(static_cast<Species>(species))) return false;
  return true;
}
static_assert(strengths_agree(), "a species' number is made from its strength");

}  // namespace

std::string_view name_of(Species species) { return kFacts[species].name; }
int points_of(Species species) { return kFacts[species].points; }
Asks asks_of(Species species) { return kFacts[species].asks; }

Species species_named(std::string_view name) {
  for (const auto& animal : kFacts)
    if (animal.species != kNoSpecies && animal.name == name) return animal.species;
  return kNoSpecies;
}

}  // namespace menagerie::beasty
