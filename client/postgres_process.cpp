#include "client/postgres_process.h"

#include <fcntl.h>
#include <pwd.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <thread>
#include <vector>

namespace menagerie::client {
namespace {

using namespace std::chrono_literals;
namespace files = std::filesystem;

constexpr auto kLongestStart = 60s;
constexpr const char* kUser = "postgres";  // PostgreSQL does not run as root

// The newest that Debian's packages have put there.
std::string find_programs() {
  std::error_code error;
  std::string newest;
  for (const auto& version : files::directory_iterator("/usr/lib/postgresql", error)) {
    const std::string folder = version.path().string() + "/bin";
    if (files::exists(folder + "/initdb", error) && folder > newest) newest = folder;
  }
  return newest;
}

// It must not outlive us (SIGQUIT takes its own children with it), and as another user it may still go through folders
// that only root may enter, such as the root of a chroot.
std::vector<std::string> as_other_user(std::vector<std::string> command) {
  std::vector<std::string> words{"/usr/bin/setpriv", "--pdeathsig", "QUIT"};
  if (geteuid() == 0)
    words.insert(words.end(), {"--reuid", kUser, "--regid", kUser, "--init-groups", "--inh-caps", "+dac_override",
                               "--ambient-caps", "+dac_override", "--securebits", "+no_setuid_fixup"});
  words.insert(words.end(), std::make_move_iterator(command.begin()), std::make_move_iterator(command.end()));
  return words;
}

pid_t begin(std::vector<std::string> command, const std::string& log_path, const std::string& folder) {
  command = as_other_user(std::move(command));
  std::vector<char*> arguments;
  for (std::string& word : command) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const pid_t process = fork();
  if (process != 0) return process;
  setpgid(0, 0);
  const int log = open(log_path.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
  dup2(log, STDOUT_FILENO);
  dup2(log, STDERR_FILENO);
  close_range(STDERR_FILENO + 1, ~0u, 0);
  if (chdir(folder.c_str()) != 0) _exit(125);
  execv(arguments.front(), arguments.data());
  _exit(127);
}

bool give_to_other_user(const std::string& folder) {
  if (geteuid() != 0) return true;
  const passwd* user = getpwnam(kUser);
  return user != nullptr && chown(folder.c_str(), user->pw_uid, user->pw_gid) == 0;
}

}  // namespace

std::string PostgresProcess::make(Disk disk) {
  disk_ = disk;
  programs_ = find_programs();
  if (programs_.empty()) return "there is no PostgreSQL on this machine: install Debian's package postgresql";
  std::string folder = (files::temp_directory_path() / "menagerie-pg-XXXXXX").string();
  if (mkdtemp(folder.data()) == nullptr || !give_to_other_user(folder)) return "there is no room for a PostgreSQL";
  folder_ = folder;
  const std::string log = folder_ + "/log";
  const pid_t process = begin({programs_ + "/initdb", "-D", folder_ + "/data", "-U", "menagerie", "-A", "trust", "-E",
                               "UTF8", "--locale=C", "--no-sync"},
                              log, folder_);
  int status = 0;
  if (process <= 0 || waitpid(process, &status, 0) != process || status != 0)
    return "initdb did not succeed: see " + log;
  return start();
}

void PostgresProcess::launch() {
  std::vector<std::string> command{programs_ + "/postgres", "-D", folder_ + "/data",    "-k", folder_, "-h", "", "-c",
                                   "shared_buffers=64MB",   "-c", "max_connections=100"};
  if (disk_ == Disk::Careless) command.insert(command.end(), {"-c", "fsync=off"});
  process_ = begin(command, folder_ + "/log", folder_);
}

std::string PostgresProcess::start() {
  launch();
  const auto begun = std::chrono::steady_clock::now();
  while (std::chrono::steady_clock::now() - begun < kLongestStart) {
    if (is_ready()) return {};
    if (has_died()) return "PostgreSQL ended by itself: see " + folder_;
    std::this_thread::sleep_for(10ms);
  }
  return "PostgreSQL did not get ready within a minute";
}

bool PostgresProcess::has_died() {
  if (process_ > 0 && waitpid(process_, nullptr, WNOHANG) == 0) return false;
  process_ = 0;
  return true;
}

// It listens before it is ready; its own file says when it is.
bool PostgresProcess::is_ready() const {
  const std::string path = folder_ + "/data/postmaster.pid";
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  char text[4096];
  const ssize_t size = read(file, text, sizeof text);
  close(file);
  const std::string lines(text, size > 0 ? static_cast<std::size_t>(size) : 0);
  return std::strtol(lines.c_str(), nullptr, 10) == process_ && lines.find("\nready") != std::string::npos;
}

void PostgresProcess::crash() {
  if (process_ <= 0) return;
  kill(process_, SIGQUIT);
  waitpid(process_, nullptr, 0);
  process_ = 0;
}

PostgresProcess::~PostgresProcess() {
  crash();
  std::error_code ignored;
  if (!folder_.empty()) files::remove_all(folder_, ignored);
}

std::string PostgresProcess::url() const { return "postgres://menagerie@/postgres?host=" + folder_; }

}  // namespace menagerie::client
