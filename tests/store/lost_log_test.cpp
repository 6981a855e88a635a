// A write-ahead log that is gone or damaged: what is missing is noticed, and accepted only when that is asked for.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <ctime>
#include <fstream>

#include "store/sqlite/commit_count.h"
#include "store/sqlite/sqlite_keeping.h"
#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

namespace fs = std::filesystem;

constexpr int kLostTables = 31;

// Keeps the given number of tables, says so, and waits to be killed.
[[noreturn]] void keep_tables(const std::string& path, Synchronous synchronous, int said) {
  Desk desk(path, synchronous);
  if (desk.is_open()) add_host(desk);
  for (int i = 0; i < kLostTables; ++i)
    if (!desk.is_open() ||
        desk.does(&Store::create_table, table("t" + std::to_string(i)), std::vector<Append>()) != Outcome::Stored)
      ::_exit(1);
  (void)!::write(said, "+", 1);
  for (;;) ::pause();
}

void kill_after_tables(const std::string& path, Synchronous synchronous = Synchronous::Full) {
  int pipe[2];
  ASSERT_EQ(::pipe(pipe), 0);
  const pid_t child = ::fork();
  if (child == 0) keep_tables(path, synchronous, pipe[1]);
  ::close(pipe[1]);
  char said = '?';
  ASSERT_EQ(::read(pipe[0], &said, 1), 1);
  ::close(pipe[0]);
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
}

std::size_t tables_in(Desk& desk) { return desk.finds(&Store::unfinished_tables).size(); }

struct Damage {
  const char* name;
  std::function<void(const std::string& wal)> work;
};
void PrintTo(const Damage& damage, std::ostream* out) { *out << damage.name; }

void damage(const std::string& path, std::uintmax_t offset, std::size_t count) {
  std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
  file.seekp(static_cast<std::streamoff>(offset));
  file << std::string(count, '\x5a');
}

const Damage kDamages[] = {
    {"Removed", [](const std::string& wal) { fs::remove(wal); }},
    {"Emptied", [](const std::string& wal) { fs::resize_file(wal, 0); }},
    {"HeaderCut", [](const std::string& wal) { fs::resize_file(wal, 20); }},
    {"HeaderDamaged", [](const std::string& wal) { damage(wal, 0, 32); }},
    {"CutInTheMiddle", [](const std::string& wal) { fs::resize_file(wal, fs::file_size(wal) / 2); }},
    {"DamagedInTheMiddle", [](const std::string& wal) { damage(wal, fs::file_size(wal) / 2, 5000); }},
    {"TailCut", [](const std::string& wal) { fs::resize_file(wal, fs::file_size(wal) - 1); }},
};

class LostLog : public testing::TestWithParam<Damage> {
 protected:
  const Folder folder;
  const std::string file = folder.file();
};
INSTANTIATE_TEST_SUITE_P(Every, LostLog, testing::ValuesIn(kDamages),
                         [](const auto& damage) { return std::string(damage.param.name); });

TEST_P(LostLog, IsNoticedAndNothingIsTouched) {
  kill_after_tables(file);
  GetParam().work(file + "-wal");
  const std::string before = contents(file), log_before = contents(file + "-wal"),
                    lock_before = contents(file + ".lock");
  for (int tries = 0; tries < 2; ++tries) {
    const std::string sentence = why_not(file);
    EXPECT_NE(sentence.find("commits are missing"), std::string::npos) << sentence;
    EXPECT_NE(sentence.find("--accept-loss"), std::string::npos) << sentence;
    EXPECT_NE(sentence.find("menagerie restore"), std::string::npos) << sentence;
    const std::string no_copy = SqliteKeeping(file).copy_out(folder.file("copy.db"), [](auto, auto) { return true; });
    EXPECT_NE(no_copy.find("commits are missing"), std::string::npos) << no_copy;
  }
  EXPECT_TRUE(contents(file) == before);
  EXPECT_TRUE(contents(file + "-wal") == log_before);
  EXPECT_EQ(contents(file + ".lock"), lock_before);
}

TEST_P(LostLog, IsAcceptedOnceWhenThatIsAskedFor) {
  kill_after_tables(file);
  GetParam().work(file + "-wal");
  {
    Desk desk(file, Loss::Accept);
    ASSERT_TRUE(desk.is_open()) << desk.sentence();
    EXPECT_NE(desk.loss().find("commits are missing"), std::string::npos) << desk.loss();
    EXPECT_LT(tables_in(desk), static_cast<std::size_t>(kLostTables));
    deal(desk, "afterwards");
  }
  Desk again(file);
  ASSERT_TRUE(again.is_open()) << again.sentence();
  EXPECT_EQ(again.loss(), "");
  EXPECT_TRUE(again.finds(&Store::find_table, std::string("afterwards")));
}

TEST(WholeLog, IsOpenedAfterAKill) {
  const Folder folder;
  for (int kills = 0; kills < 3; ++kills) {
    const std::string file = folder.file("games" + std::to_string(kills));
    kill_after_tables(file);
    Desk desk(file);
    ASSERT_TRUE(desk.is_open()) << desk.sentence();
    EXPECT_EQ(tables_in(desk), static_cast<std::size_t>(kLostTables));
    EXPECT_EQ(desk.loss(), "");
  }
}

