#include "server/network_limiter.h"

#include <algorithm>

#include "server/ip_address.h"

namespace menagerie::server {
namespace {

constexpr int kNetworkBits = 64;
constexpr int kSiteBits = 48;

std::string beginning(const std::string& address, int bits) {
  const auto parsed = IpAddress::parse(address);
  if (!parsed || parsed->is_v4()) return address;
  return parsed->prefix(bits).text();
}

}  // namespace

std::string network_of(const std::string& address) { return beginning(address, kNetworkBits); }
std::string site_of(const std::string& address) { return beginning(address, kSiteBits); }

bool NetworkLimiter::spend(const std::string& address, Millis now) {
  if (!networks_.spend(network_of(address), now)) return false;
  const std::string site = site_of(address);
  return site == address || sites_.spend(site, now);
}

Millis NetworkLimiter::charge(const std::string& address, Millis now, double price) {
  const Millis wait = networks_.charge(network_of(address), now, price);
  const std::string site = site_of(address);
  return site == address ? wait : std::max(wait, sites_.charge(site, now, price));
}

}  // namespace menagerie::server
