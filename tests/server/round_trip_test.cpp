// What counts as lag: only answers to our own pings, and the best of several.
#include "server/socket/round_trip.h"

#include <gtest/gtest.h>

namespace menagerie::server {
namespace {

TEST(RoundTrip, is_unknown_before_several_answers) {
  RoundTrip trip;
  EXPECT_EQ(trip.best(), std::nullopt);
  EXPECT_EQ(trip.pong("", 1'000), std::nullopt);
  for (Millis now = 1'000; now < 3'000; now += 1'000) {
    EXPECT_EQ(trip.pong(trip.ping(7, now), now + 30), 30);
    EXPECT_EQ(trip.best(), std::nullopt);
  }
  EXPECT_EQ(trip.pong(trip.ping(7, 4'000), 4'050), 50);
  EXPECT_EQ(trip.best(), 30);
}

TEST(RoundTrip, does_not_count_a_pong_that_answers_nothing) {
  RoundTrip trip;
  const std::string payload = trip.ping(7, 1'000);
  EXPECT_EQ(trip.pong("", 1'900), std::nullopt);
  EXPECT_EQ(trip.pong("8", 1'900), std::nullopt);
  EXPECT_EQ(trip.pong(payload, 1'040), 40);
  EXPECT_EQ(trip.pong(payload, 1'950), std::nullopt);  // answered already
}

TEST(RoundTrip, is_the_smallest_of_the_last_few) {
  RoundTrip trip;
  Millis now = 1'000;
  const auto measure = [&](Millis lag) {
    const std::string payload = trip.ping(static_cast<std::uint64_t>(now), now);
    trip.pong(payload, now + lag);
    now += 20'000;
  };
  for (int i = 0; i < 3; ++i) measure(900);
  EXPECT_EQ(trip.best(), 900);
  measure(50);
  for (int i = 0; i < 5; ++i) measure(900);
  EXPECT_EQ(trip.best(), 50);
  measure(900);  // the good one is forgotten: the network may have changed
  EXPECT_EQ(trip.best(), 900);
}

}  // namespace
}  // namespace menagerie::server
