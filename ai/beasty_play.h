// What a search has to know about the turns of a Beasty game.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "ai/beasty_belief.h"
#include "engine/beasty/beasty.h"

namespace menagerie::ai {

// All legal moves of a turn. Those that were tried are put behind the others.
class BeastyChoices {
 public:
  void look_at(const beasty::State& state) {
    beasty::legal_moves(state, *moves_);
    untried_ = moves_->size();
  }
  bool tries(beasty::Move move) {
    beasty::Moves& moves = *moves_;
    for (std::size_t i = 0; i < untried_; ++i) {
      if (moves[i] != move) continue;
      moves[i] = moves[--untried_];
      return true;
    }
    return false;
  }
  // Most turns have fewer moves than the first dozen; those with more are mostly orders of the pile (P2).
  bool find_new(beasty::Move& move, std::uint32_t visits, QuickRandom& random) const {
    const float worth_weighing = 12 + std::sqrt(static_cast<float>(visits));
    if (untried_ == 0 || static_cast<float>(moves_->size() - untried_) >= worth_weighing) return false;
    move = (*moves_)[random.below(static_cast<std::uint32_t>(untried_))];
    return true;
  }

 private:
  std::unique_ptr<beasty::Moves> moves_ = std::make_unique<beasty::Moves>();
  std::size_t untried_ = 0;
};

struct BeastyPlay {
  using Rules = Beasty;
  using Belief = BeastyBelief;
  using Choices = BeastyChoices;

  static constexpr float kCuriosity = 0.7f;
  static bool foresees(const beasty::State&, const beasty::State&) { return true; }
  static void play_out(beasty::State& state, QuickRandom& random) {
    while (state.phase != beasty::Phase::Over) beasty::random_turn(state, random);
  }
};

}  // namespace menagerie::ai
