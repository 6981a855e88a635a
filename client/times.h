// How long things took: percentiles over all of them, in milliseconds.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <vector>

namespace menagerie::client {

using Clock = std::chrono::steady_clock;

class Times {
 public:
  void add(Clock::duration time) {
    const auto microseconds = std::chrono::duration_cast<std::chrono::microseconds>(time).count();
    microseconds_.push_back(static_cast<std::uint32_t>(std::clamp<std::int64_t>(microseconds, 0, UINT32_MAX)));
  }
  std::size_t count() const { return microseconds_.size(); }
  // The smallest time that this share of all does not exceed; 0 where there is none.
  double percentile_ms(double share) {
    if (microseconds_.empty()) return 0;
    const auto last = static_cast<double>(microseconds_.size() - 1);
    const auto at = microseconds_.begin() + static_cast<std::ptrdiff_t>(share * last + 0.5);
    std::nth_element(microseconds_.begin(), at, microseconds_.end());
    return *at / 1000.0;
  }
  double max_ms() { return percentile_ms(1); }

 private:
  std::vector<std::uint32_t> microseconds_;
};

}  // namespace menagerie::client
