// The disk that forgets: what it shows its own process, and what it leaves to others before and after a sync.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <cstring>
#include <fstream>
#include <random>

#include "store/sqlite/forgetful_vfs.h"
#include "tests/games.h"
#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

std::string on_disk(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// A file opened as SQLite opens its database.
class OpenFile {
 public:
  explicit OpenFile(const std::string& path) : path_(path + std::string(3, '\0')) {
    sqlite3_vfs* vfs = sqlite3_vfs_find(forgetful_vfs());
    memory_.resize(static_cast<std::size_t>(vfs->szOsFile) / sizeof(std::max_align_t) + 1);
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MAIN_DB;
    EXPECT_EQ(vfs->xOpen(vfs, path_.c_str(), file(), flags, nullptr), SQLITE_OK);
  }
  ~OpenFile() { file()->pMethods->xClose(file()); }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;

  void write(const std::string& text, std::size_t offset) {
    EXPECT_EQ(file()->pMethods->xWrite(file(), text.data(), static_cast<int>(text.size()), as_offset(offset)),
              SQLITE_OK);
  }
  void truncate(std::size_t size) { EXPECT_EQ(file()->pMethods->xTruncate(file(), as_offset(size)), SQLITE_OK); }
  void sync() { EXPECT_EQ(file()->pMethods->xSync(file(), SQLITE_SYNC_NORMAL), SQLITE_OK); }
  std::string read(std::size_t offset, std::size_t count) {
    std::string text(count, '?');
    last_read_ = file()->pMethods->xRead(file(), text.data(), static_cast<int>(count), as_offset(offset));
    return text;
  }
  int last_read() const { return last_read_; }
  std::size_t size() {
    sqlite3_int64 size = -1;
    EXPECT_EQ(file()->pMethods->xFileSize(file(), &size), SQLITE_OK);
    return static_cast<std::size_t>(size);
  }

 private:
  static sqlite3_int64 as_offset(std::size_t number) { return static_cast<sqlite3_int64>(number); }
  sqlite3_file* file() { return reinterpret_cast<sqlite3_file*>(memory_.data()); }

  std::string path_;  // SQLite's names end in more than one zero
  std::vector<std::max_align_t> memory_;
  int last_read_ = SQLITE_OK;
};

TEST(ForgetfulDisk, AWriteIsSeenAtOnceAndReachesTheDiskWithTheSync) {
  const Folder folder;
  OpenFile file(folder.file());
  file.write("hello", 0);
  EXPECT_EQ(file.read(0, 5), "hello");
  EXPECT_EQ(on_disk(folder.file()), "");
  file.sync();
  EXPECT_EQ(on_disk(folder.file()), "hello");
  file.truncate(2);
  EXPECT_EQ(file.size(), 2U);
  EXPECT_EQ(on_disk(folder.file()), "hello");
  file.sync();
  EXPECT_EQ(on_disk(folder.file()), "he");
}

TEST(ForgetfulDisk, WhatWasClosedWithoutASyncIsRememberedByTheProcess) {
  const Folder folder;
  {
    OpenFile(folder.file()).write("hello", 0);
  }
  EXPECT_EQ(on_disk(folder.file()), "");
  EXPECT_EQ(OpenFile(folder.file()).read(0, 5), "hello");
}

// Against a plain string that does the same.
TEST(ForgetfulDisk, AnyMixOfWritesCutsAndSyncsReadsLikeAPlainFile) {
  std::mt19937 random(7);
  const auto below = [&](std::size_t bound) { return random() % bound; };
  for (int round = 0; round < menagerie::tests::games(20, 200); ++round) {
    const Folder folder;
    OpenFile file(folder.file());
    std::string model, synced;
    for (int step = 0; step < 200; ++step) {
      switch (below(8)) {
        case 0: {
          const std::size_t size = below(model.size() + 1);
          file.truncate(size);
          model.resize(size);
          break;
        }
        case 1:
          file.sync();
          synced = model;
          break;
        default: {
          const std::string text(1 + below(9000), static_cast<char>('a' + below(26)));
          const std::size_t offset = below(40'000);
          file.write(text, offset);
          if (model.size() < offset + text.size()) model.resize(offset + text.size());
          model.replace(offset, text.size(), text);
        }
      }
      ASSERT_TRUE(on_disk(folder.file()) == synced) << "round " << round << ", step " << step;
      ASSERT_EQ(file.size(), model.size());
      const std::size_t offset = below(50'000), count = 1 + below(9000);
      std::string expected = offset < model.size() ? model.substr(offset, count) : "";
      const int code = expected.size() == count ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
      expected.resize(count, '\0');
      ASSERT_TRUE(file.read(offset, count) == expected) << "round " << round << ", step " << step;
      ASSERT_EQ(file.last_read(), code);
    }
  }
}

}  // namespace
}  // namespace menagerie::store::tests
