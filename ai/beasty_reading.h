// What the turns somebody took tell of the cards they hold. Every hand they may have is weighed by how likely they would have played
// so with it, and by what they may have drawn since: exactly, hand by hand. They may play in one of several manners, each as
// likely as it foretold what they did. For two players of the first game.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "ai/beasty_habits.h"
#include "ai/observation.h"
#include "engine/quick_random.h"

namespace menagerie::ai {

class BeastyReading {
 public:
  struct Hand {
    beasty::Strengths cards;
    float likely;   // all hands together are 1
    float plainly;  // how likely it is held by somebody who plays like plain search
  };

  // Nothing where there is nothing to be read, or the turns do not lead to what the seat sees.
  static std::optional<BeastyReading> of(const Observation<Beasty>& observation);

  const std::vector<Hand>& hands() const { return hands_; }
  // One of them, as likely as it is.
  const Hand& draw(QuickRandom& random) const;
  const Hand& with(beasty::Strengths cards) const;

 private:
  explicit BeastyReading(std::vector<Hand> hands);

  std::vector<Hand> hands_;   // by their cards
  std::vector<float> up_to_;  // how likely it is one of those so far
};

// Their answer to a move, drawn as likely as somebody gives it who plays like plain search; nothing where they may play otherwise,
// as far as that is likely.
class BeastyAnswers {
 public:
  explicit BeastyAnswers(const BeastyReading* reading) : reading_(reading) {}

  // What comes next in a world, after a move that has this number.
  std::optional<beasty::Move> draw(const beasty::State& world, std::uint32_t move, QuickRandom& random);

 private:
  // A move, and the answers to it by the hand that gives them.
  struct After {
    After(std::span<const Net> watchers, const beasty::State& table) : foreteller(watchers, table) {}
    Foreteller foreteller;
    std::unordered_map<beasty::Strengths, std::vector<Foretold>> answers;
  };

  const BeastyReading* reading_;
  std::unordered_map<std::uint32_t, After> known_;
};

}  // namespace menagerie::ai
