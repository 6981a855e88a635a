// Endings: what the solver says is what trying everything says, and nobody who searches plays one better.
#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "ai/beasty_belief.h"
#include "ai/beasty_ending.h"
#include "ai/beasty_leaf.h"
#include "ai/beasty_solver.h"
#include "ai/weights.h"
#include "tests/ai/table.h"

namespace menagerie::ai_tests {
namespace {

using ai::cards_left;
using ai::Shares;

std::optional<Shares> solve(const beasty::State& state, int turns, const ai::Net* net) {
  return ai::BeastySolver(turns, net).solve(state);
}

float liking(const beasty::State& state, beasty::Move move, const ai::Net* net) {
  if (!net) return 1;
  return ai::liking(*net, ai::hidden_values(*net, state), state.rules.cards, move);
}

// Everything is tried, nothing is cut short and nothing remembered. Who could win as much by several moves plays each as
// likely as the net finds it, without a net alike often.
Shares tried_out(const beasty::State& state, const ai::Net* net = nullptr) {
  if (state.phase == beasty::Phase::Over) {
    Shares shares{};
    for (Seat seat = 0; seat < state.players(); ++seat)
      shares[seat] = static_cast<float>(share(Beasty::winners(state), seat));
    return shares;
  }
  const auto moves = std::make_unique<beasty::Moves>();
  beasty::legal_moves(state, *moves);
  std::vector<Shares> all;
  float most = 0;
  for (const beasty::Move move : *moves) {
    beasty::State after = state;
    Beasty::play(after, move, Seed{});
    all.push_back(tried_out(after, net));
    most = std::max(most, all.back()[state.turn]);
  }
  Shares mean{};
  float whole = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i][state.turn] < most - 1e-6f) continue;
    const float likely = liking(state, (*moves)[i], net);
    whole += likely;
    for (std::size_t seat = 0; seat < mean.size(); ++seat) mean[seat] += likely * all[i][seat];
  }
  for (float& its : mean) its /= whole;
  return mean;
}

// Shows random endings with so few cards in all hands.
template <class Look>
void in_endings(int players, int most_cards, int many, Look look) {
  int seen = 0;
  std::uint64_t game = 0;
  while (seen < many) {
    ++game;
    for (const auto cards : {beasty::Cards::Bar, beasty::Cards::Town, beasty::Cards::Mix})
      played<Beasty>(beasty_for(cards, beasty::Variant::Guests, players), game,
                     [&](const beasty::State& state, QuickRandom& random) {
                       if (state.phase == beasty::Phase::Play && cards_left(state) <= most_cards && seen < many) {
                         ++seen;
                         look(state, random);
                       }
                       return random_move<Beasty>(state, random);
                     });
  }
}

TEST(Ending, the_solver_agrees_with_trying_everything) {
  int decisive = 0;
  for (const int players : {2, 3, 4})
    in_endings(players, players == 2 ? 5 : 4, games(3'400, 3'400), [&](const beasty::State& state, QuickRandom&) {
      const auto solved = solve(state, ai::kMostSolvedTurns, nullptr);
      ASSERT_TRUE(solved);
      const Shares tried = tried_out(state);
      for (Seat seat = 0; seat < players; ++seat) ASSERT_NEAR((*solved)[seat], tried[seat], 1e-4);
      decisive += tried[state.turn] > 0 && tried[state.turn] < 1;
    });
  EXPECT_GT(decisive, 0);
}

TEST(Ending, whoever_wins_as_much_by_several_moves_plays_them_as_the_net_likes_them) {
  int otherwise = 0;
  for (const int players : {3, 4})
    in_endings(players, 5, games(600, 2'000), [&](const beasty::State& state, QuickRandom&) {
      const ai::Net* net = ai::net_of(state);
      const auto solved = solve(state, ai::kMostSolvedTurns, net);
      const auto alike = solve(state, ai::kMostSolvedTurns, nullptr);
      ASSERT_TRUE(solved && alike);
      const Shares tried = tried_out(state, net);
      for (Seat seat = 0; seat < players; ++seat) {
        ASSERT_NEAR((*solved)[seat], tried[seat], 1e-4);
        otherwise += std::abs((*solved)[seat] - (*alike)[seat]) > 0.01f;
      }
    });
  EXPECT_GT(otherwise, 0);
}

// A solver remembers what it has solved: that must not change what it says of anything else.
TEST(Ending, one_solver_for_many_endings_says_the_same_as_one_for_each) {
  for (const int players : {2, 3, 4}) {
    ai::BeastySolver solver(ai::kMostSolvedTurns, nullptr);
    in_endings(players, 6, 60, [&](const beasty::State& state, QuickRandom&) {
      const auto again = solver.solve(state);
      const auto fresh = solve(state, ai::kMostSolvedTurns, nullptr);
      ASSERT_TRUE(again && fresh);
      for (Seat seat = 0; seat < players; ++seat) ASSERT_NEAR((*again)[seat], (*fresh)[seat], 1e-4);
    });
  }
}

