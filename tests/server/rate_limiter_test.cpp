// Credit runs out, is refilled with time, belongs to one key, and takes bounded memory.
#include "server/rate_limiter.h"

#include <gtest/gtest.h>

#include <string>

namespace menagerie::server {
namespace {

TEST(RateLimiter, credit_runs_out_and_comes_back) {
  RateLimiter limit({3, 0.5});
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(limit.spend("here", 1'000));
  EXPECT_FALSE(limit.spend("here", 1'000));
  EXPECT_FALSE(limit.spend("here", 2'900));
  EXPECT_TRUE(limit.spend("here", 3'100));
  EXPECT_FALSE(limit.spend("here", 3'200));
}

TEST(RateLimiter, keeps_one_bucket_per_key) {
  RateLimiter limit({1, 0.1});
  EXPECT_TRUE(limit.spend("here", 1'000));
  EXPECT_FALSE(limit.spend("here", 1'000));
  EXPECT_TRUE(limit.spend("there", 1'000));
}

TEST(RateLimiter, credit_is_never_more_than_its_bound_and_time_never_runs_backwards) {
  RateLimiter limit({2, 100});
  EXPECT_TRUE(limit.spend("here", 1'000'000));
  EXPECT_TRUE(limit.spend("here", 9'000'000));
  EXPECT_TRUE(limit.spend("here", 9'000'000));
  EXPECT_FALSE(limit.spend("here", 9'000'000));
  EXPECT_FALSE(limit.spend("here", 1'000));
}

TEST(RateLimiter, say_how_long_to_wait) {
  TokenBucket credit;
  const Allowance allowance{1, 0.5};
  EXPECT_TRUE(credit.spend(allowance, 1'000));
  EXPECT_FALSE(credit.spend(allowance, 1'000));
  const Millis wait = credit.wait(allowance);
  EXPECT_FALSE(credit.spend(allowance, 1'000 + wait / 2));
  EXPECT_TRUE(credit.spend(allowance, 1'000 + wait));
}

TEST(RateLimiter, work_that_is_done_already_may_leave_a_debt) {
  TokenBucket credit;
  const Allowance allowance{10, 2};
  credit.charge(allowance, 1'000, 13);
  EXPECT_FALSE(credit.spend(allowance, 1'000));
  EXPECT_GE(credit.wait(allowance), 2'000);
  EXPECT_FALSE(credit.spend(allowance, 2'900));
  EXPECT_TRUE(credit.spend(allowance, 3'100));
}

TEST(RateLimiter, evicts_the_least_recently_used_key) {
  RateLimiter limiter({1, 0.001}, 3);
  for (const char* key : {"a", "b", "c"}) EXPECT_TRUE(limiter.spend(key, 1'000));
  EXPECT_FALSE(limiter.spend("a", 1'000));  // used just now: "b" is the oldest
  EXPECT_TRUE(limiter.spend("d", 1'000));
  EXPECT_EQ(limiter.size(), 3U);
  EXPECT_FALSE(limiter.spend("a", 1'000));
  EXPECT_FALSE(limiter.spend("c", 1'000));
  EXPECT_TRUE(limiter.spend("b", 1'000));
}

TEST(RateLimiter, does_not_forget_an_attacker_among_many_strangers_who_asks_on) {
  RateLimiter limiter({1, 0.001}, 100);
  EXPECT_TRUE(limiter.spend("attacker", 1'000));
  for (int i = 0; i < 10'000; ++i) {
    limiter.spend("stranger " + std::to_string(i), 1'000);
    if (i % 50 == 0) {
      EXPECT_FALSE(limiter.spend("attacker", 1'000));
    }
  }
  EXPECT_EQ(limiter.size(), 100U);
}

}  // namespace
}  // namespace menagerie::server
