#include "store/postgres/hints.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <chrono>
#include <string_view>
#include <utility>

namespace menagerie::store {
namespace {

using namespace std::chrono_literals;
using postgres::Question;
using postgres::Statement;
using postgres::Values;

constexpr auto kGathering = 6ms;
constexpr std::size_t kLongestNotice = 7900;   // PostgreSQL takes less than 8,000 bytes
constexpr std::size_t kMostWaiting = 100'000;  // while there is no connection; what is more is found by looking
constexpr auto kFirstPause = 100ms;
constexpr auto kLongestPause = 1000ms;

constexpr Statement kNotify{"notify", "SELECT pg_notify('menagerie', $1::text)"};

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::size_t space = text.find(' ');
    words.emplace_back(text.substr(0, space));
    text = space == std::string_view::npos ? std::string_view() : text.substr(space + 1);
  }
  return words;
}

}  // namespace

Hints::Hints(std::string url, std::string node, Post post, Heard heard)
    : url_(std::move(url)), node_(std::move(node)), post_(std::move(post)), heard_(std::move(heard)) {
  if (pipe2(wake_, O_NONBLOCK | O_CLOEXEC) != 0) wake_[0] = wake_[1] = -1;
  thread_ = std::thread([this] { work(); });
}

Hints::~Hints() {
  ending_ = true;
  (void)!write(wake_[1], "x", 1);
  thread_.join();
  close(wake_[0]);
  close(wake_[1]);
}

void Hints::tell(std::string hint) {
  bool first = false;
  {
    const std::lock_guard lock(mutex_);
    if (waiting_.size() >= kMostWaiting) return;
    first = waiting_.empty();
    waiting_.push_back(std::move(hint));
  }
  if (first) (void)!write(wake_[1], "x", 1);
}

std::vector<std::string> Hints::take() {
  const std::lock_guard lock(mutex_);
  return std::exchange(waiting_, {});
}

void Hints::work() {
  auto pause = kFirstPause;
  while (!ending_) {
    if (!connection_.is_open() && !listen()) {
      std::this_thread::sleep_for(pause);
      pause = std::min(pause * 2, std::chrono::milliseconds(kLongestPause));
      continue;
    }
    pause = kFirstPause;
    wait();
    if (ending_ || !hear() || !send()) continue;
  }
}

bool Hints::listen() {
  if (connection_.open(url_)) return false;
  if (connection_.run("LISTEN menagerie")) return connection_.close(), false;
  return true;
}

// Until there is something to hear or to tell; what is to be told gathers a little first.
void Hints::wait() {
  pollfd both[] = {{wake_[0], POLLIN, 0}, {PQsocket(connection_.raw()), POLLIN, 0}};
  poll(both, 2, 1000);
  if ((both[0].revents & POLLIN) == 0) return;
  char ignored[64];
  while (read(wake_[0], ignored, sizeof ignored) > 0) {
  }
  if (!ending_) std::this_thread::sleep_for(kGathering);
}

bool Hints::send() {
  const std::vector<std::string> hints = take();
  std::vector<std::string> notices;
  for (const std::string& hint : hints) {
    if (notices.empty() || notices.back().size() + hint.size() + 1 > kLongestNotice) notices.push_back(node_);
    notices.back() += " " + hint;
  }
  if (notices.empty()) return true;
  std::vector<Question> questions;
  for (const std::string& notice : notices) questions.push_back({&kNotify, Values(notice)});
  std::vector<const Question*> all;
  for (const Question& question : questions) all.push_back(&question);
  std::vector<postgres::Rows> ignored;
  return !connection_.ask(all, ignored) && hear();
}

bool Hints::hear() {
  if (!connection_.is_open() || PQconsumeInput(connection_.raw()) == 0) return connection_.close(), false;
  std::vector<std::string> heard;
  while (PGnotify* notice = PQnotifies(connection_.raw())) {
    std::vector<std::string> words = words_of(notice->extra);
    PQfreemem(notice);
    if (words.empty() || words.front() == node_) continue;
    heard.insert(heard.end(), words.begin() + 1, words.end());
  }
  if (!heard.empty()) post_([heard = std::move(heard), tell = heard_]() mutable { tell(std::move(heard)); });
  return true;
}

}  // namespace menagerie::store
