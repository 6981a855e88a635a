// A contest: A against B on many deals, each played with every seating, on several threads. What is found depends on the
// seed and not on the threads: games are counted in the order of their deals, and a test that ends it early sees them so.
#pragma once

#include <array>
#include <atomic>
#include <optional>
#include <string>

#include "arena/contender.h"
#include "arena/game.h"
#include "arena/sprt.h"
#include "notation/json.h"

namespace menagerie::arena {

struct ContestOptions {
  notation::Json game;  // as in the request new, without the seed
  Contender a, b;
  std::uint64_t deals = 100;  // at most
  std::string seed = "1";     // any word
  int threads = 1;
  Milliseconds program_limit{1000};  // for a move of an external program
  LooksForLuck luck = LooksForLuck::No;
  std::optional<SprtBounds> sprt{};
};

// What is known after some deals.
struct Standing {
  std::uint64_t deals = 0;
  std::uint64_t games = 0;
  std::uint64_t wins = 0, draws = 0, losses = 0;  // of A; a draw is a win that both have a part in
  std::array<double, kSides> milliseconds{};
  std::array<std::uint64_t, kSides> moves{};
  std::array<std::array<std::uint64_t, kFailures>, kSides> failures{};
  DealSums sums;
  Verdict verdict = Verdict::Open;
  bool interrupted = false;

  double ms_per_move(Side side) const;
  std::uint64_t forfeits(Side side) const;
  Rating rating() const { return rating_of(sums.score(), sums.variance_of_score(), games); }
};

// Whoever follows a contest; called on the thread that runs it.
class Watcher {
 public:
  virtual ~Watcher() = default;
  // Several times a second.
  virtual void look(const Standing&) {}
  // A program lost a game without playing it to its end.
  virtual void forfeit(Side, const std::string& /*sentence*/) {}
};

// Plays until all deals are played, the test has a verdict, or `stop` becomes true. Refuses a game that cannot be and a
// program that cannot be started.
notation::Answer<Standing> run_contest(const ContestOptions& options, Watcher& watcher, const std::atomic<bool>& stop);

// All of it as one JSON object: docs/bots.md has the fields.
notation::Json report(const ContestOptions& options, const Standing& standing);

}  // namespace menagerie::arena
