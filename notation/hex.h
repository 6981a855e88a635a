// Bytes as hexadecimal digits: seeds, commitments.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace menagerie::notation {

std::string print_hex(const std::array<std::uint8_t, 32>& bytes);
// Exactly 64 hexadecimal digits, in either case.
std::optional<std::array<std::uint8_t, 32>> parse_hex(std::string_view digits);

}  // namespace menagerie::notation
