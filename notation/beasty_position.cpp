// Positions and scores of the Beasty games: printing. Reading is in beasty_load.cpp.
#include <bit>

#include "engine/beasty/animals.h"
#include "notation/beasty_text.h"

namespace menagerie::notation {
namespace {

using namespace beasty;

constexpr const char* kHidden = "?";

Json print_holding(const State& state, Seat seat, Holding holding) {
  Json list = Json::array();
  for (int strength = 1; strength <= 12; ++strength)
    if (holding.has(strength)) list.push_back(name_of(state.species(seat, strength)));
  for (int i = 0; i < holding.face_down(); ++i) list.push_back(kHidden);
  return list;
}

// S2: while a seat composes its deck it chooses from all twenty-four.
Json print_choice_of_all(bool hidden) {
  Json list = Json::array();
  for (int species = Skunk; species < kSpeciesEnd; ++species)
    list.push_back(hidden ? std::string(kHidden) : std::string(name_of(static_cast<Species>(species))));
  return list;
}

Json print_draw_pile(const State& state, Seat seat) {
  Json list = Json::array();
  const DrawPile pile = state.draw[seat];
  for (int i = 0; i < pile.size(); ++i)
    list.push_back(pile.at(i) == DrawPile::kFaceDown ? std::string(kHidden)
                                                     : std::string(name_of(state.species(seat, pile.at(i)))));
  return list;
}

const char* text_of(Phase phase) {
  switch (phase) {
    case Phase::Deck: return "deck";
    case Phase::Trim: return "trim";
    case Phase::Play: return "play";
    case Phase::Over: return "over";
  }
  return "";
}

}  // namespace

std::string text_of(Card card) {
  return std::string(name_of(card.species())) + "." + static_cast<char>('0' + card.owner());
}

const char* text_of(Cards cards) { return cards == Cards::Bar ? "bar" : cards == Cards::Town ? "town" : "mix"; }
const char* text_of(Variant variant) { return variant == Variant::Guests ? "guests" : "points"; }

Json BeastyText::print_position(const State& state) {
  Json line = Json::array(), gone = Json::array(), bar = Json::array();
  for (int i = 0; i < state.line().size(); ++i) line.push_back(text_of(state.line().at(i)));
  for (int i = 0; i < state.piles.gone_size(); ++i) gone.push_back(text_of(state.piles.gone(i)));
  for (int i = 0; i < state.piles.bar_size(); ++i) bar.push_back(text_of(state.piles.bar(i)));
  Json hands = Json::array(), draws = Json::array(), aside = Json::array(), shown = Json::array();
  for (Seat seat = 0; seat < state.players(); ++seat) {
    const bool composing = state.phase == Phase::Deck && seat >= state.turn;
    hands.push_back(composing ? print_choice_of_all(state.hand[seat].face_down() > 0)
                              : print_holding(state, seat, state.hand[seat]));
    draws.push_back(print_draw_pile(state, seat));
    aside.push_back(print_holding(state, seat, state.aside[seat]));
    shown.push_back(print_holding(state, seat, Holding(state.shown[seat], 0)));
  }
  const Json turn = state.phase == Phase::Over ? Json(nullptr) : Json(state.turn);
  return Json{{"game", kName},
              {"cards", text_of(state.rules.cards)},
              {"variant", text_of(state.rules.variant)},
              {"players", state.players()},
              {"phase", text_of(state.phase)},
              {"turn", turn},
              {"line", line},
              {"gone", gone},
              {"bar", bar},
              {"hands", hands},
              {"draws", draws},
              {"aside", aside},
              {"shown", shown}};
}

Json BeastyText::print_score(const State& state) {
  const unsigned best = winners(state);
  Json winning = Json::array(), players = Json::array();
  for (Seat seat = 0; seat < state.players(); ++seat) {
    const Tally sum = tally(state, seat);
    if (best >> seat & 1) winning.push_back(seat);
    players.push_back(Json{{"guests", sum.guests}, {"values", sum.values}, {"points", sum.points}});
  }
  return Json{{"over", state.phase == Phase::Over}, {"winners", winning}, {"players", players}};
}

}  // namespace menagerie::notation
