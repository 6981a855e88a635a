// What the crowd around the players shares: ways to the servers, the tables in play, and what it has counted.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "client/crowd_size.h"
#include "client/http.h"
#include "client/task.h"
#include "engine/quick_random.h"

namespace menagerie::client {

struct CrowdServer {
  Address address;
  Http* http;
};

struct CrowdRun {
  boost::asio::io_context& io;
  QuickRandom& random;
  std::function<std::optional<CrowdServer>()> any_server;  // empty: none is up
  std::function<std::string()> any_table;                  // in play; empty: none
  std::function<void(const std::string&)> failed;          // a sentence: the server did wrong to a decent client
  bool is_over = false;
  CrowdTally tally{};

  std::chrono::milliseconds any_time(std::uint32_t min_ms, std::uint32_t max_ms) {
    return std::chrono::milliseconds(min_ms + random.below(max_ms - min_ms + 1));
  }
  bool one_in(std::uint32_t n) { return random.below(n) == 0; }
};

}  // namespace menagerie::client
