// Opening a store: what is let in, what is refused with a sentence, and what older files become.
#include <gtest/gtest.h>
#include <linux/capability.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <fstream>

#include "store/sqlite/migrations.h"
#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

testing::AssertionResult tells(const std::string& sentence, const std::string& words) {
  if (sentence.find(words) != std::string::npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "'" << sentence << "' does not say '" << words << "'";
}
std::string ask(const std::string& path, const char* sql) {
  Database database;
  std::string answer;
  if (const auto error = database.open(path, nullptr)) return error.sentence;
  if (const auto error = database.ask(sql, answer)) return error.sentence;
  return answer;
}

// Root may write everything; without its capabilities it may do what any owner of a file may. (Another user might not even
// reach the file: the folders above are not ours.)
bool give_up_capabilities() {
  __user_cap_header_struct header{.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
  __user_cap_data_struct none[2] = {};
  return ::syscall(SYS_capset, &header, none) == 0;
}

// The sentence for a user who may not write everything.
std::string why_not_without_rights(const std::string& path) {
  int pipe[2];
  EXPECT_EQ(::pipe(pipe), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    if (!give_up_capabilities()) ::_exit(1);
    const std::string sentence = why_not(path);
    ::_exit(::write(pipe[1], sentence.data(), sentence.size()) < 0 ? 1 : 0);
  }
  ::close(pipe[1]);
  std::string sentence(1000, '\0');
  const ssize_t got = ::read(pipe[0], sentence.data(), sentence.size());
  sentence.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
  ::close(pipe[0]);
  ::waitpid(child, nullptr, 0);
  return sentence;
}

TEST(StoreOpening, EverythingIsThereAgain) {
  const Folder folder;
  {
    Desk desk(folder.file());
    deal(desk, "t1");
    desk.does(&Store::append, move("t1", 1, "ada:1"));
    desk.does(&Store::still_alive, Millis(7));
  }
  Desk again(folder.file());
  ASSERT_TRUE(again.is_open()) << again.sentence();
  EXPECT_EQ(entries(again, "t1"), std::vector{move("t1", 1, "ada:1").entry});
  EXPECT_EQ(again.finds(&Store::last_alive), 7);
  EXPECT_EQ(again.does(&Store::append, move("t1", 2, "ada:1")), Outcome::Taken);
}

TEST(StoreOpening, TheFileIsForItsOwnersEyes) {
  const Folder folder;
  Desk desk(folder.file());
  deal(desk, "t1");
  for (const char* suffix : {"", "-wal", ".lock"}) {
    struct stat status {};
    ASSERT_EQ(::stat((folder.file() + suffix).c_str(), &status), 0) << suffix;
    EXPECT_EQ(status.st_mode & 0777, 0600U) << suffix;
  }
}

TEST(StoreOpening, ASecondServerIsRefused) {
  const Folder folder;
  Desk desk(folder.file());
  deal(desk, "t1");
  EXPECT_TRUE(tells(why_not(folder.file()), "another server has it open"));
  std::filesystem::create_symlink(folder.file(), folder.file("alias.db"));
  EXPECT_TRUE(tells(why_not(folder.file("alias.db")), "another server has it open"));
  EXPECT_EQ(desk.does(&Store::append, move("t1", 1)), Outcome::Stored) << "the first is not disturbed";
  desk.close();
  EXPECT_EQ(why_not(folder.file()), "it was opened");
}

TEST(StoreOpening, AServerThatWasKilledLeavesNoLock) {
  const Folder folder;
  int pipe[2];
  ASSERT_EQ(::pipe(pipe), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    Desk desk(folder.file());
    (void)!::write(pipe[1], desk.is_open() ? "+" : "-", 1);
    for (;;) ::pause();
  }
  char opened = '?';
  EXPECT_EQ(::read(pipe[0], &opened, 1), 1);
  EXPECT_EQ(opened, '+');
  EXPECT_TRUE(tells(why_not(folder.file()), "another server has it open"));
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  EXPECT_EQ(why_not(folder.file()), "it was opened");
  ::close(pipe[0]);
  ::close(pipe[1]);
}

TEST(StoreOpening, ReadersAreLetIn) {
  const Folder folder;
  Desk desk(folder.file());
  deal(desk, "t1");
  EXPECT_EQ(ask(folder.file(), "SELECT id FROM game_table"), "t1");
  EXPECT_EQ(ask(folder.file(), "PRAGMA journal_mode"), "wal");
  EXPECT_EQ(desk.does(&Store::append, move("t1", 1)), Outcome::Stored);
}

TEST(StoreOpening, AFileThatMayOnlyBeReadIsRefused) {
  const Folder folder;
  { Desk desk(folder.file()); }
  ::chmod(folder.file().c_str(), 0444);
  EXPECT_TRUE(tells(why_not_without_rights(folder.file()), "no permission to write"));
}

TEST(StoreOpening, AFolderThatMayOnlyBeReadIsRefused) {
  const Folder folder;
  ::chmod(folder.path().c_str(), 0555);
  EXPECT_TRUE(tells(why_not_without_rights(folder.file()), "Permission denied"));
  ::chmod(folder.path().c_str(), 0700);
}

TEST(StoreOpening, AFolderThatIsNotThereIsRefused) {
  EXPECT_TRUE(tells(why_not(Folder().path() + "/no/games.db"), "No such file or directory"));
}

TEST(StoreOpening, WhatIsNoDatabaseIsRefusedAndLeftAlone) {
  const Folder folder;
  const std::string letter = "Dear aunt, " + std::string(2000, '!');
  std::ofstream(folder.file()) << letter;
  EXPECT_TRUE(tells(why_not(folder.file()), "it is not a database"));
  EXPECT_EQ(contents(folder.file()), letter);
}

TEST(StoreOpening, ADatabaseOfAnotherProgramIsRefusedAndLeftAlone) {
  const Folder folder;
  EXPECT_EQ(ask(folder.file(), "CREATE TABLE recipe(name)"), "");
  const std::string before = contents(folder.file());
  EXPECT_TRUE(tells(why_not(folder.file()), "a database of another program"));
  EXPECT_EQ(contents(folder.file()), before);
}

TEST(StoreOpening, AFileOfANewerProgramIsRefusedAndLeftAlone) {
  const Folder folder;
  { Desk desk(folder.file()); }
  EXPECT_EQ(ask(folder.file(), "PRAGMA user_version = 99"), "");
  const std::string before = contents(folder.file());
  EXPECT_TRUE(tells(why_not(folder.file()), "written by a newer program (its version is 99, this program knows " +
                                                std::to_string(migrations().size()) + ")"));
  EXPECT_EQ(contents(folder.file()), before);
}

TEST(StoreMigrations, AFileOfEachEarlierVersionIsBroughtUpToDate) {
  const auto steps = migrations();
  for (std::size_t version = 0; version <= steps.size(); ++version) {
    const Folder folder;
    {
      Database database;
      ASSERT_FALSE(database.open(folder.file(), nullptr));
      ASSERT_EQ(migrate(database, steps.first(version)), "");
    }
    EXPECT_EQ(ask(folder.file(), "PRAGMA user_version"), std::to_string(version));
    Desk desk(folder.file());
    ASSERT_TRUE(desk.is_open()) << desk.sentence();
    deal(desk, "t1");
    EXPECT_EQ(ask(folder.file(), "PRAGMA user_version"), std::to_string(steps.size()));
  }
}

TEST(StoreMigrations, StepsAreTakenOnceAndInOrder) {
  const Folder folder;
  const std::array steps{"CREATE TABLE step(n)", "INSERT INTO step VALUES(2)", "INSERT INTO step VALUES(3)"};
  Database database;
  std::string answer;
  ASSERT_FALSE(database.open(folder.file(), nullptr));
  EXPECT_EQ(migrate(database, std::span(steps).first(2)), "");
  EXPECT_EQ(migrate(database, steps), "");
  EXPECT_EQ(migrate(database, steps), "");
  EXPECT_FALSE(database.ask("SELECT group_concat(n) FROM step", answer));
  EXPECT_EQ(answer, "2,3");
}

TEST(StoreMigrations, AStepThatFailsUndoesThoseBeforeIt) {
  const Folder folder;
  const std::array steps{"CREATE TABLE step(n)", "INSERT INTO nowhere VALUES(1)"};
  Database database;
  std::string answer;
  ASSERT_FALSE(database.open(folder.file(), nullptr));
  EXPECT_TRUE(tells(migrate(database, steps), "cannot be brought up from version 0: no such table"));
  EXPECT_FALSE(database.ask("SELECT count(*) FROM sqlite_schema", answer));
  EXPECT_EQ(answer, "0");
  EXPECT_FALSE(database.ask("PRAGMA user_version", answer));
  EXPECT_EQ(answer, "0");
}

}  // namespace
}  // namespace menagerie::store::tests
