#include "ai/beasty_ending.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <utility>

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
  // The legal moves, first the one that decided another such turn: it often decides this one as well.
  Moves& legal(const State& state, int ply) {
    Moves& moves = at(ply);
    beasty::legal_moves(state, moves);
    const auto found = std::find(moves.begin(), moves.end(), decided_[static_cast<std::size_t>(ply)]);
    if (found != moves.end()) std::swap(*found, moves[0]);
    return moves;
  }
  void decides(int ply, Move move) { decided_[static_cast<std::size_t>(ply)] = move; }

 private:
  std::array<std::unique_ptr<Moves>, kMostPlies + 1> lists_;
  std::array<Move, kMostPlies + 1> decided_{};
};

// Of two players: what the first seat wins, if it is between those bounds.
float best_for_first(const State& state, float low, float high, int ply, int& turns_left, Lists& lists) {
  if (state.phase == beasty::Phase::Over) return won_shares(beasty::winners(state))[0];
  const Moves& moves = lists.legal(state, ply);
  const bool first_to_act = state.turn == 0;
  float best = first_to_act ? 0.0f : 1.0f;
  for (const Move move : moves) {
    if (--turns_left < 0) return best;
    State after = state;
    beasty::play_turn(after, move);
    const float worth = best_for_first(after, low, high, ply + 1, turns_left, lists);
    if (first_to_act) low = std::max(low, best = std::max(best, worth));
    else high = std::min(high, best = std::min(best, worth));
    if (low < high) continue;
    lists.decides(ply, move);
    break;
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

bool has_cards_to_draw(const State& table) {
  for (int seat = 0; seat < table.players(); ++seat)
    if (!table.draw[seat].empty()) return true;
  return false;
}

int cards_left(const State& table) {
  int cards = 0;
  for (int seat = 0; seat < table.players(); ++seat) cards += table.hand[seat].size() + table.draw[seat].size();
  return cards;
}

// In the first and the second game without sorting out, only the draw piles hide something.
bool hides_cards_for_good(const State& table) {
  return table.rules.cards == beasty::Cards::Mix || table.rules.variant == beasty::Variant::Points;
}

bool is_ending(const State& table) {
  constexpr std::array<int, kMaxPlayers + 1> kMostCards = {0, 0, 8, 9, 9};
  return table.phase == beasty::Phase::Play && !has_cards_to_draw(table) &&
         cards_left(table) <= kMostCards[static_cast<std::size_t>(table.players())];
}

bool is_early_ending(const State& table) {
  constexpr int kMostCards = 11;  // with more a search was measured to be as good (docs/strength.md)
  return table.phase == beasty::Phase::Play && table.players() == 2 && has_cards_to_draw(table) &&
         !hides_cards_for_good(table) && cards_left(table) <= kMostCards;
}

struct World {
  State state;
  int times = 1;  // so often it was imagined
};

std::vector<World> imagined(const View<State>& view, std::size_t many, QuickRandom& random) {
  const BeastyBelief belief(view);
  std::vector<World> worlds;
  for (std::size_t i = 0; i < many; ++i) {
    const State state = belief.sample(random);
    const auto known = std::find_if(worlds.begin(), worlds.end(), [&](const World& its) { return its.state == state; });
    if (known != worlds.end()) ++known->times;
    else worlds.push_back({state});
  }
  return worlds;
}

// What each move wins in a world; false if there were not turns enough.
bool solve_world(const State& world, std::vector<Weighed<Move>>& moves, int times, int& turns_left, Lists& lists) {
  std::vector<float> won;
  for (const Weighed<Move>& its : moves) {
    State after = world;
    beasty::play_turn(after, its.move);
    const auto shares = solved(after, 1, turns_left, lists);
    if (!shares) return false;
    won.push_back((*shares)[world.turn]);
  }
  for (std::size_t i = 0; i < moves.size(); ++i) {
    moves[i].worth += won[i] * static_cast<float>(times);
    moves[i].error += won[i] * won[i] * static_cast<float>(times);  // for now the sum of the squares
    moves[i].tries += static_cast<std::uint32_t>(times);
  }
  return true;
}

// From sums to means. One world that is certain leaves no error, and was not tried but solved.
void settle(Weighed<Move>& its, bool is_certain) {
  const auto worlds = static_cast<float>(its.tries);
  its.worth /= worlds;
  its.error = std::sqrt(std::max(its.error / worlds - its.worth * its.worth, 0.0f) / worlds);
  if (is_certain) its.tries = 0;
}

}  // namespace

std::optional<Shares> solve(const State& state, int& turns_left) {
  Lists lists;
  return solved(state, 0, turns_left, lists);
}

std::vector<Weighed<Move>> solve_ending(const View<State>& view, int early_turns, QuickRandom random) {
  constexpr std::size_t kWorlds = 24;
  constexpr std::uint32_t kFewestWorlds = 6;
  const bool is_early = is_early_ending(view.table);
  int turns_left = is_early ? early_turns : is_ending(view.table) ? kMostSolvedTurns : 0;
  if (turns_left == 0) return {};
  Lists lists;
  Moves& moves = lists.at(0);
  beasty::legal_moves(view.table, moves);
  std::vector<Weighed<Move>> all;
  for (const Move move : moves) all.push_back({move});
  const auto worlds = imagined(view, kWorlds, random);
  for (const World& world : worlds)
    if (!solve_world(world.state, all, world.times, turns_left, lists)) {
      if (!is_early || all[0].tries < kFewestWorlds) return {};
      break;
    }
  for (Weighed<Move>& its : all) settle(its, worlds.size() == 1);
  std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
    return a.worth != b.worth ? a.worth > b.worth : a.move.bits() < b.move.bits();
  });
  return all;
}

}  // namespace menagerie::ai