TEST(Ending, no_move_of_a_search_is_worth_more_than_the_solver_s) {
  int better = 0;
  in_endings(2, 5, std::max(300, games(300, 1'000)), [&](const beasty::State& state, QuickRandom& random) {
    if (state.rules.cards == beasty::Cards::Mix) return;  // something stays hidden there
    const auto view = beasty::view_for(state, state.turn);
    const auto worth = [&](beasty::Move move) {
      beasty::State after = state;
      Beasty::play(after, move, Seed{});
      return tried_out(after)[state.turn];
    };
    const std::uint64_t seed = random.word();
    const float solved = worth(ai::choose(view, {.iterations = 3}, seed));
    const float searched = worth(ai::choose(view, {.iterations = 3, .solves_endings = false}, seed));
    EXPECT_GE(solved, searched);
    EXPECT_GE(solved, worth(ai::choose(view, {.iterations = 1'000, .solves_endings = false}, seed)));
    EXPECT_FLOAT_EQ(solved, tried_out(state)[state.turn]);
    better += solved > searched;
  });
  EXPECT_GT(better, 0) << "a search that never errs would make the solver needless";
}

TEST(Ending, an_ending_that_takes_too_long_is_left_to_the_search) {
  played<Beasty>(beasty_for(beasty::Cards::Bar, beasty::Variant::Guests, 2), 1,
                 [](const beasty::State& state, QuickRandom& random) {
                   EXPECT_TRUE(cards_left(state) <= 3 || !solve(state, 3, nullptr));
                   return random_move<Beasty>(state, random);
                 });
}

// Shows turns of games of two players with so many cards left, those to be drawn included.
template <class Look>
void in_early_endings(int cards, int many, Look look) {
  int seen = 0;
  std::uint64_t game = 0;
  while (seen < many) {
    ++game;
    for (const auto set : {beasty::Cards::Bar, beasty::Cards::Town})
      played<Beasty>(beasty_for(set, beasty::Variant::Guests, 2), game,
                     [&](const beasty::State& state, QuickRandom& random) {
                       if (cards_left(state) == cards && seen < many) {
                         ++seen;
                         look(state, random);
                       }
                       return random_move<Beasty>(state, random);
                     });
  }
}

constexpr int kTurnsEnough = 1'000'000'000;

TEST(Ending, with_one_card_to_draw_all_is_known_and_solved) {
  in_early_endings(9, 4, [](const beasty::State& state, QuickRandom& random) {
    const auto solved = ai::solve_ending(beasty::view_for(state, state.turn), nullptr, kTurnsEnough, random);
    ASSERT_FALSE(solved.empty());
    for (const auto& its : {solved.front(), solved.back()}) {
      beasty::State after = state;
      Beasty::play(after, its.move, Seed{});
      EXPECT_FLOAT_EQ(its.worth, tried_out(after)[state.turn]);
      EXPECT_EQ(its.error, 0);
      EXPECT_EQ(its.tries, 0u);
    }
  });
}

TEST(Ending, with_two_cards_to_draw_a_move_is_worth_its_mean_over_the_worlds) {
  in_early_endings(10, games(4, 40), [](const beasty::State& state, QuickRandom& random) {
    const auto view = beasty::view_for(state, state.turn);
    const auto solved = ai::solve_ending(view, nullptr, kTurnsEnough, random);
    ASSERT_FALSE(solved.empty());
    // The same worlds, each by itself.
    QuickRandom again = random;
    float sum = 0;
    for (std::uint32_t world = 0; world < solved[0].tries; ++world) {
      beasty::State after = ai::sample(view, again);
      Beasty::play(after, solved[0].move, Seed{});
      const auto shares = solve(after, ai::kMostSolvedTurns, nullptr);
      ASSERT_TRUE(shares);
      sum += (*shares)[state.turn];
    }
    EXPECT_NEAR(solved[0].worth, sum / static_cast<float>(solved[0].tries), 1e-4);
    EXPECT_TRUE(std::is_sorted(solved.begin(), solved.end(), [](auto& a, auto& b) { return a.worth > b.worth; }));
  });
}

TEST(Ending, one_that_begins_early_is_left_to_the_search_by_who_does_not_take_the_time) {
  for (const int cards : {9, 10, 11, 12})
    in_early_endings(cards, 4, [cards](const beasty::State& state, QuickRandom& random) {
      const auto solved = [&](int turns) {
        return ai::solve_ending(beasty::view_for(state, state.turn), nullptr, turns, random);
      };
      EXPECT_TRUE(solved(0).empty());
      EXPECT_TRUE(solved(20).empty());
      EXPECT_EQ(solved(kTurnsEnough).empty(), cards == 12);
    });
}

// With more players nothing is to be drawn when a long ending begins.
TEST(Ending, whoever_takes_the_time_solves_longer_ones_of_more_players) {
  for (const int players : {3, 4})
    for (std::uint64_t game = 1; game <= 2; ++game)
      played<Beasty>(beasty_for(beasty::Cards::Bar, beasty::Variant::Guests, players), game,
                     [&](const beasty::State& state, QuickRandom& random) {
                       const auto solved = [&](int turns) {
                         return ai::solve_ending(beasty::view_for(state, state.turn), ai::net_of(state), turns, random);
                       };
                       const int cards = cards_left(state);
                       EXPECT_EQ(solved(1'000).empty(), cards > 9) << cards;
                       EXPECT_EQ(solved(kTurnsEnough).empty(), cards > (players == 3 ? 12 : 13)) << cards;
                       return random_move<Beasty>(state, random);
                     });
}

}  // namespace
}  // namespace menagerie::ai_tests
