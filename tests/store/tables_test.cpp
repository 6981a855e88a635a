// Tables, their logs and their seats.
#include <gtest/gtest.h>

#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

class StoreTables : public EveryStore {
 protected:
  void SetUp() override { add_host(desk); }
  std::vector<std::string> ids_of(const std::string& person, int limit = 10) {
    std::vector<std::string> ids;
    for (const auto& found : desk.finds(&Store::tables_of, person, Page{limit}).rows) ids.push_back(found.row.id);
    return ids;
  }
};

TEST_P(StoreTables, ATableIsFoundAsItWasMade) {
  const auto row = table("t1", TableState::Playing);
  EXPECT_EQ(desk.does(&Store::create_table, row, std::vector{move("t1", 1), move("t1", 2, "ada:7")}), Outcome::Stored);
  const auto found = desk.finds(&Store::find_table, "t1");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->row, row);
  EXPECT_EQ(found->entries, (std::vector{move("t1", 1).entry, move("t1", 2, "ada:7").entry}));
}

TEST_P(StoreTables, ATableThatIsNotThereIsNotFound) { EXPECT_FALSE(desk.finds(&Store::find_table, "nowhere")); }

TEST_P(StoreTables, NoTableIsMadeForAHostWhoIsGone) {
  TableRow row = table("t1");
  row.host = "nobody";
  EXPECT_EQ(desk.does(&Store::create_table, row, std::vector{move("t1", 1)}), Outcome::Missing);
  EXPECT_FALSE(desk.finds(&Store::find_table, "t1"));
  EXPECT_EQ(desk.does(&Store::delete_person, "ada", "", Millis(9)), Outcome::Stored);
  EXPECT_EQ(desk.does(&Store::create_table, table("t1"), std::vector<Append>()), Outcome::Missing);
  EXPECT_FALSE(desk.finds(&Store::find_table, "t1"));
}

TEST_P(StoreTables, a_deleted_person_takes_no_seat) {
  deal(desk, "t1");
  add_host(desk, "bob");
  Append sits = move("t1", 1, "bob:1");
  sits.seats = {{1, "bob"}};
  sits.only_if_there = "bob";
  ASSERT_EQ(desk.does(&Store::delete_person, "bob", "", Millis(9)), Outcome::Stored);
  EXPECT_EQ(desk.does(&Store::append, sits), Outcome::Missing);
  EXPECT_TRUE(entries(desk, "t1").empty());
  EXPECT_TRUE(ids_of("bob").empty());
  add_host(desk, "bob");
  EXPECT_EQ(desk.does(&Store::append, sits), Outcome::Stored);
  EXPECT_EQ(ids_of("bob"), std::vector<std::string>{"t1"});
}

TEST_P(StoreTables, AnIdIsGivenOnce) {
  deal(desk, "t1");
  auto other = table("t1");
  other.host = "bob";
  add_host(desk, "bob");
  EXPECT_EQ(desk.does(&Store::create_table, other, std::vector{move("t1", 1)}), Outcome::Taken);
  EXPECT_EQ(desk.finds(&Store::find_table, "t1")->row.host, "ada");
  EXPECT_TRUE(entries(desk, "t1").empty());
}

TEST_P(StoreTables, ATableWhoseFirstEntriesClashIsNotMade) {
  EXPECT_EQ(desk.does(&Store::create_table, table("t1"), std::vector{move("t1", 1), move("t1", 1)}), Outcome::Taken);
  EXPECT_FALSE(desk.finds(&Store::find_table, "t1"));
}

TEST_P(StoreTables, AVersionIsTakenOnce) {
  deal(desk, "t1");
  EXPECT_EQ(desk.does(&Store::append, move("t1", 1, "ada:1")), Outcome::Stored);
  EXPECT_EQ(desk.does(&Store::append, move("t1", 1, "bob:1")), Outcome::Taken);
  EXPECT_EQ(entries(desk, "t1"), std::vector{move("t1", 1, "ada:1").entry});
}

