// How much memory servers use, as their /metrics tell.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "client/http.h"

namespace menagerie::client {

// process_resident_memory_bytes, where the text has it.
std::optional<std::int64_t> resident_memory(std::string_view metrics);

// All servers of a run together.
class ServerMemory {
 public:
  using Then = std::function<void(std::optional<std::int64_t> bytes)>;
  // At these addresses, one for each server (`menagerie serve --metrics`).
  ServerMemory(boost::asio::io_context& io, const std::vector<Address>& metrics);

  // Their sum. Empty without addresses, or if one server does not tell.
  void ask(Then then);

 private:
  std::vector<std::unique_ptr<Http>> servers_;
};

}  // namespace menagerie::client
