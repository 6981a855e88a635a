// A small net in whole numbers: columns of weights are summed for the inputs that are on and cut off. These hidden values
// tell the moves worth a look; weighed and cut off once more they tell the share of the win that each seat may expect.
// Whole numbers give the same result in every build.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/seat.h"

namespace menagerie::ai {

using Shares = std::array<float, kMaxPlayers>;  // of the win, from the seat to act on, in playing order

// What the seats that win are given of it.
inline Shares won_shares(unsigned winners) {
  Shares shares{};
  const float each = 1.0f / static_cast<float>(std::popcount(winners));
  for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) shares[seat] = winners >> seat & 1 ? each : 0;
  return shares;
}

// From the seat to act on, as the net counts, to seats.
inline Shares by_seat(const Shares& relative, Seat to_act, int players) {
  Shares shares{};
  for (int i = 0; i < players; ++i)
    shares[static_cast<std::size_t>((to_act + i) % players)] = relative[static_cast<std::size_t>(i)];
  return shares;
}

// Which rows of a net tell how much a move is worth a look: one, or the sum of two.
struct MoveCode {
  static constexpr int kNone = -1;
  int first;
  int second = kNone;
};

class Net {
 public:
  using Weight = std::int8_t;
  static constexpr int kHidden = 128;
  static constexpr int kDeep = 32;        // values of the second layer
  static constexpr int kOne = 64;         // a weight of 1
  static constexpr int kMost = 127;       // the largest weight, and where a hidden value is cut off
  static constexpr int kLikingScale = 4;  // weights are small, and a liking must tell moves clearly apart
  using Lanes [[gnu::vector_size(32)]] = std::int16_t;
  static constexpr int kParts = kHidden * sizeof(std::int16_t) / sizeof(Lanes);

  struct alignas(sizeof(Lanes)) Column {
    Lanes part[kParts];
  };

  // The hidden values while they are summed: few enough to stay in registers.
  class Sum {
   public:
    Sum() = default;
    explicit Sum(const Net& net) : net_(&net), sum_(net.first_.back()) {}
    void operator()(int input) {
      const Column& column = net_->first_[static_cast<std::size_t>(input)];
      for (int i = 0; i < kParts; ++i) sum_.part[i] += column.part[i];
    }
    Column cut_off() const {
      Column cut = sum_;
      for (Lanes& part : cut.part) {
        part = part > 0 ? part : Lanes{};
        part = part < kMost ? part : Lanes{} + static_cast<std::int16_t>(kMost);
      }
      return cut;
    }

   private:
    const Net* net_ = nullptr;
    Column sum_;
  };

  // A net has a second layer for each kind of position that its game tells apart.
  Net(int inputs, int players, int codes, int kinds);

  int inputs() const { return static_cast<int>(first_.size()) - 1; }
  int players() const { return players_; }
  int codes() const { return static_cast<int>(codes_.size()); }

  // The weights as they are stored: every column of the inputs, the bias, the rows of the codes; then for each kind the second
  // layer's rows, its biases, the seats' rows and theirs.
  std::size_t weights() const {
    const std::size_t of_a_kind = kDeep * kHidden + kDeep + static_cast<std::size_t>(players_) * kDeep + kMaxPlayers;
    return (first_.size() + codes_.size()) * kHidden + kinds_.size() * of_a_kind;
  }
  void read(const Weight* weights);

  Shares shares(const Column& hidden, int kind) const;
  // How much somebody likes a position, as a power of e; of a net that knows one seat only.
  float liking(const Column& hidden, int kind) const;
  // How much a move of that code is worth a look, as a power of e, but for a factor that is the same for all.
  float appeal(const Column& hidden, MoveCode code) const {
    std::int32_t sum = dot(hidden, codes_[static_cast<std::size_t>(code.first)]);
    if (code.second != MoveCode::kNone) sum += dot(hidden, codes_[static_cast<std::size_t>(code.second)]);
    return static_cast<float>(sum) * (1.0f / (kOne * kOne));
  }

 private:
  static std::int32_t dot(const Column& a, const Column& b) {
    const auto* x = reinterpret_cast<const std::int16_t*>(&a);
    const auto* y = reinterpret_cast<const std::int16_t*>(&b);
    std::int32_t sum = 0;
    for (int i = 0; i < kHidden; ++i) sum += std::int32_t{x[i]} * y[i];
    return sum;
  }

  // What is behind the hidden values of a kind of position.
  struct Behind {
    std::array<Column, kDeep> deep;
    std::array<std::int32_t, kDeep> deep_bias;
    std::array<std::array<std::int32_t, kDeep>, kMaxPlayers> seats;
    std::array<std::int32_t, kMaxPlayers> seat_bias;

    std::array<std::int32_t, kDeep> deep_values(const Column& hidden) const;
    float of_seat(std::size_t seat, const std::array<std::int32_t, kDeep>& values) const;
  };

  int players_;
  std::vector<Column> first_;  // one for each input; the last is the bias
  std::vector<Column> codes_;
  std::vector<Behind> kinds_;
};

// A power of e that is the same in every build; good to a thousandth, which is more than a net knows.
float quick_exp(float x);

}  // namespace menagerie::ai
