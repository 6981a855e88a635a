// What was deleted is in no file of the store any more, a moment later.
#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

const std::string kName = "Zebulon Quuxworthy";
const std::string kLine = "a line that nobody else would ever write";
const std::string kReason = "a reason that nobody else would ever give";

std::string traces_in(const std::string& path) {
  std::string found;
  for (const char* suffix : {"", "-wal", "-shm", "-journal", ".lock"})
    for (const std::string& text : {kName, kLine, kReason})
      if (contents(path + suffix).find(text) != std::string::npos) found += " '" + text + "' in games.db" + suffix;
  return found;
}

bool are_gone(const std::string& path) {
  for (int tries = 0; tries < 1200 && !traces_in(path).empty(); ++tries)
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  return traces_in(path).empty();
}

class Erasure : public testing::Test {
 protected:
  Erasure() {
    deal(desk, "t1");
    desk.does(&Store::add_person, Person{.id = "zeb", .name = kName, .name_key = kName, .created = 1},
              std::optional<Session>());
    desk.finds(&Store::add_chat, ChatLine{.table = "t1", .at = 1, .person = "zeb", .name = kName, .text = kLine},
               kMaxChatLines);
    desk.does(&Store::add_report, Report{.table = "t1", .chat = 1, .by = "zeb", .reason = kReason, .at = 2});
  }
  // Some of it is in the database, some in the log.
  void fill(int from) {
    for (int version = from; version < from + 50; ++version) {
      Append change = move("t1", version);
      change.entry.text = std::string(9000, 'x');
      desk.does(&Store::append, change);
    }
  }

  const Folder folder;
  Desk desk{folder.file()};
};

TEST_F(Erasure, ADeletedPersonIsSoonInNoFile) {
  fill(1);
  EXPECT_FALSE(traces_in(folder.file()).empty());
  ASSERT_EQ(desk.does(&Store::delete_person, "zeb", "", Millis(3)), Outcome::Stored);
  EXPECT_TRUE(are_gone(folder.file())) << traces_in(folder.file());
  fill(51);
  desk.close();
  EXPECT_EQ(traces_in(folder.file()), "");
}

TEST_F(Erasure, AReaderOnlyDelaysIt) {
  Database reader;
  std::string count;
  ASSERT_FALSE(reader.open_to_read(folder.file()));
  ASSERT_FALSE(reader.execute("BEGIN"));
  ASSERT_FALSE(reader.ask("SELECT count(*) FROM person", count));
  ASSERT_EQ(desk.does(&Store::delete_person, "zeb", "", Millis(3)), Outcome::Stored);
  fill(1);
  EXPECT_FALSE(traces_in(folder.file()).empty()) << "the reader still sees it";
  ASSERT_FALSE(reader.execute("COMMIT"));
  EXPECT_TRUE(are_gone(folder.file())) << traces_in(folder.file());
}

}  // namespace
}  // namespace menagerie::store::tests
