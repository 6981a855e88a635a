// The steps of a turn, T1 to T8.
#include "beasty_turn.h"

#include <algorithm>

namespace literal::beasty {

void Turn::run() {
  for (const Card& card : position.line) line.push_back({card, card.species});
  play_card();     // T1, T2
  recur();         // T3
  pile_up(" /");   // P2: those of T1 to T3 …
  land();          // T4: … above them the vulture …
  check();         // T5
  pile_up(" //");  // … above it those of T5
  draw();          // T6
  position.line.clear();
  for (const Standing& standing : line) position.line.push_back(standing.card);
  pass_on();
}

// T1 one card from the hand to the end of the line, T2 its action.
void Turn::play_card() {
  const std::size_t seat = *position.turn;
  const Words hand = active_hand();
  const Card card = {hand[choose(hand)], seat};
  std::erase(position.hands[seat], card.species);
  std::erase(position.shown[seat], card.species);
  chain = {card.species};
  if (card.species == "vulture") {
    vulture(*this, card);  // V1: it never stands in the line
  } else {
    lay_out(card);
    act(card);
  }
}

// T3 from the gate to the exclusion each recurring animal acts once.
void Turn::recur() {
  for (Standing& standing : line) standing.acts_as = standing.card.species;  // K4: itself again
  const std::vector<Standing> order = line;
  for (const Standing& standing : order) {
    const Card& card = standing.card;
    const bool always = card.species == "hippo" || card.species == "crocodile";
    const bool later = card.species == "giraffe" || card.species == "tiger" || card.species == "llama";
    const bool fresh = std::find(laid_out.begin(), laid_out.end(), card) != laid_out.end();
    if (always || (later && !fresh)) act(card);
  }
}

// P1, P2: in town and mix the active player chooses the order of two or more, bottom first.
void Turn::pile_up(const std::string& mark) {
  if (position.cards != "bar" && leaving_.size() >= 2) {
    move += mark;
    while (!leaving_.empty()) {
      Words names;
      for (const Card& card : leaving_) names.push_back(written(card));
      const auto chosen = leaving_.begin() + static_cast<std::ptrdiff_t>(choose(names));
      position.gone.push_back(*chosen);
      leaving_.erase(chosen);
    }
  }
  position.gone.insert(position.gone.end(), leaving_.begin(), leaving_.end());
  leaving_.clear();
}

// T4, V4, V5: in the order in which they went beside the pile.
void Turn::land() { position.gone.insert(position.gone.end(), waiting.begin(), waiting.end()); }

// T5 if exactly five stand in line, 1 and 2 enter the bar, 5 is excluded, the others move up.
void Turn::check() {
  if (line.size() != 5) return;
  position.bar.push_back(line[0].card);
  position.bar.push_back(line[1].card);
  leaving_.push_back(line[4].card);
  line = {line[2], line[3]};
  burn();  // B3
}

void Turn::draw() {
  Words& pile = position.draws[*position.turn];
  if (pile.empty()) return;
  active_hand().push_back(pile.front());
  active_hand() = in_order(active_hand());
  pile.erase(pile.begin());
}

// The next seat that has cards; T8: with none left the game ends.
void Turn::pass_on() {
  const std::size_t mover = *position.turn;
  for (std::size_t step = 1; step <= position.players; ++step) {
    const std::size_t seat = (mover + step) % position.players;
    if (position.hands[seat].empty()) continue;
    position.turn = seat;
    return;
  }
  position.turn.reset();
  position.phase = "over";
}

}  // namespace literal::beasty
