// Chance: how a 256-bit seed becomes shuffles. The construction is described in docs/chance.md, so that a
// stranger can deal a recorded game again.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "engine/sha256.h"

namespace menagerie {

using Seed = std::array<std::uint8_t, 32>;

// What a host publishes before a game and proves with the seed after it.
Digest commitment(const Seed& seed);

// The random words of one label. Each label has a stream of its own, so no use of chance disturbs another.
class Stream {
 public:
  Stream(const Seed& seed, std::string_view label);
  // The same for labels that end in a number, such as a seat's.
  Stream(const Seed& seed, std::string_view label, int digit);

  std::uint32_t word();
  // A number below n, each equally likely.
  std::uint32_t below(std::uint32_t n);

 private:
  static constexpr std::size_t kLongestLabel = 32;

  void next_block();

  std::array<std::uint8_t, 32 + 1 + kLongestLabel + 4> message_;
  std::size_t message_size_ = 0;
  std::uint32_t block_ = 0;
  std::size_t used_ = 0;
  Digest bytes_;
};

// Where a deal gets its streams from. Benchmarks and searches have faster sources of the same shape.
class Lots {
 public:
  explicit Lots(const Seed& seed) : seed_(seed) {}
  Stream stream(std::string_view label) const { return Stream(seed_, label); }
  Stream stream(std::string_view label, int digit) const { return Stream(seed_, label, digit); }

 private:
  const Seed& seed_;
};

template <class Source, class Item>
void shuffle(Source&& source, Item* items, std::size_t size) {
  for (std::size_t i = size; i > 1; --i) {
    const std::size_t j = source.below(static_cast<std::uint32_t>(i));
    std::swap(items[i - 1], items[j]);
  }
}

}  // namespace menagerie
