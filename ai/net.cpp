#include "ai/net.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace menagerie::ai {

Net::Net(int inputs, int players, int codes)
    : players_(players),
      first_(static_cast<std::size_t>(inputs) + 1),
      seats_(static_cast<std::size_t>(players)),
      codes_(static_cast<std::size_t>(codes)) {}

void Net::read(const std::int16_t* weights) {
  for (std::vector<Column>* columns : {&first_, &seats_, &codes_}) {
    if (columns->empty()) continue;
    std::memcpy(static_cast<void*>(columns->data()), weights, columns->size() * sizeof(Column));
    weights += columns->size() * kHidden;
  }
  std::copy(weights, weights + kMaxPlayers, seat_bias_.begin());
}

Shares Net::shares(const Column& hidden) const {
  Shares shares{};
  float most = -1e9f;
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    const std::int32_t sum = dot(hidden, seats_[seat]) + seat_bias_[seat] * kOne;
    shares[seat] = static_cast<float>(sum) * (1.0f / (kOne * kOne));
    most = std::max(most, shares[seat]);
  }
  float whole = 0;
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) whole += shares[seat] = quick_exp(shares[seat] - most);
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) shares[seat] /= whole;
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
