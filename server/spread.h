// How values are spread: how many fell under each of a few bounds, and their sum. What a histogram of Prometheus is made of.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace menagerie::server {

template <std::size_t Bounds>
class Spread {
 public:
  explicit Spread(const std::array<double, Bounds>& bounds) : bounds_(bounds) {}

  void add(double value) {
    std::size_t i = 0;
    while (i < Bounds && value > bounds_[i]) ++i;
    ++counts_[i];
    if (value > 0) sum_ += value;
  }

  const std::array<double, Bounds>& bounds() const { return bounds_; }
  const std::array<std::uint64_t, Bounds + 1>& counts() const { return counts_; }  // the last: above every bound
  double sum() const { return sum_; }

 private:
  std::array<double, Bounds> bounds_;
  std::array<std::uint64_t, Bounds + 1> counts_{};
  double sum_ = 0;
};

}  // namespace menagerie::server
