#include "chance.h"

namespace literal {

Stream::Stream(const Seed& seed, const std::string& label) : seed_(seed), label_(label) {}

// block(i) = SHA-256( seed ‖ length ‖ label ‖ i )
Digest Stream::block(std::uint32_t number) const {
  Bytes message(seed_.begin(), seed_.end());
  message.push_back(static_cast<std::uint8_t>(label_.size()));
  for (const char letter : label_) message.push_back(static_cast<std::uint8_t>(letter));
  for (int shift = 24; shift >= 0; shift -= 8) message.push_back(static_cast<std::uint8_t>(number >> shift));
  return sha256(message);
}

std::uint32_t Stream::word() {
  const std::size_t in_block = words_read_ % 8;
  if (in_block == 0) current_ = block(static_cast<std::uint32_t>(words_read_ / 8));
  ++words_read_;
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < 4; ++i) value = (value << 8) | current_[4 * in_block + i];
  return value;
}

// A word of the last, incomplete run of n numbers is thrown away, so that none is likelier than another.
std::size_t Stream::below(std::size_t n) {
  const std::uint64_t all = std::uint64_t{1} << 32;
  const std::uint64_t fair = n * (all / n);
  std::uint64_t x = word();
  while (x >= fair) x = word();
  return static_cast<std::size_t>(x % n);
}

Digest commitment(const Seed& seed) {
  const std::string name = "menagerie.seed.1";
  Bytes message(name.begin(), name.end());
  for (const std::uint8_t byte : seed) message.push_back(byte);
  return sha256(message);
}

}  // namespace literal
