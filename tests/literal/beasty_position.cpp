#include "beasty_position.h"

namespace literal::beasty {
namespace {

Json list(const std::vector<Card>& cards) {
  Json all = Json::array();
  for (const Card& card : cards) all.push_back(written(card));
  return all;
}

}  // namespace

std::string written(const Card& card) { return card.species + "." + std::to_string(card.seat); }

Json json(const Position& position) {
  Json out;
  out["game"] = "beasty";
  out["cards"] = position.cards;
  out["variant"] = position.variant;
  out["players"] = position.players;
  out["phase"] = position.phase;
  out["turn"] = position.turn ? Json(*position.turn) : Json(nullptr);
  out["line"] = list(position.line);
  out["gone"] = list(position.gone);
  out["bar"] = list(position.bar);
  out["hands"] = position.hands;
  out["draws"] = position.draws;
  out["aside"] = position.aside;
  out["shown"] = position.shown;
  return out;
}

}  // namespace literal::beasty
