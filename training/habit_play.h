// Games from which the habits of a manner of playing are learned: somebody plays in it against the champion's search.
#pragma once

#include <memory>

#include "ai/beasty_habits.h"
#include "engine/quick_random.h"
#include "training/sample.h"

namespace menagerie::training {

struct HabitKind {
  ai::Manner manner;
  int inputs() const { return ai::HabitInputs::kCount; }
  int codes() const { return 0; }
  int kinds() const { return ai::HabitInputs::kKinds; }
};

class HabitPlay {
 public:
  using Kind = HabitKind;
  using Samples = HabitSamples;
  // The iterations are those of whoever is watched.
  HabitPlay(const HabitKind& kind, int iterations) : kind_(kind), iterations_(iterations) {}
  // Adds a sample for every turn with a choice of whoever is watched, and one of the same turn with another hand that they might
  // have: a reading asks about those too. What the net knows so far does not matter.
  void play(const ai::Net& net, QuickRandom& random, Samples& samples);

 private:
  // What the seat to act does; a sample of it is added.
  beasty::Move watch(const beasty::State& state, QuickRandom& random, Samples& samples) const;

  HabitKind kind_;
  int iterations_;
  std::unique_ptr<beasty::Moves> moves_ = std::make_unique<beasty::Moves>();
};

}  // namespace menagerie::training
