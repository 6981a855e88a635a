// Moving a store from SQLite to PostgreSQL and back.
#include <gtest/gtest.h>

#include "store/copy/copy.h"
#include "store/copy/postgres_keeping.h"
#include "store/copy/shelf.h"
#include "store/sqlite/files.h"
#include "store/sqlite/partial_file.h"
#include "store/sqlite/sqlite_keeping.h"
#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

bool go_on(copy::Stage, double) { return true; }

// A bit of everything, and bytes that are no text.
void fill(const std::string& file) {
  Desk desk(file);
  Person ada{
      .id = "ada", .name = "Ad\xc3\xa9", .name_key = "ada", .password_hash = "h", .recovery_hash = "r", .created = 1};
  Session session{"token", "phone", "ada", "browser", "a \xff phone", 2, 3};
  desk.does(&Store::add_person, ada, std::optional(session));
  desk.does(&Store::set_mute, "ada", "eve", true);
  desk.does(&Store::set_standing, "ada", Standing{.banned_until = 9, .reason = "\xff", .muted = true, .judged = 8});
  std::vector<Append> moves;
  for (int table_number = 1; table_number <= 30; ++table_number) {
    const std::string id = "t" + std::to_string(table_number);
    Append sits = move(id, 1, "ada:1");
    sits.seats = {{0, "ada"}};
    sits.entry.text = std::string("\0\x01 '\"\\{}\xff", 9);
    desk.does(&Store::create_table, table(id), std::vector{sits});
    for (int version = 2; version <= 60; ++version) moves.push_back(move(id, version));
  }
  desk.does_together(moves);
  Append last = move("t7", 61);
  last.state = TableState::Over;
  desk.does(&Store::append, last);
  desk.finds(&Store::add_chat, ChatLine{"t1", 0, 5, "ada", "Ada", "hello"}, kMaxChatLines);
  desk.does(&Store::add_report, Report{"t1", 1, "ada", "rude", 9});
  desk.does(&Store::still_alive, Millis(77));
}

std::vector<copy::Row> all_rows(const std::string& place) {
  const copy::Opened opened = place.starts_with("postgres") ? copy::open_postgres(place, copy::Use::Moment)
                                                            : copy::open_file(place, copy::Use::Read);
  EXPECT_EQ(opened.sentence, "");
  std::vector<copy::Row> rows;
  for (const copy::Sheet& sheet : copy::sheets()) {
    opened.shelf->read(sheet);
    for (copy::Row row; opened.shelf->next(row);) rows.push_back(row);
  }
  EXPECT_EQ(opened.shelf->trouble(), "");
  return rows;
}

class StoreCopy : public testing::Test {
 protected:
  void SetUp() override {
    empty_postgres();
    fill(folder.file());
  }
  Folder folder;
  const std::string url = own_postgres().url();
};

TEST_F(StoreCopy, EverythingComesToPostgresAndBackByteForByte) {
  const copy::Copied there = copy::copy_store(folder.file(), url, go_on);
  EXPECT_EQ(there.trouble, "");
  EXPECT_EQ(there.tables, 30);
  EXPECT_EQ(there.entries, 30 * 60 + 1);
  EXPECT_EQ(there.people, 1);
  const auto original = all_rows(folder.file());
  EXPECT_EQ(all_rows(url), original);
  EXPECT_EQ(copy::copy_store(url, folder.file("back.db"), go_on).trouble, "");
  EXPECT_EQ(all_rows(folder.file("back.db")), original);
  Desk desk(folder.file("back.db"));
  EXPECT_EQ(desk.finds(&Store::last_alive), 77);
}

TEST_F(StoreCopy, GamesGoOnInTheCopy) {
  ASSERT_EQ(copy::copy_store(folder.file(), url, go_on).trouble, "");
  Desk desk(Place::as_it_is(Keeper::Postgres));
  EXPECT_EQ(desk.does(&Store::append, move("t1", 60)), Outcome::Taken);
  EXPECT_EQ(desk.does(&Store::append, move("t1", 61, "ada:1")), Outcome::Taken);
  EXPECT_EQ(desk.does(&Store::append, move("t1", 61)), Outcome::Stored);
  deal(desk, "new");
  EXPECT_EQ(desk.finds(&Store::tables_of, "ada", Page{100}).rows.size(), 30U);
  EXPECT_EQ(desk.finds(&Store::add_chat, ChatLine{"t1", 0, 5, "ada", "Ada", "again"}, kMaxChatLines), 2);
}

