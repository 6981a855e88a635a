// Holding many connections open that do nothing, and what each costs the server.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace menagerie::client {

struct IdleOptions {
  std::string url = "http://127.0.0.1:8080";
  int connections = 1000;
  double seconds = 10;
  double connections_per_second = 1000;
  std::string metrics_url{};  // where it tells its memory; empty: that is not asked
};

struct IdleResult {
  int connections = 0;  // that were opened
  std::optional<std::int64_t> bytes_per_connection;
  std::uint64_t errors = 0;
  std::string first_error;
  std::string trouble;  // a sentence where it could not even begin
};

IdleResult run_idle(const IdleOptions& options);

}  // namespace menagerie::client
