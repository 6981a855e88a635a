// Files under way: what a killed process leaves goes with the next one, what a running one writes stays.
#include "store/sqlite/partial_file.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> files_in(const std::string& folder) {
  std::vector<std::string> names;
  for (const auto& file : fs::directory_iterator(folder)) names.push_back(file.path().filename().string());
  return names;
}

// A process in the middle of writing a copy, with what SQLite puts beside it.
class Writer {
 public:
  explicit Writer(const std::string& path) {
    int pipe[2];
    EXPECT_EQ(::pipe(pipe), 0);
    process_ = ::fork();
    if (process_ == 0) write(path, pipe[1]);
    ::close(pipe[1]);
    char said[4096];
    const ssize_t got = ::read(pipe[0], said, sizeof said);
    partial_.assign(said, static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    ::close(pipe[0]);
  }
  ~Writer() { kill(); }
  void kill() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
    process_ = 0;
  }
  const std::string& partial() const { return partial_; }

 private:
  [[noreturn]] static void write(const std::string& path, int said) {
    PartialFile partial;
    if (!partial.make(path).empty()) ::_exit(1);
    for (const char* suffix : {"", "-journal", "-wal", "-shm", ".lock"})
      std::ofstream(partial.path() + suffix) << "half";
    (void)!::write(said, partial.path().data(), partial.path().size());
    for (;;) ::pause();
  }

  pid_t process_ = 0;
  std::string partial_;
};

TEST(PartialFile, IsLeftByAKilledProcessAndRemovedByTheNext) {
  const Folder folder;
  std::ofstream(folder.file("monday.db")) << "whole";
  std::ofstream(folder.file("other.partial-abcdef")) << "of another program";
  Writer writer(folder.file("tuesday.db"));
  {
    PartialFile next;
    ASSERT_EQ(next.make(folder.file("wednesday.db")), "");
    EXPECT_TRUE(next.removed().empty()) << "it still runs";
    EXPECT_TRUE(fs::exists(writer.partial() + "-journal"));
  }
  writer.kill();
  EXPECT_TRUE(fs::exists(writer.partial()));
  {
    PartialFile next;
    ASSERT_EQ(next.make(folder.file("wednesday.db")), "");
    EXPECT_EQ(next.removed(), std::vector{writer.partial()});
    EXPECT_EQ(files_in(folder.path()).size(), 4U) << "the new one has a lock beside it";
  }
  EXPECT_EQ(files_in(folder.path()).size(), 2U) << "what is no left-over stays";
}

TEST(PartialFile, GetsItsNameWhenItIsComplete) {
  const Folder folder;
  {
    PartialFile partial;
    ASSERT_EQ(partial.make(folder.file("copy.db")), "");
    std::ofstream(partial.path()) << "all of it";
    std::ofstream(folder.file("there.db")) << "there";
    EXPECT_EQ(partial.rename_to(folder.file("there.db")), folder.file("there.db") + " is there already");
    EXPECT_EQ(partial.rename_to(folder.file("copy.db")), "");
  }
  EXPECT_EQ(files_in(folder.path()).size(), 2U);
  EXPECT_EQ(fs::status(folder.file("copy.db")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST(PartialFile, CannotBeMadeInAFolderThatIsNotThere) {
  PartialFile partial;
  EXPECT_NE(partial.make("/nowhere/copy.db").find("no file can be made in /nowhere"), std::string::npos);
  EXPECT_EQ(partial.path(), "");
}

}  // namespace
}  // namespace menagerie::store::tests
