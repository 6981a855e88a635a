// One turn of Beasty, run with a script of choices: the first choice that comes up takes the option whose
// number stands first in the script, and so on; past the script's end the first option is taken. The turn
// writes its own move text and records how many options each choice had, so that the others can be run too.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "beasty_position.h"

namespace literal::beasty {

using Script = std::vector<std::size_t>;

// An animal in the line. K4: a copier acts as another species until the recurring step begins.
struct Standing {
  Card card;
  std::string acts_as;
};

class Turn {
 public:
  Turn(const Position& before, const Script& script) : position(before), script_(script) {}

  void run();  // T1 to T6, and whose turn is next

  Position position;  // its line is out of use during the turn: see below
  std::string move;   // the text of the turn so far
  Script taken;       // the option taken at each choice
  Script options;     // how many options each choice had

  // The line during the turn.
  std::vector<Standing> line;
  std::vector<Card> laid_out;  // played or fetched in this turn (T3)
  std::vector<Card> waiting;   // beside the pile (V4, V5)
  Words chain;                 // the species of the present chain of copies (K5)

  // Choices are the active player's (T2); the option's word is written.
  std::size_t choose(const Words& words);
  void write(const std::string& word);

  // Questions.
  bool stands(const Card& card) const;
  std::size_t place(const Card& card) const;  // from the gate, 0 first
  int strength(std::size_t place) const { return strength_of(line[place].acts_as); }
  int strength(const Card& card) const { return strength(place(card)); }
  std::vector<std::size_t> others(const Card& me) const;  // K2
  Words& active_hand() { return position.hands[*position.turn]; }

  // Changes of the line: after every single one of them bats burn (B1).
  void lay_out(const Card& card);  // at the end of the line
  void become(const Card& copier, const std::string& species);
  void step_aside(const Card& card);  // out of the line, beside the pile
  void move_to(const Card& card, std::size_t place);
  void set_order(const std::vector<Card>& order);      // the same animals, otherwise arranged
  void expel(const std::vector<Card>& cards);          // together, to the pile
  void take_place(const Card& me, std::size_t place);  // who stood there goes to the pile; one change (B2)

  void act(const Card& me);  // the action of the species it acts as; nothing if it has left the line

 private:
  void play_card();
  void recur();
  void pile_up(const std::string& mark);
  void land();
  void check();
  void draw();
  void pass_on();
  void burn();

  Script script_;
  std::vector<Card> leaving_;  // on the way to the pile, in the order in which they went
};

// The actions: beasty_first_game.cpp and beasty_second_game.cpp.
void lion(Turn& turn, const Card& me);
void hippo(Turn& turn, const Card& me);
void crocodile(Turn& turn, const Card& me);
void snake(Turn& turn, const Card& me);
void giraffe(Turn& turn, const Card& me);
void seal(Turn& turn, const Card& me);
void chameleon(Turn& turn, const Card& me);
void monkey(Turn& turn, const Card& me);
void kangaroo(Turn& turn, const Card& me);
void parrot(Turn& turn, const Card& me);
void skunk(Turn& turn, const Card& me);
void rhino(Turn& turn, const Card& me);
void bear(Turn& turn, const Card& me);
void tiger(Turn& turn, const Card& me);
void cheetah(Turn& turn, const Card& me);
void llama(Turn& turn, const Card& me);
void ostrich(Turn& turn, const Card& me);
void penguin(Turn& turn, const Card& me);
void dog(Turn& turn, const Card& me);
void peacock(Turn& turn, const Card& me);
void vulture(Turn& turn, const Card& me);
void bat(Turn& turn, const Card& me);

// beasty_likeness.cpp: what several animals share.
bool quills_stop(Turn& turn, const Card& me, std::size_t victim);                                // Q1
void copy_one_of(Turn& turn, const Card& me, const Words& models);                               // K4, K5
std::vector<Card> all_of_two_species(Turn& turn, const Words& ranked, const std::string& verb);  // K3
std::size_t choose_place(Turn& turn, const std::vector<std::size_t>& places);                    // writes @n

}  // namespace literal::beasty
