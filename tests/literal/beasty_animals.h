// The twenty-four animals of Beasty Bar and New Beasts in Town: name, strength, points and box.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "fields.h"

namespace literal::beasty {

struct Animal {
  std::string name;
  int strength;
  int points;
  std::string box;  // "bar": the first game, "town": the second
};

// By strength ascending and, at equal strength, the first game before the second.
const std::vector<Animal>& animals();

bool is_animal(const std::string& name);
int strength_of(const std::string& name);
int points_of(const std::string& name);
bool is_in_game(const std::string& name, const std::string& cards);  // mix has both boxes

Words in_order(Words species);  // the order in which hands are written

}  // namespace literal::beasty
