// Tables that nobody looks at leave the memory, and lose nothing by it.
#include <gtest/gtest.h>

#include "tests/server/at_the_bar.h"

namespace menagerie::server {
namespace {

constexpr Millis kHour = 3'600'000;

void pass(HouseUnderTest& house, Millis time, int times = 1) {
  for (int i = 0; i < times; ++i) {
    house.now += time;
    house.house->tick();
    house.pump();
  }
}

void part_all(TwoAtTheBar& game) {
  for (const Ear& ear : {game.ada, game.bob}) game.house.house->goodbye(ear);
}

TEST(IdleTables, a_waiting_table_leaves_the_memory_and_is_closed_a_day_later) {
  HouseUnderTest house;
  const std::string id = house.table(bar(2), "ada");
  EXPECT_EQ(house.house->tables(), 1u);
  pass(house, 61'000, 2);
  EXPECT_EQ(house.house->tables(), 0u);
  pass(house, 23 * kHour);
  EXPECT_EQ(house.house->tables(), 0u) << "it is not due yet";
  pass(house, kHour);
  EXPECT_EQ(house.join("eve", id)->last("table")["state"], "closed");
}

TEST(IdleTables, a_game_without_a_clock_goes_on_where_it_was) {
  TwoAtTheBar game;
  game.move(game.to_move(), game.to_move()->last("entry")["legal"][0]);
  const int version = game.version();
  part_all(game);
  pass(game.house, 61'000, 2);
  EXPECT_EQ(game.house.house->tables(), 0u);
  const Ear ada = game.house.join("ada", game.id);
  EXPECT_EQ(ada->last("table")["version"], version);
  EXPECT_EQ(game.house.house->tables(), 1u);
  EXPECT_EQ(game.house.join("bob", game.id)->last("table")["turn"], ada->last("table")["turn"]);
}

TEST(IdleTables, stay_while_somebody_is_there) {
  TwoAtTheBar game;
  game.house.house->goodbye(game.ada);
  pass(game.house, 61'000, 5);
  EXPECT_EQ(game.house.house->tables(), 1u);
}

TEST(IdleTables, stay_while_a_clock_runs) {
  Json spec = bar(2);
  spec["clock"] = Json{{"days", 2}};
  TwoAtTheBar game(spec);
  part_all(game);
  pass(game.house, 61'000, 5);
  EXPECT_EQ(game.house.house->tables(), 1u);
  pass(game.house, 49 * kHour);
  EXPECT_EQ(game.house.join("ada", game.id)->last("table")["state"], "over") << "its clock was watched";
}

TEST(IdleTables, stay_while_a_bot_is_to_act) {
  HouseUnderTest house;
  house.threads = HouseUnderTest::Threads::Full;  // the bot gets no thread
  Json spec = bar(2);
  spec["seats"] = Json::array({Json{{"bot", 1}}, Json{{"bot", 1}}});
  house.table(spec, "ada");
  pass(house, 61'000, 3);
  EXPECT_EQ(house.house->tables(), 1u);
}

TEST(IdleTables, lists_show_them_without_taking_them_into_the_memory) {
  HouseUnderTest house;
  Json spec = bar(2);
  spec["open"] = true;
  const std::string id = house.table(spec, "ada");
  pass(house, 61'000, 2);
  Json lobby, games;
  house.house->open_tables(RoomState::Waiting, {}, [&](Result<Json> answer) { lobby = *answer; });
  house.house->games_of("ada", {}, [&](Result<Json> answer) { games = *answer; });
  house.pump();
  ASSERT_EQ(lobby["tables"].size(), 1u);
  EXPECT_EQ(lobby["tables"][0]["seats"][0]["name"], "ada");
  ASSERT_EQ(games["games"].size(), 1u);
  EXPECT_EQ(games["games"][0]["state"], "waiting");
  EXPECT_EQ(house.house->tables(), 0u);
}

TEST(IdleTables, a_finished_game_is_listed_with_seats_winners_and_end) {
  TwoAtTheBar game;
  Json running, games;
  const auto list = [&](Json& to) {
    game.house.house->games_of("bob", {}, [&](Result<Json> answer) { to = (*answer)["games"]; });
    game.house.pump();
  };
  list(running);
  EXPECT_EQ(running[0]["ended"], Json());
  game.house.now += 5'000;
  game.house.command(game.bob, "resign", game.id);
  const Json& last = game.ada->last("entry");
  for (const bool restarted : {false, true}) {
    if (restarted) game.house.restart();
    list(games);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0]["state"], "over");
    EXPECT_EQ(games[0]["seats"][0]["name"], "ada") << "restarted: " << restarted;
    EXPECT_EQ(games[0]["seats"][1]["name"], "bob");
    EXPECT_EQ(games[0]["winners"], Json::array({0}));
    EXPECT_EQ(games[0]["ended"], last["at"]);
    EXPECT_EQ(games[0]["seat"], 1);
    EXPECT_EQ(games[0]["your_turn"], false);
  }
  EXPECT_EQ(game.house.house->tables(), 0U) << "the list takes none into the memory";
}

TEST(IdleTables, a_deleted_host_closes_them) {
  HouseUnderTest house;
  const std::string id = house.table(bar(2), "ada");
  pass(house, 61'000, 2);
  ASSERT_EQ(house.house->tables(), 0u);
  house.store->delete_person("ada", "", house.now, [](store::Outcome) {});
  house.house->person_gone("ada");
  house.pump();
  EXPECT_EQ(house.join("eve", id)->last("table")["state"], "closed");
}

}  // namespace
}  // namespace menagerie::server
