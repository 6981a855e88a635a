#include "server/log_writer.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <thread>
#include <utility>

namespace menagerie::server {
namespace {

constexpr auto kPatience = std::chrono::seconds(1);
constexpr std::size_t kOverhead = 64;  // bytes that a queued line takes beside its text

// False if nobody can read it any more, or the disk is full.
bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t taken = ::write(descriptor, text.data(), text.size());
    if (taken > 0) text.remove_prefix(static_cast<std::size_t>(taken));
    else if (errno == EAGAIN) {  // another program has made the descriptor non-blocking
      pollfd wait{descriptor, POLLOUT, 0};
      ::poll(&wait, 1, -1);
    } else if (errno != EINTR) return false;
  }
  return true;
}

}  // namespace

LogWriter::LogWriter(int descriptor, TellDropped tell_dropped, std::size_t max_bytes)
    : state_(std::make_shared<State>(descriptor, std::move(tell_dropped), max_bytes)) {
  std::thread([state = state_] { state->run(); }).detach();
}

LogWriter::~LogWriter() {
  std::unique_lock lock(state_->mutex);
  state_->ends = true;
  state_->news.notify_one();
  state_->idle.wait_for(lock, kPatience, [this] { return state_->lines.empty() && !state_->busy; });
}

void LogWriter::write(std::string line) {
  const std::lock_guard lock(state_->mutex);
  const std::size_t size = line.size() + kOverhead;
  if (state_->bytes + size > state_->max_bytes) {
    ++state_->dropped_since;
    ++state_->dropped;
    return;
  }
  state_->bytes += size;
  state_->lines.push_back({std::move(line), std::exchange(state_->dropped_since, 0)});
  state_->news.notify_one();
}

LogWriter::State::State(int to_duplicate, TellDropped tell, std::size_t max)
    : descriptor(::fcntl(to_duplicate, F_DUPFD_CLOEXEC, 0)), tell_dropped(std::move(tell)), max_bytes(max) {}

LogWriter::State::~State() {
  if (descriptor >= 0) ::close(descriptor);
}

void LogWriter::State::run() {
  std::unique_lock lock(mutex);
  while (true) {
    news.wait(lock, [this] { return !lines.empty() || ends; });
    if (lines.empty()) return idle.notify_all();
    busy = true;
    const Line line = std::move(lines.front());
    lines.pop_front();
    bytes -= line.text.size() + kOverhead;
    lock.unlock();
    pass_on(line);
    lock.lock();
    if (lines.empty()) {  // all is written: the last ones that were dropped need not wait for another line
      untold += std::exchange(dropped_since, 0);
      lock.unlock();
      tell();
      lock.lock();
    }
    busy = false;
    idle.notify_all();
  }
}

void LogWriter::State::pass_on(const Line& line) {
  untold += line.dropped_before;
  tell();
  if (write_all(descriptor, line.text)) return;
  ++untold;
  ++dropped;
}

// What could not be told is told later.
void LogWriter::State::tell() {
  if (untold > 0 && write_all(descriptor, tell_dropped(untold))) untold = 0;
}

}  // namespace menagerie::server
