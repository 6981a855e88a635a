// Credit runs out, comes back with time, and belongs to one address.
#include "server/limits.h"

#include <gtest/gtest.h>

namespace menagerie::server {
namespace {

TEST(Limits, credit_runs_out_and_comes_back) {
  Limit limit({3, 0.5});
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(limit.spend("here", 1'000));
  EXPECT_FALSE(limit.spend("here", 1'000));
  EXPECT_FALSE(limit.spend("here", 2'900));
  EXPECT_TRUE(limit.spend("here", 3'100));
  EXPECT_FALSE(limit.spend("here", 3'200));
}

TEST(Limits, are_for_each_address_its_own) {
  Limit limit({1, 0.1});
  EXPECT_TRUE(limit.spend("here", 1'000));
  EXPECT_FALSE(limit.spend("here", 1'000));
  EXPECT_TRUE(limit.spend("there", 1'000));
}

TEST(Limits, credit_is_never_more_than_its_bound_and_time_never_runs_backwards) {
  Limit limit({2, 100});
  EXPECT_TRUE(limit.spend("here", 1'000'000));
  EXPECT_TRUE(limit.spend("here", 9'000'000));
  EXPECT_TRUE(limit.spend("here", 9'000'000));
  EXPECT_FALSE(limit.spend("here", 9'000'000));
  EXPECT_FALSE(limit.spend("here", 1'000));
}

TEST(Limits, say_how_long_to_wait) {
  Credit credit;
  const Allowance allowance{1, 0.5};
  EXPECT_TRUE(credit.spend(allowance, 1'000));
  EXPECT_FALSE(credit.spend(allowance, 1'000));
  const Millis wait = credit.wait(allowance);
  EXPECT_FALSE(credit.spend(allowance, 1'000 + wait / 2));
  EXPECT_TRUE(credit.spend(allowance, 1'000 + wait));
}

}  // namespace
}  // namespace menagerie::server
