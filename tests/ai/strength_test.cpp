// Thinking pays: a bot beats chance, and more effort beats less. The games are always the same ones.
#include "tests/ai/table.h"

namespace menagerie::ai_tests {
namespace {

constexpr ai::Mind kPlainMind = ai::plain_mind(400);
constexpr ai::Mind kSteadyMind = ai::plain_mind(4000);

class Strength : public testing::Test {
 protected:
  void SetUp() override {
    if (tests::asked_for("MENAGERIE_SHORT")) GTEST_SKIP() << "a few games say nothing about strength";
  }
};

constexpr auto kChance = [](const auto& state, QuickRandom& random) {
  using Game = std::conditional_t<std::is_same_v<std::decay_t<decltype(state)>, ark::State>, Ark, Beasty>;
  return random_move<Game>(state, random);
};
constexpr auto kLight = [](const auto& state, QuickRandom& random) {
  using Game = std::conditional_t<std::is_same_v<std::decay_t<decltype(state)>, ark::State>, Ark, Beasty>;
  return ai::choose(Game::view_for(state, Game::turn(state)), kPlainMind, random.word());
};

// How many of a hundred games one seat wins that thinks so hard, all others being alike. The seats take turns.
template <class Game, class Others>
double wins_of_100(const typename Game::Options& options, int many, const ai::Mind& effort, Others others) {
  double won = 0;
  for (int game = 0; game < many; ++game) {
    const auto number = static_cast<std::uint64_t>(game);
    const auto seat = static_cast<Seat>(game % Game::players(Game::deal(options, seed_of(number))));
    const auto end = played<Game>(options, number, [&](const auto& state, QuickRandom& random) {
      if (Game::turn(state) != seat) return others(state, random);
      return ai::choose(Game::view_for(state, seat), effort, random.word());
    });
    won += share(Game::winners(end), seat);
  }
  return won * 100 / many;
}

TEST_F(Strength, a_light_bot_beats_chance_in_the_first_game) {
  for (const auto variant : {beasty::Variant::Guests, beasty::Variant::Points})
    EXPECT_GE(wins_of_100<Beasty>(beasty_for(beasty::Cards::Bar, variant, 2), games(60, 400), kPlainMind, kChance), 85);
}
TEST_F(Strength, a_light_bot_beats_chance_in_the_second_game_and_the_mix) {
  for (const auto cards : {beasty::Cards::Town, beasty::Cards::Mix})
    EXPECT_GE(wins_of_100<Beasty>(beasty_for(cards, beasty::Variant::Guests, 2), games(40, 400), kPlainMind, kChance),
              85);
}
TEST_F(Strength, a_light_bot_beats_three_players_of_chance) {
  EXPECT_GE(wins_of_100<Beasty>(beasty_for(beasty::Cards::Bar, beasty::Variant::Guests, 4), games(60, 400), kPlainMind,
                                kChance),
            55);
  EXPECT_GE(wins_of_100<Ark>(ark_for(4), games(40, 400), kPlainMind, kChance), 70);
}
TEST_F(Strength, a_light_bot_beats_chance_on_board) {
  EXPECT_GE(wins_of_100<Ark>(ark_for(2), games(60, 400), kPlainMind, kChance), 80);
}
TEST_F(Strength, a_steady_bot_beats_a_light_one) {
  EXPECT_GE(wins_of_100<Beasty>(beasty_for(beasty::Cards::Bar, beasty::Variant::Guests, 2), games(60, 400), kSteadyMind,
                                kLight),
            60);
}

}  // namespace
}  // namespace menagerie::ai_tests
