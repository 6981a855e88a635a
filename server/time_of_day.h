// The time of day when the server started, and what has passed since: a clock that is set meanwhile moves no deadline.
// Servers of one database start from its clock, so that a machine whose own is wrong judges nobody by it.
#pragma once

#include <chrono>
#include <optional>

#include "store/store.h"

namespace menagerie::server {

class TimeOfDay {
 public:
  explicit TimeOfDay(std::optional<store::Millis> databases)
      : difference_(databases.value_or(reading<std::chrono::system_clock>()) - reading<std::chrono::steady_clock>()) {}
  store::Millis now() const { return reading<std::chrono::steady_clock>() + difference_; }

 private:
  template <class Clock>
  static store::Millis reading() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch()).count();
  }
  store::Millis difference_;
};

}  // namespace menagerie::server
