// A quick generator for playouts, searches, tests and benchmarks: SplitMix64, which is as quick in WebAssembly as
// natively. It is never used to deal a game that people play; that is chance.h.
#pragma once

#include <cstdint>
#include <string_view>

namespace menagerie {

class QuickRandom {
 public:
  explicit constexpr QuickRandom(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t word() {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t mixed = (state_ ^ state_ >> 30) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
    return mixed ^ mixed >> 31;
  }
  // A number below n; the bias of this quick way is below n / 2³².
  constexpr std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>((word() >> 32) * n >> 32); }

  // Serves a deal in the place of Lots.
  constexpr QuickRandom& stream(std::string_view) { return *this; }
  constexpr QuickRandom& stream(std::string_view, int) { return *this; }

 private:
  std::uint64_t state_;
};

}  // namespace menagerie
