// A position that is loaded: each refusal is one item of the protocol's list of positions that cannot be.
#include <set>

#include "beasty_position.h"

namespace literal::beasty {
namespace {

std::vector<Card> cards_in_play(const Json& value, std::size_t players) {
  std::vector<Card> all;
  for (const std::string& name : words(value)) {
    const std::size_t dot = name.find('.');
    refuse_if(dot == std::string::npos, "a card without a seat");
    bool known = false;
    for (std::size_t seat = 0; seat < players; ++seat) {
      if (name.substr(dot + 1) != std::to_string(seat)) continue;
      all.push_back({name.substr(0, dot), seat});
      known = true;
    }
    refuse_if(!known, "no such seat");
  }
  return all;
}

void add(std::vector<Card>& all, const std::vector<Words>& seats) {
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    for (const std::string& species : seats[seat]) all.push_back({species, seat});
  }
}

std::vector<Card> every_card(const Position& position) {
  std::vector<Card> all = position.line;
  all.insert(all.end(), position.gone.begin(), position.gone.end());
  all.insert(all.end(), position.bar.begin(), position.bar.end());
  add(all, position.hands);
  add(all, position.draws);
  add(all, position.aside);
  return all;
}

void check_cards(const Position& position) {
  std::set<std::string> seen;
  std::set<std::pair<std::size_t, int>> strengths;
  for (const Card& card : every_card(position)) {
    refuse_if(!is_in_game(card.species, position.cards), "an animal that is not in the game");
    refuse_if(!seen.insert(written(card)).second, "a card in two places");
    const bool first = strengths.insert({card.seat, strength_of(card.species)}).second;
    refuse_if(position.cards == "mix" && !first, "two animals of one strength for one seat");
  }
}

void check_line(const Position& position) {
  refuse_if(position.line.size() > 4, "a line of more than four");
  refuse_if(!position.line.empty() && position.line.front().species == "bat", "a bat first in line");
  for (const Card& card : position.line) refuse_if(card.species == "vulture", "a vulture in the line");
}

void check_seat(const Position& position, std::size_t seat) {
  const Words& hand = position.hands[seat];
  refuse_if(hand.size() > 4, "a hand of more than four");
  refuse_if(hand.empty() && !position.draws[seat].empty(), "an empty hand beside a draw pile");
  refuse_if(position.variant == "guests" && !position.aside[seat].empty(), "sorted out in the guests variant");
  refuse_if(position.aside[seat].size() > 4, "more than four sorted out");
  std::set<std::string> once;
  for (const std::string& species : position.shown[seat]) {
    refuse_if(!contains(hand, species), "a shown card that is not in that hand");
    refuse_if(!once.insert(species).second, "a card shown twice");
  }
}

void check_turn(const Position& position) {
  bool cards_left = false;
  for (const Words& hand : position.hands) cards_left = cards_left || !hand.empty();
  if (position.phase == "over") {
    refuse_if(cards_left, "over with cards left");
  } else {
    refuse_if(!cards_left, "play with no card in any hand");
    refuse_if(position.hands[*position.turn].empty(), "the turn of a seat that has no card");
  }
}

}  // namespace

Position load(const Json& value) {
  Position position;
  position.cards = text(field(value, "cards"));
  refuse_if(position.cards != "bar" && position.cards != "town" && position.cards != "mix", "unknown cards");
  position.variant = text(field(value, "variant"));
  refuse_if(position.variant != "guests" && position.variant != "points", "unknown variant");
  position.players = number(field(value, "players"), 2, 4);
  position.phase = text(field(value, "phase"));
  refuse_if(position.phase != "play" && position.phase != "over", "only play and over can be loaded");
  const Json turn = field(value, "turn");  // once the game is over it says nothing
  if (position.phase == "play") position.turn = number(turn, 0, position.players - 1);
  position.line = cards_in_play(field(value, "line"), position.players);
  position.gone = cards_in_play(field(value, "gone"), position.players);
  position.bar = cards_in_play(field(value, "bar"), position.players);
  position.hands = lists(field(value, "hands"), position.players);
  position.draws = lists(field(value, "draws"), position.players);
  position.aside = lists(field(value, "aside"), position.players);
  position.shown = lists(field(value, "shown"), position.players);

  check_cards(position);
  check_line(position);
  for (std::size_t seat = 0; seat < position.players; ++seat) check_seat(position, seat);
  check_turn(position);
  for (std::size_t seat = 0; seat < position.players; ++seat) {
    position.hands[seat] = in_order(position.hands[seat]);
    position.aside[seat] = in_order(position.aside[seat]);
    position.shown[seat] = in_order(position.shown[seat]);
  }
  return position;
}

}  // namespace literal::beasty
