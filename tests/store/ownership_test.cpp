// Whose a store's files are when root makes them, and what another user is told who may not use them.
#include "store/sqlite/ownership.h"

#include <gtest/gtest.h>
#include <linux/capability.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "store/copy/copy.h"
#include "store/sqlite/sqlite_keeping.h"
#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

namespace fs = std::filesystem;

bool is_root() { return ::geteuid() == 0; }
// Root gives its folders to another user; any other user can only keep them.
uid_t owner() { return is_root() ? 65534 : ::geteuid(); }
gid_t group() { return is_root() ? 65534 : ::getegid(); }

struct Owned : Folder {
  Owned() { EXPECT_EQ(::chown(path().c_str(), owner(), group()), 0); }
};

// Files of the folder that are not its owner's, or not for the owner alone.
std::string strange_files(const std::string& folder) {
  std::string names;
  for (const auto& file : fs::directory_iterator(folder)) {
    struct stat status {};
    EXPECT_EQ(::lstat(file.path().c_str(), &status), 0);
    const bool fine = status.st_uid == owner() && status.st_gid == group() && (status.st_mode & 0777) == 0600;
    if (!fine) names += " " + file.path().filename().string();
  }
  return names;
}

const auto kGoOn = [](auto, auto) { return true; };

TEST(Ownership, WhatAServerMakesBelongsToTheOwnerOfTheFolder) {
  const Owned folder;
  Desk desk(folder.file());
  deal(desk, "t1");
  for (const char* suffix : {"", "-wal", "-shm", ".lock"}) EXPECT_TRUE(fs::exists(folder.file() + suffix)) << suffix;
  EXPECT_EQ(strange_files(folder.path()), "");
}

TEST(Ownership, WhatIsRestoredBelongsToTheOwnerOfTheFolder) {
  const Folder copies;
  const Owned folder;
  {
    Desk desk(copies.file());
    deal(desk, "t1");
  }
  for (int times = 0; times < 2; ++times)
    ASSERT_EQ(SqliteKeeping(folder.file()).copy_in(copies.file(), Keeping::Existing::SetAside, kGoOn), "");
  EXPECT_EQ(strange_files(folder.path()), "");
  EXPECT_EQ(::chown(folder.file().c_str(), ::geteuid(), ::getegid()), 0) << "as an earlier program has left it";
  std::this_thread::sleep_for(
      std::chrono::milliseconds(1100));  // a name says the second in which a store was set aside
  ASSERT_EQ(SqliteKeeping(folder.file()).copy_in(copies.file(), Keeping::Existing::SetAside, kGoOn), "");
  EXPECT_EQ(strange_files(folder.path()), "");
}

TEST(Ownership, WhatIsMigratedBelongsToTheOwnerOfTheFolder) {
  const Folder source;
  const Owned folder;
  {
    Desk desk(source.file());
    deal(desk, "t1");
  }
  const auto copied = copy::copy_store(source.file(), folder.path(), [](auto, auto) { return true; });
  ASSERT_EQ(copied.trouble, "");
  EXPECT_EQ(strange_files(folder.path()), "");
}

TEST(Ownership, OnlyRootsOwnPlainFilesAreGivenAway) {
  const Owned folder;
  const Folder roots;
  std::ofstream(roots.file("secret")) << "secret";
  ASSERT_EQ(::chmod(roots.file("secret").c_str(), 0600), 0);
  fs::create_symlink(roots.file("secret"), folder.file("link"));
  fs::create_hard_link(roots.file("secret"), folder.file("second name"));
  for (const char* name : {"link", "second name", "nothing"}) give_to_owner_of_folder(folder.file(name));
  struct stat status {};
  ASSERT_EQ(::stat(roots.file("secret").c_str(), &status), 0);
  EXPECT_EQ(status.st_uid, ::geteuid());
  fs::create_symlink(roots.file("made"), folder.file() + ".lock");
  EXPECT_FALSE(Desk(folder.file()).is_open()) << "a lock that is a link";
  EXPECT_FALSE(fs::exists(roots.file("made")));
}

// The answer of a child that may do no more than any owner of a file: root has given up its capabilities.
std::string asked_without_rights(const std::string& path) {
  int pipe[2];
  EXPECT_EQ(::pipe(pipe), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    __user_cap_header_struct header{.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
    __user_cap_data_struct none[2] = {};
    if (::syscall(SYS_capset, &header, none) != 0) ::_exit(1);
    const Desk desk(path);
    const std::string sentence = desk.is_open() ? "it was opened" : desk.sentence();
    ::_exit(::write(pipe[1], sentence.data(), sentence.size()) < 0 ? 1 : 0);
  }
  ::close(pipe[1]);
  std::string sentence(4000, '\0');
  const ssize_t got = ::read(pipe[0], sentence.data(), sentence.size());
  sentence.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
  ::close(pipe[0]);
  ::waitpid(child, nullptr, 0);
  return sentence;
}

// Any other user than root meets root's files everywhere; root without its rights meets another user's.
TEST(Ownership, AnotherUsersFileIsRefusedWithTheCommandThatHelps) {
  const Folder folder;
  std::string file = folder.file();
  if (is_root()) {
    std::ofstream(file) << "";
    ASSERT_EQ(::chmod(file.c_str(), 0600), 0);
    ASSERT_EQ(::chown(file.c_str(), 65534, 65534), 0);
  } else {
    file = "/etc/shadow";
  }
  const std::string sentence = asked_without_rights(file);
  for (const char* words : {"permission denied: ", " belongs to ", "this program runs as ", "as root: chown "})
    EXPECT_NE(sentence.find(words), std::string::npos) << words << " in " << sentence;
}

}  // namespace
}  // namespace menagerie::store::tests
