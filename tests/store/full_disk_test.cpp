// A disk without room: what fails leaves nothing, what was acknowledged stays, and with room the store goes on.
#include <gtest/gtest.h>
#include <signal.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <limits>

#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

// SQLite's own write call, which fails once so many were made.
class FillingDisk {
 public:
  FillingDisk() { replace(reinterpret_cast<sqlite3_syscall_ptr>(&FillingDisk::write)); }
  ~FillingDisk() { replace(nullptr); }
  static void has_room_for(int writes) { room = writes; }
  static void has_room() { room = std::numeric_limits<int>::max(); }

 private:
  static ssize_t write(int file, const void* bytes, size_t count, off_t offset) {
    if (room-- > 0) return ::pwrite(file, bytes, count, offset);
    room = 0;
    errno = ENOSPC;
    return -1;
  }
  static void replace(sqlite3_syscall_ptr function) {
    has_room();
    sqlite3_vfs* vfs = sqlite3_vfs_find(nullptr);
    for (const char* name : {"pwrite", "pwrite64"}) vfs->xSetSystemCall(vfs, name, function);
  }
  static inline std::atomic<int> room = 0;
};

Append large(const std::string& table, int version) {
  Append change = move(table, version);
  change.entry.text = std::string(20'000, static_cast<char>('a' + version % 26));
  change.seats = {{version % 4, "p" + std::to_string(version)}};
  return change;
}

TEST(StoreFullDisk, ABatchFailsAsAWholeAndIsToldOnce) {
  const Folder folder;
  FillingDisk disk;
  Desk desk(folder.file());
  deal(desk, "t1");
  disk.has_room_for(0);
  EXPECT_EQ(desk.does_together({move("t1", 1), move("t1", 1), move("t1", 2)}), std::vector(3, Outcome::Failed));
  EXPECT_EQ(desk.does(&Store::append, move("t1", 1)), Outcome::Failed);
  EXPECT_EQ(desk.does(&Store::still_alive, Millis(1)), Outcome::Failed);
  EXPECT_EQ(desk.store().figures().failed, 5U);
  EXPECT_EQ(desk.troubles(),
            std::vector<std::string>{"The store cannot keep what it is given: database or disk is full."});

  disk.has_room();
  EXPECT_EQ(desk.does_together({move("t1", 1), move("t1", 2)}), std::vector(2, Outcome::Stored));
  ASSERT_EQ(desk.troubles().size(), 2U);
  EXPECT_EQ(desk.troubles()[1], "The store keeps what it is given again.");
  EXPECT_EQ(entries(desk, "t1").size(), 2U);
}

TEST(StoreFullDisk, WhatIsThereCanStillBeRead) {
  const Folder folder;
  FillingDisk disk;
  Desk desk(folder.file());
  deal(desk, "t1");
  desk.does(&Store::append, move("t1", 1));
  disk.has_room_for(0);
  std::optional<Outcome> appended;
  std::optional<std::size_t> seen;
  desk.gather([&] {
    desk.store().append(move("t1", 2), [&](Outcome outcome) { appended = outcome; });
    desk.store().find_table("t1", [&](Outcome, auto found) { seen = found ? found->entries.size() : 0; });
  });
  while (!seen) ASSERT_TRUE(desk.loop().run_some());
  EXPECT_EQ(appended, Outcome::Failed);
  EXPECT_EQ(seen, 1U) << "not the entry that was undone";
  EXPECT_EQ(desk.store().figures().failed, 1U);
}

TEST(StoreFullDisk, NoGapIsLeftByALaterBatch) {
  const Folder folder;
  FillingDisk disk;
  Desk desk(folder.file());
  deal(desk, "t1");
  disk.has_room_for(0);
  EXPECT_EQ(desk.does(&Store::append, move("t1", 1)), Outcome::Failed);
  disk.has_room();
  EXPECT_EQ(desk.does(&Store::append, move("t1", 2)), Outcome::Missing)
      << "it was asked for before the failure was known";
}

// Wherever in its writes the disk fills up; in every second round it is still full when the store closes.
TEST(StoreFullDisk, NothingAcknowledgedIsLostAndNothingFailedIsKept) {
  FillingDisk disk;
  int failures = 0;
  for (int room = 0; room < 60; ++room) {
    const Folder folder;
    std::vector<Entry> kept;
    {
      Desk desk(folder.file());
      deal(desk, "t1");
      disk.has_room_for(room);
      for (int round = 0; round < 12; ++round) {
        const int version = static_cast<int>(kept.size()) + 1;
        const std::vector batch{large("t1", version), large("t1", version + 1)};
        const auto outcomes = desk.does_together(batch);
        ASSERT_EQ(outcomes[0], outcomes[1]);
        if (outcomes[0] == Outcome::Stored) kept.insert(kept.end(), {batch[0].entry, batch[1].entry});
        if (outcomes[0] != Outcome::Failed) continue;
        ++failures;
        if (room % 2 == 0) disk.has_room();  // otherwise the store closes while the disk is full
      }
      EXPECT_EQ(entries(desk, "t1"), kept) << "with room for " << room;
    }
    disk.has_room();
    Desk again(folder.file());
    ASSERT_TRUE(again.is_open()) << again.sentence();
    EXPECT_EQ(entries(again, "t1"), kept) << "reopened, with room for " << room;
    EXPECT_EQ(again.does(&Store::append, large("t1", static_cast<int>(kept.size()) + 1)), Outcome::Stored);
  }
  EXPECT_GE(failures, 60) << "the disk was full in every round";
}

// The kernel's own limit on the size of a file, for the time of its life.
class SizeLimit {
 public:
  explicit SizeLimit(rlim_t bytes) : handler_(::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    rlimit limit = before_;
    limit.rlim_cur = bytes;
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~SizeLimit() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    ::signal(SIGXFSZ, handler_);
  }
  SizeLimit(const SizeLimit&) = delete;
  SizeLimit& operator=(const SizeLimit&) = delete;

 private:
  sighandler_t handler_;
  rlimit before_{};
};

TEST(StoreFullDisk, AFileThatMayNotGrowIsADiskThatIsFull) {
  const Folder folder;
  int kept = 0;
  {
    Desk desk(folder.file());
    deal(desk, "t1");
    Outcome outcome = Outcome::Stored;
    {
      const SizeLimit limit(1'000'000);
      while (outcome == Outcome::Stored && kept < 1000) {
        outcome = desk.does(&Store::append, large("t1", kept + 1));
        kept += outcome == Outcome::Stored;
      }
    }
    EXPECT_EQ(outcome, Outcome::Failed);
    EXPECT_GT(kept, 10);
    EXPECT_EQ(desk.troubles().size(), 1U);
    EXPECT_EQ(desk.does(&Store::append, large("t1", kept + 1)), Outcome::Stored);
    EXPECT_EQ(desk.troubles().size(), 2U);
  }
  Desk again(folder.file());
  EXPECT_EQ(static_cast<int>(entries(again, "t1").size()), kept + 1);
}

}  // namespace
}  // namespace menagerie::store::tests
