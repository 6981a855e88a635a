// Bounded requests per key: token buckets that refill with time. Nobody is locked out for good.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <list>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "server/clock.h"

namespace menagerie::server {

struct Allowance {
  double credit;      // at most
  double per_second;  // refilled
};

class TokenBucket {
 public:
  // True if enough credit was left; the price is then taken.
  bool spend(const Allowance& allowance, Millis now, double price = 1) {
    refill(allowance, now);
    if (credit_ < price) return false;
    credit_ -= price;
    return true;
  }
  // Takes the price of work that is done already. It may leave a debt.
  void charge(const Allowance& allowance, Millis now, double price) {
    refill(allowance, now);
    credit_ -= price;
  }
  // ms until the price of one request is there.
  Millis wait(const Allowance& allowance) const {
    return credit_ >= 1 ? 0 : static_cast<Millis>((1 - credit_) / allowance.per_second * 1000) + 1;
  }

 private:
  void refill(const Allowance& allowance, Millis now) {
    if (last_ == 0) credit_ = allowance.credit;
    else
      credit_ = std::min(allowance.credit,
                         credit_ + allowance.per_second * static_cast<double>(std::max<Millis>(0, now - last_)) / 1000);
    last_ = now;
  }

  double credit_ = 0;
  Millis last_ = 0;
};

// One token bucket per key. Keys are hashed with a secret of the process; the least recently used bucket is evicted, so
// memory is bounded whatever the keys are. About 100 bytes per bucket.
class RateLimiter {
 public:
  explicit RateLimiter(const Allowance& allowance, std::size_t max_keys = 20'000);

  bool spend(std::string_view key, Millis now, double price = 1);
  // Takes the price of work that is done already, which may leave a debt. Returns the ms until there is credit again.
  Millis charge(std::string_view key, Millis now, double price);
  std::size_t size() const { return by_key_.size(); }

 private:
  using Hash = std::uint64_t;
  using Bucket = std::pair<Hash, TokenBucket>;
  Hash hash_of(std::string_view key) const;
  TokenBucket& bucket_of(std::string_view key);

  Allowance allowance_;
  std::size_t max_keys_;
  std::array<unsigned char, 16> secret_;
  std::list<Bucket> buckets_;  // the most recently used first
  std::unordered_map<Hash, std::list<Bucket>::iterator> by_key_;
};

}  // namespace menagerie::server
