// Games of the net against itself. At first everybody imagines one world that agrees with the own view, and plays the move
// after which the net likes that world best; later everybody searches. What the net should have expected comes from how
// the game went on, and the moves worth a look from the search.
#pragma once

#include <memory>

#include "ai/beasty_belief.h"
#include "ai/beasty_inputs.h"
#include "training/sample.h"

namespace menagerie::training {

// What is played: a card set with a number of players, in both variants.
struct BeastyKind {
  static constexpr const char* kNames[] = {"bar", "town", "mix"};
  const char* name() const { return kNames[static_cast<int>(cards)]; }
  beasty::Cards cards;
  int players;
  int inputs() const { return ai::BeastyInputs::count(cards, players); }
  int codes() const { return ai::BeastyInputs::codes(cards); }
  int kinds() const { return ai::BeastyInputs::kinds(cards); }
};

// A deal with the secret choices made by chance.
beasty::State deal_by_chance(const BeastyKind& kind, QuickRandom& random);

class BeastySelfPlay {
 public:
  using Kind = BeastyKind;
  using Samples = training::Samples;
  // With no iterations nobody searches.
  BeastySelfPlay(const BeastyKind& kind, int iterations) : kind_(kind), iterations_(iterations) {}
  // Adds a sample for every turn of one game.
  void play(const ai::Net& net, QuickRandom& random, Samples& samples);

 private:
  beasty::Move choose(const ai::Net& net, const beasty::State& state, QuickRandom& random, Sample& sample);
  beasty::Move search(const ai::Net& net, const beasty::State& state, QuickRandom& random, Sample& sample);

  BeastyKind kind_;
  int iterations_;
  std::unique_ptr<beasty::Moves> moves_ = std::make_unique<beasty::Moves>();
  std::vector<ai::Shares> expected_;
  std::vector<Seat> movers_;
};

}  // namespace menagerie::training
