// SHA-256 (FIPS 180-4), the one standard part that chance is built on. The tests compare it with libsodium.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace menagerie {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::span<const std::uint8_t> message);

}  // namespace menagerie
