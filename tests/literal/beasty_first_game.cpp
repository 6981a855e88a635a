// The animals of the first game, strongest first. (The zebra has no act.)
#include <algorithm>

#include "beasty_turn.h"

namespace literal::beasty {
namespace {

std::vector<Card> all_acting_as(const Turn& turn, const Card& me, const Words& species) {
  std::vector<Card> found;
  for (const std::size_t at : turn.others(me)) {
    if (contains(species, turn.line[at].acts_as)) found.push_back(turn.line[at].card);
  }
  return found;
}

}  // namespace

// L If another lion is in line, the new lion goes to the pile and its action ends. Otherwise all monkeys go
// to the pile, then the lion moves to position 1.
void lion(Turn& turn, const Card& me) {
  if (!all_acting_as(turn, me, {"lion"}).empty()) {
    turn.expel({me});
    return;
  }
  turn.expel(all_acting_as(turn, me, {"monkey"}));
  turn.move_to(me, 0);
}

// H Passes forward over every animal weaker than 11 until a zebra or an animal of 11 or more stops it.
void hippo(Turn& turn, const Card& me) {
  while (turn.place(me) > 0) {
    const std::size_t ahead = turn.place(me) - 1;
    if (turn.line[ahead].acts_as == "zebra" || turn.strength(ahead) >= 11) return;
    turn.move_to(me, ahead);
  }
}

// C Eats forward, nearest first, every animal weaker than 10 until a zebra or an animal of 10 or more stops
// it. A porcupine in its way ends it (Q1); those eaten before stay eaten.
void crocodile(Turn& turn, const Card& me) {
  while (turn.place(me) > 0) {
    const std::size_t ahead = turn.place(me) - 1;
    if (turn.line[ahead].acts_as == "zebra" || turn.strength(ahead) >= 10) return;
    if (quills_stop(turn, me, ahead)) return;
    turn.expel({turn.line[ahead].card});
  }
}

// N Sorts the whole line, strongest at the gate; equal strengths keep their order.
void snake(Turn& turn, const Card&) {
  std::vector<Card> order;
  for (int strength = 12; strength >= 1; --strength) {
    for (std::size_t at = 0; at < turn.line.size(); ++at) {
      if (turn.strength(at) == strength) order.push_back(turn.line[at].card);
    }
  }
  turn.set_order(order);
}

// G Passes the one animal directly ahead if it is weaker than 8.
void giraffe(Turn& turn, const Card& me) {
  const std::size_t at = turn.place(me);
  if (at > 0 && turn.strength(at - 1) < 8) turn.move_to(me, at - 1);
}

// E Gate and exclusion change places: the line is reversed.
void seal(Turn& turn, const Card&) {
  std::vector<Card> order;
  for (std::size_t at = turn.line.size(); at-- > 0;) order.push_back(turn.line[at].card);
  turn.set_order(order);
}

// M Acts as a species present in the line other than chameleon (K4, K5).
void chameleon(Turn& turn, const Card& me) {
  Words present;
  for (const std::size_t at : turn.others(me)) present.push_back(turn.line[at].acts_as);
  copy_one_of(turn, me, present);
}

// A With another monkey in line: all hippos and crocodiles go to the pile, then it moves to position 1 and
// the other monkeys directly behind it, in the reverse of their order. Alone: nothing.
void monkey(Turn& turn, const Card& me) {
  if (all_acting_as(turn, me, {"monkey"}).empty()) return;
  turn.expel(all_acting_as(turn, me, {"hippo", "crocodile"}));
  const std::vector<Card> mates = all_acting_as(turn, me, {"monkey"});
  std::vector<Card> order = {me};
  order.insert(order.end(), mates.rbegin(), mates.rend());
  for (const Standing& standing : turn.line) {
    if (std::find(order.begin(), order.end(), standing.card) == order.end()) order.push_back(standing.card);
  }
  turn.set_order(order);
}

// J Jumps over one or two animals directly ahead, by choice; at least one if there is one.
void kangaroo(Turn& turn, const Card& me) {
  const std::size_t ahead = turn.place(me);
  if (ahead == 0) return;
  Words jumps = {"+1"};
  if (ahead >= 2) jumps.push_back("+2");
  const std::size_t over = 1 + turn.choose(jumps);
  turn.move_to(me, ahead - over);
}

// R Sends another animal of choice, own ones included, to the pile.
void parrot(Turn& turn, const Card& me) {
  if (turn.others(me).empty()) return;
  const std::size_t victim = choose_place(turn, turn.others(me));
  turn.expel({turn.line[victim].card});
}

// U All animals of the two strongest species other than skunks go to the pile; if there is only one such
// species, that one. A copier acting as a skunk is a skunk.
void skunk(Turn& turn, const Card&) {
  Words ranked;
  for (const Standing& standing : turn.line) {
    if (standing.acts_as != "skunk" && !contains(ranked, standing.acts_as)) ranked.push_back(standing.acts_as);
  }
  ranked = in_order(ranked);
  std::reverse(ranked.begin(), ranked.end());
  turn.expel(all_of_two_species(turn, ranked, "expel"));
}

}  // namespace literal::beasty