TEST_P(StoreTables, ACommandIsTakenOnceInATable) {
  deal(desk, "t1");
  deal(desk, "t2");
  EXPECT_EQ(desk.does(&Store::append, move("t1", 1, "ada:1")), Outcome::Stored);
  EXPECT_EQ(desk.does(&Store::append, move("t1", 2, "ada:1")), Outcome::Taken);
  EXPECT_EQ(desk.does(&Store::append, move("t2", 1, "ada:1")), Outcome::Stored) << "another table";
  EXPECT_EQ(entries(desk, "t1").size(), 1U);
}

TEST_P(StoreTables, TheServersOwnEntriesHaveNoCommandToClash) {
  deal(desk, "t1");
  EXPECT_EQ(desk.does(&Store::append, move("t1", 1)), Outcome::Stored);
  EXPECT_EQ(desk.does(&Store::append, move("t1", 2)), Outcome::Stored);
}

TEST_P(StoreTables, AnEntryNeedsItsTable) {
  EXPECT_EQ(desk.does(&Store::append, move("nowhere", 1)), Outcome::Missing);
}

TEST_P(StoreTables, ALogHasNoGaps) {
  deal(desk, "t1");
  EXPECT_EQ(desk.does(&Store::append, move("t1", 2)), Outcome::Missing);
  EXPECT_EQ(desk.does(&Store::append, move("t1", 0)), Outcome::Missing);
  EXPECT_EQ(desk.does(&Store::append, move("t1", 1)), Outcome::Stored);
  EXPECT_EQ(desk.does(&Store::append, move("t1", 3)), Outcome::Missing);
  EXPECT_EQ(entries(desk, "t1").size(), 1U);
}

TEST_P(StoreTables, EveryByteOfATextIsKept) {
  deal(desk, "t1");
  Append change = move("t1", 1);
  change.entry.text = std::string("Zoë\0 'quoted' \xff", 16) + std::string(100'000, 'x');
  change.entry.seat = -1;
  EXPECT_EQ(desk.does(&Store::append, change), Outcome::Stored);
  EXPECT_EQ(entries(desk, "t1"), std::vector{change.entry});
}

TEST_P(StoreTables, AnEntryChangesStateAndSeatsWithIt) {
  deal(desk, "t1");
  Append change = move("t1", 1);
  change.seats = {{0, "ada"}, {1, "bob"}};
  change.state = TableState::Playing;
  EXPECT_EQ(desk.does(&Store::append, change), Outcome::Stored);
  EXPECT_EQ(desk.finds(&Store::find_table, "t1")->row.state, TableState::Playing);
  const auto found = desk.finds(&Store::tables_of, "bob", Page{10}).rows;
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].seat, 1);
  EXPECT_EQ(found[0].row, table("t1", TableState::Playing));
}

TEST_P(StoreTables, AnEntryThatIsRefusedChangesNothingBesideTheLog) {
  deal(desk, "t1");
  EXPECT_EQ(desk.does(&Store::append, move("t1", 1)), Outcome::Stored);
  Append change = move("t1", 1);
  change.seats = {{0, "ada"}};
  change.state = TableState::Over;
  EXPECT_EQ(desk.does(&Store::append, change), Outcome::Taken);
  EXPECT_EQ(desk.finds(&Store::find_table, "t1")->row.state, TableState::Waiting);
  EXPECT_TRUE(ids_of("ada").empty());
}

TEST_P(StoreTables, ASeatChangesHandsAndIsFreed) {
  Append first = move("t1", 1);
  first.seats = {{0, "ada"}};
  EXPECT_EQ(desk.does(&Store::create_table, table("t1"), std::vector{first}), Outcome::Stored);
  EXPECT_EQ(ids_of("ada"), std::vector<std::string>{"t1"});

  Append second = move("t1", 2);
  second.seats = {{0, "bob"}};
  EXPECT_EQ(desk.does(&Store::append, second), Outcome::Stored);
  EXPECT_TRUE(ids_of("ada").empty());
  EXPECT_EQ(ids_of("bob"), std::vector<std::string>{"t1"});

  Append third = move("t1", 3);
  third.seats = {{0, ""}, {1, ""}};
  EXPECT_EQ(desk.does(&Store::append, third), Outcome::Stored) << "a free seat may be freed";
  EXPECT_TRUE(ids_of("bob").empty());
}

