// The other side of the lines: one of our bots plays in anybody's arena. docs/bots.md describes what is said.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "arena/contender.h"
#include "engine/quick_random.h"
#include "engine/seat.h"
#include "notation/json.h"

namespace menagerie::arena {

class BotSession {
 public:
  // With a seed it repeats itself; else it uses the one that a game comes with, or else this one.
  BotSession(Contender contender, std::optional<std::uint64_t> seed, std::uint64_t without_any)
      : contender_(std::move(contender)), seed_(seed), without_any_(without_any) {}

  // The answer to one line; nothing where none is due. Bad input gets {"error":…} and changes nothing.
  std::optional<std::string> answer(std::string_view line);

 private:
  struct Seated {
    std::string game;
    int players;
    Seat seat;
    std::optional<Milliseconds> limit;
    QuickRandom random;
  };

  notation::Json start(const notation::Json& message);
  notation::Json move(const notation::Json& message);
  template <class Text>
  notation::Json move_in(const notation::Json& message);

  const Contender contender_;
  const std::optional<std::uint64_t> seed_;
  const std::uint64_t without_any_;
  std::optional<Seated> seated_;
};

}  // namespace menagerie::arena
