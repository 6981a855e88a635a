// What several animals share: quills, copying, and counting by species.
#include <algorithm>

#include "beasty_turn.h"

namespace literal::beasty {

// Q1 an animal above 7 that would send a porcupine to the pile goes there instead.
bool quills_stop(Turn& turn, const Card& me, std::size_t victim) {
  if (turn.line[victim].acts_as != "porcupine" || turn.strength(me) <= 7) return false;
  turn.expel({me});
  return true;
}

// K5 a copier must copy if it can; a chain never uses the same copier species twice.
void copy_one_of(Turn& turn, const Card& me, const Words& candidates) {
  Words models;
  for (const std::string& species : candidates) {
    if (!contains(turn.chain, species) && !contains(models, species)) models.push_back(species);
  }
  if (models.empty()) return;
  Words options;
  for (const std::string& species : models) options.push_back("as " + species);
  const std::string model = models[turn.choose(options)];
  // A penguin's model is a card of the hand, known to all from then on.
  if (turn.line[turn.place(me)].acts_as == "penguin") {
    Words& shown = turn.position.shown[*turn.position.turn];
    if (!contains(shown, model)) shown.push_back(model);
    shown = in_order(shown);
  }
  turn.chain.push_back(model);
  turn.become(me, model);
  turn.act(me);
}

// K3 species are counted as species; if two tie for the last place, the active player chooses which goes.
std::vector<Card> all_of_two_species(Turn& turn, const Words& ranked, const std::string& verb) {
  Words chosen(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(2, ranked.size())));
  if (ranked.size() > 2 && strength_of(ranked[1]) == strength_of(ranked[2])) {
    chosen[1] = ranked[1 + turn.choose({verb + " " + ranked[1], verb + " " + ranked[2]})];
  }
  std::vector<Card> cards;
  for (const Standing& standing : turn.line) {
    if (contains(chosen, standing.acts_as)) cards.push_back(standing.card);
  }
  return cards;
}

std::size_t choose_place(Turn& turn, const std::vector<std::size_t>& places) {
  Words options;
  for (const std::size_t at : places) {
    const std::string from_gate = std::to_string(at + 1);
    options.push_back("@" + from_gate);
  }
  return places[turn.choose(options)];
}

}  // namespace literal::beasty
