// For whom bots think, and what happens where there is no room to think.
#include <gtest/gtest.h>

#include "tests/server/at_the_bar.h"

namespace menagerie::server {
namespace {

using Player = Room::Thought::Player;

Json bar_with(const Json& seats) {
  Json spec = bar(2);
  spec["seats"] = seats;
  return spec;
}

TEST(Thinking, is_asked_for_by_host_and_level) {
  HouseUnderTest house;
  house.threads = HouseUnderTest::Threads::Away;
  house.table(bar_with({{{"bot", 1}}, "me"}), "ada");
  house.table(bar_with({{{"bot", 6}}, "me"}), "bob");
  ASSERT_EQ(house.thinking_for.size(), 2u);
  EXPECT_EQ(house.thinking_for[0], std::tuple("ada", 1, Player::Bot));
  EXPECT_EQ(house.thinking_for[1], std::tuple("bob", 6, Player::Bot));
}

TEST(Thinking, for_a_player_who_left_is_asked_for_as_a_stand_in) {
  ThreeAtTheBar game;
  game.house.threads = HouseUnderTest::Threads::Away;
  game.house.command(game.ears[0], "resign", game.id);
  ASSERT_EQ(game.house.thinking_for.size(), 1u);
  EXPECT_EQ(std::get<Player>(game.house.thinking_for[0]), Player::StandIn);
}

TEST(Thinking, is_asked_for_again_after_a_pause_where_there_was_no_room) {
  HouseUnderTest house;
  house.threads = HouseUnderTest::Threads::Full;
  const std::string id = house.table(bar_with({{{"bot", 1}}, "me"}), "ada");
  const Ear ada = house.join("ada", id);
  EXPECT_EQ(house.thinking_for.size(), 1u) << "at once it would be a busy loop";
  for (int tick = 0; tick < 10; ++tick) house.house->tick(), house.pump();
  EXPECT_EQ(house.thinking_for.size(), 1u);
  house.now += 1'000;
  house.house->tick();
  house.pump();
  EXPECT_EQ(house.thinking_for.size(), 2u);
  EXPECT_TRUE(ada->frames("entry").empty());
  house.threads = HouseUnderTest::Threads::Think;
  house.now += 1'000;
  house.house->tick();
  house.pump();
  EXPECT_EQ(ada->last("entry")["seat"], 0);
}

}  // namespace
}  // namespace menagerie::server
