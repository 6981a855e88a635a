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

}  // namespace menagerie::client
