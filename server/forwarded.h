// For whom a proxy asks. Only the headers of a trusted proxy count, and of those only the part that trusted proxies have
// written: a client can put anything before it.
#pragma once

#include <string>
#include <vector>

#include "server/ip_address.h"

namespace menagerie::server {

// The lines of one request with which proxies speak of its client, in the order in which they came.
struct ForwardingHeaders {
  std::vector<std::string> forwarded_for{};    // X-Forwarded-For
  std::vector<std::string> forwarded_proto{};  // X-Forwarded-Proto
  std::vector<std::string> forwarded{};        // Forwarded (RFC 7239)
  bool others = false;  // Via, X-Real-IP, X-Forwarded-Host: a proxy was there, and no more is read
  bool any() const { return others || !forwarded_for.empty() || !forwarded_proto.empty() || !forwarded.empty(); }
};

struct Client {
  std::string address{};  // whose limits apply
  bool local = false;     // this machine itself: a loopback peer, and no trace of a proxy
  bool over_tls = false;  // as trusted proxies say
  friend bool operator==(const Client&, const Client&) = default;
};

// Walks over the addresses from the last one back, past trusted proxies, to the first that is not one. A word that is no
// address ends the walk: the client then counts as the proxy that wrote it. Most proxies write only one of X-Forwarded-For
// and Forwarded, and pass on what a client has written into the other: where both are there and lead to different
// addresses, the client counts as the nearest proxy. Without X-Forwarded-For, X-Forwarded-Proto wins over Forwarded.
Client client_of(const IpAddress& peer, const ForwardingHeaders& headers, const Networks& trusted);

}  // namespace menagerie::server
