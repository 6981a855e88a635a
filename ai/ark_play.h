// What a search has to know about the turns of Animals on Board. There are thousands of splits: it weighs every take
// against a growing sample of splits that look like what players do.
#pragma once

#include <cstdint>
#include <vector>

#include "ai/ark_belief.h"
#include "engine/ark/ark.h"

namespace menagerie::ai {

class ArkChoices {
 public:
  void look_at(const ark::State& state) {
    state_ = &state;
    tried_.clear();
    tried_splits_ = 0;
  }
  bool tries(const ark::Move& move);
  bool find_new(ark::Move& move, std::uint32_t visits, QuickRandom& random) const;

 private:
  bool is_tried(const ark::Move& move) const;
  bool find_new_take(ark::Move& move) const;
  bool find_new_split(ark::Move& move, QuickRandom& random) const;

  const ark::State* state_ = nullptr;
  std::vector<ark::Move> tried_;
  int tried_splits_ = 0;
};

struct ArkPlay {
  using Rules = Ark;
  using Belief = ArkBelief;
  using Choices = ArkChoices;

  static constexpr float kCuriosity = 0.7f;
  // The tiles of the next round are drawn by lot: no tree is worth growing beyond them.
  static bool foresees(const ark::State& start, const ark::State& later) { return start.draw_size == later.draw_size; }
  static void play_out(ark::State& state, QuickRandom& random) {
    while (state.phase != ark::Phase::Over) ark::play(state, ark::random_move(state, random));
  }
};

}  // namespace menagerie::ai
