// What a rule book says of an animal: a row of its table. The books are first_game.h and second_game.h.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/beasty/card.h"

namespace menagerie::beasty {

// The choice that an animal gives its player. All are made before the animal moves anything.
enum class Asks : std::uint8_t {
  Nothing,
  HowFar,          // one or two animals to jump over
  WhoLeaves,       // any other animal in the line
  WhichStrongest,  // one of the strongest others
  WhichWeakest,    // one of the weakest others, if it is weaker than the asker
  EvenOrOdd,
  WhomToCopy,            // a species in the line
  WhatToShow,            // a species in the hand
  WhichSecondStrongest,  // two species tie for the second-strongest place (K3)
  WhichSecondWeakest,    // two species tie for the second-weakest place (K3)
};

// Skunk and bear act all the same when nobody ties; the others do nothing where there is nothing to pick.
constexpr bool needs_a_pick(Asks asks) {
  return asks != Asks::Nothing && asks != Asks::WhichSecondStrongest && asks != Asks::WhichSecondWeakest;
}

// Whether the animal acts again in the recurring step (T3).
enum class Recurs : std::uint8_t { Never, Always, NotWhenLaidOut };

template <class Turn>
struct Animal {
  Species species;
  std::string_view name;
  int strength;
  int points;
  Asks asks;
  Recurs recurs;
  void (*power)(Turn&);  // none for animals that do not act
};

}  // namespace menagerie::beasty
