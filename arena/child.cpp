#include "arena/child.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>
#include <utility>

#include "notation/fields.h"

namespace menagerie::arena {
namespace {

constexpr std::size_t kLongestLine = 1 << 16;
constexpr auto kBetweenLooksAtChild = std::chrono::milliseconds(50);  // at whether to stop
constexpr auto kMomentToEnd = std::chrono::milliseconds(300);

struct Pipe {
  Descriptor read, write;

  bool open() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return false;
    read.set(ends[0]);
    write.set(ends[1]);
    return true;
  }
};

// In the child, between fork and exec, where little is allowed. It must not outlive us nor hear our Ctrl-C.
[[noreturn]] void become(char* const* arguments, int input, int output, int trouble) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setpgid(0, 0);
  std::signal(SIGPIPE, SIG_DFL);
  dup2(input, STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  execvp(arguments[0], arguments);
  const int reason = errno;
  [[maybe_unused]] const auto ignored = write(trouble, &reason, sizeof reason);
  _exit(127);
}

std::string ending(int status) {
  if (WIFSIGNALED(status)) return std::string("it was ended by a signal: ") + strsignal(WTERMSIG(status));
  return "it ended with exit code " + std::to_string(WEXITSTATUS(status));
}

bool wait_for(const Descriptor& descriptor, short events, Clock::time_point until) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
  pollfd wanted{descriptor.number(), events, 0};
  return poll(&wanted, 1, static_cast<int>(std::max<long>(left.count(), 0))) > 0;
}

void do_not_block(const Descriptor& descriptor) { fcntl(descriptor.number(), F_SETFL, O_NONBLOCK); }

}  // namespace

void Descriptor::set(int number) {
  close();
  number_ = number;
}

int Descriptor::release() { return std::exchange(number_, -1); }

void Descriptor::close() {
  if (number_ >= 0) ::close(number_);
  number_ = -1;
}

notation::Answer<std::unique_ptr<Child>> Child::start(const std::vector<std::string>& command) {
  // A program that has ended is found out by what writing to it returns, not by a signal that ends us too.
  std::signal(SIGPIPE, SIG_IGN);
  std::vector<std::string> words = command;
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const auto refused = [&](int reason) {
    return notation::Refusal{"cannot start " + notation::in_quotes(command[0]) + ": " + std::strerror(reason)};
  };

  Pipe questions, answers, trouble;
  if (!questions.open() || !answers.open() || !trouble.open()) return refused(errno);
  const pid_t process = fork();
  if (process < 0) return refused(errno);
  if (process == 0) become(arguments.data(), questions.read.number(), answers.write.number(), trouble.write.number());
  setpgid(process, process);  // both do it, so that it is done whoever comes first

  trouble.write.close();
  int reason = 0;
  if (read(trouble.read.number(), &reason, sizeof reason) > 0) {
    waitpid(process, nullptr, 0);
    return refused(reason);
  }
  std::unique_ptr<Child> child(new Child);
  child->process_ = process;
  child->input_.set(questions.write.release());
  child->output_.set(answers.read.release());
  do_not_block(child->input_);
  do_not_block(child->output_);
  return child;
}

Child::~Child() {
  input_.close();
  const auto until = Clock::now() + kMomentToEnd;
  while (process_ > 0 && wait_for(output_, POLLIN, until) && read_some()) unread_.clear();
  kill();
}

Child::Speech Child::tell(std::string line, Clock::time_point deadline, const std::atomic<bool>& stop) {
  line += '\n';
  std::size_t told = 0;
  while (told < line.size()) {
    const ssize_t more = write(input_.number(), line.data() + told, line.size() - told);
    if (more > 0) told += static_cast<std::size_t>(more);
    else if (errno != EAGAIN && errno != EINTR) return closed_ = true, Speech::Gone;
    else if (stop) return Speech::Abandoned;
    else if (Clock::now() >= deadline) return Speech::Late;
    else wait_for(input_, POLLOUT, std::min(deadline, Clock::now() + kBetweenLooksAtChild));
  }
  return Speech::Line;
}

bool Child::read_some() {
  char part[1 << 12];
  const ssize_t got = read(output_.number(), part, sizeof part);
  if (got > 0) unread_.append(part, static_cast<std::size_t>(got));
  closed_ = got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR);
  return !closed_;
}

Child::Heard Child::hear(Clock::time_point deadline, const std::atomic<bool>& stop) {
  for (;;) {
    if (const std::size_t end = unread_.find('\n'); end != std::string::npos) {
      std::string line = unread_.substr(0, end);
      unread_.erase(0, end + 1);
      if (line.ends_with('\r')) line.pop_back();
      return {Speech::Line, std::move(line)};
    }
    if (unread_.size() > kLongestLine) return {Speech::TooLong, unread_};
    if (stop) return {Speech::Abandoned, {}};
    if (Clock::now() >= deadline) return {Speech::Late, unread_};
    if (wait_for(output_, POLLIN, std::min(deadline, Clock::now() + kBetweenLooksAtChild)) && !read_some())
      return {Speech::Gone, unread_};
  }
}

bool Child::has_said_more() {
  if (unread_.empty() && wait_for(output_, POLLIN, Clock::now())) read_some();
  return !unread_.empty();
}

bool Child::has_ended(int& status) const {
  const auto until = Clock::now() + (closed_ ? kMomentToEnd : Clock::duration::zero());
  for (;;) {
    if (waitpid(process_, &status, WNOHANG) == process_) return true;
    if (Clock::now() >= until) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

std::string Child::kill() {
  if (process_ <= 0) return {};
  int status = 0;
  const bool had_ended = has_ended(status);
  ::kill(-process_, SIGKILL);  // and whomever it has started
  if (!had_ended) waitpid(process_, nullptr, 0);
  process_ = 0;
  return had_ended ? ending(status) : std::string{};
}

}  // namespace menagerie::arena
