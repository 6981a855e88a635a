// The door to this folder: a bot is a seat that sees what any player in its place would see, and names its move.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/ark/ark.h"
#include "engine/beasty/beasty.h"

namespace menagerie::ai {

enum class Effort : std::uint8_t { Light = 1, Steady = 2, Deep = 3 };

// How many games a bot imagines for one move: measured natively, about 1, 10 and 100 ms a turn.
inline constexpr std::array<int, 3> kIterations = {400, 4'000, 40'000};
constexpr int iterations(Effort effort) { return kIterations[static_cast<std::size_t>(effort) - 1]; }

// A legal move for the viewer, whose turn the view says it is (also in the secret phases, where all choose at once).
// The same view, effort and seed give the same move.
beasty::Move choose(const View<beasty::State>& view, Effort effort, std::uint64_t random_seed);
ark::Move choose(const View<ark::State>& view, Effort effort, std::uint64_t random_seed);

}  // namespace menagerie::ai
