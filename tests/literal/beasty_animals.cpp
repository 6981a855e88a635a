#include "beasty_animals.h"

#include <algorithm>
#include <map>

namespace literal::beasty {

const std::vector<Animal>& animals() {
  static const std::vector<Animal> all = {
      {"skunk", 1, 4, "bar"},     {"bat", 1, 4, "town"},       {"parrot", 2, 4, "bar"},     {"vulture", 2, 2, "town"},
      {"kangaroo", 3, 4, "bar"},  {"peacock", 3, 2, "town"},   {"monkey", 4, 3, "bar"},     {"dog", 4, 2, "town"},
      {"chameleon", 5, 3, "bar"}, {"penguin", 5, 3, "town"},   {"seal", 6, 2, "bar"},       {"ostrich", 6, 3, "town"},
      {"zebra", 7, 4, "bar"},     {"porcupine", 7, 4, "town"}, {"giraffe", 8, 3, "bar"},    {"llama", 8, 4, "town"},
      {"snake", 9, 2, "bar"},     {"cheetah", 9, 4, "town"},   {"crocodile", 10, 3, "bar"}, {"tiger", 10, 3, "town"},
      {"hippo", 11, 2, "bar"},    {"bear", 11, 2, "town"},     {"lion", 12, 2, "bar"},      {"rhino", 12, 3, "town"},
  };
  return all;
}

namespace {

const std::map<std::string, std::size_t>& places() {
  static const std::map<std::string, std::size_t> by_name = [] {
    std::map<std::string, std::size_t> found;
    for (std::size_t i = 0; i < animals().size(); ++i) found[animals()[i].name] = i;
    return found;
  }();
  return by_name;
}

std::size_t place_of(const std::string& name) { return places().at(name); }

}  // namespace

bool is_animal(const std::string& name) { return places().count(name) == 1; }
int strength_of(const std::string& name) { return animals()[place_of(name)].strength; }
int points_of(const std::string& name) { return animals()[place_of(name)].points; }

bool is_in_game(const std::string& name, const std::string& cards) {
  return is_animal(name) && (cards == "mix" || animals()[place_of(name)].box == cards);
}

Words in_order(Words species) {
  std::sort(species.begin(), species.end(),
            [](const std::string& a, const std::string& b) { return place_of(a) < place_of(b); });
  return species;
}

}  // namespace literal::beasty
