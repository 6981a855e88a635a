// Choices, questions about the line, and the changes of it.
#include <algorithm>
#include <map>

#include "beasty_turn.h"

namespace literal::beasty {

std::size_t Turn::choose(const Words& words) {
  const std::size_t option = taken.size() < script_.size() ? script_[taken.size()] : 0;
  taken.push_back(option);
  options.push_back(words.size());
  write(words[option]);
  return option;
}

void Turn::write(const std::string& word) {
  if (!move.empty()) move += ' ';
  move += word;
}

bool Turn::stands(const Card& card) const { return place(card) < line.size(); }

std::size_t Turn::place(const Card& card) const {
  std::size_t at = 0;
  while (at < line.size() && line[at].card != card) ++at;
  return at;
}

std::vector<std::size_t> Turn::others(const Card& me) const {
  std::vector<std::size_t> places;
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (line[at].card != me) places.push_back(at);
  }
  return places;
}

// B1 whenever a bat, or a copier acting as one, stands in position 1 it burns; several one after another.
void Turn::burn() {
  while (!line.empty() && line.front().acts_as == "bat") {
    leaving_.push_back(line.front().card);
    line.erase(line.begin());
  }
}

void Turn::lay_out(const Card& card) {
  line.push_back({card, card.species});
  laid_out.push_back(card);
  burn();
}

void Turn::become(const Card& copier, const std::string& species) {
  line[place(copier)].acts_as = species;
  burn();
}

void Turn::step_aside(const Card& card) {
  if (stands(card)) line.erase(line.begin() + static_cast<std::ptrdiff_t>(place(card)));
  waiting.push_back(card);
  burn();
}

void Turn::move_to(const Card& card, std::size_t to) {
  const Standing mover = line[place(card)];
  line.erase(line.begin() + static_cast<std::ptrdiff_t>(place(card)));
  line.insert(line.begin() + static_cast<std::ptrdiff_t>(to), mover);
  burn();
}

void Turn::set_order(const std::vector<Card>& order) {
  std::vector<Standing> arranged;
  for (const Card& card : order) arranged.push_back(line[place(card)]);
  line = arranged;
  burn();
}

// Of several that go at one moment the one nearest the gate lies lowest.
void Turn::expel(const std::vector<Card>& cards) {
  std::vector<Standing> staying;
  for (const Standing& standing : line) {
    if (std::find(cards.begin(), cards.end(), standing.card) != cards.end()) {
      leaving_.push_back(standing.card);
    } else {
      staying.push_back(standing);
    }
  }
  line = staying;
  burn();
}

void Turn::take_place(const Card& me, std::size_t at) {
  const std::size_t from = place(me);
  leaving_.push_back(line[at].card);
  line[at] = line[from];
  line.erase(line.begin() + static_cast<std::ptrdiff_t>(from));
  burn();
}

// Zebra and porcupine have no act.
void Turn::act(const Card& me) {
  static const std::map<std::string, void (*)(Turn&, const Card&)> actions = {{"lion", lion},
                                                                              {"hippo", hippo},
                                                                              {"crocodile", crocodile},
                                                                              {"snake", snake},
                                                                              {"giraffe", giraffe},
                                                                              {"seal", seal},
                                                                              {"chameleon", chameleon},
                                                                              {"monkey", monkey},
                                                                              {"kangaroo", kangaroo},
                                                                              {"parrot", parrot},
                                                                              {"skunk", skunk},
                                                                              {"rhino", rhino},
                                                                              {"bear", bear},
                                                                              {"tiger", tiger},
                                                                              {"cheetah", cheetah},
                                                                              {"llama", llama},
                                                                              {"ostrich", ostrich},
                                                                              {"penguin", penguin},
                                                                              {"dog", dog},
                                                                              {"peacock", peacock},
                                                                              {"vulture", vulture},
                                                                              {"bat", bat}};
  if (!stands(me)) return;
  const auto action = actions.find(line[place(me)].acts_as);
  if (action != actions.end()) action->second(*this, me);
}

}  // namespace literal::beasty
