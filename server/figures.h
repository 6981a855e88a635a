// What the house counts, for /metrics and for whoever wonders. Touched by the house's thread alone.
#pragma once

#include <array>
#include <cstdint>

#include "server/spread.h"

namespace menagerie::server {

struct Figures {
  std::uint64_t commands = 0;
  std::uint64_t moves = 0;  // committed, bots' included
  std::uint64_t refused = 0;
  std::uint64_t not_stored = 0;  // commands that the disk refused
  std::uint64_t frames = 0;
  std::uint64_t bot_moves = 0;
  std::uint64_t folded_again = 0;  // entries, to tell them to viewers that had missed some
  std::int64_t connections = 0;
  std::uint64_t dropped = 0;  // connections closed because they did not read

  // In seconds. The way of a move to every seat is told, sent and half of a round trip.
  using Times = Spread<12>;
  static constexpr std::array<double, 12> kTimes = {0.0005, 0.001, 0.002, 0.005, 0.01, 0.025,
                                                    0.05,   0.1,   0.25,  0.5,   1,    5};
  Times told{kTimes};         // from a command until its entry was stored and queued for every viewer
  Times sent{kTimes};         // from then until the machine's network had taken it, for each viewer
  Times round_trips{kTimes};  // to each connection and back, as its answer to a ping tells
  Times bot_waits{kTimes};    // of a bot for a thread
  Times bot_thoughts{kTimes};
  void count_told(std::int64_t ms) { told.add(static_cast<double>(ms) / 1000); }
};

}  // namespace menagerie::server
