// W1, W2: who wins, or would win now.
#include "beasty_position.h"

namespace literal::beasty {
namespace {

struct Result {
  int guests = 0;
  int values = 0;
  int points = 0;
};

bool better(const Result& a, const Result& b, const Position& position) {
  if (position.variant == "points") return a.points > b.points;  // W2
  if (a.guests != b.guests) return a.guests > b.guests;          // W1
  if (position.cards == "bar") return a.values < b.values;       // the lower sum of strengths
  return a.points > b.points;                                    // town, mix: the higher sum of points
}

}  // namespace

Json score(const Position& position) {
  std::vector<Result> results(position.players);
  for (const Card& guest : position.bar) {
    Result& result = results[guest.seat];
    result.guests += 1;
    result.values += strength_of(guest.species);
    result.points += points_of(guest.species);
  }
  Json winners = Json::array();
  Json players = Json::array();
  for (std::size_t seat = 0; seat < position.players; ++seat) {
    bool beaten = false;
    for (const Result& other : results) beaten = beaten || better(other, results[seat], position);
    if (!beaten) winners.push_back(seat);
    Json player;
    player["guests"] = results[seat].guests;
    player["values"] = results[seat].values;
    player["points"] = results[seat].points;
    players.push_back(player);
  }
  Json out;
  out["ok"] = true;
  out["over"] = position.phase == "over";
  out["winners"] = winners;
  out["players"] = players;
  return out;
}

}  // namespace literal::beasty
