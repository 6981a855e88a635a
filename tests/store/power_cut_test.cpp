// Power cuts: a child process keeps its store on a disk that forgets what was not synced, and is killed.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

constexpr int kTables = 4;

std::string table_id(int number) { return "t" + std::to_string(number % kTables); }
// Entry n over all tables, counted from 0; large enough that the WAL is copied back more than once in a long run.
Append entry_number(int number) {
  Append change = move(table_id(number), number / kTables + 1, "ada:" + std::to_string(number));
  change.entry.text = std::string(7000, static_cast<char>('a' + number % 26));
  return change;
}

// Appends for ever, with a few entries under way at a time, and writes a byte for each that is acknowledged.
[[noreturn]] void append_for_ever(const std::string& path, Synchronous synchronous, int acknowledged) {
  Desk desk(path, synchronous, Disk::Forgetful);
  if (!desk.is_open()) ::_exit(2);
  add_host(desk);
  for (int i = 0; i < kTables; ++i) {
    if (desk.does(&Store::create_table, table(table_id(i)), std::vector<Append>()) != Outcome::Stored) ::_exit(3);
  }
  int next = 0;
  std::function<void()> append = [&] {
    desk.store().append(entry_number(next++), [&](Outcome outcome) {
      if (outcome != Outcome::Stored || ::write(acknowledged, "+", 1) != 1) ::_exit(4);
      append();
    });
  };
  for (int i = 0; i < 2 * kTables; ++i) append();
  while (desk.loop().run_some()) {
  }
  ::_exit(5);
}

struct PowerCut {
  int acknowledged = 0;
  int found = 0;      // of the acknowledged
  bool whole = true;  // what is found is as it was written
};

int count_until_killed(pid_t child, int pipe, int wanted) {
  int count = 0;
  char bytes[4096];
  for (ssize_t got; (got = ::read(pipe, bytes, sizeof bytes)) > 0;) {
    count += static_cast<int>(got);
    if (count >= wanted) ::kill(child, SIGKILL);  // and go on to read what it acknowledged meanwhile
  }
  return count;
}

PowerCut cut_after(const std::string& path, Synchronous synchronous, int wanted) {
  int pipe[2];
  EXPECT_EQ(::pipe(pipe), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    ::close(pipe[0]);
    append_for_ever(path, synchronous, pipe[1]);
  }
  ::close(pipe[1]);
  PowerCut cut{.acknowledged = count_until_killed(child, pipe[0], wanted)};
  ::close(pipe[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  EXPECT_TRUE(WIFSIGNALED(status)) << "the child ended by itself: " << WEXITSTATUS(status);

  Desk desk(path);
  EXPECT_TRUE(desk.is_open()) << desk.sentence();
  std::vector<std::vector<Entry>> logs;
  for (int i = 0; i < kTables; ++i) logs.push_back(entries(desk, table_id(i)));
  for (int i = 0; i < cut.acknowledged; ++i) {
    const auto& log = logs[static_cast<std::size_t>(i % kTables)];
    const auto place = static_cast<std::size_t>(i / kTables);
    if (place >= log.size()) continue;
    ++cut.found;
    cut.whole &= log[place] == entry_number(i).entry;
  }
  return cut;
}

TEST(StorePowerCut, WhatWasAcknowledgedSurvives) {
  for (const int wanted : {1, 2, 7, 50, 333, 3000}) {
    const Folder folder;
    const PowerCut cut = cut_after(folder.file(), Synchronous::Full, wanted);
    EXPECT_GE(cut.acknowledged, wanted);
    EXPECT_EQ(cut.found, cut.acknowledged);
    EXPECT_TRUE(cut.whole);
  }
}

TEST(StorePowerCut, WithoutSyncsItDoesNot) {
  const Folder folder;
  const PowerCut cut = cut_after(folder.file(), Synchronous::Off, 200);
  EXPECT_GE(cut.acknowledged, 200);
  EXPECT_LT(cut.found, cut.acknowledged) << "the disk forgets nothing, so the test above shows nothing";
}

}  // namespace
}  // namespace menagerie::store::tests
