// What the house counts, for /metrics and for whoever wonders. Touched by the house's thread alone.
#pragma once

#include <array>
#include <cstdint>

namespace menagerie::server {

struct Figures {
  std::uint64_t commands = 0;
  std::uint64_t moves = 0;       // committed, bots' included
  std::uint64_t refused = 0;
  std::uint64_t not_stored = 0;  // commands that the disk refused
  std::uint64_t frames = 0;
  std::uint64_t bot_moves = 0;
  std::int64_t connections = 0;
  std::uint64_t dropped = 0;  // connections closed because they did not read

  // How long a command took from its arrival until it was told to all: counts by upper bound in ms.
  static constexpr std::array<int, 10> kBounds = {1, 2, 5, 10, 25, 50, 100, 250, 1'000, 5'000};
  std::array<std::uint64_t, kBounds.size() + 1> told_within{};
  std::uint64_t told_ms_sum = 0;
  void count_told(std::int64_t ms) {
    std::size_t i = 0;
    while (i < kBounds.size() && ms > kBounds[i]) ++i;
    ++told_within[i];
    told_ms_sum += static_cast<std::uint64_t>(ms < 0 ? 0 : ms);
  }
};

}  // namespace menagerie::server
