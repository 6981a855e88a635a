// Telling on standard error how far a long run is: a line every two seconds, or on a terminal one that is written over.
#pragma once

#include <string>

#include "client/times.h"

namespace menagerie::client {

class Progress {
 public:
  Progress();
  ~Progress();

  // Call it as often as you like. `share` of all is done, from 0 to 1.
  void tell(double share, const std::string& text);
  // A line that stays.
  void note(const std::string& text);

 private:
  bool on_terminal_;
  bool line_is_open_ = false;
  Clock::time_point last_{};
};

}  // namespace menagerie::client
