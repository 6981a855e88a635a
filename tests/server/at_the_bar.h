// People at tables of the first game, for tests of the house.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tests/server/house_under_test.h"

namespace menagerie::server {

inline Json bar(int players) { return Json{{"game", "beasty"}, {"cards", "bar"}, {"players", players}}; }

// Two people at a table of the first game; ada is its host and sits first.
struct TwoAtTheBar {
  explicit TwoAtTheBar(Json spec = bar(2)) {
    id = house.table(std::move(spec), "ada");
    ada = house.join("ada", id);
    bob = house.join("bob", id);
    house.command(bob, "sit", id);
  }
  const Ear& to_move() { return ada->last("entry")["turn"][0] == 0 ? ada : bob; }
  int version() { return ada->last("entry")["version"]; }
  void move(const Ear& ear, const std::string& text) {
    house.command(ear, "move", id, Json{{"version", version()}, {"move", text}});
  }
  void play_to_the_end() {
    while (ada->last("entry")["state"] == "playing") {
      const Ear& mover = to_move();
      move(mover, mover->last("entry")["legal"][0]);
    }
  }
  HouseUnderTest house;
  std::string id;
  Ear ada, bob;
};

// Three people; cyd is the third.
struct ThreeAtTheBar {
  explicit ThreeAtTheBar(Json more = Json::object()) {
    Json spec = bar(3);
    spec.update(more);
    id = house.table(spec, "ada");
    for (const char* name : {"ada", "bob", "cyd"}) ears.push_back(house.join(name, id));
    house.command(ears[1], "sit", id);
    house.command(ears[2], "sit", id);
  }
  Json last() { return ears[0]->last("entry"); }
  void move_until(const std::function<bool()>& enough) {
    while (last()["state"] == "playing" && !enough()) {
      const Ear& mover = ears[last()["turn"][0].get<std::size_t>()];
      house.command(mover, "move", id,
                    Json{{"version", last()["version"]}, {"move", mover->last("entry")["legal"][0]}});
    }
  }
  HouseUnderTest house;
  std::string id;
  std::vector<Ear> ears;
};

}  // namespace menagerie::server
