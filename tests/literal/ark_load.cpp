// A position that is loaded: each refusal is one item of the protocol's list of positions that cannot be.
#include <algorithm>
#include <set>

#include "ark_position.h"

namespace literal::ark {
namespace {

Words species_list(const Json& value, std::size_t players) {
  Words species = words(value);
  std::sort(species.begin(), species.end());
  refuse_if(species.size() != species_in_game(players), "not as many species as that many players have");
  for (const std::string& name : species) refuse_if(!contains(all_species(), name), "no such species");
  refuse_if(std::adjacent_find(species.begin(), species.end()) != species.end(), "a species twice");
  return species;
}

Words joined(const std::vector<Words>& lists) {
  Words all;
  for (const Words& list : lists) all.insert(all.end(), list.begin(), list.end());
  return all;
}

// Every tile in exactly one place. Only arks and the table have tiles that are marked.
void check_tiles(const Position& position) {
  for (const std::string& tile : joined(position.arks)) refuse_if(tile.empty(), "no tile");
  for (const std::string& tile : joined(position.groups)) refuse_if(tile.empty(), "no tile");
  Words found = position.draw;
  for (const std::string& tile : joined(position.arks)) found.push_back(unmarked(tile));
  for (const std::string& tile : joined(position.groups)) found.push_back(unmarked(tile));
  Words wanted = all_tiles(position.species);
  std::sort(found.begin(), found.end());
  std::sort(wanted.begin(), wanted.end());
  refuse_if(found != wanted, "a tile missing, in two places or of no species in the game");
}

void check_table(const Position& position) {
  std::size_t face_down = 0;
  for (const Words& group : position.groups) {
    refuse_if(group.empty(), "an empty group");
    for (const std::string& tile : group) face_down += is_marked(tile) ? 1 : 0;
  }
  refuse_if(face_down > 1, "two face-down tiles on the table");
  for (const Words& tiles : position.dealt) refuse_if(!tiles.empty(), "tiles dealt after the start");
}

void check_arks(const Position& position) {
  bool ten = false;
  for (const Words& tiles : position.arks) {
    refuse_if(tiles.size() > 14, "an ark of more than 14");
    ten = ten || tiles.size() >= 10;
  }
  refuse_if(position.phase == "over" && !ten, "over without an ark of ten");
}

void check_crates(const Position& position) {
  std::size_t sum = position.supply;
  for (const std::size_t crates : position.crates) sum += crates;
  refuse_if(sum != 20, "crates that do not add up to twenty");
}

void check_round(const Position& position) {
  const bool somebody = std::count(position.out.begin(), position.out.end(), true) > 0;
  refuse_if(position.next.has_value() != somebody, "next does not fit out");
  refuse_if(position.next && !position.out[*position.next], "next has not dropped out");
  refuse_if(position.turn && position.out[*position.turn], "the seat to act has dropped out");
}

}  // namespace

Position load(const Json& value) {
  Position position;
  position.players = number(field(value, "players"), 2, 4);
  const std::size_t last = position.players - 1;
  position.phase = text(field(value, "phase"));
  refuse_if(position.phase != "play" && position.phase != "over", "only play and over can be loaded");
  const Json turn = field(value, "turn");  // once the game is over it says nothing
  if (position.phase == "play") position.turn = number(turn, 0, last);
  position.first = number(field(value, "first"), 0, last);
  const Json next = field(value, "next");
  if (!next.is_null()) position.next = number(next, 0, last);
  position.species = species_list(field(value, "species"), position.players);
  position.groups = lists(field(value, "groups"));
  position.arks = lists(field(value, "arks"), position.players);
  const Json crates = field(value, "crates");
  refuse_if(!crates.is_array() || crates.size() != position.players, "not one number of crates for each seat");
  for (const Json& held : crates) position.crates.push_back(number(held, 0, 5));
  position.supply = number(field(value, "supply"), 0, 20);
  const Json out = field(value, "out");
  refuse_if(!out.is_array() || out.size() != position.players, "not one answer for each seat");
  for (const Json& answer : out) position.out.push_back(flag(answer));
  position.dealt = lists(field(value, "dealt"), position.players);
  position.draw = words(field(value, "draw"));

  check_tiles(position);
  check_table(position);
  check_arks(position);
  check_crates(position);
  check_round(position);
  if (position.phase == "over") {  // the arks are open
    for (Words& tiles : position.arks) std::transform(tiles.begin(), tiles.end(), tiles.begin(), unmarked);
  }
  put_in_order(position);
  return position;
}

}  // namespace literal::ark
