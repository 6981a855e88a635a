// The door to this folder: a bot is a seat that sees what any player in its place would see, and names its move.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "ai/mind.h"
#include "ai/observation.h"
#include "engine/ark/ark.h"
#include "engine/beasty/beasty.h"

namespace menagerie::ai {

// Asked every now and then while a bot thinks. Only matches by the clock have one: all else must be repeatable.
using TimeIsUp = std::function<bool()>;

// A legal move for the viewer, whose turn the view says it is (also in the secret phases, where all choose at once).
// The same observation, mind and seed give the same move.
beasty::Move choose(const Observation<Beasty>& observation, const Mind& mind, std::uint64_t seed,
                    const TimeIsUp& enough = {});
ark::Move choose(const Observation<Ark>& observation, const Mind& mind, std::uint64_t seed,
                 const TimeIsUp& enough = {});

// What a move is worth: the share of the win that its player may expect, between 0 and 1.
template <class Move>
struct Weighed {
  Move move;
  float worth = 0;
  float error = 0;          // one standard error; 0 where the ending was solved
  std::uint32_t tries = 0;  // how often the search went that way; 0 where the ending was solved
};

// Every legal move of a turn, best first (in Animals on Board, where there are thousands, those that were looked at).
// Empty in the secret phases and when the game is over.
std::vector<Weighed<beasty::Move>> weigh(const Observation<Beasty>& observation, const Mind& mind, std::uint64_t seed);
std::vector<Weighed<ark::Move>> weigh(const Observation<Ark>& observation, const Mind& mind, std::uint64_t seed);

// What the net expects each seat to win of a game whose every card is known. Not for players: for records.
using Outlook = std::array<float, kMaxPlayers>;
Outlook outlook(const beasty::State& state);
Outlook outlook(const ark::State& state);

}  // namespace menagerie::ai
