// Setting up (A1 to A3) and filling the table at the start of a round (A4).
#include <algorithm>

#include "ark_position.h"

namespace literal::ark {
namespace {

// A1: which species stay out is drawn by lot or chosen by the host.
Words species_for(const Json& request, std::size_t players, const Seed& chance) {
  Words species = all_species();
  if (given(request, "species")) {
    species = words(field(request, "species"));
    refuse_if(species.size() != species_in_game(players), "not as many species as that many players have");
    for (const std::string& name : species) {
      refuse_if(!contains(all_species(), name), "no such species");
      refuse_if(std::count(species.begin(), species.end(), name) != 1, "a species twice");
    }
  } else if (players < 4) {
    shuffle(species, Stream(chance, "ark.species"));
    species.resize(species_in_game(players));
  }
  std::sort(species.begin(), species.end());
  return species;
}

std::string drawn(Words& pile) {
  const std::string tile = pile.front();
  pile.erase(pile.begin());
  return tile;
}

}  // namespace

Position set_up(const Json& request) {
  Position position;
  position.players = number(field(request, "players"), 2, 4);
  const Seed chance = seed(field(request, "seed"));
  position.species = species_for(request, position.players, chance);
  position.first = given(request, "first") ? number(field(request, "first"), 0, position.players - 1)
                                           : Stream(chance, "ark.first").below(position.players);
  position.draw = all_tiles(position.species);
  shuffle(position.draw, Stream(chance, "ark.tiles"));
  position.phase = "keep";
  position.turn = 0;
  position.crates.assign(position.players, 1);  // A2
  position.supply = 20 - position.players;
  position.arks.resize(position.players);
  position.out.assign(position.players, false);
  position.dealt.resize(position.players);
  for (Words& tiles : position.dealt) {  // A3
    while (tiles.size() < 3) tiles.push_back(drawn(position.draw));
  }
  put_in_order(position);
  return position;
}

// A4: what lies in the middle is one group again, filled up to 12 / 10 / 8 face-up tiles and one face-down
// tile; a face-down tile still lying there stays. (A13: the draw pile lasts; only a made-up position that
// has every tile face up on the table leaves none to draw.)
void begin_round(Position& position) {
  Words middle;
  for (const Words& group : position.groups) middle.insert(middle.end(), group.begin(), group.end());
  const auto face_down = static_cast<std::size_t>(std::count_if(middle.begin(), middle.end(), is_marked));
  const std::size_t face_up_wanted = 4 + 2 * position.players;
  while (middle.size() - face_down < face_up_wanted && !position.draw.empty()) middle.push_back(drawn(position.draw));
  if (face_down == 0 && !position.draw.empty()) {
    const std::string unseen = drawn(position.draw);
    middle.push_back("?" + unseen);
  }
  position.groups = {middle};
  position.turn = position.first;
  position.next.reset();
  position.out.assign(position.players, false);
}

}  // namespace literal::ark
