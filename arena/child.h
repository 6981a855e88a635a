// A program in a process of its own that is spoken to line by line. Whatever it does, every call here ends by its
// deadline, and it ends with us.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "notation/answer.h"

namespace menagerie::arena {

using Clock = std::chrono::steady_clock;

// A file descriptor that is closed once.
class Descriptor {
 public:
  explicit Descriptor(int number = -1) : number_(number) {}
  ~Descriptor() { close(); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int number() const { return number_; }
  void set(int number);
  int release();
  void close();

 private:
  int number_;
};

class Child {
 public:
  enum class Speech {
    Line,       // a whole line was said, or understood
    Late,       // not by the deadline
    TooLong,    // a line without an end
    Gone,       // it has ended, or closed what it speaks through
    Abandoned,  // we were asked to stop waiting
  };
  struct Heard {
    Speech speech;
    std::string line;  // without its end; of a line that is not whole what there is of it
  };

  // Refuses with the system's reason where the program cannot be started.
  static notation::Answer<std::unique_ptr<Child>> start(const std::vector<std::string>& command);
  // Lets it go: closes its input, gives it a moment, and kills whatever is left of it.
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  Speech tell(std::string line, Clock::time_point deadline, const std::atomic<bool>& stop);
  Heard hear(Clock::time_point deadline, const std::atomic<bool>& stop);
  // Whether it has said more than was heard.
  bool has_said_more();

  // Without a moment to tidy up; how it ended, in words, where it had ended by itself.
  std::string kill();

 private:
  Child() = default;
  // Takes in what there is to read. False where nothing more can come.
  bool read_some();
  // Whether its exit code is there; whoever has closed its output may be about to end.
  bool has_ended(int& status) const;

  pid_t process_ = 0;
  Descriptor input_;   // ours to write
  Descriptor output_;  // ours to read
  std::string unread_;
  bool closed_ = false;
};

}  // namespace menagerie::arena
