// A position of Beasty as the protocol writes it, and what can be asked of one.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "beasty_animals.h"
#include "chance.h"
#include "fields.h"

namespace literal::beasty {

struct Card {
  std::string species;
  std::size_t seat;

  bool operator==(const Card&) const = default;
};

std::string written(const Card& card);  // "rhino.0"

struct Position {
  std::string cards;    // "bar", "town" or "mix"
  std::string variant;  // "guests" or "points"
  std::size_t players = 0;
  std::string phase;  // "deck", "trim", "play" or "over"
  std::optional<std::size_t> turn;
  std::vector<Card> line;                         // gate first
  std::vector<Card> gone;                         // bottom first
  std::vector<Card> bar;                          // in order of entry
  std::vector<Words> hands, draws, aside, shown;  // one list for each seat
};

Json json(const Position& position);

// beasty_load.cpp
Position load(const Json& position);

// beasty_setup.cpp: the phases before play
Position set_up(const Json& request);
Words preparations(const Position& position);  // the legal moves of deck and trim
Position prepare(const Position& before, const std::string& move, const Seed& seed);

// beasty_legal.cpp
Words legal_moves(const Position& position);
Position play(const Position& before, const std::string& move, const Seed& seed);

// beasty_view.cpp, beasty_score.cpp
Position seen_by(const Position& position, std::optional<std::size_t> seat);
Json score(const Position& position);

}  // namespace literal::beasty
