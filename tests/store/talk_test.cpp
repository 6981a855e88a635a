// Chat, reports and mutes.
#include <gtest/gtest.h>

#include "store/sqlite/database.h"
#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

class StoreTalk : public EveryStore {
 protected:
  void SetUp() override {
    add_host(desk, "ada");
    add_host(desk, "bob");
  }
  std::int64_t say(const std::string& table, const std::string& person, const std::string& text) {
    return desk.finds(&Store::add_chat, ChatLine{table, 0, 5, person, "as " + person, text}, kMaxChatLines);
  }
  std::vector<std::string> last(const std::string& table, int limit) {
    std::vector<std::string> texts;
    for (const ChatLine& line : desk.finds(&Store::last_chat, table, limit)) {
      texts.push_back(std::to_string(line.number) + " " + line.text);
    }
    return texts;
  }
};

TEST_P(StoreTalk, LinesAreNumberedInEachTable) {
  deal(desk, "t1");
  deal(desk, "t2");
  EXPECT_EQ(say("t1", "ada", "one"), 1);
  EXPECT_EQ(say("t1", "bob", "two"), 2);
  EXPECT_EQ(say("t2", "ada", "other"), 1);
  EXPECT_EQ(say("t1", "ada", "three"), 3);
  EXPECT_EQ(last("t1", 10), (std::vector<std::string>{"1 one", "2 two", "3 three"}));
  EXPECT_EQ(last("t1", 2), (std::vector<std::string>{"2 two", "3 three"}));
}

TEST_P(StoreTalk, ALineIsKeptWhole) {
  deal(desk, "t1");
  say("t1", "ada", "hello");
  const auto found = desk.finds(&Store::last_chat, "t1", 1);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].table, "t1");
  EXPECT_EQ(found[0].number, 1);
  EXPECT_EQ(found[0].at, 5);
  EXPECT_EQ(found[0].person, "ada");
  EXPECT_EQ(found[0].name, "as ada");
  EXPECT_EQ(found[0].text, "hello");
}

TEST_P(StoreTalk, ThereIsNoTalkWithoutATable) {
  EXPECT_EQ(desk.asks(&Store::add_chat, ChatLine{"nowhere", 0, 5, "ada", "Ada", "hello"}, kMaxChatLines),
            std::pair(Outcome::Missing, std::int64_t(0)));
  EXPECT_TRUE(last("nowhere", 10).empty());
}

TEST_P(StoreTalk, ANumberIsNotGivenAgainWhenItsLineIsDeleted) {
  deal(desk, "t1");
  say("t1", "bob", "one");
  say("t1", "ada", "two");
  EXPECT_EQ(desk.does(&Store::delete_person, "ada", "", Millis(6)), Outcome::Stored);
  EXPECT_EQ(say("t1", "bob", "three"), 3);
  EXPECT_EQ(last("t1", 10), (std::vector<std::string>{"1 one", "3 three"}));
}

TEST_P(StoreTalk, a_deleted_person_neither_talks_nor_reports) {
  deal(desk, "t1");
  say("t1", "ada", "one");
  ASSERT_EQ(desk.does(&Store::delete_person, "bob", "", Millis(6)), Outcome::Stored);
  EXPECT_EQ(desk.asks(&Store::add_chat, ChatLine{"t1", 0, 7, "bob", "Bob", "late"}, kMaxChatLines).first,
            Outcome::Missing);
  EXPECT_EQ(desk.does(&Store::add_report, Report{"t1", 1, "bob", "late", 7}), Outcome::Missing);
  EXPECT_EQ(last("t1", 10), (std::vector<std::string>{"1 one"}));
  EXPECT_TRUE(desk.finds(&Store::list_reports, Page{10}).rows.empty());
}

