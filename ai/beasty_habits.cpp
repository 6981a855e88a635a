#include "ai/beasty_habits.h"

#include <algorithm>
#include <cassert>

namespace menagerie::ai {

Foreteller::Foreteller(std::span<const Net> watchers, const beasty::State& table)
    : watchers_(watchers), inputs_(table) {
  assert(watchers.empty() || watchers.size() == kWatchers);
  const beasty::State before = beasty::if_held(table, beasty::unseen_of(table, table.turn));
  beasty::Moves moves;
  beasty::legal_moves(before, moves);
  for (const beasty::Move move : moves) {
    Possible& its = possible_.emplace_back(Possible{.move = move, .kind = 0, .seen = {}});
    if (watchers.empty()) continue;
    beasty::State after = before;
    beasty::play_turn(after, move);
    its.kind = HabitInputs::kind(after);
    for (std::size_t i = 0; i < kWatchers; ++i) {
      its.seen[i] = Net::Sum(watchers[i]);
      inputs_.each_of_turn(move.card(), its.seen[i]);
      inputs_.each_open(after, its.seen[i]);
    }
  }
}

float Foreteller::liking(const Possible& its, beasty::Strengths held) const {
  float all = 0;
  for (std::size_t i = 0; i < watchers_.size(); ++i) {
    Net::Sum sum = its.seen[i];
    inputs_.each_own(held, its.move.card(), sum);
    all += watchers_[i].liking(sum.cut_off(), its.kind);
  }
  return all / kWatchers;
}

void Foreteller::foretell(beasty::Strengths held, std::vector<Foretold>& moves) const {
  moves.clear();
  float most = -1e9f;
  for (const Possible& its : possible_) {
    if (!(held & beasty::strength_bit(beasty::strength(its.move.card())))) continue;
    moves.push_back({its.move, liking(its, held)});
    most = std::max(most, moves.back().likely);
  }
  float whole = 0;
  for (Foretold& its : moves) whole += its.likely = quick_exp(its.likely - most);
  for (Foretold& its : moves) its.likely /= whole;
}

}  // namespace menagerie::ai
