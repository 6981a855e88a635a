// How much one address may ask for: credit that comes back with time. Nobody is locked out for good.
#pragma once

#include <algorithm>
#include <string>
#include <unordered_map>

#include "server/clock.h"

namespace menagerie::server {

struct Allowance {
  double credit;      // at most
  double per_second;  // comes back
};

class Credit {
 public:
  // Whether there is enough left for this; takes it if so.
  bool spend(const Allowance& allowance, Millis now, double price = 1) {
    if (last_ == 0) credit_ = allowance.credit;
    else
      credit_ = std::min(allowance.credit,
                         credit_ + allowance.per_second * static_cast<double>(std::max<Millis>(0, now - last_)) / 1000);
    last_ = now;
    if (credit_ < price) return false;
    credit_ -= price;
    return true;
  }
  // How long until there is enough for one.
  Millis wait(const Allowance& allowance) const {
    return credit_ >= 1 ? 0 : static_cast<Millis>((1 - credit_) / allowance.per_second * 1000) + 1;
  }
  Millis last() const { return last_; }

 private:
  double credit_ = 0;
  Millis last_ = 0;
};

// One purse an address, for one kind of thing.
class Limit {
 public:
  explicit Limit(const Allowance& allowance) : allowance_(allowance) {}

  bool spend(const std::string& who, Millis now, double price = 1) {
    if (purses_.size() > kMostPurses) forget(now);
    return purses_[who].spend(allowance_, now, price);
  }

 private:
  static constexpr std::size_t kMostPurses = 100'000;

  // Whoever has asked nothing for long enough has full credit again, and need not be remembered.
  void forget(Millis now) {
    const auto refill = static_cast<Millis>(allowance_.credit / allowance_.per_second * 1000);
    std::erase_if(purses_, [&](const auto& purse) { return now - purse.second.last() > refill; });
    if (purses_.size() > kMostPurses) purses_.clear();
  }

  Allowance allowance_;
  std::unordered_map<std::string, Credit> purses_;
};

}  // namespace menagerie::server
