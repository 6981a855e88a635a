// What players give away with a move, as a judge finds it who plays on.
#include "arena/judge.h"

#include <gtest/gtest.h>

namespace menagerie::arena {
namespace {

using notation::Json;

const Json kBar = {{"game", "beasty"}, {"cards", "bar"}, {"variant", "guests"}, {"players", 2}};

JudgeOptions asking(const std::vector<const char*>& names, const Json& game, const char* judge) {
  JudgeOptions options{.game = game, .players = {}, .judge = *contender_named(judge), .turns = 30, .games = 40};
  for (const char* name : names) options.players.push_back(*contender_named(name));
  return options;
}

notation::Answer<Judgement> judged(const JudgeOptions& options) {
  const std::atomic<bool> stop = false;
  return run_judge(options, [](std::uint64_t) {}, stop);
}

TEST(Judge, chance_gives_away_more_than_thought) {
  const auto judgement = judged(asking({"random", "champion:300"}, kBar, "champion:16"));
  ASSERT_TRUE(judgement);
  EXPECT_EQ(judgement->turns, 30u);
  EXPECT_FALSE(judgement->interrupted);
  EXPECT_GT(judgement->players[0].away, judgement->players[1].away + 0.02);
  EXPECT_GT(judgement->players[0].error, 0);
}

TEST(Judge, threads_change_nothing) {
  JudgeOptions options = asking({"greedy"}, kBar, "greedy");
  const auto alone = judged(options);
  options.threads = 3;
  const auto together = judged(options);
  ASSERT_TRUE(alone && together);
  EXPECT_EQ(alone->players[0].away, together->players[0].away);
  EXPECT_EQ(alone->players[0].error, together->players[0].error);
  options.seed = "another";
  EXPECT_NE(judged(options)->players[0].away, alone->players[0].away);
}

TEST(Judge, every_game_and_number_of_players) {
  for (const int players : {2, 3, 4}) {
    for (const char* cards : {"bar", "town", "mix"})
      for (const char* variant : {"guests", "points"}) {
        JudgeOptions options = asking(
            {"random"}, {{"game", "beasty"}, {"cards", cards}, {"variant", variant}, {"players", players}}, "greedy");
        options.turns = 4, options.games = 6;
        ASSERT_TRUE(judged(options)) << cards << variant << players;
        EXPECT_EQ(judged(options)->turns, 4u);
      }
    JudgeOptions options = asking({"random"}, {{"game", "ark"}, {"players", players}}, "greedy");
    options.turns = 4, options.games = 6;
    EXPECT_EQ(judged(options)->turns, 4u) << players;
  }
}

TEST(Judge, a_program_is_refused) {
  EXPECT_FALSE(judged(asking({"cmd:true"}, kBar, "greedy")));
  EXPECT_FALSE(judged(asking({"greedy"}, kBar, "cmd:true")));
}

TEST(Judge, who_stops_it_is_told_what_was_found) {
  std::atomic<bool> stop = true;
  const auto judgement = run_judge(asking({"greedy"}, kBar, "greedy"), [](std::uint64_t) {}, stop);
  ASSERT_TRUE(judgement);
  EXPECT_TRUE(judgement->interrupted);
  EXPECT_EQ(judgement->turns, 0u);
  ASSERT_EQ(judgement->players.size(), 1u);
}

}  // namespace
}  // namespace menagerie::arena
