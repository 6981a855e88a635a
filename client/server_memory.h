// What a server says of its own memory in GET /metrics.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace menagerie::client {

// process_resident_memory_bytes, where the text has it.
std::optional<std::int64_t> resident_memory(std::string_view metrics);

}  // namespace menagerie::client
