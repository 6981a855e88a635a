// The names of players.
#include "arena/contender.h"

#include <gtest/gtest.h>

namespace menagerie::arena {
namespace {

using ai::Looks;
using Words = std::vector<std::string>;

Contender named(std::string_view name) {
  const auto contender = contender_named(name);
  EXPECT_TRUE(contender) << name << ": " << contender.sentence();
  return contender ? *contender : Contender{};
}

TEST(Contender, a_level_is_its_mind) {
  for (const std::string_view level : ai::kLevelNames) {
    EXPECT_EQ(named(level).mind, ai::mind_of(*ai::level_named(level)));
    EXPECT_FALSE(named(level).clock);
    EXPECT_FALSE(named(level).is_program());
  }
}

TEST(Contender, a_limit_changes_the_effort_and_nothing_else) {
  ai::Mind mind = ai::mind_of(ai::Level::Champion);
  mind.iterations = 2000;
  mind.ending_turns = ai::ending_turns_beside(2'000);
  EXPECT_EQ(named("champion:2000").mind, mind);
  const Contender by_clock = named("champion:50ms");
  EXPECT_EQ(by_clock.clock, Milliseconds(50));
  EXPECT_GE(by_clock.mind.iterations, 100'000) << "the clock should stop it, not the number";
  mind.iterations = by_clock.mind.iterations, mind.ending_turns = by_clock.mind.ending_turns;
  EXPECT_EQ(by_clock.mind, mind);
  EXPECT_LE(named("champion:600000ms").mind.iterations, 10'000'000);
}

TEST(Contender, plain_search_random_and_greedy_are_yardsticks) {
  EXPECT_EQ(named("plain:10000").mind, ai::plain_mind(10'000));
  EXPECT_EQ(named("response:50").mind, (ai::Mind{.iterations = 50, .others_think = 100}));
  EXPECT_EQ(named("plain:50ms").clock, Milliseconds(50));
  EXPECT_EQ(named("random").mind.looks, Looks::Nowhere);
  EXPECT_EQ(named("greedy").mind.looks, Looks::AtTheTurn);
}

TEST(Contender, who_solves_endings_early_spends_on_it_what_the_limit_allows) {
  EXPECT_EQ(named("champion:20000").mind, ai::mind_of(ai::Level::Champion));
  EXPECT_EQ(named("champion:100").mind.ending_turns, 1'500);
  EXPECT_EQ(named("champion:50ms").mind.ending_turns, 250'000);
  EXPECT_EQ(named("champion:600000ms").mind.ending_turns, 150'000'000);
  for (const char* name : {"owner:100", "owner:50ms", "plain:50ms", "response:50"})
    EXPECT_EQ(named(name).mind.ending_turns, 0) << name;
}

TEST(Contender, parts_of_a_mind_can_be_switched_off) {
  EXPECT_EQ(named("champion-net").mind.leaf, ai::Leaf::Playout);
  EXPECT_FALSE(named("champion-prior:100").mind.prior);
  EXPECT_FALSE(named("champion-endgame:5ms").mind.solves_endings);
  EXPECT_FALSE(named("champion-belief").mind.many_worlds);
  EXPECT_TRUE(named("champion:50ms").mind.reads_turns);
  EXPECT_FALSE(named("champion-reading:50ms").mind.reads_turns);
  ai::Mind bare = ai::mind_of(ai::Level::Champion);
  bare.leaf = ai::Leaf::Playout;
  bare.prior = bare.solves_endings = bare.many_worlds = bare.reads_turns = false;
  EXPECT_EQ(named("champion-net-prior-endgame-belief-reading").mind, bare);
}

TEST(Contender, a_program_has_words) {
  EXPECT_EQ(named("cmd:build/menagerie bot champion").command, (Words{"build/menagerie", "bot", "champion"}));
  EXPECT_EQ(named("cmd:  a   b\tc ").command, (Words{"a", "b", "c"}));
  EXPECT_EQ(named("cmd:'a b' \"c'd\"e \"\"").command, (Words{"a b", "c'de", ""}));
}

TEST(Contender, a_wrong_name_gets_a_sentence_that_says_what_is_possible) {
  for (const std::string_view name : {"",
                                      "queen",
                                      "Champion",
                                      "champion ",
                                      "champion-",
                                      "champion-eyes",
                                      "champion:",
                                      "champion:0",
                                      "champion:-5",
                                      "champion:1.5",
                                      "champion:50 ms",
                                      "champion:50s",
                                      "champion:99999999999",
                                      "champion:ms",
                                      "champion:0ms",
                                      "plain",
                                      "plain:",
                                      "random:5",
                                      "greedy:5ms",
                                      "greedy-net",
                                      "newcomer:50ms",
                                      "cmd:",
                                      "cmd: ",
                                      "cmd:'a",
                                      "cmd:\"\" b"}) {
    const auto contender = contender_named(name);
    EXPECT_FALSE(contender) << name;
    EXPECT_GT(contender.sentence().size(), 20u) << name;
  }
  for (const std::string_view word : {"newcomer", "champion", "plain:", "random", "greedy", "cmd:", "50ms"})
    EXPECT_NE(contender_named("queen").sentence().find(word), std::string::npos) << word;
}

}  // namespace
}  // namespace menagerie::arena
