// Whole contests: the same result on any number of threads, an early end that is the same too, and the report.
#include "arena/contest.h"

#include <gtest/gtest.h>

#include "tests/games.h"

namespace menagerie::arena {
namespace {

using notation::Json;

ContestOptions between(const char* a, const char* b, Json game, std::uint64_t deals) {
  return {.game = std::move(game), .a = *contender_named(a), .b = *contender_named(b), .deals = deals};
}

Json bar(int players) { return {{"game", "beasty"}, {"cards", "bar"}, {"variant", "guests"}, {"players", players}}; }

Standing run(const ContestOptions& options) {
  Watcher nobody;
  const std::atomic<bool> stop = false;
  const auto standing = run_contest(options, nobody, stop);
  EXPECT_TRUE(standing) << standing.sentence();
  return standing ? *standing : Standing{};
}

// All but the times.
std::string timeless(const ContestOptions& options, const Standing& standing) {
  Json json = report(options, standing);
  json.erase("ms_per_move");
  return json.dump();
}

TEST(Contest, threads_change_nothing) {
  ContestOptions options = between("plain:60", "greedy", bar(3), 5);
  options.luck = LooksForLuck::Yes;
  const std::string alone = timeless(options, run(options));
  for (const int threads : {2, 5}) {
    options.threads = threads;
    EXPECT_EQ(timeless(options, run(options)), alone);
  }
  options.seed = "another";
  EXPECT_NE(timeless(options, run(options)), alone);
}

TEST(Contest, every_game_is_played_from_every_seat) {
  for (const Json& game : tests::beasty_kinds()) {
    const auto standing = run(between("random", "random", game, 1));
    EXPECT_EQ(standing.games, game["players"] == 2 ? 2u : 6u) << game;
    EXPECT_EQ(standing.wins + standing.draws + standing.losses, standing.games);
    EXPECT_FALSE(standing.interrupted);
  }
  for (const Json& game : tests::ark_kinds()) EXPECT_EQ(run(between("random", "random", game, 1)).deals, 1u) << game;
}

TEST(Contest, thinking_beats_chance_and_chance_loses_as_much) {
  const auto won = run(between("plain:100", "random", bar(2), 20)).rating();
  EXPECT_GT(won.elo, 100);
  const auto lost = run(between("random", "plain:100", bar(2), 20)).rating();
  EXPECT_LT(lost.elo, -100);
}

TEST(Contest, a_test_ends_it_early_at_the_same_deal_on_any_number_of_threads) {
  ContestOptions options = between("greedy", "random", bar(2), 100'000);
  options.sprt = SprtBounds{0, 50};
  const Standing alone = run(options);
  EXPECT_EQ(alone.verdict, Verdict::Elo1);
  EXPECT_GE(alone.deals, kFewestDealsForVerdict);
  EXPECT_LT(alone.deals, 5'000u);
  EXPECT_FALSE(alone.interrupted);
  options.threads = 3;
  EXPECT_EQ(timeless(options, run(options)), timeless(options, alone));
}

TEST(Contest, who_stops_it_is_told_what_was_found) {
  class Impatient : public Watcher {
   public:
    std::atomic<bool> stop = false;
    void look(const Standing& standing) override { stop = standing.deals >= 3; }
  } impatient;
  ContestOptions options = between("greedy", "random", bar(2), 100'000'000);
  options.threads = 2;
  const auto standing = run_contest(options, impatient, impatient.stop);
  ASSERT_TRUE(standing);
  EXPECT_TRUE(standing->interrupted);
  EXPECT_GE(standing->deals, 3u);
  EXPECT_EQ(standing->games, 2 * standing->deals) << "only whole deals count";
  EXPECT_EQ(report(options, *standing)["interrupted"], true);
}

TEST(Contest, a_report_has_the_words_that_were_promised_and_no_number_without_end) {
  const ContestOptions options = between("greedy", "random", bar(2), 2);
  Standing swept;
  swept.deals = 2;
  swept.games = 4;
  for (int i = 0; i < 2; ++i) swept.sums.add({{2, 2}, {}});
  for (const Standing& standing : {run(options), swept, Standing{}}) {
    const std::string text = report(options, standing).dump();
    const Json json = Json::parse(text, nullptr, false);
    for (const char* name : {"games", "score", "elo", "error", "ms_per_move"}) EXPECT_TRUE(json.contains(name)) << name;
    EXPECT_EQ(json["ms_per_move"].size(), 2u);
    EXPECT_EQ(json["elo"].is_number(), standing.games > 0) << text;
    EXPECT_EQ(json["error"].is_number(), standing.games > 0) << text;
    EXPECT_EQ(json["a"], "greedy");
    EXPECT_EQ(json["cards"], "bar");
  }
}

}  // namespace
}  // namespace menagerie::arena
