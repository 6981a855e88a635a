// What a search has to know about the turns of a Beasty game.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "ai/beasty_belief.h"
#include "ai/beasty_leaf.h"
#include "engine/beasty/beasty.h"

namespace menagerie::ai {

// All legal moves of a turn. Those that were tried are put behind the others.
class BeastyChoices {
 public:
  void look_at(const beasty::State& state) {
    state_ = &state;
    beasty::legal_moves(state, *moves_);
    untried_ = moves_->size();
    marks_ = 0;
    for (const beasty::Move move : *moves_) marks_ |= std::uint64_t{1} << mark_of(move);
  }
  static std::uint8_t mark_of(beasty::Move move) {
    return static_cast<std::uint8_t>(move.bits() * 0x9e3779b97f4a7c15 >> 58);
  }
  std::uint64_t marks() const { return marks_; }
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
  struct New {
    beasty::Move move;
    float prior;
  };
  // How likely a move is depends on all others, tried or not.
  const std::vector<New>& find_all_new(const Net& net, std::uint32_t, QuickRandom&) {
    new_.clear();
    if (untried_ == 0) return new_;
    const Net::Column hidden = hidden_values(net, *state_);
    float whole = 0;
    for (std::size_t i = 0; i < moves_->size(); ++i) {
      const beasty::Move move = (*moves_)[i];
      const float likely = quick_exp(net.appeal(hidden, BeastyInputs::code(state_->rules.cards, move)));
      whole += likely;
      if (i < untried_) new_.push_back({move, likely});
    }
    for (New& its : new_) its.prior /= whole;
    return new_;
  }

 private:
  std::uint64_t marks_ = 0;
  const beasty::State* state_ = nullptr;
  std::vector<New> new_;
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
  static Shares expected(const Net& net, const beasty::State& state) { return expected_shares(net, state); }
};

}  // namespace menagerie::ai
