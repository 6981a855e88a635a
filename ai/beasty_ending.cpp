#include "ai/beasty_ending.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <memory>

#include "ai/beasty_belief.h"
#include "ai/beasty_solver.h"

namespace menagerie::ai {
namespace {

using beasty::Move;
using beasty::Moves;
using beasty::State;

bool has_cards_to_draw(const State& table) {
  for (int seat = 0; seat < table.players(); ++seat)
    if (!table.draw[seat].empty()) return true;
  return false;
}

// In the first and the second game without sorting out, only the draw piles hide something.
bool hides_cards_for_good(const State& table) {
  return table.rules.cards == beasty::Cards::Mix || table.rules.variant == beasty::Variant::Points;
}

// Nothing is to be drawn, so that everything is known, or as much as ever will be, and few cards are left.
bool is_ending(const State& table) {
  constexpr std::array<int, kMaxPlayers + 1> kMostCards = {0, 0, 8, 9, 9};
  constexpr int kMostWhereCardsAreHidden = 6;  // with more a search was measured to be better (docs/strength.md)
  const int most =
      hides_cards_for_good(table) ? kMostWhereCardsAreHidden : kMostCards[static_cast<std::size_t>(table.players())];
  return !has_cards_to_draw(table) && cards_left(table) <= most;
}

// With two players, before everything is known.
bool is_early_ending(const State& table) {
  constexpr int kMostCards = 11;  // with more a search was measured to be as good
  return table.players() == 2 && has_cards_to_draw(table) && !hides_cards_for_good(table) &&
         cards_left(table) <= kMostCards;
}

// With more players, where everything is known but much can still happen. It is begun only if it will likely come to its end.
bool is_long_ending(const State& table, int turns) {
  constexpr int kFewestCards = 10;
  constexpr int kNever = std::numeric_limits<int>::max();
  // In the first game with three and with four players, from those cards on. Three hold no more than twelve.
  constexpr std::array<std::array<int, 4>, 2> kLikelyTurns = {
      {{8'000, 25'000, 100'000, kNever}, {5'000, 17'000, 70'000, 250'000}}};
  constexpr int kSecondGame = 3;  // times as many, because the order of the pile is a choice as well (P2)
  if (table.players() < 3 || has_cards_to_draw(table) || hides_cards_for_good(table)) return false;
  const auto& likely = kLikelyTurns[static_cast<std::size_t>(table.players() - 3)];
  const auto more = static_cast<std::size_t>(cards_left(table) - kFewestCards);
  return more < likely.size() && turns / (table.rules.cards == beasty::Cards::Bar ? 1 : kSecondGame) >= likely[more];
}

// How many turns may be played through to solve it; none if it is left to the search.
int turns_to_spend(const State& table, int turns) {
  if (table.phase != beasty::Phase::Play) return 0;
  if (is_ending(table)) return kMostSolvedTurns;
  return is_early_ending(table) || is_long_ending(table, turns) ? turns : 0;
}

struct World {
  State state;
  int times = 1;  // so often it was imagined
};

std::vector<World> imagined(const BeastyBelief& belief, std::size_t many, QuickRandom& random) {
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
bool solve_world(const State& world, std::vector<Weighed<Move>>& moves, int times, BeastySolver& solver) {
  std::vector<float> won;
  for (const Weighed<Move>& its : moves) {
    State after = world;
    beasty::play_turn(after, its.move);
    const auto shares = solver.solve(after);
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

std::vector<Weighed<Move>> solve_ending(const View<State>& view, const Net* net, int turns, QuickRandom random,
                                        const BeastyReading* reading) {
  constexpr std::size_t kWorlds = 24;
  constexpr std::uint32_t kFewestWorlds = 6;
  const int spent = turns_to_spend(view.table, turns);
  if (spent == 0) return {};
  const auto moves = std::make_unique<Moves>();
  beasty::legal_moves(view.table, *moves);
  std::vector<Weighed<Move>> all;
  for (const Move move : *moves) all.push_back({move});
  BeastySolver solver(spent, net);
  const auto worlds = imagined(BeastyBelief(view, reading), kWorlds, random);
  for (const World& world : worlds)
    if (!solve_world(world.state, all, world.times, solver)) {
      if (!is_early_ending(view.table) || all[0].tries < kFewestWorlds) return {};
      break;
    }
  for (Weighed<Move>& its : all) settle(its, worlds.size() == 1);
  std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
    return a.worth != b.worth ? a.worth > b.worth : a.move.bits() < b.move.bits();
  });
  return all;
}

}  // namespace menagerie::ai
