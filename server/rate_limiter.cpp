#include "server/rate_limiter.h"

#include <sodium.h>

#include <cstring>

namespace menagerie::server {

static_assert(crypto_shorthash_KEYBYTES == 16 && crypto_shorthash_BYTES == sizeof(std::uint64_t));

RateLimiter::RateLimiter(const Allowance& allowance, std::size_t max_keys)
    : allowance_(allowance), max_keys_(max_keys) {
  randombytes_buf(secret_.data(), secret_.size());
}

RateLimiter::Hash RateLimiter::hash_of(std::string_view key) const {
  std::array<unsigned char, crypto_shorthash_BYTES> bytes;
  crypto_shorthash(bytes.data(), reinterpret_cast<const unsigned char*>(key.data()), key.size(), secret_.data());
  Hash hash;
  std::memcpy(&hash, bytes.data(), sizeof hash);
  return hash;
}

bool RateLimiter::spend(std::string_view key, Millis now, double price) {
  return bucket_of(key).spend(allowance_, now, price);
}

Millis RateLimiter::charge(std::string_view key, Millis now, double price) {
  TokenBucket& bucket = bucket_of(key);
  bucket.charge(allowance_, now, price);
  return bucket.wait(allowance_);
}

TokenBucket& RateLimiter::bucket_of(std::string_view key) {
  const Hash hash = hash_of(key);
  auto found = by_key_.find(hash);
  if (found == by_key_.end()) {
    if (buckets_.size() >= max_keys_) {
      by_key_.erase(buckets_.back().first);
      buckets_.pop_back();
    }
    buckets_.emplace_front(hash, TokenBucket());
    found = by_key_.emplace(hash, buckets_.begin()).first;
  } else {
    buckets_.splice(buckets_.begin(), buckets_, found->second);
  }
  return found->second->second;
}

}  // namespace menagerie::server
