#include "arena/tally.h"

namespace menagerie::arena {

double Standing::ms_per_move(Side side) const {
  const std::uint64_t made = moves[index_of(side)];
  return made == 0 ? 0 : milliseconds[index_of(side)] / static_cast<double>(made);
}

std::uint64_t Standing::forfeits(Side side) const {
  std::uint64_t all = 0;
  for (const std::uint64_t count : failures[index_of(side)]) all += count;
  return all;
}

Tally::Tally(const ContestOptions& options, int players, Watcher& watcher)
    : options_(options), players_(players), watcher_(watcher), seatings_(all_seatings(players)) {}

void Tally::add(std::uint64_t game, GameResult result) {
  waiting_.emplace(game, std::move(result));
  for (auto first = waiting_.begin(); first != waiting_.end() && first->first == next_ && !is_decided();
       first = waiting_.begin()) {
    count(next_++, first->second);
    waiting_.erase(first);
  }
}

void Tally::count(std::uint64_t game, const GameResult& result) {
  const Seating seats_of_a = seating(game);
  ++with_this_deal_.games;
  for (std::size_t side = 0; side < kSides; ++side) {
    with_this_deal_.milliseconds[side] += result.milliseconds[side];
    with_this_deal_.moves[side] += result.moves[side];
  }
  count_winners(result, seats_of_a);
  if (result.forfeit) count_forfeit(game, result);
  if (next_ % seatings_.size() == 0) end_deal();
}

void Tally::count_winners(const GameResult& result, Seating seats_of_a) {
  const Points points = points_of(result.shares, seats_of_a, players_);
  const Points luck = points_of(result.luck, seats_of_a, players_);
  deal_.points.of_a += points.of_a;
  deal_.points.of_both += points.of_both;
  deal_.luck.of_a += luck.of_a;
  deal_.luck.of_both += luck.of_both;
  if (points.of_a == points.of_both) ++with_this_deal_.wins;
  else if (points.of_a == 0) ++with_this_deal_.losses;
  else ++with_this_deal_.draws;
}

void Tally::count_forfeit(std::uint64_t game, const GameResult& result) {
  const Side side = side_of(seating(game), result.forfeited_by);
  ++with_this_deal_.failures[index_of(side)][static_cast<std::size_t>(result.forfeit->failure)];
  watcher_.forfeit(side, "deal " + std::to_string(game / seatings_.size() + 1) + ", game " +
                             std::to_string(game % seatings_.size() + 1) + ", seat " +
                             std::to_string(result.forfeited_by) + ": " + result.forfeit->sentence);
}

void Tally::end_deal() {
  ++with_this_deal_.deals;
  with_this_deal_.sums.add(deal_);
  deal_ = {};
  if (options_.sprt) with_this_deal_.verdict = verdict(with_this_deal_.sums, with_this_deal_.games, *options_.sprt);
  standing_ = with_this_deal_;
}

}  // namespace menagerie::arena
