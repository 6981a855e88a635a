// The life of a command at a table, with a real store beneath.
#include <gtest/gtest.h>

#include "tests/server/house_under_test.h"

#include "notation/hex.h"
#include "notation/record.h"

namespace menagerie::server {
namespace {

Json bar(int players) { return Json{{"game", "beasty"}, {"cards", "bar"}, {"players", players}}; }

// Two people at a table of the first game; ada is its host and sits first.
struct TwoAtTheBar {
  explicit TwoAtTheBar(Json spec = bar(2)) {
    id = house.table(std::move(spec), "ada");
    ada = house.join("ada", id);
    bob = house.join("bob", id);
    house.command(bob, "sit", id);
  }
  const Ear& to_move() { return ada->last("entry")["turn"][0] == 0 ? ada : bob; }
  int version() { return ada->last("entry")["version"]; }
  void move(const Ear& ear, const std::string& text) {
    house.command(ear, "move", id, Json{{"version", version()}, {"move", text}});
  }
  void play_to_the_end() {
    while (ada->last("entry")["state"] == "playing") {
      const Ear& mover = to_move();
      move(mover, mover->last("entry")["legal"][0]);
    }
  }
  HouseUnderTest house;
  std::string id;
  Ear ada, bob;
};

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

TEST(House, resigning_a_game_of_two_loses_it) {
  TwoAtTheBar game;
  game.house.command(game.bob, "resign", game.id);
  EXPECT_EQ(game.ada->last("entry")["state"], "over");
  EXPECT_EQ(game.ada->last("entry")["winners"], Json::array({0}));
}

// Three people; cyd is the third.
struct ThreeAtTheBar {
  explicit ThreeAtTheBar(Json more = Json::object()) {
    Json spec = bar(3);
    spec.update(more);
    id = house.table(spec, "ada");
    for (const char* name : {"ada", "bob", "cyd"}) ears.push_back(house.join(name, id));
    house.command(ears[1], "sit", id);
    house.command(ears[2], "sit", id);
  }
  Json last() { return ears[0]->last("entry"); }
  void move_until(const std::function<bool()>& enough) {
    while (last()["state"] == "playing" && !enough()) {
      const Ear& mover = ears[last()["turn"][0].get<std::size_t>()];
      house.command(mover, "move", id,
                    Json{{"version", last()["version"]}, {"move", mover->last("entry")["legal"][0]}});
    }
  }
  HouseUnderTest house;
  std::string id;
  std::vector<Ear> ears;
};

TEST(House, with_three_players_a_bot_plays_on_for_who_resigned_and_cannot_win) {
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

TEST(House, who_runs_out_of_time_loses_a_game_of_two) {
  Json spec = bar(2);
  spec["clock"] = Json{{"bank_s", 60}, {"increment_s", 5}};
  TwoAtTheBar game(spec);
  EXPECT_EQ(game.ada->last("entry")["clock"]["running"], Json::array({0}));
  game.house.now += 50'000;
  game.house.house->tick();
  game.house.pump();
  EXPECT_EQ(game.ada->last("entry")["state"], "playing");
  game.house.now += 20'000;
  game.house.house->tick();
  game.house.pump();
  EXPECT_EQ(game.ada->last("entry")["what"], "flag");
  EXPECT_EQ(game.ada->last("entry")["winners"], Json::array({1}));
}

TEST(House, thinking_is_charged_but_not_the_story_the_lag_or_the_increment) {
  Json spec = bar(2);
  spec["clock"] = Json{{"bank_s", 60}, {"increment_s", 5}};
  TwoAtTheBar game(spec);
  const Millis grace = game.ada->last("entry")["clock"]["grace_ms"];
  game.ada->measured_lag = 300;
  game.house.now += grace + 300 + 10'000;
  game.move(game.ada, game.ada->last("entry")["legal"][0]);
  EXPECT_EQ(game.ada->last("entry")["clock"]["left_ms"][0], 60'000 - 10'000 + 5'000);
  EXPECT_EQ(game.ada->last("entry")["clock"]["left_ms"][1], 60'000);
}

TEST(House, lag_is_forgiven_only_up_to_a_bound) {
  Json spec = bar(2);
  spec["clock"] = Json{{"bank_s", 60}, {"increment_s", 0}};
  TwoAtTheBar game(spec);
  const Millis grace = game.ada->last("entry")["clock"]["grace_ms"];
  game.ada->measured_lag = 60'000;
  game.house.now += grace + Clock::kMostLag + 7'000;
  game.move(game.ada, game.ada->last("entry")["legal"][0]);
  EXPECT_EQ(game.ada->last("entry")["clock"]["left_ms"][0], 53'000);
}

TEST(House, clocks_do_not_run_while_no_server_does) {
  Json spec = bar(2);
  spec["clock"] = Json{{"bank_s", 60}, {"increment_s", 0}};
  TwoAtTheBar game(spec);
  game.house.now += 3'600'000;
  game.house.restart(3'600'000);
  const Ear ada = game.house.join("ada", game.id);
  EXPECT_EQ(ada->last("table")["state"], "playing");
  game.house.now += 59'000;
  game.house.house->tick();
  game.house.pump();
  EXPECT_EQ(game.house.join("", game.id)->last("table")["state"], "playing");
  game.house.now += 5'000;
  game.house.house->tick();
  game.house.pump();
  EXPECT_EQ(game.house.join("", game.id)->last("table")["state"], "over");
}

TEST(House, with_three_players_who_ran_out_of_time_may_come_back_and_win) {
  ThreeAtTheBar game(Json{{"clock", {{"bank_s", 30}, {"increment_s", 0}}}});
  game.house.bots_think = false;
  game.house.now += 40'000;
  game.house.house->tick();
  game.house.pump();
  EXPECT_EQ(game.last()["what"], "flag");
  EXPECT_EQ(game.last()["state"], "playing");
  EXPECT_EQ(game.house.join("", game.id)->last("table")["seats"][0]["left"], true);
  game.house.command(game.ears[0], "move", game.id, Json{{"version", game.last()["version"]}, {"move", "lion"}});
  EXPECT_EQ(game.ears[0]->last("refused")["code"], "not_now");
  game.house.command(game.ears[0], "back", game.id);
  EXPECT_EQ(game.last()["what"], "back");
  EXPECT_EQ(game.last()["clock"]["running"], Json::array({0}));
  EXPECT_GE(game.last()["clock"]["left_ms"][0], Clock::kFreshStart);
  EXPECT_EQ(game.house.join("", game.id)->last("table")["seats"][0]["left"], false);
  game.move_until([&] { return game.last()["what"] == "move"; });
  EXPECT_EQ(game.last()["what"], "move");
}

TEST(House, in_correspondence_every_move_has_its_days) {
  Json spec = bar(2);
  spec["clock"] = Json{{"days", 2}};
  TwoAtTheBar game(spec);
  const Millis day = 24 * 3'600'000;
  game.house.now += day;
  game.move(game.ada, game.ada->last("entry")["legal"][0]);
  EXPECT_EQ(game.ada->last("entry")["clock"]["left_ms"][1], 2 * day);
  game.house.now += 2 * day + 1;
  game.house.house->tick();
  game.house.pump();
  EXPECT_EQ(game.ada->last("entry")["what"], "flag");
}

TEST(House, the_host_puts_out_only_who_has_been_away) {
  ThreeAtTheBar game;
  game.house.bots_think = false;
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

TEST(House, only_the_host_kicks_seats_bots_starts_and_closes) {
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

TEST(House, a_rematch_begins_with_the_next_seat_and_counts_the_wins) {
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

TEST(House, the_return_game_of_a_mix_is_played_with_the_other_animals_and_makes_a_match) {
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
  house.command(ada, "rematch", id, Json{{"return", true}});
  ASSERT_EQ(ada->last("entry")["what"], "next");
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

TEST(House, chance_may_decide_who_sits_where_and_the_record_says_how) {
  bool moved = false;
  for (int round = 0; round < 8; ++round) {
    HouseUnderTest house;
    house.chance = QuickRandom(static_cast<std::uint64_t>(round));
    Json spec = bar(3);
    spec["seating"] = "chance";
    const std::string id = house.table(spec, "ada");
    std::vector<Ear> ears = {house.join("ada", id), house.join("bob", id), house.join("cyd", id)};
    house.command(ears[1], "sit", id);
    house.command(ears[2], "sit", id);
    const Json deal = ears[0]->last("entry");
    ASSERT_EQ(deal["what"], "deal");
    const Json seats = house.join("", id)->last("table")["seats"];
    const std::vector<std::string> before = {"ada", "bob", "cyd"};
    for (std::size_t seat = 0; seat < 3; ++seat) {
      const std::string person = seats[seat]["person"];
      EXPECT_EQ(person, before[deal["was"][seat].get<std::size_t>()]);
      const Ear again = house.join(person, id);
      EXPECT_EQ(again->last("table")["seat"], seat);
      EXPECT_NE(again->last("table")["position"]["hands"][seat][0], "?");
    }
    moved |= seats[0]["person"] != "ada";
    // Who sits where is also what the store finds.
    house.house->games_of(seats[0]["person"], [&](Result<Json> games) { EXPECT_EQ((*games)["games"][0]["seat"], 0); });
    house.pump();
  }
  EXPECT_TRUE(moved);
}

TEST(House, whoever_is_deleted_gives_up_their_seats) {
  ThreeAtTheBar game;
  game.house.house->person_gone("bob");
  game.house.pump();
  EXPECT_EQ(game.ears[0]->frames("entry").back()["state"], "playing");
  EXPECT_EQ(game.house.join("", game.id)->last("table")["seats"][1]["left"], true);
  TwoAtTheBar two;
  two.house.house->person_gone("ada");
  two.house.pump();
  EXPECT_EQ(two.bob->last("entry")["winners"], Json::array({1}));
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

TEST(House, lots_make_a_seed_that_the_record_proves) {
  HouseUnderTest house;
  Json spec = bar(2);
  spec["begin"] = "host";
  const std::string id = house.table(spec, "ada");
  const Ear ada = house.join("ada", id), bob = house.join("bob", id);
  house.command(bob, "sit", id);
  Seed secret{};
  secret[5] = 77;
  house.command(bob, "lot", id, Json{{"lot", notation::print_hex(shown_lot(secret))}});
  house.command(ada, "start", id);
  EXPECT_EQ(ada->last("entry")["state"], "drawing");
  house.command(bob, "reveal", id, Json{{"secret", notation::print_hex(Seed{})}});
  EXPECT_EQ(bob->last("refused")["code"], "illegal");
  house.command(bob, "reveal", id, Json{{"secret", notation::print_hex(secret)}});
  EXPECT_EQ(ada->last("entry")["what"], "deal");
  house.command(bob, "resign", id);
  std::string text;
  house.house->record_of(id, [&](Result<std::string> record) { text = *record; });
  const auto record = notation::parse_record(text);
  ASSERT_TRUE(record) << record.sentence();
  ASSERT_EQ(record->lots.size(), 1u);
  EXPECT_NE(record->seed, *record->host_seed);
  EXPECT_TRUE(notation::verify(*record)) << notation::verify(*record).sentence();
  auto forged = *record;
  forged.lots[0].secret = Seed{};
  EXPECT_FALSE(notation::verify(forged));
}

TEST(House, a_lot_that_is_not_revealed_in_time_does_not_stop_the_game) {
  HouseUnderTest house;
  const std::string id = house.table(
      [] {
        Json spec = bar(2);
        spec["begin"] = "host";
        return spec;
      }(),
      "ada");
  const Ear ada = house.join("ada", id), bob = house.join("bob", id);
  house.command(bob, "sit", id);
  house.command(bob, "lot", id, Json{{"lot", notation::print_hex(shown_lot(Seed{}))}});
  house.command(ada, "start", id);
  house.now += Room::kTimeToReveal;
  house.house->tick();
  house.pump();
  EXPECT_EQ(ada->last("entry")["what"], "deal");
}

TEST(House, talk_reaches_those_who_have_not_muted_it) {
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

}  // namespace
}  // namespace menagerie::server
