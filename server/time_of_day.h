// The time of day when the server started, and what has passed since: a clock that is set meanwhile moves no deadline.
// Time counts on while the machine sleeps. Servers of one database start from its clock, so that a machine whose own is
// wrong judges nobody by it.
#pragma once

#include <ctime>
#include <optional>

#include "store/store.h"

namespace menagerie::server {

class TimeOfDay {
 public:
  explicit TimeOfDay(std::optional<store::Millis> databases)
      : difference_(databases.value_or(reading(CLOCK_REALTIME)) - reading(CLOCK_BOOTTIME)) {}
  store::Millis now() const { return reading(CLOCK_BOOTTIME) + difference_; }

 private:
  static store::Millis reading(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<store::Millis>(time.tv_sec) * 1000 + time.tv_nsec / 1'000'000;
  }
  store::Millis difference_;
};

}  // namespace menagerie::server
