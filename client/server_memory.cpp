#include "client/server_memory.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace menagerie::client {

std::optional<std::int64_t> resident_memory(std::string_view metrics) {
  constexpr std::string_view kName = "process_resident_memory_bytes";
  for (std::size_t at = 0; at < metrics.size();) {
    const std::size_t end = std::min(metrics.find('\n', at), metrics.size());
    const std::string_view line = metrics.substr(at, end - at);
    at = end + 1;
    if (!line.starts_with(kName)) continue;
    const std::size_t value = line.find_last_of(' ');
    if (value == std::string_view::npos) continue;
    // A number such as 1.2345e+07 is allowed there.
    return static_cast<std::int64_t>(std::strtod(std::string(line.substr(value + 1)).c_str(), nullptr));
  }
  return std::nullopt;
}

ServerMemory::ServerMemory(boost::asio::io_context& io, const std::vector<Address>& metrics) {
  for (const Address& address : metrics) servers_.push_back(std::make_unique<Http>(io, address, 1));
}

void ServerMemory::ask(Then then) {
  struct Sum {
    std::size_t left;
    std::optional<std::int64_t> bytes = 0;
  };
  if (servers_.empty()) return then(std::nullopt);
  auto sum = std::make_shared<Sum>(Sum{servers_.size()});
  for (const auto& server : servers_)
    server->ask({.path = "/metrics"}, [sum, then](const HttpAnswer& answer) {
      const auto bytes = answer.good() ? resident_memory(answer.body) : std::nullopt;
      if (bytes && sum->bytes) *sum->bytes += *bytes;
      else sum->bytes.reset();
      if (--sum->left == 0) then(sum->bytes);
    });
}

}  // namespace menagerie::client
