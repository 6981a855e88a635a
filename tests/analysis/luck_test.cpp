// Luck is what chance did, and nothing else.
#include "analysis/luck.h"

#include "tests/ai/table.h"

namespace menagerie::analysis {
namespace {

double sum_of(const ai::Outlook& outlook) {
  double sum = 0;
  for (const float share : outlook) sum += share;
  return sum;
}

TEST(Luck, WhatIsExpectedAddsUpToOneWin) {
  ai_tests::in_random_games<Beasty>(
      1, [](const beasty::State& state, QuickRandom&) { ASSERT_NEAR(sum_of(expected(state)), 1, 1e-3); });
  ai_tests::in_random_games<Ark>(
      1, [](const ark::State& state, QuickRandom&) { ASSERT_NEAR(sum_of(expected(state)), 1, 1e-3); });
}

TEST(Luck, AGameThatIsOverIsWonByItsWinners) {
  for (const auto& options : ai_tests::every_kind<Beasty>()) {
    const auto over = ai_tests::played<Beasty>(options, 3, ai_tests::random_move<Beasty>);
    for (Seat seat = 0; seat < over.players(); ++seat)
      EXPECT_FLOAT_EQ(expected(over)[seat], static_cast<float>(ai_tests::share(Beasty::winners(over), seat)));
  }
}

// Over all cards that could have been on top, good and bad luck cancel out.
TEST(Luck, OfAllCardsThatCouldBeDrawnIsNothingOnAverage) {
  ai_tests::in_random_games<Beasty>(1, [](const beasty::State& state, QuickRandom& random) {
    if (ai_tests::is_secret(state)) return;
    const beasty::Move move = ai_tests::random_move<Beasty>(state, random);
    const beasty::DrawPile pile = state.draw[state.turn];
    double sum = 0;
    for (int top = 0; top < pile.size(); ++top) {
      beasty::State other = state;
      other.draw[state.turn] = {};
      for (int i = 0; i < pile.size(); ++i) other.draw[state.turn].add(pile.at(i == 0 ? top : i == top ? 0 : i));
      sum += luck_of(other, move, Seed{})[state.turn];
    }
    ASSERT_NEAR(sum, 0, 1e-4);
    if (pile.size() <= 1) {
      ASSERT_NEAR(luck_of(state, move, Seed{})[state.turn], 0, 1e-6) << "nothing else could have come";
    }
  });
}

TEST(Luck, IsThereOnlyWhereTilesAreDrawnOrTurnedOver) {
  ai_tests::in_random_games<Ark>(2, [](const ark::State& state, QuickRandom& random) {
    const ark::Move move = ai_tests::random_move<Ark>(state, random);
    ark::State after = state;
    Ark::play(after, move, Seed{});
    const ai::Outlook luck = luck_of(state, move, Seed{});
    ASSERT_NEAR(sum_of(luck), 0, 1e-3) << "what one wins by chance the others lose";
    const bool hidden = move.kind == ark::Move::Kind::Take && move.tiles.has(ark::kFaceDown);
    if (after.draw_size != state.draw_size || hidden) return;
    for (const float share : luck) ASSERT_EQ(share, 0) << "no chance came in";
  });
}

}  // namespace
}  // namespace menagerie::analysis
