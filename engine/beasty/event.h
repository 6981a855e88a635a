// Events: what happened in a turn, in order, who did it, what caused it and by which rule; also what did not
// happen where a player would wonder. docs/events-beasty.md describes them for clients.
#pragma once

#include <cstdint>

#include "engine/beasty/card.h"
#include "engine/beasty/row.h"
#include "engine/beasty/rules.h"
#include "engine/list.h"

namespace menagerie::beasty {

// clang-format off
enum class What : std::uint8_t {
  // Before the game
  Composes, SortsOut, Dealt, Begins,
  // Coming and going
  Plays, Waits, Fetches, Lands, Enters, Excluded, Draws,
  // To the pile
  Expelled, Eaten, Rammed, Burns, Leaves, Ordered,
  // In the line
  Passes, Moves, SentBack, Sorted, TurnedRound,
  // Copying
  Shows, Becomes, Reverts,
  // Steps
  Recurs, Checks, Turn, Over, Reveals,
  // What did not happen
  Stopped, NoTarget, Alone, SecondLion, Quills, PileEmpty, NothingToCopy, Rests, TooFew, NothingToDraw,
};
// clang-format on

// The steps of a turn as players count them: play, action, recurring, check, draw. 0 is outside a turn.
enum class Step : std::uint8_t { None, Play, Act, Recur, Check, Draw };

struct Event {
  What what;
  Rule why;
  Step step = Step::None;
  std::int8_t by = -1;           // the event that caused it, -1 for none
  Card who{};                    // the card it is about
  Card other{};                  // the other card concerned: who was passed, who stands in the way
  Seat seat = kNobody;           // the player concerned
  std::uint8_t place = 0;        // where `who` stands after it, 1 at the gate; or a number of cards
  Species species = kNoSpecies;  // copied or shown
  std::uint8_t hidden = 0;       // how many cards of the set are face down for whoever reads this
  Row row{};                     // the line or the top of the pile after it, where many cards move at once
  SpeciesSet set = 0;            // cards by species: a deck, a hand
  friend bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) <= 32);

// A turn has at most five animals that recur, each passing or eating at most four; with every action,
// burning, landing and step around it, this room is never used up (the tests look for the longest story).
using Events = List<Event, 160>;

}  // namespace menagerie::beasty
