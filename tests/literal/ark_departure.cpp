// Departure and score: A9, A10, A11.
#include <algorithm>
#include <map>

#include "ark_position.h"

namespace literal::ark {
namespace {

struct Departure {
  Words tiles;
  std::size_t animals = 0;
  std::size_t species = 0;
};

std::map<std::string, std::size_t> herds(const Words& tiles) {
  std::map<std::string, std::size_t> held;
  for (const std::string& tile : tiles) ++held[species_of(tile)];
  return held;
}

bool has_a_pair(const Words& tiles) {
  for (const auto& [species, held] : herds(tiles)) {
    if (held == 2) return true;
  }
  return false;
}

// A10: a single animal scores its number, every animal of a herd five.
Departure counted(const Words& tiles) {
  Departure departure;
  departure.tiles = tiles;
  const auto held = herds(tiles);
  departure.species = held.size();
  for (const std::string& tile : tiles) {
    departure.animals += held.at(species_of(tile)) >= 3 ? 5 : number_of(tile);
  }
  return departure;
}

bool better(const Departure& a, const Departure& b) {
  if (a.animals != b.animals) return a.animals > b.animals;
  if (a.species != b.species) return a.species > b.species;
  return a.tiles < b.tiles;
}

// Every choice of ten: each tile stays or goes.
void try_all(const Words& tiles, std::size_t next, Words& kept, Departure& best) {
  if (kept.size() == 10) {
    if (!has_a_pair(kept) && (best.tiles.empty() || better(counted(kept), best))) best = counted(kept);
    return;
  }
  if (kept.size() + (tiles.size() - next) < 10) return;
  kept.push_back(tiles[next]);
  try_all(tiles, next + 1, kept, best);
  kept.pop_back();
  try_all(tiles, next + 1, kept, best);
}

// A9: species held exactly twice are removed; then, if more than ten tiles are left, the best ten depart.
Departure departure_of(const Words& ark) {
  Words tiles;
  for (const std::string& tile : ark) tiles.push_back(unmarked(tile));
  std::sort(tiles.begin(), tiles.end());
  const auto held = herds(tiles);
  std::erase_if(tiles, [&held](const std::string& tile) { return held.at(species_of(tile)) == 2; });
  if (tiles.size() <= 10) return counted(tiles);
  Departure best;
  Words kept;
  try_all(tiles, 0, kept, best);
  return best;
}

}  // namespace

Json score(const Position& position) {
  std::vector<Departure> departures;
  std::vector<std::size_t> totals;
  for (std::size_t seat = 0; seat < position.players; ++seat) {
    departures.push_back(departure_of(position.arks[seat]));
    totals.push_back(departures[seat].animals + position.crates[seat]);
  }
  Json winners = Json::array();
  Json players = Json::array();
  for (std::size_t seat = 0; seat < position.players; ++seat) {
    bool beaten = false;  // A11
    for (std::size_t other = 0; other < position.players; ++other) {
      const bool more = totals[other] > totals[seat];
      const bool tie = totals[other] == totals[seat];
      beaten = beaten || more || (tie && departures[other].species > departures[seat].species);
    }
    if (!beaten) winners.push_back(seat);
    Json player;
    player["tiles"] = departures[seat].tiles;
    player["animals"] = departures[seat].animals;
    player["crates"] = position.crates[seat];
    player["total"] = totals[seat];
    player["species"] = departures[seat].species;
    players.push_back(player);
  }
  Json out;
  out["ok"] = true;
  out["over"] = position.phase == "over";
  out["winners"] = winners;
  out["players"] = players;
  return out;
}

}  // namespace literal::ark
