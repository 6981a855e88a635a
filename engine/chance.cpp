#include "engine/chance.h"

#include <cassert>
#include <cstring>

namespace menagerie {

Digest commitment(const Seed& seed) {
  constexpr std::string_view kLabel = "menagerie.seed.1";
  std::array<std::uint8_t, kLabel.size() + 32> message;
  std::memcpy(message.data(), kLabel.data(), kLabel.size());
  std::memcpy(message.data() + kLabel.size(), seed.data(), seed.size());
  return sha256(message);
}

Stream::Stream(const Seed& seed, std::string_view label) {
  assert(label.size() <= kLongestLabel);
  std::memcpy(message_.data(), seed.data(), seed.size());
  message_[32] = static_cast<std::uint8_t>(label.size());
  std::memcpy(message_.data() + 33, label.data(), label.size());
  message_size_ = 33 + label.size() + 4;
  used_ = bytes_.size();
}

Stream::Stream(const Seed& seed, std::string_view label, int digit) : Stream(seed, label) {
  assert(label.size() < kLongestLabel && digit >= 0 && digit <= 9);
  ++message_[32];
  message_[message_size_ - 4] = static_cast<std::uint8_t>('0' + digit);
  ++message_size_;
}

void Stream::next_block() {
  for (std::size_t i = 0; i < 4; ++i)
    message_[message_size_ - 4 + i] = static_cast<std::uint8_t>(block_ >> (24 - 8 * i));
  bytes_ = sha256({message_.data(), message_size_});
  ++block_;
  used_ = 0;
}

std::uint32_t Stream::word() {
  if (used_ == bytes_.size()) next_block();
  const std::uint8_t* b = bytes_.data() + used_;
  used_ += 4;
  return static_cast<std::uint32_t>(b[0] << 24 | b[1] << 16 | b[2] << 8 | b[3]);
}

std::uint32_t Stream::below(std::uint32_t n) {
  assert(n > 0);
  const std::uint64_t limit = (std::uint64_t{1} << 32) / n * n;
  std::uint32_t x = word();
  while (x >= limit) x = word();  // the uneven rest is thrown away, so that no number is favoured
  return x % n;
}

}  // namespace menagerie
