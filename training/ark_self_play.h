// Games of the net against itself in Animals on Board, as in the Beasty games; of the many splits some are looked at.
#pragma once

#include "ai/ark_play.h"
#include "training/sample.h"

namespace menagerie::training {

struct ArkKind {
  int players;
  const char* name() const { return "ark"; }
  int inputs() const { return ai::ArkInputs::count(players); }
  int codes() const { return ai::ArkInputs::kCodes; }
  int kinds() const { return ai::ArkInputs::kKinds; }
};

class ArkSelfPlay {
 public:
  using Kind = ArkKind;
  using Samples = training::Samples;
  ArkSelfPlay(const ArkKind& kind, int iterations) : kind_(kind), iterations_(iterations) {}
  void play(const ai::Net& net, QuickRandom& random, Samples& samples);

 private:
  ark::Move choose(const ai::Net& net, const ark::State& state, QuickRandom& random);
  ark::Move search(const ai::Net& net, const ark::State& state, QuickRandom& random);

  ArkKind kind_;
  int iterations_;
  ai::ArkChoices choices_;
  std::vector<ai::Shares> expected_;
  std::vector<Seat> movers_;
};

}  // namespace menagerie::training
