// What a host may do, who leaves and comes back, and what follows a game.
#include <gtest/gtest.h>

#include "notation/record.h"
#include "tests/server/at_the_bar.h"

namespace menagerie::server {
namespace {

TEST(Tables, are_not_made_for_a_person_who_was_deleted) {
  HouseUnderTest house;
  house.meet("ada");
  house.store->delete_person("ada", "", 1, [](store::Outcome) {});
  std::string code;
  house.house->make_table("ada", *parse_spec(bar(2)),
                          [&](Result<Json> made) { code = made ? "made" : made.refused().code; });
  house.pump();
  EXPECT_EQ(code, "no_session");
  EXPECT_EQ(house.house->tables(), 0u);
}

TEST(Tables, resigning_a_game_of_two_loses_it) {
  TwoAtTheBar game;
  game.house.command(game.bob, "resign", game.id);
  EXPECT_EQ(game.ada->last("entry")["state"], "over");
  EXPECT_EQ(game.ada->last("entry")["winners"], Json::array({0}));
}

TEST(Tables, with_three_players_a_bot_plays_on_for_who_resigned_and_cannot_win) {
  for (int leaver = 0; leaver < 3; ++leaver) {
    ThreeAtTheBar game;
    game.house.command(game.ears[static_cast<std::size_t>(leaver)], "resign", game.id);
    EXPECT_EQ(game.last()["state"], "playing");
    game.move_until([] { return false; });
    EXPECT_EQ(game.last()["state"], "over");
    const Json end = game.last();
    for (const Json& winner : end["winners"]) EXPECT_NE(winner, leaver);
    std::string text;
    game.house.house->record_of(game.id, [&](Result<std::string> record) { text = *record; });
    const auto record = notation::parse_record(text);
    EXPECT_EQ(record->left, std::vector<int>{leaver});
    EXPECT_TRUE(notation::verify(*record)) << notation::verify(*record).sentence();
    game.house.command(game.ears[static_cast<std::size_t>(leaver)], "back", game.id);
    EXPECT_EQ(game.ears[static_cast<std::size_t>(leaver)]->last("refused")["code"], "not_now");
  }
}

TEST(Tables, the_host_puts_out_only_who_has_been_away) {
  ThreeAtTheBar game;
  game.house.threads = HouseUnderTest::Threads::Away;
  game.house.command(game.ears[0], "kick", game.id, Json{{"seat", 1}});
  EXPECT_EQ(game.ears[0]->last("refused")["code"], "not_now");
  game.house.house->goodbye(game.ears[1]);
  EXPECT_EQ(game.ears[0]->last("here")["here"], false);
  game.house.now += Room::kAbsence + 1;
  game.house.command(game.ears[0], "kick", game.id, Json{{"seat", 1}});
  EXPECT_EQ(game.last()["what"], "leave");
  game.house.command(game.ears[1], "back", game.id);
  EXPECT_EQ(game.last()["what"], "back");
}

TEST(Tables, only_the_host_kicks_seats_bots_starts_and_closes) {
  HouseUnderTest house;
  Json spec = bar(3);
  spec["begin"] = "host";
  const std::string id = house.table(spec, "ada");
  const Ear ada = house.join("ada", id), bob = house.join("bob", id);
  house.command(bob, "sit", id);
  for (const char* what : {"start", "close"}) {
    house.command(bob, what, id);
    EXPECT_EQ(bob->last("refused")["code"], "not_host");
  }
  house.command(bob, "kick", id, Json{{"seat", 0}});
  EXPECT_EQ(bob->last("refused")["code"], "not_host");
  house.command(ada, "start", id);
  EXPECT_EQ(ada->last("refused")["code"], "not_now");
  house.command(ada, "bot", id, Json{{"seat", 2}, {"level", 1}});
  EXPECT_EQ(ada->last("entry")["kind"], "bot");
  house.command(ada, "kick", id, Json{{"seat", 1}});
  house.command(bob, "sit", id);
  EXPECT_EQ(bob->last("refused")["code"], "banned");
  house.command(ada, "close", id);
  EXPECT_EQ(ada->last("entry")["state"], "closed");
  house.command(bob, "sit", id);
  EXPECT_EQ(bob->last("refused")["code"], "not_now");
}

TEST(Tables, a_rematch_begins_with_the_next_seat_and_counts_the_wins) {
  TwoAtTheBar game;
  game.house.command(game.bob, "resign", game.id);
  game.house.command(game.bob, "rematch", game.id);
  const std::string next = game.ada->last("entry")["table_next"];
  game.house.command(game.ada, "rematch", game.id);
  EXPECT_EQ(game.ada->last("refused")["code"], "not_now");
  const Ear ada = game.house.join("ada", next);
  EXPECT_EQ(ada->last("table")["seats"][1]["kind"], "reserved");
  EXPECT_EQ(ada->last("table")["seats"][0]["person"], "bob");
  EXPECT_EQ(ada->last("table")["match"]["wins"], Json::array({0, 1}));
  const Ear eve = game.house.join("eve", next);
  game.house.command(eve, "sit", next);
  EXPECT_EQ(eve->last("refused")["code"], "full");
  game.house.command(ada, "sit", next);
  EXPECT_EQ(ada->last("entry")["state"], "playing");
}

TEST(Tables, rematches_count_for_the_place_that_asks_for_them) {
  HouseUnderTest house;
  const auto rematch = [&] {
    const std::string id = house.table(bar(2), "ada");
    const Ear ada = house.join("ada", id), bob = house.join("bob", id);
    house.command(bob, "sit", id);
    house.command(bob, "resign", id);
    ada->address = "192.0.2.1";
    house.command(ada, "rematch", id);
    return ada;
  };
  for (int i = 0; i < 60; ++i) ASSERT_EQ(rematch()->last("entry")["what"], "next");
  EXPECT_EQ(rematch()->last("refused")["code"], "too_fast");
  house.now += 2'000;
  EXPECT_EQ(rematch()->last("entry")["what"], "next");
}

TEST(Tables, the_return_game_of_a_mix_is_played_with_the_other_animals_and_makes_a_match) {
  HouseUnderTest house;
  const std::string id =
      house.table(Json{{"game", "beasty"}, {"cards", "mix"}, {"players", 2}, {"seats", {"me", {{"bot", 1}}}}}, "ada");
  const Ear ada = house.join("ada", id);
  const std::string deck = "deck skunk parrot kangaroo monkey chameleon seal zebra giraffe snake crocodile hippo lion";
  house.command(ada, "move", id, Json{{"version", ada->last("table")["version"]}, {"move", deck}});
  ASSERT_EQ(ada->last("refused"), Json());
  while (ada->last("entry")["state"] == "playing")
    house.command(ada, "move", id,
                  Json{{"version", ada->last("entry")["version"]}, {"move", ada->last("entry")["legal"][0]}});
  const Json again_please{{"t", "rematch"}, {"table", id}, {"id", "again"}, {"return", true}};
  house.say(ada, again_please);
  ASSERT_EQ(ada->last("entry")["what"], "next");
  const std::size_t heard = ada->frames("entry").size();
  house.say(ada, again_please);
  EXPECT_EQ(ada->frames("entry").size(), heard + 1) << "the same answer";
  house.say(ada, Json{{"t", "rematch"}, {"table", id}, {"id", "again"}});
  EXPECT_EQ(ada->last("refused")["code"], "used_id") << "a rematch is another command";
  const std::string next = ada->last("entry")["table_next"];
  const Ear again = house.join("ada", next);
  const Json table = again->last("table");
  EXPECT_EQ(table["seat"], 1);
  EXPECT_EQ(table["match"]["first"], id);
  EXPECT_EQ(table["spec"]["decks"][1][0], "bat");
  EXPECT_EQ(table["match"]["scores"].size(), 2u);
  while (again->frames("entry").empty() || again->last("entry")["state"] == "playing") {
    const Json seen = again->frames("entry").empty() ? table : again->last("entry");
    house.command(again, "move", next, Json{{"version", seen["version"]}, {"move", seen["legal"][0]}});
  }
  EXPECT_TRUE(again->last("entry")["match_winners"].is_array());
  EXPECT_FALSE(again->last("entry")["match_winners"].empty());
}

TEST(Tables, a_deleted_person_gives_up_their_seats) {
  ThreeAtTheBar game;
  game.house.store->delete_person("bob", "", game.house.now, [](store::Outcome) {});
  game.house.house->person_gone("bob");
  game.house.pump();
  EXPECT_EQ(game.ears[0]->frames("entry").back()["state"], "playing");
  EXPECT_EQ(game.house.join("", game.id)->last("table")["seats"][1]["left"], true);
  TwoAtTheBar two;
  two.house.store->delete_person("ada", "", two.house.now, [](store::Outcome) {});
  two.house.house->person_gone("ada");
  two.house.pump();
  EXPECT_EQ(two.bob->last("entry")["winners"], Json::array({1}));
}

TEST(Tables, talk_reaches_those_who_have_not_muted_it) {
  TwoAtTheBar game;
  game.house.say(game.bob, Json{{"t", "chat"}, {"table", game.id}, {"text", "  well \u202Eplayed "}});
  EXPECT_EQ(game.ada->last("chat")["text"], "well played");
  game.house.say(game.ada, Json{{"t", "mute"}, {"person", "bob"}, {"on", true}});
  game.house.say(game.bob, Json{{"t", "chat"}, {"table", game.id}, {"text", "hello?"}});
  EXPECT_EQ(game.ada->last("chat")["text"], "well played");
  EXPECT_EQ(game.bob->last("chat")["text"], "hello?");
  game.house.say(game.ada, Json{{"t", "mute"}, {"person", "nobody"}, {"on", true}, {"id", "m1"}});
  EXPECT_EQ(game.ada->last("refused")["code"], "no_such_thing");
  EXPECT_EQ(game.ada->last("refused")["id"], "m1");
  game.house.say(game.ada, Json{{"t", "report"}, {"table", game.id}, {"chat", 9}, {"reason", "rude"}});
  EXPECT_EQ(game.ada->last("refused")["code"], "no_such_thing");
  game.house.say(game.ada, Json{{"t", "report"}, {"table", game.id}, {"chat", 1}, {"reason", "rude"}});
  EXPECT_EQ(game.ada->frames("reported").size(), 1u);
}

}  // namespace
}  // namespace menagerie::server
