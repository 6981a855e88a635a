// Before play: the decks (S1, S2), what is sorted out (S6), the shuffle and the hands (S3).
#include <algorithm>
#include <set>

#include "beasty_position.h"

namespace literal::beasty {
namespace {

Words whole_box(const std::string& cards) {
  Words all;
  for (const Animal& animal : animals()) {
    if (is_in_game(animal.name, cards)) all.push_back(animal.name);
  }
  return all;
}

// S2: exactly one animal of each strength 1 to 12.
Words composed(const Words& deck) {
  refuse_if(deck.size() != 12, "a deck is twelve animals");
  std::set<int> strengths;
  for (const std::string& species : deck) {
    refuse_if(!is_animal(species), "no such animal");
    refuse_if(!strengths.insert(strength_of(species)).second, "two animals of one strength");
  }
  return in_order(deck);
}

// S3: each deck is shuffled; four cards are the hand, the rest the face-down draw pile.
void deal(Position& position, const Seed& seed) {
  for (std::size_t seat = 0; seat < position.players; ++seat) {
    Words deck = position.hands[seat];
    shuffle(deck, Stream(seed, "beasty.deck." + std::to_string(seat)));
    position.hands[seat] = in_order(Words(deck.begin(), deck.begin() + 4));
    position.draws[seat] = Words(deck.begin() + 4, deck.end());
  }
  position.phase = "play";
}

// The phase after decks are known, or after the last seat has sorted out.
void go_on(Position& position, const Seed& seed) {
  position.turn = 0;
  if (position.variant == "points" && position.phase != "trim") {
    position.phase = "trim";
  } else {
    deal(position, seed);
  }
}

// S2: of each strength one or the other.
void compose(Words& chosen, int strength, Words& moves) {
  if (strength > 12) {
    moves.push_back("deck " + join(chosen));
    return;
  }
  for (const Animal& animal : animals()) {
    if (animal.strength != strength) continue;
    chosen.push_back(animal.name);
    compose(chosen, strength + 1, moves);
    chosen.pop_back();
  }
}

// S6: four of the twelve, in order of strength.
void sort_out(const Words& hand, std::size_t next, Words& chosen, Words& moves) {
  if (chosen.size() == 4) {
    moves.push_back("trim " + join(chosen));
    return;
  }
  for (std::size_t i = next; i < hand.size(); ++i) {
    chosen.push_back(hand[i]);
    sort_out(hand, i + 1, chosen, moves);
    chosen.pop_back();
  }
}

Words species_of(const std::string& move) {
  Words named;
  for (const Animal& animal : animals()) {
    if ((move + " ").find(" " + animal.name + " ") != std::string::npos) named.push_back(animal.name);
  }
  return named;
}

}  // namespace

Position set_up(const Json& request) {
  Position position;
  position.cards = text(field(request, "cards"));
  refuse_if(position.cards != "bar" && position.cards != "town" && position.cards != "mix", "unknown cards");
  position.variant = text(field(request, "variant"));
  refuse_if(position.variant != "guests" && position.variant != "points", "unknown variant");
  position.players = number(field(request, "players"), 2, 4);
  const Seed chance = seed(field(request, "seed"));

  position.hands.assign(position.players, whole_box(position.cards));
  position.draws = position.aside = position.shown = std::vector<Words>(position.players);
  position.turn = 0;
  if (given(request, "decks")) {
    refuse_if(position.cards != "mix", "decks outside mix");
    const std::vector<Words> decks = lists(field(request, "decks"), position.players);
    for (std::size_t seat = 0; seat < position.players; ++seat) position.hands[seat] = composed(decks[seat]);
    go_on(position, chance);
  } else if (position.cards == "mix") {
    position.phase = "deck";
  } else {
    go_on(position, chance);
  }
  return position;
}

Words preparations(const Position& position) {
  Words chosen, moves;
  if (position.phase == "deck") compose(chosen, 1, moves);
  if (position.phase == "trim") sort_out(position.hands[*position.turn], 0, chosen, moves);
  std::sort(moves.begin(), moves.end());
  return moves;
}

Position prepare(const Position& before, const std::string& move, const Seed& seed) {
  refuse_if(!contains(preparations(before), move), "an illegal move");
  Position after = before;
  const std::size_t seat = *before.turn;
  if (before.phase == "deck") {
    after.hands[seat] = species_of(move);
  } else {
    after.aside[seat] = species_of(move);
    after.hands[seat].clear();
    for (const std::string& species : before.hands[seat]) {
      if (!contains(after.aside[seat], species)) after.hands[seat].push_back(species);
    }
  }
  after.turn = seat + 1;
  if (after.turn == after.players) go_on(after, seed);
  return after;
}

}  // namespace literal::beasty
