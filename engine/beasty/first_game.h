// The rule book of the first game: its twelve animals, each power as its reference card says it.
#pragma once

#include <array>

#include "engine/beasty/animal.h"
#include "engine/beasty/event.h"

namespace menagerie::beasty::first_game {

// U: all animals of the two strongest species other than skunks go to the pile.
template <class Turn>
void skunk(Turn& t) {
  t.expel_all(t.two_strongest_species());
}

// R: sends another animal of choice to the pile.
template <class Turn>
void parrot(Turn& t) {
  t.expel(t.picked_place());
}

// J: jumps over one or two animals.
template <class Turn>
void kangaroo(Turn& t) {
  t.leap_over(t.picked_number());
}

// A: with another monkey, all hippos and crocodiles go, and the monkeys gather at the gate.
template <class Turn>
void monkey(Turn& t) {
  if (!t.another(Monkey)) return t.stay_alone();
  t.expel_all(both(Hippo, Crocodile));
  t.go_to_gate();
  t.call_behind_me(Monkey);
}

// M: acts as a species present in the line.
template <class Turn>
void chameleon(Turn& t) {
  t.become(t.picked_species());
}

// E: gate and exclusion change places.
template <class Turn>
void seal(Turn& t) {
  t.turn_line_round();
}

// G: passes the one animal directly ahead if it is weaker.
template <class Turn>
void giraffe(Turn& t) {
  if (t.weaker_ahead()) t.pass_ahead();
}

// N: sorts the line, strongest at the gate.
template <class Turn>
void snake(Turn& t) {
  t.sort_strongest_first();
}

// C: eats forward until a zebra or an equal or stronger animal stops it.
template <class Turn>
void crocodile(Turn& t) {
  while (t.can_push_ahead()) t.eat_ahead();
}

// H: passes forward until a zebra or an equal or stronger animal stops it.
template <class Turn>
void hippo(Turn& t) {
  while (t.can_push_ahead()) t.pass_ahead();
}

// L: the second lion goes; the first scares the monkeys away and moves to the gate.
template <class Turn>
void lion(Turn& t) {
  if (t.another(Lion)) return t.give_way();
  t.expel_all(only(Monkey));
  t.go_to_gate();
}

// clang-format off
template <class Turn>
inline constexpr std::array<Animal<Turn>, 12> kBook = {{
    // species   name         strength points asks                        recurs                  power
    {Skunk,     "skunk",          1,     4,   Asks::WhichSecondStrongest, Recurs::Never,          skunk<Turn>},
    {Parrot,    "parrot",         2,     4,   Asks::WhoLeaves,            Recurs::Never,          parrot<Turn>},
    {Kangaroo,  "kangaroo",       3,     4,   Asks::HowFar,               Recurs::Never,          kangaroo<Turn>},
    {Monkey,    "monkey",         4,     3,   Asks::Nothing,              Recurs::Never,          monkey<Turn>},
    {Chameleon, "chameleon",      5,     3,   Asks::WhomToCopy,           Recurs::Never,          chameleon<Turn>},
    {Seal,      "seal",           6,     2,   Asks::Nothing,              Recurs::Never,          seal<Turn>},
    {Zebra,     "zebra",          7,     4,   Asks::Nothing,              Recurs::Never,          nullptr},
    {Giraffe,   "giraffe",        8,     3,   Asks::Nothing,              Recurs::NotWhenLaidOut, giraffe<Turn>},
    {Snake,     "snake",          9,     2,   Asks::Nothing,              Recurs::Never,          snake<Turn>},
    {Crocodile, "crocodile",     10,     3,   Asks::Nothing,              Recurs::Always,         crocodile<Turn>},
    {Hippo,     "hippo",         11,     2,   Asks::Nothing,              Recurs::Always,         hippo<Turn>},
    {Lion,      "lion",          12,     2,   Asks::Nothing,              Recurs::Never,          lion<Turn>},
}};
// clang-format on

}  // namespace menagerie::beasty::first_game
