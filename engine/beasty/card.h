// Animals and cards. A species is a number whose half is its strength, so that sorting by species sorts by
// strength and, at equal strength, puts the first game before the second.
#pragma once

#include <cstdint>

#include "engine/seat.h"

namespace menagerie::beasty {

// clang-format off
enum Species : std::uint8_t {
  kNoSpecies = 0,
  Skunk = 2,      Bat = 3,
  Parrot = 4,     Vulture = 5,
  Kangaroo = 6,   Peacock = 7,
  Monkey = 8,     Dog = 9,
  Chameleon = 10, Penguin = 11,
  Seal = 12,      Ostrich = 13,
  Zebra = 14,     Porcupine = 15,
  Giraffe = 16,   Llama = 17,
  Snake = 18,     Cheetah = 19,
  Crocodile = 20, Tiger = 21,
  Hippo = 22,     Bear = 23,
  Lion = 24,      Rhino = 25,
};
// clang-format on
inline constexpr int kSpeciesEnd = 26;

constexpr int strength(Species species) { return species >> 1; }
constexpr bool is_of_second_game(Species species) { return species & 1; }
constexpr Species species_of(int its_strength, bool second_game) {
  return static_cast<Species>(its_strength * 2 + (second_game ? 1 : 0));
}

// A set of species, one bit each.
using SpeciesSet = std::uint32_t;
constexpr SpeciesSet only(Species species) { return SpeciesSet{1} << species; }
constexpr SpeciesSet both(Species one, Species other) { return only(one) | only(other); }

// A card is its species and its owner: one byte, never zero. The mark says that it is in disguise: a copier
// that has the species of another until the recurring step (K4).
struct Card {
  std::uint8_t bits = 0;

  constexpr Card() = default;
  constexpr Card(Species species, Seat owner) : bits(static_cast<std::uint8_t>(species | owner << 5)) {}
  static constexpr Card of_bits(std::uint64_t bits) {
    Card card;
    card.bits = static_cast<std::uint8_t>(bits);
    return card;
  }

  constexpr Species species() const { return static_cast<Species>(bits & 31); }
  constexpr int strength() const { return (bits & 31) >> 1; }
  constexpr Seat owner() const { return (bits >> 5) & 3; }
  constexpr bool in_disguise() const { return bits & 0x80; }
  constexpr Card disguised_as(Species species) const { return of_bits(std::uint8_t{0x80} | (bits & 0x60) | species); }
  constexpr explicit operator bool() const { return bits != 0; }
  friend constexpr bool operator==(Card, Card) = default;
};

}  // namespace menagerie::beasty
