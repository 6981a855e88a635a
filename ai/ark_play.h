// What a search has to know about the turns of Animals on Board. There are thousands of splits: it weighs every take
// against a growing sample of splits that look like what players do, and with a net against those of them that it likes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ai/ark_belief.h"
#include "ai/ark_leaf.h"
#include "ai/net.h"
#include "engine/ark/ark.h"

namespace menagerie::ai {

class ArkChoices {
 public:
  void look_at(const ark::State& state) {
    state_ = &state;
    tried_.clear();
    tried_splits_ = 0;
  }
  // What can be made in one world can be made in all: groups and crates are seen by everybody. So one mark does for all.
  static std::uint32_t mark_of(const ark::Move&) { return 1; }
  static std::uint32_t marks_in(const ark::State&) { return 1; }
  static bool marks_tell_all(const ark::State&) { return true; }
  // As far as they are worth weighing so far.
  bool all_tried() const { return true; }
  static bool weighs_more(std::uint32_t visits) { return weighs_more(visits, kGrowth); }
  static bool weighs_more_by_prior(std::uint32_t visits) { return weighs_more(visits, kGrowthByPrior); }
  bool tries(const ark::Move& move);
  bool find_new(ark::Move& move, std::uint32_t visits, QuickRandom& random) const;
  struct New {
    ark::Move move;
    float prior;
  };
  const std::vector<New>& find_all_new(const Net& net, std::uint32_t visits, QuickRandom& random);

 private:
  bool is_tried(const ark::Move& move) const;
  bool find_new_take(ark::Move& move) const;
  bool find_new_split(ark::Move& move, QuickRandom& random) const;
  void consider(const Net& net, const ark::Move& move);

  // How many more splits are weighed with growing visits. The net says which of them deserve no second look, so with it there
  // may be more.
  static constexpr float kGrowth = 0.3f, kGrowthByPrior = 1;
  static int splits_worth_weighing(std::uint32_t visits, float growth);
  static bool weighs_more(std::uint32_t visits, float growth);

  const ark::State* state_ = nullptr;
  std::vector<New> new_;
  std::vector<ark::Move> tried_;
  int tried_splits_ = 0;
};

struct ArkAnswers {
  explicit ArkAnswers(const ArkReading*) {}
  static std::optional<ark::Move> draw(const ark::State&, std::uint32_t, QuickRandom&) { return std::nullopt; }
};

struct ArkPlay {
  using Rules = Ark;
  using Reading = ArkReading;
  using Belief = ArkBelief;
  using Answers = ArkAnswers;
  using Choices = ArkChoices;

  static constexpr float kCuriosity = 0.7f;
  // Of their many splits only some are looked at, and what is best among those they find as we do.
  static constexpr float kOthersBreadth = 1;
  // The tiles of the next round are drawn by lot: no tree is worth growing beyond them.
  static bool foresees(const ark::State& start, const ark::State& later) { return start.draw_size == later.draw_size; }
  static void play_out(ark::State& state, QuickRandom& random) {
    while (state.phase != ark::Phase::Over) ark::play(state, ark::random_move(state, random));
  }
  static Shares expected(const Net& net, const ark::State& state) { return expected_shares(net, state); }
};

}  // namespace menagerie::ai
