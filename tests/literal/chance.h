// How a seed becomes a shuffle: docs/chance.md, sentence by sentence.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "sha256.h"

namespace literal {

using Seed = Digest;  // 32 bytes

// The stream of one label, read as big-endian 32-bit words.
class Stream {
 public:
  Stream(const Seed& seed, const std::string& label);

  std::uint32_t word();
  std::size_t below(std::size_t n);  // every number below n is equally likely

 private:
  Digest block(std::uint32_t number) const;

  Seed seed_;
  std::string label_;
  Digest current_{};
  std::uint64_t words_read_ = 0;
};

// For i from k-1 down to 1, let j be a number below i+1 and swap a[i] and a[j].
template <typename Item>
void shuffle(std::vector<Item>& a, Stream stream) {
  for (std::size_t i = a.size(); i-- > 1;) {
    const std::size_t j = stream.below(i + 1);
    std::swap(a[i], a[j]);
  }
}

Digest commitment(const Seed& seed);

}  // namespace literal
