// A quick generator for playouts, searches, tests and benchmarks: wyrand, seeded with one word. It is never
// used to deal a game that people play; that is chance.h.
#pragma once

#include <cstdint>
#include <string_view>

namespace menagerie {

class QuickRandom {
 public:
  explicit constexpr QuickRandom(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t word() {
    state_ += 0xa0761d6478bd642f;
    const auto product = static_cast<Wide>(state_) * (state_ ^ 0xe7037ed1a0b428db);
    return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
  }
  // A number below n; the bias of this quick way is below n / 2³².
  constexpr std::uint32_t below(std::uint32_t n) {
    return static_cast<std::uint32_t>((word() & 0xFFFFFFFF) * n >> 32);
  }

  // Serves a deal in the place of Lots.
  constexpr QuickRandom& stream(std::string_view) { return *this; }
  constexpr QuickRandom& stream(std::string_view, int) { return *this; }

 private:
  __extension__ using Wide = unsigned __int128;
  std::uint64_t state_;
};

}  // namespace menagerie
