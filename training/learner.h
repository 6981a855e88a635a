// The same net in floating point, and how it learns: gradients of many positions are summed, then Adam takes a step.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <span>
#include <vector>

#include "ai/net.h"
#include "engine/quick_random.h"
#include "training/sample.h"

namespace menagerie::training {

using Weights = std::vector<float>;  // in the order in which ai::Net reads them

class Learner {
 public:
  Learner(int inputs, int players, int codes, int kinds, QuickRandom random);

  // Adds what this position would change to the gradient, and returns its loss.
  float study(const Sample& sample, Weights& gradient) const;
  // The same of somebody's turn; the loss is how surprising it was, as a power of e.
  float study(const HabitSample& sample, Weights& gradient) const;
  // One step against the gradient of so many positions, which is cleared.
  void step(Weights& gradient, std::size_t samples, float rate);

  // In whole numbers, as they play and are stored.
  std::vector<ai::Net::Weight> rounded() const;
  ai::Net net() const;

  Weights no_gradient() const { return Weights(weights_.size()); }
  // Everything that the next step depends on.
  void save(std::ostream& out) const;
  bool load(std::istream& in);

 private:
  static constexpr std::size_t kHidden = ai::Net::kHidden, kDeep = ai::Net::kDeep;
  // Where in the weights which of them are; `behind` is where those of a kind of position begin.
  std::size_t bias() const { return static_cast<std::size_t>(inputs_) * kHidden; }
  std::size_t code_row(int code) const { return bias() + (1 + static_cast<std::size_t>(code)) * kHidden; }
  std::size_t behind(int kind) const { return code_row(codes_) + static_cast<std::size_t>(kind) * of_a_kind(); }
  std::size_t of_a_kind() const { return seat_bias(0) + kMaxPlayers; }
  static std::size_t deep_row(std::size_t from, std::size_t i) { return from + i * kHidden; }
  static std::size_t deep_bias(std::size_t from) { return deep_row(from, kDeep); }
  static std::size_t seat_row(std::size_t from, std::size_t seat) { return deep_bias(from) + (1 + seat) * kDeep; }
  std::size_t seat_bias(std::size_t from) const { return seat_row(from, static_cast<std::size_t>(players_)); }

  // The two layers for one position, before and after they are cut off, and what the loss blames the first for.
  struct Layers {
    std::array<float, kHidden> sum, hidden, blame{};
    std::array<float, kDeep> deep_sum, deep, deep_blame{};
  };
  void look(std::span<const std::uint16_t> inputs, int kind, Layers& layers) const;
  float seat_value(const Layers& layers, int kind, std::size_t seat) const;
  // What the loss blames a seat's value for, and all behind it.
  void blame_seat(Layers& layers, int kind, std::size_t seat, float wrong, Weights& gradient) const;
  void blame_deep(Layers& layers, int kind, Weights& gradient) const;
  void blame_inputs(std::span<const std::uint16_t> inputs, Layers& layers, Weights& gradient) const;
  float study_shares(const Sample& sample, Layers& layers, Weights& gradient) const;
  void study_moves(const Sample& sample, Layers& layers, Weights& gradient) const;

  int inputs_;
  int players_;
  int codes_;
  int kinds_;
  Weights weights_;
  Weights mean_;
  Weights spread_;
  std::uint64_t steps_ = 0;
};

}  // namespace menagerie::training
