// What rude clients send: each act is a row of bytes for one connection. Pure.
#pragma once

#include <string>
#include <vector>

#include "client/raw_frames.h"
#include "engine/quick_random.h"

namespace menagerie::client {

// Where and in whose name.
struct RudePlace {
  std::string host;  // as the Host header says it
  Caller caller;
  std::string table;
};

struct RudeAct {
  // Before: instead of a handshake. After: when the connection is open.
  enum class When { Before, After } when;
  std::string bytes;
};

inline constexpr std::uint32_t kRudeActs = 16;

// The act of this number, below kRudeActs; its details are random.
RudeAct rude_act(std::uint32_t number, const RudePlace& place, QuickRandom& random);

}  // namespace menagerie::client
