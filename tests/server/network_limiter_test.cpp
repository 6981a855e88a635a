// Limits count by networks that one customer of a provider has: an IPv4 address, an IPv6 /64, and wider ones per /48.
#include "server/network_limiter.h"

#include <gtest/gtest.h>

namespace menagerie::server {
namespace {

constexpr Millis kNow = 1'000'000;

int allowed(NetworkLimiter& limiter, const std::function<std::string(int)>& address_of, int tries) {
  int count = 0;
  for (int i = 0; i < tries; ++i) count += limiter.spend(address_of(i), kNow);
  return count;
}

TEST(Networks, are_named_by_what_one_customer_has) {
  EXPECT_EQ(network_of("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(network_of("::ffff:192.0.2.7"), "::ffff:192.0.2.7");
  EXPECT_EQ(network_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
  EXPECT_EQ(network_of("2001:db8:1:2::1"), network_of("2001:db8:1:2:ffff::"));
  EXPECT_NE(network_of("2001:db8:1:2::1"), network_of("2001:db8:1:3::1"));
  EXPECT_EQ(network_of("no address"), "no address");
}

TEST(NetworkLimiter, every_ipv4_address_has_an_allowance) {
  NetworkLimiter limiter({5, 0.001});
  EXPECT_EQ(allowed(limiter, [](int) { return "192.0.2.7"; }, 20), 5);
  EXPECT_EQ(allowed(limiter, [](int i) { return "192.0.2." + std::to_string(100 + i); }, 20), 20);
}

TEST(NetworkLimiter, a_64_has_one_allowance_and_a_48_eight) {
  NetworkLimiter limiter({5, 0.001});
  EXPECT_EQ(allowed(limiter, [](int i) { return "2001:db8:1:1::" + std::to_string(i); }, 20), 5);
  EXPECT_EQ(allowed(limiter, [](int i) { return "2001:db8:1:" + std::to_string(2 + i) + "::1"; }, 99), 35);
  EXPECT_EQ(allowed(limiter, [](int i) { return "2001:db8:2:" + std::to_string(i) + "::1"; }, 99), 40);
}

TEST(NetworkLimiter, work_that_is_done_makes_the_whole_network_wait) {
  NetworkLimiter limiter({10, 2});
  EXPECT_EQ(limiter.charge("192.0.2.7", kNow, 9), 0);
  EXPECT_EQ(limiter.charge("192.0.2.7", kNow, 4), 2'001) << "a debt of 3, and credit for one more";
  EXPECT_GT(limiter.charge("192.0.2.7", kNow, 100), 50'000) << "those who come later wait longer";
  EXPECT_EQ(limiter.charge("192.0.2.8", kNow, 9), 0);
  EXPECT_EQ(limiter.charge("2001:db8:1:1::1", kNow, 9), 0);
  for (int i = 2; i < 9; ++i) (void)limiter.charge("2001:db8:1:" + std::to_string(i) + "::1", kNow, 9);
  EXPECT_GT(limiter.charge("2001:db8:1:9::1", kNow, 9), 0) << "the /48 has no credit left";
}

}  // namespace
}  // namespace menagerie::server
