#include "ai/beasty_ending.h"

#include <algorithm>
#include <array>
#include <memory>

#include "ai/beasty_belief.h"

namespace menagerie::ai {
namespace {

using beasty::Move;
using beasty::Moves;
using beasty::State;

constexpr int kMostPlies = 4 * kMaxPlayers;

// One list of moves for each turn ahead, made once.
class Lists {
 public:
  Moves& at(int ply) {
    auto& list = lists_[static_cast<std::size_t>(ply)];
    if (!list) list = std::make_unique<Moves>();
    return *list;
  }

 private:
  std::array<std::unique_ptr<Moves>, kMostPlies + 1> lists_;
};

// Of two players: what the first seat wins, if it is between those bounds.
float best_for_first(const State& state, float low, float high, int ply, int& turns_left, Lists& lists) {
  if (state.phase == beasty::Phase::Over) return won_shares(beasty::winners(state))[0];
  Moves& moves = lists.at(ply);
  beasty::legal_moves(state, moves);
  const bool first_to_act = state.turn == 0;
  float best = first_to_act ? 0.0f : 1.0f;
  for (const Move move : moves) {
    if (--turns_left < 0) return best;
    State after = state;
    beasty::play_turn(after, move);
    const float worth = best_for_first(after, low, high, ply + 1, turns_left, lists);
    if (first_to_act) low = std::max(low, best = std::max(best, worth));
    else high = std::min(high, best = std::min(best, worth));
    if (low >= high) break;
  }
  return best;
}

Shares best_for_each(const State& state, int ply, int& turns_left, Lists& lists) {
  if (state.phase == beasty::Phase::Over) return won_shares(beasty::winners(state));
  Moves& moves = lists.at(ply);
  beasty::legal_moves(state, moves);
  Shares sum{};
  float best = -1;
  int alike = 0;
  for (const Move move : moves) {
    if (--turns_left < 0) break;
    State after = state;
    beasty::play_turn(after, move);
    const Shares shares = best_for_each(after, ply + 1, turns_left, lists);
    const float own = shares[state.turn];
    if (own < best) continue;
    if (own > best) best = own, alike = 0, sum = {};
    ++alike;
    for (std::size_t seat = 0; seat < sum.size(); ++seat) sum[seat] += shares[seat];
    if (own >= 1) break;  // there is nothing left to share: every other such move gives the same
  }
  for (float& share : sum) share /= static_cast<float>(alike);
  return sum;
}

std::optional<Shares> solved(const State& state, int ply, int& turns_left, Lists& lists) {
  Shares shares{};
  if (state.players() == 2) {
    shares[0] = best_for_first(state, 0, 1, ply, turns_left, lists);
    shares[1] = 1 - shares[0];
  } else {
    shares = best_for_each(state, ply, turns_left, lists);
  }
  if (turns_left < 0) return std::nullopt;
  return shares;
}

bool is_ending(const State& table) {
  constexpr std::array<int, kMaxPlayers + 1> kMostCards = {0, 0, 8, 9, 9};  // in all hands together
  if (table.phase != beasty::Phase::Play) return false;
  int cards = 0;
  for (int seat = 0; seat < table.players(); ++seat) {
    if (!table.draw[seat].empty()) return false;
    cards += table.hand[seat].size();
  }
  return cards <= kMostCards[static_cast<std::size_t>(table.players())];
}

// In the first and the second game without sorting out, nothing is unknown any more.
bool hides_something(const State& table) {
  return table.rules.cards == beasty::Cards::Mix || table.rules.variant == beasty::Variant::Points;
}

}  // namespace

std::optional<Shares> solve(const State& state, int& turns_left) {
  Lists lists;
  return solved(state, 0, turns_left, lists);
}

std::vector<Weighed<Move>> solve_ending(const View<State>& view, QuickRandom random) {
  if (!is_ending(view.table)) return {};
  constexpr int kWorlds = 24;
  const BeastyBelief belief(view);
  Lists lists;
  Moves& moves = lists.at(0);
  beasty::legal_moves(view.table, moves);
  std::vector<Weighed<Move>> all;
  for (const Move move : moves) all.push_back({move});
  const int worlds = hides_something(view.table) ? kWorlds : 1;
  int turns_left = kMostSolvedTurns;
  for (int world = 0; world < worlds; ++world) {
    const State state = belief.sample(random);
    for (Weighed<Move>& its : all) {
      State after = state;
      beasty::play_turn(after, its.move);
      const auto shares = solved(after, 1, turns_left, lists);
      if (!shares) return {};
      its.worth += (*shares)[view.viewer] / static_cast<float>(worlds);
    }
  }
  std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
    return a.worth != b.worth ? a.worth > b.worth : a.move.bits() < b.move.bits();
  });
  return all;
}

}  // namespace menagerie::ai
