// How long a thought takes. Our own bots are measured, and limited, by the time their thread computes: a busy machine does not make
// anybody weaker. Programs can only be measured by the clock on the wall.
#pragma once

#include <chrono>
#include <cstdint>
#include <ctime>

namespace menagerie::arena {

enum class Time : std::uint8_t { OfThread, OnTheWall };

class Stopwatch {
 public:
  explicit Stopwatch(Time time) : clock_(time == Time::OfThread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC) {}

  std::chrono::nanoseconds elapsed() const { return now() - start_; }
  double milliseconds() const { return std::chrono::duration<double, std::milli>(elapsed()).count(); }

 private:
  std::chrono::nanoseconds now() const {
    timespec time{};
    clock_gettime(clock_, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
  }

  clockid_t clock_;
  std::chrono::nanoseconds start_ = now();
};

}  // namespace menagerie::arena
