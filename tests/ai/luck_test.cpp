// Luck is what the draw changed: nothing where nothing was drawn, and nothing on average. Here a judge of the tests says how
// good a state is, so that every number can be worked out by hand.
#include "ai/luck.h"

#include <cmath>

#include "engine/ark/middle.h"
#include "tests/ai/table.h"

namespace menagerie::ai {
namespace {

using namespace ai_tests;

constexpr float kByStrength = 0.01f;

int strengths_in(beasty::Strengths cards) {
  int sum = 0;
  for (int strength = 1; strength <= 12; ++strength)
    if (cards & beasty::strength_bit(strength)) sum += strength;
  return sum;
}

// Strong hands are good.
Outlook by_hands(const beasty::State& state) {
  Outlook outlook{};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(state.players()); ++seat)
    outlook[seat] = kByStrength * static_cast<float>(strengths_in(state.hand[seat].known()));
  return outlook;
}

// A middle of high tiles is good for whoever begins.
Outlook by_middle(const ark::State& state) {
  Outlook outlook{};
  for (const ark::Tile tile : ark::whole_middle(state).face_up())
    outlook[state.first] += kByStrength * static_cast<float>(ark::number_of(tile));
  return outlook;
}

// Shows every turn of some random games of each kind to `look(before, move, after)`.
template <class Game, class Look>
void in_random_turns(int many, Look look) {
  for (const auto& options : every_kind<Game>())
    for (int game = 0; game < many; ++game) {
      const auto number = static_cast<std::uint64_t>(game);
      QuickRandom random(number);
      auto state = Game::deal(options, seed_of(number));
      while (Game::turn(state) != kNobody) {
        const auto before = state;
        const auto move = random_move<Game>(state, random);
        Game::play(state, move, seed_of(number));
        look(before, move, state);
      }
    }
}

TEST(Luck, a_card_is_as_lucky_as_it_is_better_than_its_pile) {
  int looked_at = 0;
  in_random_turns<Beasty>(2, [&](const beasty::State& before, beasty::Move move, const beasty::State& after) {
    const Seat seat = before.turn;
    const beasty::DrawPile pile = before.phase == beasty::Phase::Play ? before.draw[seat] : beasty::DrawPile{};
    if (pile.empty()) return;
    float mean = 0;
    for (int i = 0; i < pile.size(); ++i) mean += static_cast<float>(pile.at(i)) / static_cast<float>(pile.size());
    const Outlook luck = luck_of_turn(before, move, after, 7, by_hands);
    EXPECT_NEAR(luck[seat], kByStrength * (static_cast<float>(pile.at(0)) - mean), 1e-5);
    float of_all = 0;
    for (const float part : luck) of_all += std::abs(part);
    EXPECT_NEAR(of_all, std::abs(luck[seat]), 1e-5) << "nobody else drew";
    ++looked_at;
  });
  EXPECT_GT(looked_at, 300);
}

TEST(Luck, without_a_draw_there_is_none) {
  int looked_at = 0;
  in_random_turns<Beasty>(2, [&](const auto& before, const auto& move, const auto& after) {
    if (before.phase == beasty::Phase::Play ? !before.draw[before.turn].empty() : after.phase == beasty::Phase::Play)
      return;
    EXPECT_EQ(luck_of_turn(before, move, after, 7, by_hands), Outlook{});
    ++looked_at;
  });
  in_random_turns<Ark>(2, [&](const auto& before, const auto& move, const auto& after) {
    const bool turns_over = move.kind == ark::Move::Kind::Take && move.tiles.has(ark::kFaceDown);
    if (turns_over || before.draw_size != after.draw_size) return;
    EXPECT_EQ(luck_of_turn(before, move, after, 7, by_middle), Outlook{});
    ++looked_at;
  });
  EXPECT_GT(looked_at, 100);
}

// What is drawn for comparison is drawn like the cards themselves, so in the long run nobody is lucky.
TEST(Luck, hands_and_tiles_are_lucky_as_often_as_unlucky) {
  double hands = 0, tiles = 0, luckiest = 0;
  int dealt = 0, filled = 0;
  std::uint64_t seed = 0;
  in_random_turns<Beasty>(20, [&](const auto& before, const auto& move, const auto& after) {
    if (before.phase == beasty::Phase::Play || after.phase != beasty::Phase::Play) return;
    hands += static_cast<double>(luck_of_turn(before, move, after, ++seed, by_hands)[0]);
    ++dealt;
  });
  in_random_turns<Ark>(60, [&](const auto& before, const auto& move, const auto& after) {
    if (before.draw_size == after.draw_size) return;
    const auto luck = static_cast<double>(luck_of_turn(before, move, after, ++seed, by_middle)[after.first]);
    tiles += luck;
    luckiest = std::max(luckiest, luck);
    ++filled;
  });
  EXPECT_GT(dealt, 200);
  EXPECT_GT(filled, 300);
  EXPECT_GT(luckiest, 0.03) << "tiles differ";
  EXPECT_NEAR(hands / dealt, 0, 0.02);
  EXPECT_NEAR(tiles / filled, 0, 0.01);
}

TEST(Luck, the_same_turn_and_seed_have_the_same_luck) {
  int differing = 0;
  in_random_turns<Ark>(1, [&](const auto& before, const auto& move, const auto& after) {
    const Outlook luck = luck_of_turn(before, move, after, 3, by_middle);
    EXPECT_EQ(luck_of_turn(before, move, after, 3, by_middle), luck);
    differing += luck_of_turn(before, move, after, 4, by_middle) != luck;
  });
  EXPECT_GT(differing, 5);
}

}  // namespace
}  // namespace menagerie::ai
