#include "ark_position.h"

#include <algorithm>

namespace literal::ark {

const Words& all_species() {
  static const Words all = {"bear",  "crocodile", "elephant", "fox",   "giraffe", "gorilla",
                            "hippo", "lion",      "panda",    "rhino", "tiger",   "zebra"};
  return all;
}

// A1: all twelve with four players, ten with three, eight with two.
std::size_t species_in_game(std::size_t players) { return 4 + 2 * players; }

Words all_tiles(const Words& species) {
  Words tiles;
  for (const std::string& name : species) {
    for (int n = 1; n <= 5; ++n) tiles.push_back(name + std::to_string(n));
  }
  return tiles;
}

bool is_marked(const std::string& tile) { return tile.front() == '?'; }
std::string unmarked(const std::string& tile) { return is_marked(tile) ? tile.substr(1) : tile; }
std::string species_of(const std::string& tile) { return unmarked(tile).substr(0, unmarked(tile).size() - 1); }
std::size_t number_of(const std::string& tile) { return static_cast<std::size_t>(tile.back() - '0'); }

void put_in_order(Position& position) {
  for (Words& group : position.groups) std::sort(group.begin(), group.end());
  for (Words& tiles : position.arks) std::sort(tiles.begin(), tiles.end());
  for (Words& tiles : position.dealt) std::sort(tiles.begin(), tiles.end());
  std::sort(position.groups.begin(), position.groups.end(),
            [](const Words& a, const Words& b) { return join(a) < join(b); });
}

Json json(const Position& position) {
  Json out;
  out["game"] = "ark";
  out["players"] = position.players;
  out["phase"] = position.phase;
  out["turn"] = position.turn ? Json(*position.turn) : Json(nullptr);
  out["first"] = position.first;
  out["next"] = position.next ? Json(*position.next) : Json(nullptr);
  out["species"] = position.species;
  out["groups"] = position.groups;
  out["arks"] = position.arks;
  out["crates"] = position.crates;
  out["supply"] = position.supply;
  out["out"] = position.out;
  out["dealt"] = position.dealt;
  out["draw"] = position.draw;
  return out;
}

}  // namespace literal::ark
