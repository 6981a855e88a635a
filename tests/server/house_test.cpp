// The life of a command at a table, with a real store beneath.
#include <gtest/gtest.h>

#include "notation/record.h"
#include "tests/server/at_the_bar.h"

namespace menagerie::server {
namespace {

TEST(House, a_table_begins_when_its_seats_are_taken) {
  TwoAtTheBar game;
  EXPECT_EQ(game.ada->last("entry")["what"], "deal");
  EXPECT_EQ(game.ada->last("entry")["state"], "playing");
  EXPECT_EQ(game.ada->last("entry")["legal"].size(), 4u);
  EXPECT_FALSE(game.bob->last("entry").contains("legal"));
  EXPECT_EQ(game.bob->last("entry")["position"]["hands"][0][0], "?");
}

TEST(House, a_move_is_acknowledged_to_its_author_and_told_to_all) {
  TwoAtTheBar game;
  const Ear watcher = game.house.join("", game.id);
  const std::string move = game.ada->last("entry")["legal"][0];
  game.move(game.ada, move);
  EXPECT_TRUE(game.ada->last("entry").contains("id"));
  EXPECT_FALSE(game.bob->last("entry").contains("id"));
  EXPECT_FALSE(watcher->last("entry").contains("id"));
  EXPECT_EQ(watcher->last("entry")["move"], move);
  EXPECT_EQ(watcher->last("entry")["version"], game.bob->last("entry")["version"]);
}

TEST(House, the_same_command_twice_is_done_once_and_answered_alike) {
  TwoAtTheBar game;
  const Json command{{"t", "move"},
                     {"table", game.id},
                     {"id", "twice"},
                     {"version", game.version()},
                     {"move", game.ada->last("entry")["legal"][0]}};
  game.house.say(game.ada, command);
  const std::string first = game.ada->heard.back();
  game.house.say(game.ada, command);
  EXPECT_EQ(game.ada->heard.back(), first);
  EXPECT_EQ(game.bob->last("entry")["version"], game.version());
}

TEST(House, whoever_missed_something_gets_it_as_it_was_told) {
  TwoAtTheBar game;
  game.move(game.ada, game.ada->last("entry")["legal"][0]);
  const int known = game.version();
  const std::size_t heard = game.bob->heard.size();
  game.move(game.bob, game.bob->last("entry")["legal"][0]);
  game.move(game.ada, game.ada->last("entry")["legal"][0]);
  const std::vector<std::string> missed(game.bob->heard.begin() + static_cast<std::ptrdiff_t>(heard),
                                        game.bob->heard.end());

  auto again = std::make_shared<KeenEar>("bob");
  game.house.say(again, Json{{"t", "join"}, {"table", game.id}, {"version", known}});
  ASSERT_EQ(again->heard.size(), missed.size() + 1);
  for (std::size_t i = 0; i < missed.size(); ++i) EXPECT_EQ(again->heard[i], missed[i]);
  EXPECT_EQ(again->last("joined")["version"], game.version());
}

TEST(House, a_version_that_never_was_gets_a_fresh_view) {
  TwoAtTheBar game;
  auto again = std::make_shared<KeenEar>("bob");
  game.house.say(again, Json{{"t", "join"}, {"table", game.id}, {"version", 999}});
  EXPECT_EQ(again->last("table")["version"], game.version());
}

TEST(House, after_a_restart_everything_is_told_again_byte_for_byte) {
  TwoAtTheBar game;
  for (int i = 0; i < 5; ++i) game.move(game.to_move(), game.to_move()->last("entry")["legal"][0]);
  std::vector<std::string> before;
  for (const std::string& frame : game.bob->heard)
    if (Json::parse(frame)["t"] == "entry") before.push_back(frame);
  game.house.restart();
  auto again = std::make_shared<KeenEar>("bob");
  game.house.say(again, Json{{"t", "join"}, {"table", game.id}, {"version", 1}});
  ASSERT_EQ(again->heard.size(), before.size() + 1);
  for (std::size_t i = 0; i < before.size(); ++i) EXPECT_EQ(again->heard[i], before[i]);
}

TEST(House, a_finished_game_has_a_record_that_verifies) {
  TwoAtTheBar game;
  game.play_to_the_end();
  EXPECT_FALSE(game.ada->last("entry")["winners"].empty());
  std::string text;
  game.house.house->record_of(game.id, [&](Result<std::string> record) { text = *record; });
  const auto record = notation::parse_record(text);
  ASSERT_TRUE(record) << record.sentence();
  EXPECT_TRUE(notation::verify(*record)) << notation::verify(*record).sentence();
  EXPECT_EQ(game.ada->last("entry")["winners"], Json(*record->winners));
}

TEST(House, there_is_no_record_before_the_end) {
  TwoAtTheBar game;
  std::string code;
  game.house.house->record_of(game.id, [&](Result<std::string> record) { code = record ? "" : record.refused().code; });
  EXPECT_EQ(code, "not_now");
}

TEST(House, secret_answers_come_in_any_order_and_nothing_shows_before_the_last) {
  HouseUnderTest house;
  const std::string id = house.table(Json{{"game", "ark"}, {"players", 3}}, "ada");
  std::vector<Ear> ears = {house.join("ada", id), house.join("bob", id), house.join("cyd", id)};
  house.command(ears[1], "sit", id);
  house.command(ears[2], "sit", id);
  const Json deal = ears[2]->last("entry");
  ASSERT_EQ(deal["what"], "deal");
  EXPECT_EQ(deal["turn"], Json::array({0, 1, 2}));
  const int version = deal["version"];
  const auto keep = [&](const Ear& ear) {
    house.command(ear, "move", id, Json{{"version", version}, {"move", ear->last("entry")["legal"][0]}});
  };
  std::string first_keep = ears[2]->last("entry")["legal"][0];
  keep(ears[2]);
  EXPECT_EQ(ears[2]->last("entry")["move"], first_keep);
  EXPECT_FALSE(ears[0]->last("entry").contains("move"));
  EXPECT_FALSE(ears[0]->last("entry").contains("events"));
  // The version that the others know is older by now, and still good.
  house.command(
      ears[0], "move", id,
      Json{{"version", version}, {"move", deal["legal"].empty() ? "" : ears[0]->frames("entry").back()["legal"][0]}});
  EXPECT_EQ(ears[1]->last("entry")["turn"], Json::array({1}));
  keep(ears[1]);
  const Json end = ears[0]->last("entry");
  EXPECT_EQ(end["position"]["phase"], "play");
  EXPECT_TRUE(end.contains("events"));
  EXPECT_EQ(ears[1]->last("refused"), Json());
}

TEST(House, answering_twice_in_secret_is_refused) {
  HouseUnderTest house;
  const std::string id = house.table(Json{{"game", "ark"}, {"players", 2}}, "ada");
  const Ear ada = house.join("ada", id), bob = house.join("bob", id);
  house.command(bob, "sit", id);
  const Json deal = ada->last("entry");
  house.command(ada, "move", id, Json{{"version", deal["version"]}, {"move", deal["legal"][0]}});
  house.command(ada, "move", id, Json{{"version", deal["version"]}, {"move", deal["legal"][1]}});
  EXPECT_EQ(ada->last("refused")["code"], "not_your_turn");
}

TEST(House, no_list_of_moves_is_sent_where_it_would_be_too_long) {
  HouseUnderTest house;
  const std::string id =
      house.table(Json{{"game", "beasty"}, {"cards", "mix"}, {"players", 2}, {"seats", {"me", {{"bot", 1}}}}}, "ada");
  const Ear ada = house.join("ada", id);
  EXPECT_EQ(ada->last("table")["turn"], Json::array({0}));
  EXPECT_TRUE(ada->last("table")["legal"].is_null());
  EXPECT_EQ(ada->last("table")["position"]["turn"], 0);
}

TEST(House, bots_play_a_whole_game_by_themselves) {
  for (const char* cards : {"bar", "town", "mix"})
    for (const char* variant : {"guests", "points"}) {
      HouseUnderTest house;
      const std::string id = house.table(Json{{"game", "beasty"},
                                              {"cards", cards},
                                              {"variant", variant},
                                              {"players", 3},
                                              {"seats", {{{"bot", 1}}, {{"bot", 1}}, {{"bot", 1}}}}},
                                         "ada");
      EXPECT_EQ(house.join("", id)->last("table")["state"], "over") << cards << variant;
    }
  HouseUnderTest house;
  const std::string id =
      house.table(Json{{"game", "ark"}, {"players", 2}, {"seats", {{{"bot", 1}}, {{"bot", 1}}}}}, "ada");
  EXPECT_EQ(house.join("", id)->last("table")["state"], "over");
}

TEST(House, whoever_asks_is_answered_even_from_outside_the_table) {
  HouseUnderTest house;
  const std::string id = house.table(bar(2), "ada");
  const auto bob = std::make_shared<KeenEar>("bob");
  house.meet("bob");
  house.command(bob, "sit", id);
  EXPECT_EQ(bob->last("entry")["what"], "sit");
  EXPECT_TRUE(bob->last("entry").contains("id"));
}

TEST(House, an_entry_that_came_into_the_log_behind_its_back_is_caught_up_with) {
  TwoAtTheBar game;
  const std::string move = game.ada->last("entry")["legal"][0];
  const store::Entry behind{.version = game.version() + 1, .at = game.house.now, .seat = 1, .what = "resign"};
  game.house.store->append({game.id, behind, {}, store::TableState::Over}, [](store::Outcome) {});
  game.house.pump();
  game.move(game.ada, move);
  EXPECT_EQ(game.ada->last("refused")["code"], "not_now") << "the game is over";
  EXPECT_EQ(game.ada->last("entry")["what"], "resign");
  EXPECT_EQ(game.bob->last("entry")["winners"], Json::array({0}));
}

TEST(House, nonsense_gets_a_sentence) {
  TwoAtTheBar game;
  const int version = game.version();
  for (const char* text : {"", "{", "[]", "null", "{}", R"({"t":5})", R"({"t":"fly"})", R"({"t":"move"})", "\xff\xfe",
                           R"({"t":"join"})", R"({"t":"join","table":"nowhere"})", R"({"t":"sit","table":7,"id":"x"})",
                           R"({"t":"move","table":"x","id":"no spaces!","version":1,"move":"lion"})"}) {
    const std::size_t before = game.ada->frames("refused").size();
    game.house.house->receive(game.ada, text);
    game.house.pump();
    EXPECT_EQ(game.ada->frames("refused").size(), before + 1) << text;
    EXPECT_FALSE(game.ada->last("refused")["text"].get<std::string>().empty()) << text;
  }
  EXPECT_EQ(game.version(), version);
}

TEST(House, stale_illegal_foreign_and_untimely_moves_change_nothing) {
  TwoAtTheBar game;
  const int version = game.version();
  const std::string legal = game.ada->last("entry")["legal"][0];
  const auto refused = [&](const Ear& ear, int known, const std::string& move) -> std::string {
    game.house.command(ear, "move", game.id, Json{{"version", known}, {"move", move}});
    return ear->last("refused")["code"];
  };
  EXPECT_EQ(refused(game.ada, version - 1, legal), "stale");
  EXPECT_EQ(refused(game.ada, version + 1, legal), "stale");
  EXPECT_EQ(refused(game.ada, version, "unicorn"), "illegal");
  EXPECT_EQ(refused(game.bob, version, "lion"), "not_your_turn");
  const Ear watcher = game.house.join("eve", game.id);
  EXPECT_EQ(refused(watcher, version, legal), "not_seated");
  const Ear nobody = game.house.join("", game.id);
  EXPECT_EQ(refused(nobody, version, legal), "watcher");
  EXPECT_EQ(game.version(), version);
  EXPECT_EQ(game.house.join("", game.id)->last("table")["version"], version);
}

TEST(House, every_refusal_carries_the_id) {
  TwoAtTheBar game;
  for (const char* type : {"dance", "join", "sit", "chat", "mute", "report"}) {
    const Ear ear = game.house.join("cyd", game.id);
    game.house.say(ear, Json{{"t", type}, {"id", "x1"}, {"table", 5}});
    EXPECT_EQ(ear->last("refused").value("id", ""), "x1") << type;
  }
  const Ear ear = game.house.join("cyd", game.id);
  game.house.say(ear, Json{{"id", "x2"}});
  EXPECT_EQ(ear->last("refused").value("id", ""), "x2");
}

TEST(House, an_id_that_was_used_for_something_else_is_refused) {
  TwoAtTheBar game;
  const Ear mover = game.to_move();
  const std::string text = mover->last("entry")["legal"][0];
  const Json move{{"t", "move"}, {"table", game.id}, {"id", "same"}, {"version", game.version()}, {"move", text}};
  game.house.say(mover, move);
  EXPECT_EQ(mover->last("entry")["id"], "same");
  const std::size_t heard = mover->heard.size();
  game.house.say(mover, move);
  EXPECT_EQ(mover->heard.size(), heard + 1);
  EXPECT_EQ(mover->last("entry")["id"], "same");
  game.house.say(mover, Json{{"t", "resign"}, {"table", game.id}, {"id", "same"}});
  EXPECT_EQ(mover->last("refused")["code"], "used_id");
  EXPECT_EQ(mover->last("refused")["id"], "same");
  EXPECT_EQ(game.ada->last("entry")["state"], "playing");
}

TEST(House, a_version_that_no_log_can_have_gets_a_fresh_view) {
  TwoAtTheBar game;
  for (const Json& version : {Json(-5), Json(2'000'000), Json(4'000'000'000)}) {
    const Ear ear = game.house.join("", game.id);
    const std::size_t before = ear->frames("table").size();
    game.house.say(ear, Json{{"t", "join"}, {"table", game.id}, {"version", version}});
    EXPECT_EQ(ear->frames("table").size(), before + 1) << version.dump();
  }
}

TEST(House, a_log_before_the_deal_is_bounded) {
  HouseUnderTest house;
  Json spec = bar(2);
  spec["begin"] = "host";
  const std::string id = house.table(spec, "ada");
  const Ear ada = house.join("ada", id), bob = house.join("bob", id);
  for (int i = 0; i < 200; ++i) {
    house.command(bob, "sit", id);
    house.command(bob, "lot", id, Json{{"lot", std::string(64, 'a')}});
    house.command(bob, "stand", id);
  }
  EXPECT_EQ(bob->last("refused")["code"], "not_now");
  EXPECT_LE(house.join("", id)->last("table")["version"].get<int>(), Room::kMaxEntriesBeforeDeal + 1);
  house.command(ada, "close", id);
  EXPECT_EQ(ada->last("entry")["state"], "closed");
}

TEST(House, nobody_fills_the_log_before_the_deal_for_the_others) {
  HouseUnderTest house;
  Json spec = bar(2);
  spec["begin"] = "host";
  const std::string id = house.table(spec, "ada");
  const Ear ada = house.join("ada", id);
  for (int person = 0; person < 20; ++person) {
    const Ear ear = house.join("p" + std::to_string(person), id);
    for (int i = 0; i < 50; ++i) {
      house.command(ear, "sit", id);
      house.command(ear, "stand", id);
    }
  }
  EXPECT_LE(house.join("", id)->last("table")["version"].get<int>(), Room::kMaxEntriesBeforeDeal + 100);
  const Ear late = house.join("late", id);
  house.command(late, "sit", id);
  EXPECT_EQ(late->last("entry")["what"], "sit") << late->last("refused");
  house.command(ada, "start", id);
  EXPECT_EQ(ada->last("entry")["state"], "playing") << ada->last("refused");
}

TEST(House, a_bot_that_was_seated_under_an_id_is_no_person_that_sat_down) {
  HouseUnderTest house;
  Json spec = bar(3);
  spec["begin"] = "host";
  const std::string id = house.table(spec, "ada");
  const Ear ada = house.join("ada", id);
  house.say(ada, Json{{"t", "bot"}, {"table", id}, {"id", "same"}, {"seat", 1}, {"level", 2}});
  ASSERT_EQ(ada->last("entry")["what"], "sit");
  house.say(ada, Json{{"t", "sit"}, {"table", id}, {"id", "same"}, {"seat", 1}});
  EXPECT_EQ(ada->last("refused")["code"], "used_id");
}

TEST(House, a_join_that_is_refused_names_its_id) {
  HouseUnderTest house;
  const Ear ear = std::make_shared<KeenEar>("");
  house.say(ear, Json{{"t", "join"}, {"table", "nowhere"}, {"id", "j1"}});
  EXPECT_EQ(ear->last("refused")["code"], "no_table");
  EXPECT_EQ(ear->last("refused")["id"], "j1");
}

TEST(House, a_connection_joins_a_bounded_number_of_tables) {
  HouseUnderTest house;
  const Ear eve = std::make_shared<KeenEar>("");
  std::string first, last;
  for (int i = 0; i < 201; ++i) {
    last = house.table(bar(2), "ada");
    if (i == 0) first = last;
    house.say(eve, Json{{"t", "join"}, {"table", last}});
  }
  EXPECT_EQ(eve->frames("table").size(), 200U);
  EXPECT_EQ(eve->last("refused")["code"], "too_fast");
  house.say(eve, Json{{"t", "join"}, {"table", first}});
  EXPECT_EQ(eve->frames("table").size(), 201U) << "again where it is";
  house.say(eve, Json{{"t", "part"}, {"table", first}});
  house.say(eve, Json{{"t", "join"}, {"table", last}});
  EXPECT_EQ(eve->frames("table").size(), 202U);
}

// What the store answers is in no queue yet: it must not pile up for a client that asks again and again.
TEST(House, chat_is_read_once_for_joins_that_come_together) {
  TwoAtTheBar game;
  game.house.say(game.ada, Json{{"t", "chat"}, {"table", game.id}, {"text", "hello"}});
  const auto eve = std::make_shared<KeenEar>("");
  for (int i = 0; i < 5; ++i) game.house.house->receive(eve, Json{{"t", "join"}, {"table", game.id}}.dump());
  game.house.pump();
  EXPECT_EQ(eve->frames("table").size(), 5u);
  EXPECT_EQ(eve->frames("chat").size(), 1u);
  game.house.say(eve, Json{{"t", "join"}, {"table", game.id}});
  EXPECT_EQ(eve->frames("chat").size(), 2u) << "a later join brings it again";
}

TEST(House, chat_and_reports_are_limited) {
  TwoAtTheBar game;
  int told = 0;
  for (int i = 0; i < 50; ++i) {
    game.house.say(game.ada, Json{{"t", "chat"}, {"table", game.id}, {"text", "again"}, {"id", "c"}});
  }
  told = static_cast<int>(game.bob->frames("chat").size());
  EXPECT_GE(told, 5);
  EXPECT_LE(told, 6);
  EXPECT_EQ(game.ada->last("refused")["code"], "too_fast");
  game.house.now += 2'000;
  game.house.say(game.ada, Json{{"t", "chat"}, {"table", game.id}, {"text", "later"}});
  EXPECT_EQ(game.bob->last("chat")["text"], "later");
  for (int i = 0; i < 50; ++i)
    game.house.say(game.bob, Json{{"t", "report"}, {"table", game.id}, {"chat", 1}, {"reason", "rude"}});
  EXPECT_LE(game.bob->frames("reported").size(), 6U);
  EXPECT_EQ(game.bob->last("refused")["code"], "too_fast");
}

TEST(House, spectators_cannot_talk_so_much_that_players_cannot) {
  TwoAtTheBar game;
  for (int person = 0; person < 10; ++person) {
    const Ear eve = game.house.join("e" + std::to_string(person), game.id);
    for (int i = 0; i < 5; ++i) game.house.say(eve, Json{{"t", "chat"}, {"table", game.id}, {"text", "boo"}});
  }
  EXPECT_LE(game.bob->frames("chat").size(), 25U);
  game.house.say(game.ada, Json{{"t", "chat"}, {"table", game.id}, {"text", "hello"}});
  EXPECT_EQ(game.bob->last("chat")["text"], "hello");
}

TEST(House, a_bot_neither_mutes_nor_reports) {
  TwoAtTheBar game;
  game.house.say(game.bob, Json{{"t", "chat"}, {"table", game.id}, {"text", "boo"}});
  game.ada->bot = true;
  game.house.say(game.ada, Json{{"t", "mute"}, {"person", "bob"}, {"on", true}, {"id", "m"}});
  EXPECT_EQ(game.ada->last("refused")["code"], "bot_token");
  game.house.say(game.ada, Json{{"t", "report"}, {"table", game.id}, {"chat", 1}, {"reason", "rude"}, {"id", "r"}});
  EXPECT_EQ(game.ada->last("refused")["id"], "r");
  EXPECT_EQ(game.ada->last("refused")["code"], "bot_token");
  EXPECT_TRUE(game.ada->frames("muted").empty() && game.ada->frames("reported").empty());
}

TEST(House, nobody_can_mute_themselves) {
  TwoAtTheBar game;
  game.house.say(game.ada, Json{{"t", "mute"}, {"person", "ada"}, {"on", true}, {"id", "m"}});
  EXPECT_EQ(game.ada->last("refused")["code"], "not_now");
  game.house.say(game.ada, Json{{"t", "chat"}, {"table", game.id}, {"text", "hello"}, {"id", "c"}});
  EXPECT_EQ(game.ada->last("chat")["id"], "c");
}

TEST(House, a_renamed_player_talks_under_the_new_name) {
  TwoAtTheBar game;
  game.house.house->rename("ada", {"Ada L.", true});
  EXPECT_EQ(game.bob->last("name")["name"], "Ada L.");
  game.house.say(game.ada, Json{{"t", "chat"}, {"table", game.id}, {"text", "hello"}});
  EXPECT_EQ(game.bob->last("chat")["name"], "Ada L.");
}

}  // namespace
}  // namespace menagerie::server
