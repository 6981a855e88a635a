#include "server/network_limiter.h"

#include "server/ip_address.h"

namespace menagerie::server {
namespace {

constexpr int kNetworkBits = 64;
constexpr int kSiteBits = 48;

}  // namespace

std::string network_of(const std::string& address) {
  const auto parsed = IpAddress::parse(address);
  if (!parsed || parsed->is_v4()) return address;
  return parsed->prefix(kNetworkBits).text();
}

bool NetworkLimiter::spend(const std::string& address, Millis now) {
  if (!networks_.spend(network_of(address), now)) return false;
  const auto parsed = IpAddress::parse(address);
  if (!parsed || parsed->is_v4()) return true;
  return sites_.spend(parsed->prefix(kSiteBits).text(), now);
}

}  // namespace menagerie::server
