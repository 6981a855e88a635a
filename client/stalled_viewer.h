// A spectator that asks for more than it reads: a stalled one reads nothing after it has joined, a slow one a few bytes
// now and then. The server may close it; then, or after a while, it comes again.
#pragma once

#include <deque>
#include <functional>
#include <string>

#include "client/crowd_run.h"
#include "client/raw_socket.h"

namespace menagerie::client {

// A table that wants one of them at a certain place among its viewers.
struct ViewerCall {
  std::string table;
  std::function<void()> then;  // called once, when it has joined or could not
};

class StalledViewer {
 public:
  enum class Reading { Nothing, Slowly };
  StalledViewer(CrowdRun& run, std::deque<ViewerCall>& calls, Reading reading)
      : run_(run), calls_(calls), reading_(reading) {}

  Task<> live();
  // Not at a table: it takes the next call.
  bool is_idle() const { return idle_; }

 private:
  Task<ViewerCall> next_call();
  Task<> visit(ViewerCall call);
  Task<bool> join(RawSocket& socket, const std::string& table);
  Task<> keep_asking(RawSocket& socket, const std::string& table);
  Task<> read_slowly(RawSocket& socket);

  CrowdRun& run_;
  std::deque<ViewerCall>& calls_;
  Reading reading_;
  bool idle_ = false;
};

}  // namespace menagerie::client
