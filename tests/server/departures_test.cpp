// A person who was deleted keeps no seat and no open table, even if the server died right after the deletion.
#include <gtest/gtest.h>

#include "tests/server/at_the_bar.h"

namespace menagerie::server {
namespace {

// What is left when a server is killed between the deletion and everything after it.
void delete_and_kill(HouseUnderTest& house, const std::string& person) {
  house.store->delete_person(person, "", house.now,
                             [](store::Outcome outcome) { EXPECT_EQ(outcome, store::Outcome::Stored); });
  house.pump();
  house.restart();
}

std::size_t open_departures(HouseUnderTest& house) {
  std::size_t count = 0;
  for (int i = 0; i < 5; ++i) {
    house.now += 2'000;
    house.house->tick();
    house.pump();
  }
  house.store->departures(10,
                          [&](store::Outcome, const std::vector<store::Departure>& found) { count = found.size(); });
  house.pump();
  return count;
}

TEST(Departures, a_game_of_two_is_resigned_after_a_kill) {
  TwoAtTheBar game;
  delete_and_kill(game.house, "ada");
  const Json table = game.house.join("bob", game.id)->last("table");
  EXPECT_EQ(table["state"], "over");
  EXPECT_EQ(table["winners"], Json::array({1}));
  EXPECT_EQ(open_departures(game.house), 0U);
}

TEST(Departures, a_game_of_three_goes_on_with_a_stand_in_after_a_kill) {
  ThreeAtTheBar game;
  game.house.threads = HouseUnderTest::Threads::Away;
  delete_and_kill(game.house, "bob");
  const Json table = game.house.join("ada", game.id)->last("table");
  EXPECT_EQ(table["state"], "playing");
  EXPECT_EQ(table["seats"][1]["left"], true);
  EXPECT_EQ(open_departures(game.house), 0U);
}

TEST(Departures, the_open_tables_of_a_deleted_host_are_closed) {
  HouseUnderTest house;
  Json spec = bar(3);
  spec["open"] = true;
  const std::string id = house.table(spec, "ada"), other = house.table(spec, "cyd");
  const Ear bob = house.join("bob", id);
  house.command(bob, "sit", id);
  house.store->delete_person("ada", "", house.now, [](store::Outcome) {});
  house.house->person_gone("ada");
  house.pump();
  EXPECT_EQ(bob->last("entry")["what"], "close");
  Json listed;
  house.house->open_tables(RoomState::Waiting, {}, [&](Result<Json> result) { listed = (*result)["tables"]; });
  house.pump();
  ASSERT_EQ(listed.size(), 1U);
  EXPECT_EQ(listed[0]["table"], other);
  EXPECT_EQ(open_departures(house), 0U);
}

TEST(Departures, a_seat_at_a_waiting_table_is_free_again_after_a_kill) {
  HouseUnderTest house;
  const std::string id = house.table(bar(3), "ada");
  house.command(house.join("bob", id), "sit", id);
  delete_and_kill(house, "bob");
  EXPECT_EQ(house.join("ada", id)->last("table")["seats"][1]["kind"], "empty");
  EXPECT_EQ(open_departures(house), 0U);
}

TEST(Departures, of_a_player_in_many_games_leave_each_of_them) {
  HouseUnderTest house;
  house.threads = HouseUnderTest::Threads::Away;
  std::vector<std::string> games;
  for (int i = 0; i < 14; ++i) {
    games.push_back(house.table(bar(3), "ada"));
    for (const char* name : {"bob", "cyd"}) house.command(house.join(name, games.back()), "sit", games.back());
  }
  delete_and_kill(house, "bob");
  EXPECT_EQ(open_departures(house), 0U);
  for (const std::string& id : games) {
    const Json table = house.join("ada", id)->last("table");
    EXPECT_EQ(table["state"], "playing");
    EXPECT_EQ(table["seats"][1]["left"], true);
  }
}

TEST(Departures, of_a_host_with_many_tables_take_some_rounds) {
  HouseUnderTest house;
  for (int i = 0; i < 35; ++i) house.table(bar(3), "ada");
  delete_and_kill(house, "ada");
  const auto waiting = [&] {
    std::size_t count = 0;
    house.store->unfinished_tables([&](store::Outcome, const auto& found) { count = found.size(); });
    house.pump();
    return count;
  };
  EXPECT_EQ(waiting(), 25U) << "ten at the start";
  EXPECT_EQ(open_departures(house), 0U);
  EXPECT_EQ(waiting(), 0U);
}

// Nobody can leave between the start and the deal: the seat is given up afterwards.
TEST(Departures, between_the_start_and_the_deal_wait_for_the_deal) {
  HouseUnderTest house;
  Json spec = bar(2);
  spec["begin"] = "host";
  const std::string id = house.table(spec, "ada");
  const Ear ada = house.join("ada", id), bob = house.join("bob", id);
  house.command(bob, "sit", id);
  house.command(bob, "lot", id, Json{{"lot", std::string(64, 'a')}});
  house.command(ada, "start", id);
  EXPECT_EQ(ada->last("entry")["state"], "drawing");
  house.store->delete_person("bob", "", house.now, [](store::Outcome) {});
  house.house->person_gone("bob");
  house.pump();
  EXPECT_EQ(ada->last("entry")["state"], "drawing");
  house.now += 11'000;
  EXPECT_EQ(open_departures(house), 0U);
  EXPECT_EQ(ada->last("entry")["state"], "over");
}

}  // namespace
}  // namespace menagerie::server
