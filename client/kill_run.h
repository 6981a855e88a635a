// What everybody in a kill test shares: the way to the server, the choices of chance, and the tallies.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "client/address.h"
#include "client/http.h"
#include "client/times.h"
#include "engine/quick_random.h"

namespace menagerie::client {

struct KillRun {
  boost::asio::io_context& io;
  Address address;
  Http& http;
  QuickRandom random;
  int longest_thought_ms;
  bool server_is_up = false;
  // While it winds up nobody begins anything new.
  bool winding_up = false;
  std::uint64_t acknowledged = 0;
  std::uint64_t last_id = 0;
  // Commands that should not have been refused; the first few in words.
  int refused = 0;
  std::vector<std::string> refusals = {};

  bool one_in(std::uint32_t n) { return random.below(n) == 0; }
};

}  // namespace menagerie::client
