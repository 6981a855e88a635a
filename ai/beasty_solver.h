// Solves a Beasty game of which every card is known: what each seat wins when all play for their own share as well as can be.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "ai/net.h"
#include "engine/beasty/beasty.h"

namespace menagerie::ai {

// In all hands and draw piles.
int cards_left(const beasty::State& state);

// With two players that is the value of the game (alpha-beta). With more (max^n) it matters what players do who win as much
// by several moves, such as those who cannot win any more: they are taken to play each as likely as the net finds it, or
// alike often where there is no net.
class BeastySolver {
 public:
  // The turns are how many may be played through, in all that is solved.
  BeastySolver(int turns, const Net* net);

  // Nothing if there are not turns enough.
  std::optional<Shares> solve(const beasty::State& state);

  int turns_left() const { return turns_left_; }

 private:
  using State = beasty::State;
  using Move = beasty::Move;
  struct Tried {
    Move move;
    Shares came_to{};
  };
  struct Known {
    std::uint64_t key = 0;
    Shares shares{};
  };

  float best_for_first(const State& state, float low, float high);
  Shares best_for_each(const State& state, float most_before);
  std::size_t list(const State& state, int cards);
  Shares mean_of_best(const State& state, float most, std::span<const Tried> moves) const;
  Known& known_of(std::uint64_t key) { return known_[key % known_.size()]; }

  int turns_left_;
  const Net* const net_;
  const std::unique_ptr<beasty::Moves> legal_ = std::make_unique<beasty::Moves>();
  std::vector<Tried> moves_;  // of all turns under way, the latest last
  // By the number of cards left: the move that decided such a turn last, and often decides the next one as well.
  std::array<Move, 12 * kMaxPlayers + 1> decided_{};
  std::vector<Known> known_;  // the latest for each of its places
};

}  // namespace menagerie::ai