TEST(WholeLog, ThatWasCopiedBackMayBeRemoved) {
  const Folder folder;
  kill_after_tables(folder.file());
  EXPECT_EQ(why_not(folder.file()), "it was opened");
  fs::remove(folder.file() + "-wal");
  EXPECT_EQ(why_not(folder.file()), "it was opened");
}

TEST(CommitCount, ADatabaseThatIsGoneIsMissed) {
  const Folder folder;
  kill_after_tables(folder.file());
  for (const char* suffix : {"", "-wal", "-shm"}) fs::remove(folder.file() + suffix);
  EXPECT_NE(why_not(folder.file()).find("commits are missing, from its beginning on"), std::string::npos);
  EXPECT_FALSE(fs::exists(folder.file())) << "and is not made anew";
}

TEST(CommitCount, TheTablesOfAYoungStoreAreNotInTheLogAlone) {
  const Folder folder;
  kill_after_tables(folder.file());
  fs::remove(folder.file() + "-wal");
  Database database;
  std::string version;
  ASSERT_FALSE(database.open_to_read(folder.file()));
  ASSERT_FALSE(database.ask("PRAGMA user_version", version));
  EXPECT_EQ(version, "3");
}

TEST(CommitCount, AStoreWithoutAMarkIsOpened) {
  const Folder folder;
  kill_after_tables(folder.file());
  fs::remove(folder.file() + ".lock");
  Desk desk(folder.file());
  ASSERT_TRUE(desk.is_open()) << desk.sentence();
  EXPECT_EQ(tables_in(desk), static_cast<std::size_t>(kLostTables));
}

TEST(CommitCount, AMarkThatCannotBeReadIsNone) {
  const Folder folder;
  kill_after_tables(folder.file());
  std::ofstream(folder.file() + ".lock", std::ios::binary) << std::string(60, '\0');
  EXPECT_EQ(why_not(folder.file()), "it was opened");
  const CommitMark mark{.commits = 31, .at = 1'700'000'000'000};
  EXPECT_EQ(parse_mark(print_mark(mark)), mark);
  for (const std::string& text : {std::string(), std::string("12"), print_mark(mark).substr(1), print_mark(mark) + "x"})
    EXPECT_EQ(parse_mark(text), std::nullopt) << text;
  EXPECT_EQ(print_mark(mark).size(), print_mark({}).size());
}

TEST(CommitCount, WithoutSyncsNoCommitIsMarked) {
  const Folder folder;
  kill_after_tables(folder.file(), Synchronous::Off);
  EXPECT_EQ(contents(folder.file() + ".lock"), "");
}

// The log is set aside first. A file under the name that the database would get ends the restore there, as a kill would.
TEST(CommitCount, ARestoreThatEndsHalfWayLeavesALossThatIsNoticed) {
  const Folder folder;
  const auto go_on = [](auto, auto) { return true; };
  kill_after_tables(folder.file());
  ASSERT_EQ(SqliteKeeping(folder.file()).copy_out(folder.file("copy.db"), go_on), "");
  const std::time_t now = std::time(nullptr);
  for (int seconds = 0; seconds < 30; ++seconds) {
    char name[64];
    const std::time_t then = now + seconds;
    std::strftime(name, sizeof name, ".before-%Y%m%dT%H%M%SZ", std::gmtime(&then));
    std::ofstream(folder.file() + name) << "in the way";
  }
  const std::string trouble =
      SqliteKeeping(folder.file()).copy_in(folder.file("copy.db"), Keeping::Existing::SetAside, go_on);
  ASSERT_NE(trouble, "");
  ASSERT_FALSE(fs::exists(folder.file() + "-wal"));
  EXPECT_NE(why_not(folder.file()).find("commits are missing"), std::string::npos);
}

TEST(CommitCount, ARestoredStoreIsOpenedWithFewerCommits) {
  const Folder folder, elsewhere;
  const auto go_on = [](auto, auto) { return true; };
  {
    Desk desk(folder.file());
    deal(desk, "saved");
    ASSERT_EQ(SqliteKeeping(folder.file()).copy_out(folder.file("copy.db"), go_on), "");
    for (int i = 0; i < kLostTables; ++i) deal(desk, "later" + std::to_string(i));
  }
  EXPECT_EQ(why_not(folder.file("copy.db")), "it was opened");
  ASSERT_EQ(SqliteKeeping(elsewhere.file()).copy_in(folder.file("copy.db"), Keeping::Existing::Refuse, go_on), "");
  EXPECT_EQ(why_not(elsewhere.file()), "it was opened");
  ASSERT_EQ(SqliteKeeping(folder.file()).copy_in(folder.file("copy.db"), Keeping::Existing::SetAside, go_on), "");
  Desk desk(folder.file());
  ASSERT_TRUE(desk.is_open()) << desk.sentence();
  EXPECT_EQ(tables_in(desk), 1U);
}

}  // namespace
}  // namespace menagerie::store::tests
