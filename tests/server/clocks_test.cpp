// Time at a table: what is charged, what is not, and what happens when it is over.
#include <gtest/gtest.h>

#include "tests/server/at_the_bar.h"

namespace menagerie::server {
namespace {

TEST(Clocks, who_runs_out_of_time_loses_a_game_of_two) {
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

TEST(Clocks, thinking_is_charged_but_not_the_story_the_lag_or_the_increment) {
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

TEST(Clocks, lag_is_forgiven_only_up_to_a_bound) {
  Json spec = bar(2);
  spec["clock"] = Json{{"bank_s", 60}, {"increment_s", 0}};
  TwoAtTheBar game(spec);
  const Millis grace = game.ada->last("entry")["clock"]["grace_ms"];
  game.ada->measured_lag = 60'000;
  game.house.now += grace + Clock::kMostLag + 7'000;
  game.move(game.ada, game.ada->last("entry")["legal"][0]);
  EXPECT_EQ(game.ada->last("entry")["clock"]["left_ms"][0], 53'000);
}

TEST(Clocks, clocks_do_not_run_while_no_server_does) {
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

TEST(Clocks, clocks_do_not_run_while_nothing_can_be_stored) {
  Json spec = bar(2);
  spec["clock"] = Json{{"bank_s", 60}, {"increment_s", 0}};
  TwoAtTheBar game(spec);
  game.house.now += 10'000;
  game.house.house->store_is_gone();
  const auto pass = [&game](Millis time) {
    game.house.now += time;
    game.house.house->tick();
    game.house.pump();
    return game.house.join("", game.id)->last("table")["state"];
  };
  EXPECT_EQ(pass(300'000), "playing") << "nobody could have moved";
  game.house.house->store_is_back(300'000);
  game.house.pump();
  EXPECT_EQ(pass(49'000), "playing");
  EXPECT_EQ(pass(5'000), "over");
}

TEST(Clocks, with_three_players_who_ran_out_of_time_may_come_back_and_win) {
  ThreeAtTheBar game(Json{{"clock", {{"bank_s", 30}, {"increment_s", 0}}}});
  game.house.threads = HouseUnderTest::Threads::Away;
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

TEST(Clocks, in_correspondence_every_move_has_its_days) {
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

TEST(Clocks, lag_is_forgiven_only_up_to_a_budget_in_a_game) {
  Json spec = bar(2);
  spec["clock"] = Json{{"bank_s", 600}, {"increment_s", 0}};
  TwoAtTheBar game(spec);
  Millis forgiven = 0, left = 600'000;
  for (int turn = 0; turn < 20 && game.ada->last("entry")["state"] == "playing"; ++turn) {
    const Ear& mover = game.to_move();
    mover->measured_lag = Clock::kMostLag;
    const Millis grace = game.ada->last("entry")["clock"]["grace_ms"];
    game.house.now += grace + 4'000;
    const bool by_ada = mover == game.ada;
    game.move(mover, mover->last("entry")["legal"][0]);
    if (!by_ada) continue;
    const Millis now_left = game.ada->last("entry")["clock"]["left_ms"][0];
    forgiven += 4'000 - (left - now_left);
    left = now_left;
  }
  EXPECT_LE(forgiven, Clock::kLagBudget);
  EXPECT_GT(forgiven, 0);
}

// A pong that answers no ping of ours is not measured at all (round_trip_test); here a client is simply slow to answer.
TEST(Clocks, a_client_that_answers_pings_late_gains_the_budget_and_no_more) {
  Clock clock(ClockSpec{Pace::Live, 100'000, 0});
  Millis now = 0, forgiven = 0;
  for (int turn = 0; turn < 40; ++turn) {
    clock.ask(1, now, 0);
    now += 1'500;
    const Millis spent = clock.thinking(0, now, 60'000);
    forgiven += 1'500 - spent;
    clock.charge(0, spent, now);
  }
  EXPECT_EQ(forgiven, Clock::kLagBudget);
  clock.ask(1, now, 0);
  EXPECT_EQ(clock.deadline(), now + clock.left(0));
}

TEST(Clocks, of_days_do_not_run_while_no_server_does) {
  Json spec = bar(2);
  spec["clock"] = Json{{"days", 2}};
  TwoAtTheBar game(spec);
  constexpr Millis kDay = 86'400'000;
  game.house.now += 3 * kDay;
  game.house.restart(3 * kDay);
  game.house.house->tick();
  game.house.pump();
  const Ear ada = game.house.join("ada", game.id);
  EXPECT_EQ(ada->last("table")["state"], "playing");
  game.house.now += kDay;
  game.house.house->tick();
  game.house.pump();
  EXPECT_EQ(game.house.join("", game.id)->last("table")["state"], "playing");
  game.house.now += 2 * kDay;
  game.house.house->tick();
  game.house.pump();
  EXPECT_EQ(game.house.join("", game.id)->last("table")["state"], "over");
}

TEST(Clocks, do_not_run_while_the_process_stands_still) {
  Json spec = bar(2);
  spec["clock"] = Json{{"bank_s", 12}, {"increment_s", 0}};
  TwoAtTheBar game(spec);
  game.house.now += 40'000;
  game.house.house->stood_still(40'000);
  game.house.house->tick();
  game.house.pump();
  EXPECT_EQ(game.ada->last("entry")["what"], "pause");
  EXPECT_EQ(game.ada->last("entry")["ms"], 40'000);
  const Ear& mover = game.to_move();
  game.move(mover, mover->last("entry")["legal"][0]);
  EXPECT_EQ(game.ada->last("entry")["what"], "move");
}

// A process may be stopped in the middle of its work, and goes on with it before it looks at the time.
TEST(Clocks, are_not_over_before_a_standstill_is_given_back) {
  Json spec = bar(2);
  spec["clock"] = Json{{"bank_s", 12}, {"increment_s", 0}};
  TwoAtTheBar game(spec);
  game.house.now += 40'000;
  game.house.standstill = true;
  game.house.house->tick();
  game.house.pump();
  EXPECT_EQ(game.ada->last("entry")["what"], "deal");
  game.house.standstill = false;
  game.house.house->stood_still(40'000);
  game.house.house->tick();
  game.house.pump();
  EXPECT_EQ(game.ada->last("entry")["what"], "pause");
  EXPECT_EQ(game.ada->last("entry")["state"], "playing");
}

}  // namespace
}  // namespace menagerie::server
