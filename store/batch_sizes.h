// How many jobs shared a transaction, by size.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace menagerie::store {

inline constexpr std::array<std::uint64_t, 10> kBatchBounds = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};
using BatchCounts = std::array<std::uint64_t, kBatchBounds.size() + 1>;  // the last: above every bound

inline std::size_t place_of_batch(std::size_t jobs) {
  std::size_t place = 0;
  while (place < kBatchBounds.size() && jobs > kBatchBounds[place]) ++place;
  return place;
}

}  // namespace menagerie::store
