// Where the operator's tools ask for /metrics: a port of its own, or a Unix socket.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace menagerie::server {

struct OperatorAddress {
  std::string host = "127.0.0.1";
  int port = 0;             // 0 takes any free port
  std::string unix_path{};  // in place of host and port

  // "9464", "127.0.0.1:9464", "[::1]:9464" or "unix:/run/menagerie/metrics.sock". Empty if it is none of them.
  static std::optional<OperatorAddress> parse(std::string_view text);
  bool operator==(const OperatorAddress&) const = default;
};

}  // namespace menagerie::server