TEST_F(StoreCopy, ATargetThatIsNotEmptyIsLeftAlone) {
  Folder other;
  fill(other.file());
  const auto before = all_rows(other.file());
  EXPECT_EQ(copy::copy_store(folder.file(), other.file(), go_on).trouble,
            "the target is not empty: nothing was copied");
  EXPECT_EQ(all_rows(other.file()), before);
}

TEST_F(StoreCopy, ACopyThatIsStoppedKeepsNothing) {
  const auto stop = [](copy::Stage, double share) { return share < 0.5; };
  EXPECT_EQ(copy::copy_store(folder.file(), url, stop).trouble, kStopped);
  EXPECT_TRUE(all_rows(url).empty());
}

TEST_F(StoreCopy, AStoreThatIsInUseIsNotCopied) {
  Desk desk(folder.file());
  EXPECT_NE(copy::copy_store(folder.file(), url, go_on).trouble, "");
  desk.close();
  Desk server(Place::as_it_is(Keeper::Postgres));
  server.does(&Store::still_alive, Millis(5));
  EXPECT_NE(copy::copy_store(folder.file(), url, go_on).trouble.find("a server is using it: stop it first"),
            std::string::npos);
}

bool copies_on(std::int64_t, std::int64_t) { return true; }

TEST_F(StoreCopy, ADatabaseIsSavedWhileItIsInUseAndBroughtBack) {
  ASSERT_EQ(copy::copy_store(folder.file(), url, go_on).trouble, "");
  const auto original = all_rows(url);
  PartialFile partial;
  ASSERT_EQ(partial.make(folder.file("saved")), "");
  const std::string& saved = partial.path();
  {
    Desk server(Place::as_it_is(Keeper::Postgres));
    ASSERT_EQ(server.does(&Store::still_alive, Millis(5)), Outcome::Stored);
    int version = 61;
    const auto writes_on = [&](auto, auto) {
      return server.does(&Store::append, move("t1", version++)) == Outcome::Stored;
    };
    ASSERT_EQ(PostgresKeeping(url).copy_out(saved, writes_on), "");
    EXPECT_GT(version, 61);
    EXPECT_NE(PostgresKeeping(url).copy_in(saved, Keeping::Existing::SetAside, copies_on), "") << "a server uses it";
  }
  EXPECT_EQ(all_rows(saved), original) << "of the moment when it began";
  Copy copy;
  ASSERT_EQ(copy.open(saved), "");
  EXPECT_EQ(copy.check_file([] { return true; }), "");
  EXPECT_NE(PostgresKeeping(url).copy_in(saved, Keeping::Existing::Refuse, copies_on), "");
  EXPECT_NE(all_rows(url), original) << "what is there stays";
  ASSERT_EQ(PostgresKeeping(url).copy_in(saved, Keeping::Existing::SetAside, copies_on), "");
  EXPECT_EQ(all_rows(url), original);
}

TEST_F(StoreCopy, ARestoreThatFailsPutsBackWhatWasThere) {
  ASSERT_EQ(copy::copy_store(folder.file(), url, go_on).trouble, "");
  const auto original = all_rows(url);
  EXPECT_EQ(PostgresKeeping(url).copy_in(folder.file(), Keeping::Existing::SetAside, [](auto, auto) { return false; }),
            kStopped);
  EXPECT_EQ(all_rows(url), original);
}

TEST_F(StoreCopy, ASourceThatIsNotThereIsNotMade) {
  EXPECT_EQ(copy::copy_store(folder.file("nothing.db"), url, go_on).trouble,
            "There is no store in " + folder.file("nothing.db") + ".");
  EXPECT_FALSE(std::filesystem::exists(folder.file("nothing.db")));
}

}  // namespace
}  // namespace menagerie::store::tests
