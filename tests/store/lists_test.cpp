// What a host lists and decides; and a file that the first version of the schema has made.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "server/audit.h"
#include "store/sqlite/files.h"
#include "store/sqlite/migrations.h"
#include "store/sqlite/partial_file.h"
#include "store/sqlite/sqlite_keeping.h"
#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

class StoreLists : public EveryStore {
 protected:
  void add(const std::string& id, const std::string& name, Millis created) {
    ASSERT_EQ(
        desk.does(&Store::add_person, Person{.id = id, .name = name, .created = created}, std::optional<Session>()),
        Outcome::Stored);
  }
  std::vector<std::string> people(PeopleWanted::Which which, const std::string& name = "", int limit = 10) {
    std::vector<std::string> ids;
    for (const ListedPerson& each : desk.finds(&Store::list_people, PeopleWanted{which, name, kNow}, Page{limit}).rows)
      ids.push_back(each.person.id);
    return ids;
  }
  Standing standing_of(const std::string& id) {
    return desk.finds(&Store::people, std::vector<std::string>{id}).at(0).standing;
  }

  static constexpr Millis kNow = 1'000;
  using Which = PeopleWanted::Which;
};
FOR_EVERY_STORE(StoreLists);

TEST_P(StoreLists, TablesAreListedNewestFirstWithTheirVersion) {
  deal(desk, "t1");
  deal(desk, "t2");
  ASSERT_EQ(desk.does(&Store::append, move("t1", 1)), Outcome::Stored);
  Append last = move("t1", 2);
  last.state = TableState::Closed;
  ASSERT_EQ(desk.does(&Store::append, last), Outcome::Stored);
  const auto all = desk.finds(&Store::list_tables, WhichTables::All, Page{10}).rows;
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].row.id, "t2");
  EXPECT_EQ(all[0].version, 0);
  EXPECT_EQ(all[0].changed, all[0].row.created) << "a table without entries";
  EXPECT_EQ(all[1].version, 2);
  EXPECT_EQ(all[1].changed, last.entry.at);
  EXPECT_EQ(all[1].row.state, TableState::Closed);
  const auto unfinished = desk.finds(&Store::list_tables, WhichTables::Unfinished, Page{10}).rows;
  ASSERT_EQ(unfinished.size(), 1U);
  EXPECT_EQ(unfinished[0].row.id, "t2");
  EXPECT_EQ(desk.finds(&Store::list_tables, WhichTables::All, Page{1}).rows.size(), 1U);
}

TEST_P(StoreLists, PeopleAreFoundByHowTheirNameBegins) {
  add("p1", "Ada", 1);
  add("p2", "100% Bob", 2);
  add("p3", "ADAM", 3);
  EXPECT_EQ(people(Which::All), (std::vector<std::string>{"p3", "p2", "p1"}));
  EXPECT_EQ(people(Which::All, "ada"), (std::vector<std::string>{"p3", "p1"}));
  EXPECT_EQ(people(Which::All, "100%"), (std::vector<std::string>{"p2"}));
  EXPECT_EQ(people(Which::All, "%"), std::vector<std::string>()) << "no pattern";
  EXPECT_EQ(people(Which::All, "", 1), (std::vector<std::string>{"p3"}));
}

