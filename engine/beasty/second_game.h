// The rule book of the second game: its twelve animals, each power as its reference card says it.
#pragma once

#include <array>

#include "engine/beasty/animal.h"
#include "engine/beasty/event.h"

namespace menagerie::beasty::second_game {

// BA: sends another animal of choice to the pile and takes its place.
template <class Turn>
void bat(Turn& t) {
  t.take_place_of(t.picked_place(), What::Expelled);
}

// V1, V2: never stands in the line; fetches the top card of the pile, which acts.
template <class Turn>
void vulture(Turn& t) {
  t.wait_beside_pile();
  t.fetch_top_card();
}

// PC: stands directly in front of the strongest other animal.
template <class Turn>
void peacock(Turn& t) {
  t.stand_before(t.picked_place());
}

// DO: sorts the line, weakest at the gate.
template <class Turn>
void dog(Turn& t) {
  t.sort_weakest_first();
}

// PE: shows a card of the hand and acts as that species.
template <class Turn>
void penguin(Turn& t) {
  t.show(t.picked_species());
  t.become(t.picked_species());
}

// OS: passes every animal of the named parity in a row.
template <class Turn>
void ostrich(Turn& t) {
  while (t.named_parity_ahead()) t.pass_ahead();
}

// LL: if the animal directly ahead is 7 or less, it goes to the end of the line.
template <class Turn>
void llama(Turn& t) {
  if (t.can_spit_ahead()) t.send_ahead_to_end();
}

// CH: eats the weakest other animal and takes its place.
template <class Turn>
void cheetah(Turn& t) {
  t.take_place_of(t.picked_place(), What::Eaten);
}

// TI: if an animal weaker than 10 stands two places ahead, eats it and takes its place.
template <class Turn>
void tiger(Turn& t) {
  if (t.weaker_two_ahead()) t.take_place_of(t.two_ahead(), What::Eaten);
}

// BE: all animals of the two weakest other species go behind the bear.
template <class Turn>
void bear(Turn& t) {
  t.drag_behind(t.two_weakest_species());
}

// RH: sends the strongest other animal to the pile and takes its place.
template <class Turn>
void rhino(Turn& t) {
  t.take_place_of(t.picked_place(), What::Rammed);
}

// clang-format off
template <class Turn>
inline constexpr std::array<Animal<Turn>, 12> kBook = {{
    // species   name         strength points asks                      recurs                  power
    {Bat,       "bat",            1,     4,   Asks::WhoLeaves,          Recurs::Never,          bat<Turn>},
    {Vulture,   "vulture",        2,     2,   Asks::Nothing,            Recurs::Never,          vulture<Turn>},
    {Peacock,   "peacock",        3,     2,   Asks::WhichStrongest,     Recurs::Never,          peacock<Turn>},
    {Dog,       "dog",            4,     2,   Asks::Nothing,            Recurs::Never,          dog<Turn>},
    {Penguin,   "penguin",        5,     3,   Asks::WhatToShow,         Recurs::Never,          penguin<Turn>},
    {Ostrich,   "ostrich",        6,     3,   Asks::EvenOrOdd,          Recurs::Never,          ostrich<Turn>},
    {Porcupine, "porcupine",      7,     4,   Asks::Nothing,            Recurs::Never,          nullptr},
    {Llama,     "llama",          8,     4,   Asks::Nothing,            Recurs::NotWhenLaidOut, llama<Turn>},
    {Cheetah,   "cheetah",        9,     4,   Asks::WhichWeakest,       Recurs::Never,          cheetah<Turn>},
    {Tiger,     "tiger",         10,     3,   Asks::Nothing,            Recurs::NotWhenLaidOut, tiger<Turn>},
    {Bear,      "bear",          11,     2,   Asks::WhichSecondWeakest, Recurs::Never,          bear<Turn>},
    {Rhino,     "rhino",         12,     3,   Asks::WhichStrongest,     Recurs::Never,          rhino<Turn>},
}};
// clang-format on

}  // namespace menagerie::beasty::second_game