TEST_P(StoreTables, SomebodysTablesComeNewestFirst) {
  for (const std::string id : {"t1", "t2", "t3"}) {
    Append sits = move(id, 1);
    sits.seats = {{2, "ada"}};
    EXPECT_EQ(desk.does(&Store::create_table, table(id), std::vector{sits}), Outcome::Stored);
  }
  EXPECT_EQ(ids_of("ada"), (std::vector<std::string>{"t3", "t2", "t1"}));
  EXPECT_EQ(ids_of("ada", 2), (std::vector<std::string>{"t3", "t2"}));
}

TEST_P(StoreTables, UnfinishedTablesAreThoseThatWaitOrPlay) {
  const std::vector<Append> none;
  desk.does(&Store::create_table, table("waits"), std::vector{move("waits", 1)});
  desk.does(&Store::create_table, table("plays", TableState::Playing), none);
  desk.does(&Store::create_table, table("over", TableState::Over), none);
  desk.does(&Store::create_table, table("closed", TableState::Closed), none);
  Append last = move("ends", 1);
  last.state = TableState::Over;
  desk.does(&Store::create_table, table("ends", TableState::Playing), std::vector{last});

  const auto found = desk.finds(&Store::unfinished_tables);
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].row, table("waits"));
  EXPECT_EQ(found[0].entries, std::vector{move("waits", 1).entry});
  EXPECT_EQ(found[1].row.id, "plays");
  EXPECT_TRUE(found[1].entries.empty());
}

TEST_P(StoreTables, WhatFollowedAVersionIsFound) {
  deal(desk, "t1");
  for (int version = 1; version <= 4; ++version) desk.does(&Store::append, move("t1", version));
  EXPECT_EQ(desk.finds(&Store::entries_after, "t1", 2), (std::vector{move("t1", 3).entry, move("t1", 4).entry}));
  EXPECT_EQ(desk.finds(&Store::entries_after, "t1", 0).size(), 4U);
  EXPECT_TRUE(desk.finds(&Store::entries_after, "t1", 4).empty());
  EXPECT_TRUE(desk.finds(&Store::entries_after, "nowhere", 0).empty());
}

TEST_P(StoreTables, TheLengthsOfLogsAreFoundTogether) {
  deal(desk, "t1");
  deal(desk, "t2");
  desk.does(&Store::append, move("t2", 1));
  desk.does(&Store::append, move("t2", 2));
  desk.finds(&Store::add_chat, ChatLine{"t1", 0, 5, "ada", "Ada", "hello"}, kMaxChatLines);
  EXPECT_EQ(desk.finds(&Store::versions_of, std::vector<std::string>{"t2", "nowhere", "t1"}),
            (std::vector<TableVersion>{{"t2", 2, 0}, {"t1", 0, 1}}));
  EXPECT_TRUE(desk.finds(&Store::versions_of, std::vector<std::string>()).empty());
}

TEST_P(StoreTables, OpenTablesComeNewestFirst) {
  for (const std::string id : {"t1", "t2", "t3"}) deal(desk, id);
  TableRow hidden = table("hidden");
  hidden.open = false;
  desk.does(&Store::create_table, hidden, std::vector<Append>());
  Append begins = move("t2", 1);
  begins.state = TableState::Playing;
  desk.does(&Store::append, begins);
  using Ids = std::vector<std::string>;
  EXPECT_EQ(desk.finds(&Store::open_tables, TableState::Waiting, Page{10}).rows, (Ids{"t3", "t1"}));
  EXPECT_EQ(desk.finds(&Store::open_tables, TableState::Waiting, Page{1}).rows, Ids{"t3"});
  EXPECT_EQ(desk.finds(&Store::open_tables, TableState::Playing, Page{10}).rows, Ids{"t2"});
}

TEST_P(StoreTables, AKeyThatNoTableCanHaveIsNotFound) {
  deal(desk, "t1");
  const std::string odd("t\0\xff\n", 4);
  EXPECT_FALSE(desk.finds(&Store::find_table, odd));
  EXPECT_TRUE(desk.finds(&Store::versions_of, std::vector<std::string>{odd}).empty());
  EXPECT_TRUE(desk.finds(&Store::people, std::vector<std::string>{odd}).empty());
  EXPECT_EQ(desk.does(&Store::append, move(odd, 1)), Outcome::Missing);
}

FOR_EVERY_STORE(StoreTables);

}  // namespace
}  // namespace menagerie::store::tests
