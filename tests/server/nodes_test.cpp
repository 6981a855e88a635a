// Two houses at one PostgreSQL: whatever happens at one is told at the other, and each thing happens once.
#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "tests/server/at_the_bar.h"
#include "tests/store/desk.h"

namespace menagerie::server {
namespace {

// Ada is at one house and is the table's host; bob is at the other. Time is the same in both.
class TwoHouses : public testing::Test {
 protected:
  TwoHouses() {
    store::tests::empty_postgres();
    const std::string url = store::tests::own_postgres().url();
    one = std::make_unique<HouseUnderTest>(url, "one");
    two = std::make_unique<HouseUnderTest>(url, "two");
  }
  void begin(Json spec = bar(2)) {
    id = one->table(std::move(spec), "ada");
    ada = one->join("ada", id);
    bob = two->join("bob", id);
    two->command(bob, "sit", id);
    hints_travel();
  }
  // Until nobody has anything to tell.
  void hints_travel() {
    while (!one->hints.empty() || !two->hints.empty()) {
      const auto from_one = std::exchange(one->hints, {});
      const auto from_two = std::exchange(two->hints, {});
      two->house->heard(from_one);
      one->house->heard(from_two);
      pump();
    }
  }
  void hints_are_lost() {
    one->hints.clear();
    two->hints.clear();
  }
  void pump() {
    one->pump();
    two->pump();
  }
  void pass(Millis time) {
    one->now = two->now += time;
    one->house->tick();
    two->house->tick();
    pump();
  }
  bool ada_moves() { return ada->last("entry")["turn"][0] == 0; }
  Json move_of(const Ear& ear) const {
    return {{"t", "move"},
            {"table", id},
            {"id", "m" + std::to_string(ear->heard.size())},
            {"version", ear->last("entry")["version"]},
            {"move", ear->last("entry")["legal"][0]}};
  }
  void move() {
    if (ada_moves()) one->say(ada, move_of(ada));
    else two->say(bob, move_of(bob));
  }
  std::vector<std::string> entries(const Ear& ear) const {
    std::vector<std::string> found;
    for (const std::string& frame : ear->heard)
      if (Json::parse(frame)["t"] == "entry") found.push_back(frame);
    return found;
  }
  int count(const std::string& what) {
    std::optional<store::StoredTable> stored;
    one->store->find_table(id, [&](store::Outcome, auto found) { stored = std::move(found); });
    one->pump();
    return static_cast<int>(
        std::count_if(stored->entries.begin(), stored->entries.end(), [&](const auto& e) { return e.what == what; }));
  }

