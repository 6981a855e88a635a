// Endings: what the solver says is what trying everything says, and nobody who searches plays one better.
#include <algorithm>
#include <numeric>

#include "ai/beasty_belief.h"
#include "ai/beasty_ending.h"
#include "tests/ai/table.h"

namespace menagerie::ai_tests {
namespace {

using ai::Shares;

int cards_left(const beasty::State& state) {
  int cards = 0;
  for (int seat = 0; seat < state.players(); ++seat) cards += state.hand[seat].size() + 9 * !state.draw[seat].empty();
  return cards;
}

// Everything is tried, nothing is cut short. Who could win as much by several moves plays each alike often.
Shares tried_out(const beasty::State& state) {
  if (state.phase == beasty::Phase::Over) {
    Shares shares{};
    for (Seat seat = 0; seat < state.players(); ++seat)
      shares[seat] = static_cast<float>(share(Beasty::winners(state), seat));
    return shares;
  }
  const auto moves = std::make_unique<beasty::Moves>();
  beasty::legal_moves(state, *moves);
  std::vector<Shares> all;
  for (const beasty::Move move : *moves) {
    beasty::State after = state;
    Beasty::play(after, move, Seed{});
    all.push_back(tried_out(after));
  }
  const Seat mover = state.turn;
  const float most = std::max_element(all.begin(), all.end(), [mover](const Shares& a, const Shares& b) {
                       return a[mover] < b[mover];
                     })->at(mover);
  std::erase_if(all, [&](const Shares& shares) { return shares[mover] < most; });
  Shares mean{};
  for (const Shares& shares : all)
    for (std::size_t seat = 0; seat < mean.size(); ++seat) mean[seat] += shares[seat] / static_cast<float>(all.size());
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
      int turns_left = ai::kMostSolvedTurns;
      const auto solved = ai::solve(state, turns_left);
      ASSERT_TRUE(solved);
      const Shares tried = tried_out(state);
      for (Seat seat = 0; seat < players; ++seat) ASSERT_NEAR((*solved)[seat], tried[seat], 1e-4);
      decisive += tried[state.turn] > 0 && tried[state.turn] < 1;
    });
  EXPECT_GT(decisive, 0);
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
                   int few = 3;
                   if (cards_left(state) > 3 && !ai::solve(state, few)) EXPECT_LT(few, 0);
                   else EXPECT_LE(cards_left(state), 3);
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
                       int left = 0;
                       for (int seat = 0; seat < 2; ++seat) left += state.hand[seat].size() + state.draw[seat].size();
                       if (left == cards && seen < many) {
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
    const auto solved = ai::solve_ending(beasty::view_for(state, state.turn), kTurnsEnough, random);
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
    const auto solved = ai::solve_ending(view, kTurnsEnough, random);
    ASSERT_FALSE(solved.empty());
    // The same worlds, each by itself.
    QuickRandom again = random;
    float sum = 0;
    for (std::uint32_t world = 0; world < solved[0].tries; ++world) {
      beasty::State after = ai::sample(view, again);
      Beasty::play(after, solved[0].move, Seed{});
      int turns_left = ai::kMostSolvedTurns;
      const auto shares = ai::solve(after, turns_left);
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
        return ai::solve_ending(beasty::view_for(state, state.turn), turns, random);
      };
      EXPECT_TRUE(solved(0).empty());
      EXPECT_TRUE(solved(20).empty());
      EXPECT_EQ(solved(kTurnsEnough).empty(), cards == 12);
    });
}

}  // namespace
}  // namespace menagerie::ai_tests
