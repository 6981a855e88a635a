#include "ai/net.h"

#include <algorithm>
#include <bit>

namespace menagerie::ai {

Net::Net(int inputs, int players, int codes, int kinds)
    : players_(players),
      first_(static_cast<std::size_t>(inputs) + 1),
      codes_(static_cast<std::size_t>(codes)),
      kinds_(static_cast<std::size_t>(kinds)) {}

void Net::read(const Weight* weights) {
  const auto take = [&weights](auto* to, std::size_t count) {
    std::copy_n(weights, count, to);
    weights += count;
  };
  const auto take_columns = [&take](auto& columns) {
    for (Column& column : columns) take(reinterpret_cast<std::int16_t*>(&column), kHidden);
  };
  take_columns(first_);
  take_columns(codes_);
  for (Behind& kind : kinds_) {
    take_columns(kind.deep);
    take(kind.deep_bias.data(), kDeep);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players_); ++seat) take(kind.seats[seat].data(), kDeep);
    take(kind.seat_bias.data(), kMaxPlayers);
  }
}

std::array<std::int32_t, Net::kDeep> Net::Behind::deep_values(const Column& hidden) const {
  std::array<std::int32_t, kDeep> values;
  for (std::size_t i = 0; i < kDeep; ++i)
    values[i] = std::clamp(dot(hidden, deep[i]) + deep_bias[i] * kOne, 0, kMost * kOne);
  return values;
}

float Net::Behind::of_seat(std::size_t seat, const std::array<std::int32_t, kDeep>& values) const {
  constexpr std::int32_t kFine = kOne * kOne;  // the second layer is not rounded
  std::int32_t sum = seat_bias[seat] * kFine;
  for (std::size_t i = 0; i < kDeep; ++i) sum += values[i] * seats[seat][i];
  return static_cast<float>(sum) * (1.0f / (kFine * kOne));
}

float Net::liking(const Column& hidden, int kind) const {
  const Behind& behind = kinds_[static_cast<std::size_t>(kind)];
  return kLikingScale * behind.of_seat(0, behind.deep_values(hidden));
}

Shares Net::shares(const Column& hidden, int kind) const {
  const Behind& behind = kinds_[static_cast<std::size_t>(kind)];
  const auto deep = behind.deep_values(hidden);
  Shares shares{};
  const auto seats = static_cast<std::size_t>(players_);
  float most = -1e9f;
  for (std::size_t seat = 0; seat < seats; ++seat) most = std::max(most, shares[seat] = behind.of_seat(seat, deep));
  float whole = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) whole += shares[seat] = quick_exp(shares[seat] - most);
  for (std::size_t seat = 0; seat < seats; ++seat) shares[seat] /= whole;
  return shares;
}

float quick_exp(float x) {
  // e^x = 2^n * 2^f with f between 0 and 1, and a polynomial for 2^f.
  const float power = std::clamp(x * 1.4426950f, -120.0f, 120.0f);
  const int whole = static_cast<int>(power) - (power < 0 ? 1 : 0);
  const float f = power - static_cast<float>(whole);
  const float of_f = 1.0f + f * (0.6959285f + f * (0.2249463f + f * 0.0791252f));
  return std::bit_cast<float>(static_cast<std::uint32_t>(whole + 127) << 23) * of_f;
}

}  // namespace menagerie::ai
