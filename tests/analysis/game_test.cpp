// A game analysed turn by turn, and a position: what the JSON promises (docs/analysis.md).
#include "analysis/analysis.h"

#include "tests/ai/table.h"

namespace menagerie::analysis {
namespace {

using notation::ArkText;
using notation::BeastyText;
using notation::Record;

constexpr Effort kLittle{60, 7};

template <class Text>
Record random_record(const Json& kind, std::uint64_t number) {
  using Game = typename Text::Game;
  Record record;
  const auto options = Text::parse_options(kind);
  record.options = Text::print_options(*options);
  record.seed = tests::seed_of(number);
  QuickRandom random(number);
  auto state = Game::deal(*options, record.seed);
  while (Game::turn(state) != kNobody) {
    const auto move = ai_tests::random_move<Game>(state, random);
    record.moves.push_back({Game::turn(state), Text::print_move(state, move)});
    Game::play(state, move, record.seed);
  }
  record.winners.emplace();
  for (int seat = 0; seat < Game::players(state); ++seat)
    if (Game::winners(state) >> seat & 1) record.winners->push_back(seat);
  return record;
}

std::vector<Json> every_turn(const GameAnalysis& game) {
  std::vector<Json> turns;
  for (int turn = 0; turn < game.turns(); ++turn) turns.push_back(game.turn(turn));
  return turns;
}

template <class Text>
class Analysing : public testing::Test {};
using BothTexts = testing::Types<BeastyText, ArkText>;
TYPED_TEST_SUITE(Analysing, BothTexts);

TYPED_TEST(Analysing, EveryKindOfGameGivesEveryTurn) {
  for (const Json& kind : tests::kinds_of<TypeParam>()) {
    const Record record = random_record<TypeParam>(kind, 5);
    const auto game = analysis_of(record, kLittle);
    ASSERT_TRUE(game) << game.sentence();
    ASSERT_EQ((*game)->turns(), static_cast<int>(record.moves.size()));
    for (int i = 0; i < (*game)->turns(); i += 3) {
      const Json turn = (*game)->turn(i);
      const auto& recorded = record.moves[static_cast<std::size_t>(i)];
      EXPECT_EQ(turn["move"], recorded.text);
      EXPECT_EQ(turn["seat"], recorded.seat);
      EXPECT_EQ(turn["luck"].size(), kind["players"].template get<std::size_t>());
      if (turn["secret"] == true) {
        EXPECT_TRUE(turn["error"].is_null() && turn["best"]["move"].is_string()) << turn.dump();
        continue;
      }
      ASSERT_FALSE(turn["moves"].empty());
      EXPECT_EQ(turn["best"], turn["moves"][0]) << "best first";
      EXPECT_EQ(turn["played"]["move"], recorded.text);
      EXPECT_GE(turn["error"].template get<double>(), 0);
      EXPECT_NEAR(
          turn["error"].template get<double>(),
          std::max(0.0, turn["best"]["worth"].template get<double>() - turn["played"]["worth"].template get<double>()),
          2e-4);
      if (turn["forced"] == true) {
        EXPECT_EQ(turn["error"], 0.0);
      }
    }
  }
}

TYPED_TEST(Analysing, TheTotalsAreTheSumsOfTheTurns) {
  const Record record = random_record<TypeParam>(tests::kinds_of<TypeParam>()[0], 9);
  const auto game = analysis_of(record, kLittle);
  ASSERT_TRUE(game);
  const std::vector<Json> turns = every_turn(**game);
  const Json whole = (*game)->whole(turns);
  EXPECT_EQ(whole["complete"], true);
  EXPECT_EQ(whole["winners"], Json(*record.winners));
  std::vector<double> errors(2);
  for (const Json& turn : turns)
    if (!turn["error"].is_null()) errors[turn["seat"].get<std::size_t>()] += turn["error"].get<double>();
  for (std::size_t seat = 0; seat < 2; ++seat) {
    EXPECT_NEAR(whole["totals"][seat]["error"].get<double>(), errors[seat], 1e-3);
    EXPECT_LE(whole["totals"][seat]["mistakes"].size(), 3u);
    for (const Json& number : whole["totals"][seat]["mistakes"])
      EXPECT_EQ(turns[number.get<std::size_t>() - 1]["seat"], seat);
  }
}

TYPED_TEST(Analysing, WhatWasLookedAtStandsAloneWhenItIsStopped) {
  const Record record = random_record<TypeParam>(tests::kinds_of<TypeParam>()[0], 2);
  const auto game = analysis_of(record, kLittle);
  ASSERT_TRUE(game);
  const Json whole = (*game)->whole({(*game)->turn(0), (*game)->turn(1)});
  EXPECT_EQ(whole["complete"], false);
  EXPECT_EQ(whole["over"], false);
  EXPECT_EQ(whole["turns"].size(), 2u);
  EXPECT_TRUE(whole["winners"].empty());
}

TYPED_TEST(Analysing, TheSameEffortGivesTheSameAnalysis) {
  const Record record = random_record<TypeParam>(tests::kinds_of<TypeParam>()[0], 4);
  const auto one = analysis_of(record, kLittle), other = analysis_of(record, kLittle);
  const int turn = (*one)->turns() / 2;
  EXPECT_EQ((*one)->turn(turn), (*other)->turn(turn));
}

TYPED_TEST(Analysing, ARecordThatDoesNotHoldIsRefused) {
  Record record = random_record<TypeParam>(tests::kinds_of<TypeParam>()[0], 4);
  record.moves[1].text = "unicorn";
  EXPECT_FALSE(analysis_of(record, kLittle));
}

// Whether it is given everything or only what the seat sees: the same moves, worth the same.
TYPED_TEST(Analysing, NothingHiddenIsUsed) {
  using Game = typename TypeParam::Game;
  int looked_at = 0;
  ai_tests::in_random_games<Game>(1, [&](const typename TypeParam::State& state, QuickRandom& random) {
    if (ai_tests::is_secret(state) || random.below(6)) return;
    const auto view = Game::view_for(state, Game::turn(state));
    const auto whole = position_analysis(TypeParam::print_position(state), kLittle);
    const auto seen = position_analysis(TypeParam::print_position(view.table), kLittle);
    ASSERT_TRUE(whole) << whole.sentence();
    ASSERT_TRUE(seen) << seen.sentence();
    ASSERT_EQ((*whole)["moves"], (*seen)["moves"]);
    ++looked_at;
  });
  EXPECT_GT(looked_at, 5);
}

TYPED_TEST(Analysing, TheViewOfAnotherSeatIsRefused) {
  using Game = typename TypeParam::Game;
  const auto options = TypeParam::parse_options(tests::kinds_of<TypeParam>()[0]);
  const auto state = Game::deal(*options, tests::seed_of(1));
  const auto other = Game::view_for(state, static_cast<Seat>(1 - Game::turn(state)));
  const auto answer = position_analysis(TypeParam::print_position(other.table), kLittle);
  ASSERT_FALSE(answer);
  EXPECT_NE(answer.sentence().find("seat"), std::string::npos);
}

TEST(PositionAnalysis, WhatIsNoPositionIsRefused) {
  EXPECT_FALSE(position_analysis(Json::object(), kLittle));
  EXPECT_FALSE(position_analysis(Json{{"game", "chess"}, {"phase", "play"}}, kLittle));
  EXPECT_FALSE(position_analysis(Json{{"game", "beasty"}, {"phase", 3}}, kLittle));
}

}  // namespace
}  // namespace menagerie::analysis
