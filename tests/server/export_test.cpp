// Exports: whole or visibly broken, one at a time, one per person.
#include "server/export.h"

#include <gtest/gtest.h>

#include <optional>

#include "tests/server/at_the_bar.h"
#include "tests/server/house_under_test.h"
#include "tests/store/desk.h"

namespace menagerie::server {
namespace {

Identity identity(const std::string& person) {
  return {.person = {.id = person, .name = person, .created = 5}, .session = {}};
}

class Exports : public testing::Test {
 protected:
  void chat(HouseUnderTest& house, int lines) {
    const std::string id = house.table(bar(2), "ada");
    for (int line = 0; line < lines; ++line)
      house.store->add_chat({id, 0, 5, "ada", "ada", "line " + std::to_string(line)}, store::kMaxChatLines,
                            [](auto, auto) {});
    house.pump();
  }
  std::shared_ptr<Export> begin(HouseUnderTest& house) {
    return std::make_shared<Export>(*house.house, *house.people, *house.store, identity("ada"), ExportQueue::Turn());
  }
  BodyPart next(HouseUnderTest& house, Export& work) {
    std::optional<BodyPart> part;
    work.next([&](BodyPart made) { part = std::move(made); });
    house.pump();
    EXPECT_TRUE(part);
    return part.value_or(BodyPart{BodyPart::Kind::Broken, {}});
  }

  Millis now = 1'000;
  std::vector<std::string> begun;
  std::vector<ExportQueue::Turn> turns;
  ExportQueue queue{[this] { return now; }};  // goes before the turns: they begin no other
  bool enter(const std::string& person, const std::string& address = "") {
    return queue.enter(person, address, [this, person](ExportQueue::Turn turn) {
      begun.push_back(person);
      turns.push_back(std::move(turn));
    });
  }
  // The running one ends.
  void leave() { ExportQueue::Turn(std::move(turns.back())); }
};

TEST_F(Exports, a_list_that_becomes_shorter_meanwhile_stays_whole) {
  HouseUnderTest house;
  chat(house, 1);
  const auto mute = [&](int from, int to, bool on) {
    for (int i = from; i < to; ++i) house.store->set_mute("ada", "p" + std::to_string(1000 + i), on, [](auto) {});
    house.pump();
  };
  mute(0, 101, true);
  const auto work = begin(house);
  std::string text;
  BodyPart part{BodyPart::Kind::More, {}};
  for (int parts = 0; part.kind == BodyPart::Kind::More && parts < 100; ++parts) {
    part = next(house, *work);
    text += part.bytes;
    if (part.bytes.find("p1099") != std::string::npos) mute(100, 101, false);
  }
  const Json whole = Json::parse(text, nullptr, false);
  ASSERT_FALSE(whole.is_discarded()) << text.substr(text.size() - 300);
  EXPECT_EQ(whole["muted"].size(), 100u);
}

TEST_F(Exports, all_parts_together_are_one_object_with_every_line) {
  HouseUnderTest house;
  chat(house, 250);
  const auto work = begin(house);
  std::string text;
  std::size_t largest = 0;
  BodyPart part{BodyPart::Kind::More, {}};
  for (int parts = 0; part.kind == BodyPart::Kind::More && parts < 100; ++parts) {
    part = next(house, *work);
    largest = std::max(largest, part.bytes.size());
    text += part.bytes;
  }
  ASSERT_EQ(part.kind, BodyPart::Kind::Last);
  const Json all = Json::parse(text, nullptr, false);
  ASSERT_TRUE(all.is_object()) << text;
  EXPECT_EQ(all["chat"].size(), 250U);
  EXPECT_EQ(all["chat"][249]["text"], "line 249");
  EXPECT_EQ(all["games"].size(), 1U);
  EXPECT_EQ(all["tables_made"].size(), 1U);
  EXPECT_LT(largest, text.size() / 2) << "one page at a time";
}

TEST_F(Exports, a_store_that_fails_in_the_middle_breaks_it) {
  store::tests::empty_postgres();
  HouseUnderTest house(store::tests::own_postgres().url(), "one");
  chat(house, 250);
  const auto work = begin(house);
  EXPECT_EQ(next(house, *work).kind, BodyPart::Kind::More);
  store::tests::own_postgres().crash();
  EXPECT_EQ(next(house, *work).kind, BodyPart::Kind::Broken);
  ASSERT_EQ(store::tests::own_postgres().start(), "");
}

TEST_F(Exports, one_runs_at_a_time_and_the_others_follow_in_order) {
  EXPECT_TRUE(enter("ada"));
  EXPECT_TRUE(enter("bob"));
  EXPECT_TRUE(enter("eve"));
  EXPECT_EQ(begun, (std::vector<std::string>{"ada"}));
  EXPECT_FALSE(enter("ada")) << "it runs";
  EXPECT_FALSE(enter("eve")) << "it waits";
  leave();
  EXPECT_EQ(begun, (std::vector<std::string>{"ada", "bob"}));
  EXPECT_TRUE(enter("ada"));
  leave();
  leave();
  leave();
  EXPECT_EQ(begun, (std::vector<std::string>{"ada", "bob", "eve", "ada"}));
  EXPECT_TRUE(enter("bob")) << "none runs now";
}

TEST_F(Exports, the_queue_is_short) {
  int taken = 0;
  for (int number = 0; number < 100; ++number) taken += enter("p" + std::to_string(number)) ? 1 : 0;
  EXPECT_EQ(taken, 9) << "one runs and eight wait";
}

TEST_F(Exports, one_network_has_two_places) {
  EXPECT_TRUE(enter("ada", "192.0.2.1"));
  EXPECT_TRUE(enter("bob", "192.0.2.1"));
  EXPECT_FALSE(enter("eve", "192.0.2.1"));
  EXPECT_TRUE(enter("eve", "192.0.2.2"));
  leave();
  EXPECT_TRUE(enter("kim", "192.0.2.1")) << "one of the two has ended";
  EXPECT_FALSE(enter("lea", "192.0.2.1"));
}

TEST_F(Exports, one_48_has_four_places) {
  int taken = 0;
  for (int number = 0; number < 8; ++number) {
    const std::string digit = std::to_string(number);
    taken += enter("p" + digit, "2001:db8:1:" + digit + "::1") ? 1 : 0;
  }
  EXPECT_EQ(taken, 4);
  EXPECT_TRUE(enter("eve", "2001:db8:2::1"));
}

TEST_F(Exports, one_that_takes_too_long_is_broken_off_only_while_others_wait) {
  enter("ada");
  now += 1'000'000;
  EXPECT_FALSE(queue.is_overdue());
  enter("bob");
  EXPECT_FALSE(queue.is_overdue());
  now += 121'000;
  EXPECT_TRUE(queue.is_overdue());
  leave();
  EXPECT_FALSE(queue.is_overdue());
}

TEST_F(Exports, a_turn_may_outlive_the_queue) {
  auto other = std::make_unique<ExportQueue>([] { return Millis(0); });
  ExportQueue::Turn kept;
  other->enter("ada", "", [&](ExportQueue::Turn turn) { kept = std::move(turn); });
  other.reset();
  kept.reset();
}

}  // namespace
}  // namespace menagerie::server
