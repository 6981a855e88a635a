// Measures the round trip of one connection by pings that carry a number. Only the answer to the last ping counts, and
// the smallest of the last few measurements is believed: a client cannot make itself look slow by a late answer alone.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/clock.h"

namespace menagerie::server {

class RoundTrip {
 public:
  // The payload of the next ping; `nonce` is random, so that no answer can be sent before the question.
  std::string ping(std::uint64_t nonce, Millis now) {
    expected_ = std::to_string(nonce);
    sent_at_ = now;
    return expected_;
  }

  // The measured ms, or nothing if this answers no ping of ours.
  std::optional<Millis> pong(std::string_view payload, Millis now) {
    if (expected_.empty() || payload != expected_) return std::nullopt;
    expected_.clear();
    const Millis measured = std::max<Millis>(0, now - sent_at_);
    last_[count_++ % last_.size()] = measured;
    return measured;
  }

  // Nothing before several answers: one alone may be late by accident, or on purpose.
  std::optional<Millis> best() const {
    if (count_ < kSeveral) return std::nullopt;
    return *std::min_element(last_.begin(),
                             last_.begin() + static_cast<std::ptrdiff_t>(std::min(count_, last_.size())));
  }

  bool knows() const { return count_ >= kSeveral; }

 private:
  static constexpr std::size_t kSeveral = 3;
  std::array<Millis, 6> last_{};
  std::size_t count_ = 0;
  std::string expected_;  // empty: nothing is asked
  Millis sent_at_ = 0;
};

}  // namespace menagerie::server
