// The animals of the second game, strongest first. (The porcupine has no act: Q1 is where it is attacked.)
#include <algorithm>

#include "beasty_turn.h"

namespace literal::beasty {
namespace {

std::vector<std::size_t> others_of_strength(const Turn& turn, const Card& me, int strength) {
  std::vector<std::size_t> found;
  for (const std::size_t at : turn.others(me)) {
    if (turn.strength(at) == strength) found.push_back(at);
  }
  return found;
}

// K3 with ties: all that tie, across species.
std::vector<std::size_t> strongest_others(const Turn& turn, const Card& me) {
  int strongest = 0;
  for (const std::size_t at : turn.others(me)) strongest = std::max(strongest, turn.strength(at));
  return others_of_strength(turn, me, strongest);
}

std::vector<std::size_t> weakest_others(const Turn& turn, const Card& me) {
  int weakest = 13;
  for (const std::size_t at : turn.others(me)) weakest = std::min(weakest, turn.strength(at));
  return others_of_strength(turn, me, weakest);
}

// "… to the pile and takes its place", unless there are quills (Q1).
void strike(Turn& turn, const Card& me, std::size_t victim) {
  if (!quills_stop(turn, me, victim)) turn.take_place(me, victim);
}

}  // namespace

// RH Sends the strongest other animal (another rhino too) to the pile and takes its place. Quills: Q1.
void rhino(Turn& turn, const Card& me) {
  if (turn.others(me).empty()) return;
  strike(turn, me, choose_place(turn, strongest_others(turn, me)));
}

// BE All animals of the two weakest other species weaker than 11 go to the end of the line behind the bear,
// order unchanged; if there is only one such species, that one.
void bear(Turn& turn, const Card& me) {
  Words ranked;
  for (const std::size_t at : turn.others(me)) {
    const std::string& species = turn.line[at].acts_as;
    if (turn.strength(at) < 11 && !contains(ranked, species)) ranked.push_back(species);
  }
  const std::vector<Card> dragged = all_of_two_species(turn, in_order(ranked), "drag");
  std::vector<Card> order;
  for (const Standing& standing : turn.line) {
    if (std::find(dragged.begin(), dragged.end(), standing.card) == dragged.end()) order.push_back(standing.card);
  }
  order.insert(order.end(), dragged.begin(), dragged.end());
  turn.set_order(order);
}

// TI Looks two places ahead: if an animal stands there and is weaker than 10, eats it and takes its place.
void tiger(Turn& turn, const Card& me) {
  const std::size_t at = turn.place(me);
  if (at >= 2 && turn.strength(at - 2) < 10) strike(turn, me, at - 2);
}

// CH If the weakest other animal is weaker than 9, eats it and takes its place.
void cheetah(Turn& turn, const Card& me) {
  const std::vector<std::size_t> weakest = weakest_others(turn, me);
  if (weakest.empty() || turn.strength(weakest.front()) >= 9) return;
  strike(turn, me, choose_place(turn, weakest));
}

// LL If the animal directly ahead is 7 or less, it goes to the end of the line.
void llama(Turn& turn, const Card& me) {
  const std::size_t at = turn.place(me);
  if (at > 0 && turn.strength(at - 1) <= 7) turn.move_to(turn.line[at - 1].card, turn.line.size() - 1);
}

// OS The player names even or odd; from the end it passes every animal of that parity in a row and stops
// behind the first of the other parity, or at the gate.
void ostrich(Turn& turn, const Card& me) {
  if (turn.place(me) == 0) return;
  const int parity = turn.choose({"even", "odd"}) == 0 ? 0 : 1;
  while (turn.place(me) > 0 && turn.strength(turn.place(me) - 1) % 2 == parity) {
    turn.move_to(me, turn.place(me) - 1);
  }
}

// PE Shows a card of the active player's hand other than a penguin, keeps it, and acts as that species.
void penguin(Turn& turn, const Card& me) { copy_one_of(turn, me, turn.active_hand()); }

// DO Sorts the whole line, weakest at the gate; equal strengths keep their order.
void dog(Turn& turn, const Card&) {
  std::vector<Card> order;
  for (int strength = 1; strength <= 12; ++strength) {
    for (std::size_t at = 0; at < turn.line.size(); ++at) {
      if (turn.strength(at) == strength) order.push_back(turn.line[at].card);
    }
  }
  turn.set_order(order);
}

// PC Stands directly in front of the strongest other animal, even when that one is weaker than itself.
void peacock(Turn& turn, const Card& me) {
  if (turn.others(me).empty()) return;
  turn.move_to(me, choose_place(turn, strongest_others(turn, me)));
}

// V1 to V5, for a vulture and for a copier acting as one, which leaves the line.
void vulture(Turn& turn, const Card& me) {
  turn.step_aside(me);
  std::vector<Card>& pile = turn.position.gone;
  if (pile.empty()) return;  // V4: it lands all the same
  const Card top = pile.back();
  pile.pop_back();
  turn.write("takes " + top.species);
  if (top.species == "vulture") {  // V3: both straight into the bar, the fetching one first
    turn.waiting.pop_back();
    turn.position.bar.push_back(me);
    turn.position.bar.push_back(top);
    return;
  }
  turn.chain = {top.species};  // K5: a fetched animal begins a new chain
  turn.lay_out(top);
  turn.act(top);
}

// BA Sends another animal of choice to the pile and takes its place; B1.
void bat(Turn& turn, const Card& me) {
  if (turn.others(me).empty()) return;
  strike(turn, me, choose_place(turn, turn.others(me)));
}

}  // namespace literal::beasty