TEST_P(StoreTalk, a_table_keeps_a_bounded_number_of_lines) {
  deal(desk, "t1");
  std::int64_t answers = 0, stored = 0;
  desk.gather([&] {
    for (std::int64_t i = 0; i < kMaxChatLines + 2; ++i) {
      desk.store().add_chat({"t1", 0, 5, "ada", "Ada", "line"}, kMaxChatLines, [&](Outcome outcome, std::int64_t) {
        ++answers;
        stored += outcome == Outcome::Stored ? 1 : 0;
        EXPECT_TRUE(outcome == Outcome::Stored || outcome == Outcome::Missing);
      });
    }
  });
  while (answers < kMaxChatLines + 2 && desk.loop().run_some()) continue;
  EXPECT_EQ(stored, kMaxChatLines);
  EXPECT_EQ(last("t1", 1), std::vector<std::string>{std::to_string(kMaxChatLines) + " line"});
}

TEST_P(StoreTalk, fewer_lines_may_be_allowed_to_some) {
  deal(desk, "t1");
  const auto says = [&](std::int64_t most) {
    return desk.asks(&Store::add_chat, ChatLine{"t1", 0, 5, "ada", "Ada", "line"}, most).first;
  };
  EXPECT_EQ(says(2), Outcome::Stored);
  EXPECT_EQ(says(2), Outcome::Stored);
  EXPECT_EQ(says(2), Outcome::Missing);
  EXPECT_EQ(says(3), Outcome::Stored);
}

TEST_P(StoreTalk, SomebodysLinesAreFoundAtEveryTable) {
  deal(desk, "t1");
  deal(desk, "t2");
  say("t2", "ada", "late");
  say("t1", "ada", "early");
  say("t1", "bob", "not hers");
  std::vector<std::string> found;
  for (const ChatLine& line : desk.finds(&Store::chat_of, "ada", Page{100}).rows)
    found.push_back(line.table + " " + line.text);
  EXPECT_EQ(found, (std::vector<std::string>{"t1 early", "t2 late"}));
}

TEST_P(StoreTalk, AReportIsKept) {
  deal(desk, "t1");
  say("t1", "bob", "rude");
  EXPECT_EQ(desk.does(&Store::add_report, Report{"t1", 1, "ada", "it is rude", 9}), Outcome::Stored);
  EXPECT_EQ(desk.does(&Store::add_report, Report{"t1", 2, "ada", "it is rude", 9}), Outcome::Missing);
  EXPECT_EQ(desk.does(&Store::add_report, Report{"nowhere", 1, "ada", "it is rude", 9}), Outcome::Missing);
  desk.close();
  const char* report =
      "SELECT id || ' ' || chat || ' ' || by || ' ' || at FROM report JOIN game_table ON game_table.number = game";
  std::string found;
  if (GetParam() == Keeper::Sqlite) {
    Database database;
    ASSERT_FALSE(database.open(place.file(), nullptr));
    ASSERT_FALSE(database.ask(report, found));
  } else {
    const postgres::Statement asks{"report", report};
    postgres::Connection connection;
    postgres::Rows rows;
    ASSERT_FALSE(connection.open(own_postgres().url()));
    ASSERT_FALSE(connection.ask(postgres::Question{&asks}, rows));
    found = rows.text(0, 0);
  }
  EXPECT_EQ(found, "t1 1 ada 9");
}

TEST_P(StoreTalk, WhoIsMutedStaysMutedUntilItIsTakenBack) {
  add_host(desk);
  EXPECT_EQ(desk.does(&Store::set_mute, "ada", "eve", true), Outcome::Stored);
  EXPECT_EQ(desk.does(&Store::set_mute, "ada", "bob", true), Outcome::Stored);
  EXPECT_EQ(desk.does(&Store::set_mute, "ada", "bob", true), Outcome::Stored) << "already";
  EXPECT_EQ(desk.finds(&Store::muted_by, "ada"), (std::vector<std::string>{"bob", "eve"}));
  EXPECT_EQ(desk.does(&Store::set_mute, "ada", "eve", false), Outcome::Stored);
  EXPECT_EQ(desk.does(&Store::set_mute, "ada", "eve", false), Outcome::Stored) << "already";
  EXPECT_EQ(desk.finds(&Store::muted_by, "ada"), std::vector<std::string>{"bob"});
  EXPECT_EQ(desk.does(&Store::set_mute, "nobody", "bob", true), Outcome::Missing);
}

FOR_EVERY_STORE(StoreTalk);

}  // namespace
}  // namespace menagerie::store::tests
