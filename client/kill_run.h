// What everybody in a kill test shares: the ways to the servers, the choices of chance, and the tallies.
#pragma once

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "client/address.h"
#include "client/http.h"
#include "client/times.h"
#include "engine/quick_random.h"

namespace menagerie::client {

// One server as its clients see it.
struct KillNode {
  Address address;
  std::unique_ptr<Http> http;
  std::unique_ptr<Http> account_http;  // hashing takes long: players do not wait for it
  bool is_up = false;
};

struct KillRun {
  boost::asio::io_context& io;
  std::vector<KillNode> nodes;
  QuickRandom random;
  int longest_thought_ms;
  // While it winds up nobody begins anything new.
  bool winding_up = false;
  // Something has just been acknowledged: a kill would be most welcome now.
  std::function<void()> strike = [] {};
  std::uint64_t acknowledged = 0;
  std::uint64_t last_id = 0;
  // Commands that should not have been refused; the first few in words.
  int refused = 0;
  std::vector<std::string> refusals = {};

  bool any_is_up() const {
    return std::any_of(nodes.begin(), nodes.end(), [](const KillNode& node) { return node.is_up; });
  }
  // Any one that is up; null where none is.
  KillNode* any_node() {
    const auto up = static_cast<std::uint32_t>(
        std::count_if(nodes.begin(), nodes.end(), [](const KillNode& node) { return node.is_up; }));
    if (up == 0) return nullptr;
    std::uint32_t which = random.below(up);
    for (KillNode& node : nodes)
      if (node.is_up && which-- == 0) return &node;
    return nullptr;
  }
  bool one_in(std::uint32_t n) { return random.below(n) == 0; }
};

}  // namespace menagerie::client
