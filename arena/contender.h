// Who can play: a name becomes a mind of ours, perhaps with another limit or without one of its parts, or a program.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/mind.h"
#include "notation/answer.h"

namespace menagerie::arena {

using Milliseconds = std::chrono::milliseconds;

struct Contender {
  std::string name;
  ai::Mind mind;                       // where it is no program
  std::optional<Milliseconds> clock;   // thinks for so long, however far that reaches
  std::vector<std::string> command{};  // of a program: its file and its arguments

  bool is_program() const { return !command.empty(); }
};

// `champion`, `owner:2000`, `champion:50ms`, `champion-net-prior:50ms`, `plain:10000`, `random`, `greedy`, `cmd:PROGRAM ARGS`.
notation::Answer<Contender> contender_named(std::string_view name);

// All of that in words, for help texts and refusals.
std::string possible_names();

}  // namespace menagerie::arena
