// Bounded requests per network. One customer of a provider has one IPv4 address or a whole IPv6 /64, and can easily get
// a /48: an IPv6 client counts with its /64, and all of its /48 together get eight times as much.
#pragma once

#include <string>

#include "server/rate_limiter.h"

namespace menagerie::server {

// The IPv4 address, or the IPv6 /64, as text. A text that is no address is a network of its own.
std::string network_of(const std::string& address);
// The IPv4 address, or the IPv6 /48.
std::string site_of(const std::string& address);

class NetworkLimiter {
 public:
  explicit NetworkLimiter(const Allowance& allowance)
      : networks_(allowance), sites_({kSiteFactor * allowance.credit, kSiteFactor * allowance.per_second}) {}

  // True if enough credit was left; it is then taken.
  bool spend(const std::string& address, Millis now);
  // As of RateLimiter.
  Millis charge(const std::string& address, Millis now, double price);

 private:
  static constexpr double kSiteFactor = 8;

  RateLimiter networks_;
  RateLimiter sites_;  // IPv6 /48
};

}  // namespace menagerie::server
