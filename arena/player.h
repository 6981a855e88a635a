// A player at a table of the arena: it is told what its seat may know, and names moves, or cannot go on.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ai/observation.h"
#include "engine/game.h"
#include "notation/json.h"

namespace menagerie::arena {

// How a program can lose a game without playing it to its end.
enum class Failure : std::uint8_t { Exited, Late, Garbage, Illegal };
inline constexpr std::size_t kFailures = 4;
inline constexpr const char* kFailureNames[kFailures] = {"exited", "late", "garbage", "illegal"};

struct Forfeit {
  Failure failure;
  std::string sentence;
};

template <class Move>
struct Choice {
  Move move{};
  std::optional<Forfeit> forfeit{};
};

// A game that begins, as one of its seats is told.
template <class Text>
struct Invitation {
  typename Text::Options options;
  Seat seat;
  std::uint64_t seed;  // for whatever the player leaves to chance
};

// How a game ended, for those who are told.
template <class Text>
struct Ending {
  const typename Text::State& state;
  unsigned winners;
  std::optional<Seat> forfeited_by;
  std::string why;
};

// What a seat may know of a turn: the move only where it was made in the open.
template <class Text>
struct Told {
  Seat by;
  const typename Text::State& before;
  const typename Text::Move* move;
  typename Text::Events events;
};

template <class Text>
class Player {
 public:
  using Game = typename Text::Game;

  virtual ~Player() = default;
  virtual std::optional<Forfeit> begin(const Invitation<Text>& invitation) = 0;
  virtual Choice<typename Text::Move> choose(const ai::Observation<Game>& observation) = 0;
  // Only a program is told what happens; a mind is shown all it needs when it is asked.
  virtual bool is_program() const { return false; }
  virtual void hear(const Told<Text>&) {}
  virtual void end(const Ending<Text>&) {}
};

}  // namespace menagerie::arena
