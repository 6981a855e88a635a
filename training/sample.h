// One position to learn from: what the net is told of it, and what it should have said.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ai/net.h"
#include "engine/list.h"

namespace menagerie::training {

struct Wanted {
  ai::MoveCode code;
  float likely;  // how often this move should be looked at
};

struct Sample {
  static constexpr std::size_t kMostInputs = 160;  // 13 groups and 12 species for each of four seats, and some
  static constexpr std::size_t kMostMoves = 32;
  List<std::uint16_t, kMostInputs> inputs;
  int kind = 0;         // of position
  ai::Shares shares{};  // from the seat to act on
  List<Wanted, kMostMoves> moves;
};

using Samples = std::vector<Sample>;

// One turn of somebody whose habits are learned: what each of their moves led to, and how likely they make it.
struct HabitSample {
  static constexpr std::size_t kMostInputs = 26;  // a card each, the one played and how many are left
  static constexpr std::size_t kMostMoves = 24;
  struct After {
    List<std::uint16_t, kMostInputs> inputs;
    int kind = 0;
    float likely = 0;
  };
  List<After, kMostMoves> moves;
};

using HabitSamples = std::vector<HabitSample>;

}  // namespace menagerie::training
