// Writes lines to a descriptor on a thread of its own. The queue is bounded: a reader that is slow or gone costs lines,
// which are counted, and never the caller's time.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

namespace menagerie::server {

class LogWriter {
 public:
  // The line that tells of dropped ones, with its end.
  using TellDropped = std::function<std::string(std::uint64_t count)>;

  LogWriter(int descriptor, TellDropped tell_dropped, std::size_t max_bytes = 1024 * 1024);
  // Waits for the queue for one second at most. A thread that hangs in a write goes on alone: it has a descriptor of
  // its own, so that it never writes into a file that was opened later under the same number.
  ~LogWriter();
  LogWriter(const LogWriter&) = delete;
  LogWriter& operator=(const LogWriter&) = delete;

  void write(std::string line);
  std::uint64_t dropped() const { return state_->dropped; }

 private:
  struct Line {
    std::string text;
    std::uint64_t dropped_before = 0;  // since the line before it
  };
  // Shared with the thread, which may outlive the writer.
  struct State {
    State(int to_duplicate, TellDropped tell, std::size_t max);
    ~State();

    const int descriptor;  // a duplicate
    const TellDropped tell_dropped;
    const std::size_t max_bytes;
    std::mutex mutex{};
    std::condition_variable news{}, idle{};
    std::deque<Line> lines{};
    std::size_t bytes = 0;
    std::uint64_t dropped_since = 0;  // after the last line of the queue
    std::uint64_t untold = 0;         // dropped lines of which no line tells yet
    std::atomic<std::uint64_t> dropped = 0;
    bool busy = false;
    bool ends = false;

    void run();
    void pass_on(const Line& line);
    void tell();
  };
  std::shared_ptr<State> state_;
};

}  // namespace menagerie::server