TEST_P(StoreLists, AStandingIsKeptAndNothingElseWritesOverIt) {
  add("p1", "Ada", 1);
  EXPECT_EQ(standing_of("p1"), Standing());
  const Standing banned{.banned_until = 2'000, .reason = "rude", .muted = true, .judged = 500};
  ASSERT_EQ(desk.does(&Store::set_standing, std::string("p1"), banned), Outcome::Stored);
  EXPECT_EQ(standing_of("p1"), banned);

  ASSERT_EQ(desk.does(&Store::rename_guest, "p1", "Eve"), Outcome::Stored);
  EXPECT_EQ(standing_of("p1"), banned) << "a person who changes the name does not change this";
  EXPECT_EQ(people(Which::Banned), (std::vector<std::string>{"p1"}));
  EXPECT_EQ(people(Which::Muted), (std::vector<std::string>{"p1"}));
  EXPECT_EQ(desk.does(&Store::set_standing, std::string("nobody"), banned), Outcome::Missing);
  ASSERT_EQ(desk.does(&Store::set_standing, std::string("p1"), Standing{.banned_until = kNow, .judged = 600}),
            Outcome::Stored);
  EXPECT_EQ(people(Which::Banned), std::vector<std::string>()) << "the time is over";
}

TEST_P(StoreLists, WhatWasDecidedIsFoundByWhen) {
  add("p1", "Ada", 1);
  add("p2", "Bob", 2);
  ASSERT_EQ(desk.does(&Store::set_standing, std::string("p1"), Standing{.muted = true, .judged = 500}),
            Outcome::Stored);
  EXPECT_EQ(desk.finds(&Store::judged_since, Millis{499}).size(), 1U);
  EXPECT_EQ(desk.finds(&Store::judged_since, Millis{500}).size(), 0U);
  EXPECT_EQ(desk.finds(&Store::judged_since, Millis{-5}).size(), 1U) << "never those of whom nothing was said";
}

TEST_P(StoreLists, ReportsAreListedWithTheirLineOrWithoutIt) {
  deal(desk, "t1");
  add("p1", "Ada", 1);
  add("p2", "Bob", 2);
  desk.finds(&Store::add_chat, ChatLine{"t1", 0, 5, "p1", "Ada", "boo"}, kMaxChatLines);
  ASSERT_EQ(desk.does(&Store::add_report, Report{"t1", 1, "p2", "loud", 7}), Outcome::Stored);
  auto reports = desk.finds(&Store::list_reports, Page{10}).rows;
  ASSERT_EQ(reports.size(), 1U);
  EXPECT_EQ(reports[0].report.reason, "loud");
  EXPECT_EQ(reports[0].line.text, "boo");
  EXPECT_EQ(reports[0].line.person, "p1");
  ASSERT_EQ(desk.does(&Store::delete_person, "p1", "", Millis(8)), Outcome::Stored);
  reports = desk.finds(&Store::list_reports, Page{10}).rows;
  ASSERT_EQ(reports.size(), 1U);
  EXPECT_EQ(reports[0].line.person, "");
}

// A file as the program of an earlier commit left it, game and all.
void make_file_of_version_1(const std::string& path) {
  std::ifstream in(MENAGERIE_SOURCE_DIR "/tests/store/made_by_version_1.sql");
  const std::string sql{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  ASSERT_FALSE(sql.empty());
  Database database;
  ASSERT_FALSE(database.open(path, nullptr));
  ASSERT_FALSE(database.execute(sql.c_str())) << "the dump";
  ASSERT_FALSE(database.execute("PRAGMA application_id = 1298493025; PRAGMA user_version = 1"));
}

TEST(StoreMigrations, AFileOfTheFirstVersionKeepsItsGamesAndPeople) {
  const Folder folder;
  make_file_of_version_1(folder.file());
  Desk desk(folder.file());
  ASSERT_TRUE(desk.is_open()) << desk.sentence();
  const auto ada = desk.finds(&Store::find_account, std::string("ada"));
  ASSERT_TRUE(ada);
  EXPECT_EQ(ada->name, "Ada");
  EXPECT_EQ(ada->standing, Standing());
  const auto table = desk.finds(&Store::find_table, std::string("fEE8elrR9k3YLuQL"));
  ASSERT_TRUE(table);
  server::Audit audit;
  EXPECT_EQ(audit.look_at(*table), "");
  EXPECT_EQ(audit.records, 1) << "its game replays";
  EXPECT_EQ(desk.finds(&Store::unfinished_tables).size(), 1U);
  ASSERT_EQ(desk.does(&Store::set_standing, ada->id, Standing{.muted = true, .judged = 1}), Outcome::Stored);
}

TEST(StoreCopies, AFileOfTheFirstVersionCanBeCopiedAndChecked) {
  const Folder folder;
  make_file_of_version_1(folder.file());
  PartialFile partial;
  ASSERT_EQ(partial.make(folder.file("copy")), "");
  ASSERT_EQ(SqliteKeeping(folder.file()).copy_out(partial.path(), [](auto, auto) { return true; }), "");
  Copy copy;
  ASSERT_EQ(copy.open(partial.path()), "");
  EXPECT_EQ(copy.check_file([] { return true; }), "");
  EXPECT_EQ(copy.tables(), 2);
  EXPECT_EQ(copy.people(), 7);
}

TEST(StoreCopies, ACopyIsOfOneMomentWhateverIsWrittenMeanwhile) {
  const Folder folder;
  Desk desk(folder.file());
  deal(desk, "t1");
  for (int version = 1; version <= 300; ++version)
    ASSERT_EQ(desk.does(&Store::append, move("t1", version)), Outcome::Stored);
  PartialFile partial;
  ASSERT_EQ(partial.make(folder.file("copy")), "");
  int steps = 0;
  const auto write_more = [&](auto, auto) {
    EXPECT_EQ(desk.does(&Store::append, move("t1", 301 + steps++)), Outcome::Stored);
    return true;
  };
  ASSERT_EQ(SqliteKeeping(folder.file()).copy_out(partial.path(), write_more), "");
  EXPECT_GT(steps, 0);
  Desk copy(partial.path());
  ASSERT_TRUE(copy.is_open()) << copy.sentence();
  EXPECT_EQ(entries(copy, "t1").size(), 300U);
}

TEST(StoreCopies, ACopyThatIsStoppedSaysSo) {
  const Folder folder;
  Desk desk(folder.file());
  PartialFile partial;
  ASSERT_EQ(partial.make(folder.file("copy")), "");
  EXPECT_EQ(SqliteKeeping(folder.file()).copy_out(partial.path(), [](auto, auto) { return false; }), kStopped);
}

TEST(StoreCopies, NothingIsRenamedOverAFileThatIsThere) {
  const Folder folder;
  std::ofstream(folder.file("a")) << "a";
  std::ofstream(folder.file("b")) << "b";
  EXPECT_NE(rename_without_replacing(folder.file("a"), folder.file("b")), "");
  EXPECT_TRUE(std::filesystem::exists(folder.file("a")));
  EXPECT_EQ(rename_without_replacing(folder.file("a"), folder.file("c")), "");
}

}  // namespace
}  // namespace menagerie::store::tests
