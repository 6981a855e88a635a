// SHA-256 as FIPS 180-4 writes it.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace literal {

using Bytes = std::vector<std::uint8_t>;
using Digest = std::array<std::uint8_t, 32>;

Digest sha256(const Bytes& message);

}  // namespace literal
