// Counts the games of a contest in their order, however they come in.
#pragma once

#include <map>

#include "arena/contest.h"

namespace menagerie::arena {

class Tally {
 public:
  Tally(const ContestOptions& options, int players, Watcher& watcher);

  int games_of_a_deal() const { return static_cast<int>(seatings_.size()); }
  Seating seating(std::uint64_t game) const { return seatings_[game % seatings_.size()]; }

  // Counts the game, and those that waited for it.
  void add(std::uint64_t game, GameResult result);
  // Whether nothing that comes in could matter any more.
  bool is_decided() const { return standing_.verdict != Verdict::Open; }

  // After whole deals only.
  const Standing& standing() const { return standing_; }

 private:
  void count(std::uint64_t game, const GameResult& result);
  void count_winners(const GameResult& result, Seating seats_of_a);
  void count_forfeit(std::uint64_t game, const GameResult& result);
  void end_deal();

  const ContestOptions& options_;
  const int players_;
  Watcher& watcher_;
  const std::vector<Seating> seatings_;
  std::map<std::uint64_t, GameResult> waiting_;
  std::uint64_t next_ = 0;
  Standing with_this_deal_;
  DealPoints deal_;
  Standing standing_;
};

}  // namespace menagerie::arena