  std::unique_ptr<HouseUnderTest> one, two;
  std::string id;
  Ear ada, bob;
};

TEST_F(TwoHouses, a_hint_brings_a_move_to_the_other_house) {
  begin();
  ASSERT_EQ(bob->last("entry")["state"], "playing");
  for (int i = 0; i < 6; ++i) {
    move();
    hints_travel();
    EXPECT_EQ(ada->last("entry")["version"], bob->last("entry")["version"]);
  }
}

TEST_F(TwoHouses, a_hint_that_is_lost_costs_two_seconds) {
  begin();
  const Json before = bob->last("entry")["version"];
  move();
  hints_are_lost();
  EXPECT_NE(ada->last("entry")["version"], bob->last("entry")["version"]);
  pass(2'000);
  EXPECT_EQ(ada->last("entry")["version"], bob->last("entry")["version"]);
  EXPECT_NE(bob->last("entry")["version"], before);
}

TEST_F(TwoHouses, a_game_is_played_to_its_end_and_told_alike_everywhere) {
  begin();
  while (ada->last("entry")["state"] == "playing") {
    move();
    hints_travel();
  }
  for (const auto& house : {one.get(), two.get()}) {
    const Ear again = std::make_shared<KeenEar>("bob");
    house->say(again, Json{{"t", "join"}, {"table", id}, {"version", 0}});
    const auto told = entries(again), live = entries(bob);
    ASSERT_GE(told.size(), live.size());
    EXPECT_TRUE(std::equal(live.begin(), live.end(), told.end() - static_cast<std::ptrdiff_t>(live.size())));
  }
}

TEST_F(TwoHouses, a_command_sent_again_at_the_other_house_is_done_once) {
  begin();
  const Json command = move_of(ada_moves() ? ada : bob);
  const std::string mover = ada_moves() ? "ada" : "bob";
  const Ear at_one = one->join(mover, id), at_two = two->join(mover, id);
  hints_are_lost();
  const int moves = count("move");
  one->say(at_one, command);
  hints_are_lost();
  two->say(at_two, command);
  EXPECT_EQ(count("move"), moves + 1);
  EXPECT_EQ(at_two->last("entry"), at_one->last("entry"));
  EXPECT_EQ(at_two->last("entry")["id"], command["id"]);
  EXPECT_TRUE(at_two->frames("refused").empty());
}

TEST_F(TwoHouses, whoever_comes_from_the_other_house_finds_what_was_told_there) {
  begin();
  move();
  hints_are_lost();
  const Json known = ada->last("entry")["version"];
  const Ear moved = std::make_shared<KeenEar>("ada");
  two->say(moved, Json{{"t", "join"}, {"table", id}, {"version", known}});
  EXPECT_EQ(moved->last("joined")["version"], known);
  EXPECT_TRUE(moved->frames("table").empty());
}

TEST_F(TwoHouses, whoever_comes_while_a_table_is_being_read_finds_what_was_told_since) {
  begin();
  HouseUnderTest waking(store::tests::own_postgres().url(), "waking");
  const Ear first = std::make_shared<KeenEar>(""), second = std::make_shared<KeenEar>("");
  const std::string join = Json{{"t", "join"}, {"table", id}}.dump();
  waking.house->receive(first, join);
  waking.await_answer();
  move();
  waking.house->receive(second, join);
  waking.pump();
  EXPECT_EQ(second->last("table")["version"], ada->last("entry")["version"]);
}

TEST_F(TwoHouses, a_move_is_not_refused_because_its_house_has_not_heard_of_the_one_before) {
  begin();
  move();
  hints_are_lost();
  // The other player has seen that move at the first house, and answers at the second.
  const bool ada_is_next = ada_moves();
  const Ear next = one->join(ada_is_next ? "ada" : "bob", id);
  const Json table = next->last("table");
  const Ear elsewhere = two->join(ada_is_next ? "ada" : "bob", id);
  two->say(elsewhere,
           Json{{"t", "move"}, {"table", id}, {"id", "x"}, {"version", table["version"]}, {"move", table["legal"][0]}});
  EXPECT_TRUE(elsewhere->frames("refused").empty());
  EXPECT_EQ(elsewhere->last("entry")["id"], "x");
}

TEST_F(TwoHouses, time_runs_out_once) {
  Json spec = bar(2);
  spec["clock"] = Json{{"bank_s", 60}, {"increment_s", 5}};
  begin(spec);
  pass(200'000);
  pass(5'000);
  hints_travel();
  EXPECT_EQ(count("flag"), 1);
  EXPECT_EQ(ada->last("entry")["state"], "over");
  EXPECT_EQ(bob->last("entry"), ada->last("entry"));
}

TEST_F(TwoHouses, two_houses_that_act_at_once_collapse_on_the_key) {
  Json spec = bar(2);
  spec["clock"] = Json{{"bank_s", 60}, {"increment_s", 5}};
  begin(spec);
  hints_are_lost();
  // Both believe that the table is theirs to look after.
  one->house->adopt();
  two->house->adopt();
  pump();
  one->now = two->now += 200'000;
  one->house->tick();
  two->house->tick();
  pump();
  pass(2'000);
  EXPECT_EQ(count("flag"), 1);
  EXPECT_EQ(bob->last("entry"), ada->last("entry"));
}

TEST_F(TwoHouses, a_bot_moves_once_whoever_looks_after_it) {
  Json spec = bar(2);
  spec["seats"] = Json::array({"me", Json{{"bot", 1}}});
  id = one->table(spec, "ada");
  ada = one->join("ada", id);
  bob = two->join("bob", id);
  for (int i = 0; i < 3 && ada->last("table")["state"] != "over"; ++i) {
    const Json table = one->join("ada", id)->last("table");
    if (table["legal"].is_array())
      one->command(ada, "move", id, Json{{"version", table["version"]}, {"move", table["legal"][0]}});
    pass(3'000);
    hints_travel();
  }
  EXPECT_EQ(one->join("ada", id)->last("table")["version"], two->join("ada", id)->last("table")["version"]);
  EXPECT_GE(count("move"), 4);
}

TEST_F(TwoHouses, the_tables_of_a_house_that_is_gone_are_looked_after_by_the_other) {
  Json spec = bar(2);
  spec["clock"] = Json{{"bank_s", 60}, {"increment_s", 5}};
  id = one->table(spec, "ada");
  ada = one->join("ada", id);
  bob = one->join("bob", id);
  one->command(bob, "sit", id);
  ASSERT_EQ(two->house->tables(), 0U);
  two->house->adopt();
  two->pump();
  EXPECT_EQ(two->house->tables(), 1U);
  two->now += 200'000;
  two->house->tick();
  two->pump();
  EXPECT_EQ(count("flag"), 1);
}

TEST_F(TwoHouses, players_get_time_back_from_a_node_that_died_and_none_from_one_that_stopped) {
  Json spec = bar(2);
  spec["clock"] = Json{{"bank_s", 60}, {"increment_s", 5}};
  id = one->table(spec, "ada");
  ada = one->join("ada", id);
  bob = one->join("bob", id);
  one->command(bob, "sit", id);
  two->join("eve", id);
  two->house->adopt(House::Adoption::OfStoppedNode);
  two->pump();
  EXPECT_EQ(count("pause"), 0);
  one->house->adopt();  // the table is its own: nothing was lost
  one->pump();
  EXPECT_EQ(count("pause"), 0);
  hints_are_lost();
  HouseUnderTest three(store::tests::own_postgres().url(), "three");
  three.join("eve", id);
  three.house->adopt(House::Adoption::OfDeadNode);
  three.pump();
  EXPECT_EQ(count("pause"), 1);
}

TEST_F(TwoHouses, talk_is_heard_at_both_and_each_line_once) {
  begin();
  one->say(ada, Json{{"t", "chat"}, {"table", id}, {"id", "c1"}, {"text", "hello"}});
  hints_travel();
  two->say(bob, Json{{"t", "chat"}, {"table", id}, {"id", "c2"}, {"text", "hi"}});
  hints_are_lost();
  pass(2'000);
  for (const Ear& ear : {ada, bob}) {
    const auto lines = ear->frames("chat");
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0]["text"], "hello");
    EXPECT_EQ(lines[1]["text"], "hi");
  }
}

TEST_F(TwoHouses, a_player_at_the_other_house_is_there) {
  begin();
  const auto seats = [this] { return one->join("", id)->last("table")["seats"]; };
  EXPECT_EQ(seats()[1]["here"], true);
  two->house->goodbye(bob);
  hints_travel();
  EXPECT_EQ(seats()[1]["here"], false);
  EXPECT_EQ(ada->last("here")["here"], false);
}

TEST_F(TwoHouses, open_tables_of_both_are_listed) {
  Json spec = bar(2);
  spec["open"] = true;
  one->table(spec, "ada");
  two->table(spec, "bob");
  for (const auto& house : {one.get(), two.get()}) {
    std::size_t listed = 0;
    house->house->open_tables(RoomState::Waiting, {}, [&](Result<Json> tables) { listed = (*tables)["tables"].size(); });
    house->pump();
    EXPECT_EQ(listed, 2U);
  }
}

TEST_F(TwoHouses, open_tables_are_listed_newest_first_whichever_house_has_them) {
  Json spec = bar(2);
  spec["open"] = true;
  const std::string first = one->table(spec, "ada"), second = two->table(spec, "bob"), third = one->table(spec, "ada");
  std::vector<std::string> listed;
  two->house->open_tables(RoomState::Waiting, {}, [&](Result<Json> tables) {
    for (const Json& table : (*tables)["tables"]) listed.push_back(table["table"]);
  });
  two->pump();
  EXPECT_EQ(listed, (std::vector<std::string>{third, second, first}));
}

TEST_F(TwoHouses, a_time_without_the_database_is_given_back_once) {
  Json spec = bar(2);
  spec["clock"] = Json{{"bank_s", 60}, {"increment_s", 0}};
  begin(spec);
  for (const auto& house : {one.get(), two.get()}) house->house->store_is_gone();
  pass(300'000);
  EXPECT_EQ(count("flag"), 0);
  // Whoever is the first to be back, the one that does not look after the table waits for the other.
  for (HouseUnderTest* house : {one.get(), two.get()}) {
    house->house->store_is_back(300'000);
    house->house->tick();
    house->pump();
  }
  hints_are_lost();
  pass(2'000);
  EXPECT_EQ(count("pause"), 1);
  EXPECT_EQ(count("flag"), 0);
  pass(50'000);
  EXPECT_EQ(count("flag"), 0);
  pass(20'000);
  pass(5'000);
  EXPECT_EQ(count("flag"), 1);
}

TEST_F(TwoHouses, a_time_is_given_back_once_though_a_move_was_refused_at_the_other_house) {
  Json spec = bar(2);
  spec["clock"] = Json{{"bank_s", 60}, {"increment_s", 0}};
  begin(spec);
  const bool ada_is_next = ada_moves();
  HouseUnderTest& house = ada_is_next ? *one : *two;
  const Ear mover = ada_is_next ? ada : bob;
  store::tests::own_postgres().crash();
  house.house->receive(mover, move_of(mover).dump());
  house.pump();
  EXPECT_EQ(mover->last("refused")["code"], "not_stored");
  for (const auto& each : {one.get(), two.get()}) each->house->store_is_gone();
  one->now = two->now += 30'000;
  ASSERT_EQ(store::tests::own_postgres().start(), "");
  for (HouseUnderTest* each : {one.get(), two.get()}) {
    each->house->store_is_back(30'000);
    each->house->tick();
    each->pump();
    hints_travel();
  }
  pass(2'000);
  pass(2'000);
  hints_travel();
  EXPECT_EQ(count("pause"), 1);
}

TEST_F(TwoHouses, while_the_database_is_gone_a_player_gets_a_sentence_and_then_plays_on) {
  begin();
  const bool ada_is_next = ada_moves();
  HouseUnderTest& house = ada_is_next ? *one : *two;
  const Ear mover = ada_is_next ? ada : bob;
  const Json command = move_of(mover);
  store::tests::own_postgres().crash();
  house.house->receive(mover, command.dump());
  house.pump();
  EXPECT_EQ(mover->last("refused")["code"], "not_stored");
  ASSERT_EQ(store::tests::own_postgres().start(), "");
  house.say(mover, command);
  EXPECT_EQ(mover->last("entry")["id"], command["id"]);
}

}  // namespace
}  // namespace menagerie::server
