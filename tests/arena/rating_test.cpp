// The arithmetic of the arena, against values worked out by hand.
#include <gtest/gtest.h>

#include <cmath>

#include "arena/sprt.h"
#include "engine/quick_random.h"

namespace menagerie::arena {
namespace {

DealPoints deal(double of_a, double of_both, double luck = 0) { return {{of_a, of_both}, {luck, 0}}; }

Rating rated(const DealSums& sums, std::uint64_t games) {
  return rating_of(sums.score(), sums.variance_of_score(), games);
}

TEST(Rating, elo_and_score_are_what_every_table_says) {
  EXPECT_NEAR(elo_of(0.5), 0, 1e-9);
  EXPECT_NEAR(elo_of(0.75), 190.848, 1e-3);
  EXPECT_NEAR(elo_of(0.64), 99.951, 1e-3);
  EXPECT_NEAR(elo_of(10.0 / 11), 400, 1e-9);
  EXPECT_NEAR(score_of(200), 0.759747, 1e-6);
  for (const double elo : {-700.0, -3.0, 0.0, 55.0, 1200.0}) EXPECT_NEAR(elo_of(score_of(elo)), elo, 1e-6);
}

TEST(Rating, the_error_comes_from_the_variance_between_deals) {
  DealSums sums;
  for (int i = 0; i < 50; ++i) {
    sums.add(deal(2, 2));
    sums.add(deal(0, 2));
  }
  EXPECT_EQ(sums.deals(), 100u);
  EXPECT_DOUBLE_EQ(sums.score(), 0.5);
  EXPECT_NEAR(sums.variance_of_score(), 0.25 / 99, 1e-12);
  // 1.96 · √(0.25 / 99) · 400 / ln 10 / 0.25
  EXPECT_NEAR(rated(sums, 200).error, 68.444, 1e-2);
}

TEST(Rating, deals_that_end_evenly_say_more_than_deals_that_are_swept) {
  DealSums even, swept;
  for (int i = 0; i < 100; ++i) {
    even.add(deal(i % 10 == 0 ? 2 : i % 10 == 1 ? 0 : 1, 2));
    swept.add(deal(i % 2 == 0 ? 2 : 0, 2));
  }
  EXPECT_DOUBLE_EQ(even.score(), swept.score());
  EXPECT_LT(rated(even, 200).error, rated(swept, 200).error / 2);
}

TEST(Rating, a_ratio_of_sums_has_the_variance_of_its_pulls) {
  DealSums sums;
  const double points[][2] = {{4, 8}, {7, 9}, {2, 7}, {6, 10}, {5, 6}};
  double of_a = 0, of_both = 0;
  for (const auto& [a, both] : points) {
    sums.add(deal(a, both));
    of_a += a;
    of_both += both;
  }
  double spread = 0;
  for (const auto& [a, both] : points) spread += std::pow(a - of_a / of_both * both, 2);
  EXPECT_NEAR(sums.variance_of_score(), 5.0 / 4 * spread / (of_both * of_both), 1e-12);
}

TEST(Rating, nobody_is_infinitely_better_and_nobody_is_sure_of_it) {
  for (const double won : {0.0, 2.0}) {
    DealSums sums;
    for (int i = 0; i < 10; ++i) sums.add(deal(won, 2));
    const Rating rating = rated(sums, 20);
    EXPECT_EQ(rating.score, won / 2);
    EXPECT_NEAR(std::abs(rating.elo), elo_of(1 - 0.5 / 20), 1e-9);
    EXPECT_GT(rating.error, 300);
    EXPECT_TRUE(std::isfinite(rating.error));
  }
  DealSums one;
  one.add(deal(1, 2));
  EXPECT_GT(rated(one, 2).error, 100) << "one deal says nearly nothing";
}

TEST(Rating, luck_that_explains_a_result_is_taken_out_of_it) {
  QuickRandom random(5);
  DealSums sums;
  for (int i = 0; i < 2000; ++i) {
    const double luck = static_cast<double>(random.below(1001)) / 1000 - 0.5;
    const double skill = static_cast<double>(random.below(101)) / 1000;
    sums.add(deal(1.1 + luck + skill, 2, luck));
  }
  const auto adjusted = sums.without_luck();
  EXPECT_NEAR(adjusted.part, 1, 0.02);
  EXPECT_NEAR(adjusted.score, (1.1 + 0.05) / 2, 0.002);
  EXPECT_LT(adjusted.variance, sums.variance_of_score() / 50);
}

TEST(Rating, without_any_luck_nothing_is_adjusted) {
  DealSums sums;
  for (int i = 0; i < 10; ++i) sums.add(deal(i % 3, 2));
  const auto adjusted = sums.without_luck();
  EXPECT_EQ(adjusted.score, sums.score());
  EXPECT_EQ(adjusted.variance, sums.variance_of_score());
  EXPECT_EQ(adjusted.part, 0);
}

TEST(Sprt, the_ratio_is_that_of_two_normal_distributions) {
  DealSums sums;
  for (int i = 0; i < 400; ++i) sums.add(deal(i % 4 == 0 ? 0.5 : i % 4 == 1 ? 2 : 1, 2));
  const double mean = sums.score(), variance = sums.variance_of_score();
  const double score0 = score_of(0), score1 = score_of(30);
  const double by_hand = (std::pow(mean - score0, 2) - std::pow(mean - score1, 2)) / (2 * variance);
  EXPECT_NEAR(log_likelihood_ratio(sums, 800, {0, 30}), by_hand, 1e-9);
  EXPECT_NEAR(kSprtLimit, std::log((1 - kSprtError) / kSprtError), 1e-9);
}

TEST(Sprt, it_finds_who_is_better_and_who_is_not) {
  DealSums better, worse;
  for (std::uint64_t deals = 1; deals <= 60; ++deals) {
    better.add(deal(deals % 5 == 0 ? 1 : 2, 2));
    worse.add(deal(deals % 5 == 0 ? 1 : 0, 2));
    if (deals >= kFewestDealsForVerdict) continue;
    EXPECT_EQ(verdict(better, 2 * deals, {0, 100}), Verdict::Open) << "too early";
  }
  EXPECT_EQ(verdict(better, 120, {0, 100}), Verdict::Elo1);
  EXPECT_EQ(verdict(worse, 120, {0, 100}), Verdict::Elo0);
}

TEST(Sprt, a_wrong_verdict_is_as_rare_as_it_says) {
  constexpr int kRuns = 400;
  QuickRandom random(11);
  int wrong = 0;
  for (int run = 0; run < kRuns; ++run) {
    DealSums sums;
    Verdict found = Verdict::Open;
    for (std::uint64_t deals = 1; deals <= 4000 && found == Verdict::Open; ++deals) {
      sums.add(deal(random.below(2) + random.below(2), 2));  // two equal players
      found = verdict(sums, 2 * deals, {0, 40});
    }
    wrong += found == Verdict::Elo1;
  }
  EXPECT_LT(wrong, kRuns / 10);
}

}  // namespace
}  // namespace menagerie::arena
