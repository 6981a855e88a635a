// What a search has to know about the turns of a Beasty game.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
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
    for (std::size_t i = 0; i < untried_; ++i) put((*moves_)[i], i);
  }
  // By the card: what it asks is the same whatever else is hidden, except when a penguin shows a card of the hand (PE).
  static std::uint32_t mark_of(beasty::Move move) { return beasty::only(move.card()); }
  static std::uint32_t marks_in(const beasty::State& state) {
    return state.species_held(state.turn, state.hand[state.turn].known());
  }
  static bool marks_tell_all(const beasty::State& state) {
    if (state.rules.cards == beasty::Cards::Bar) return true;
    // It may also be copied, or come back from the pile.
    beasty::SpeciesSet around = beasty::species_in(state.line());
    for (int i = 0; i < state.piles.gone_size(); ++i) around |= beasty::only(state.piles.gone(i).species());
    return !((around | marks_in(state)) & beasty::only(beasty::Penguin));
  }
  bool tries(beasty::Move move) {
    const std::size_t place = find_untried(move);
    if (place == untried_) return false;
    beasty::Moves& moves = *moves_;
    put(moves[--untried_], place);
    std::swap(moves[place], moves[untried_]);
    return true;
  }
  bool all_tried() const { return untried_ == 0; }
  static bool weighs_more(std::uint32_t) { return false; }
  static bool weighs_more_by_prior(std::uint32_t) { return false; }
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
      const float likely = liking(net, hidden, state_->rules.cards, move);
      whole += likely;
      if (i < untried_) new_.push_back({move, likely});
    }
    for (New& its : new_) its.prior /= whole;
    return new_;
  }

 private:
  void put(beasty::Move move, std::size_t place) { place_of_[slot_of(move)] = static_cast<std::uint16_t>(place); }
  static std::size_t slot_of(beasty::Move move) { return move.bits() * 0x9e3779b97f4a7c15 >> 58; }
  // Two moves with the same slot are seldom, but there are some.
  std::size_t find_untried(beasty::Move move) const {
    const beasty::Moves& moves = *moves_;
    const std::size_t likely = place_of_[slot_of(move)];
    if (likely < untried_ && moves[likely] == move) return likely;
    std::size_t place = 0;
    while (place < untried_ && moves[place] != move) ++place;
    return place;
  }

  std::array<std::uint16_t, 64> place_of_{};  // where the move with that slot was put last
  const beasty::State* state_ = nullptr;
  std::vector<New> new_;
  std::unique_ptr<beasty::Moves> moves_ = std::make_unique<beasty::Moves>();
  std::size_t untried_ = 0;
};

struct BeastyPlay {
  using Rules = Beasty;
  using Reading = BeastyReading;
  using Belief = BeastyBelief;
  using Answers = BeastyAnswers;
  using Choices = BeastyChoices;

  static constexpr float kCuriosity = 0.7f;
  // The others play what they like best: trying their worse moves as often as the own would count on their errors.
  static constexpr float kOthersBreadth = 0.25f;
  static bool foresees(const beasty::State&, const beasty::State&) { return true; }
  static void play_out(beasty::State& state, QuickRandom& random) {
    while (state.phase != beasty::Phase::Over) beasty::random_turn(state, random);
  }
  static Shares expected(const Net& net, const beasty::State& state) { return expected_shares(net, state); }
};

}  // namespace menagerie::ai
