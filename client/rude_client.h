// A client that means no good: connects, does one of the rude acts, reads for a moment or not, and drops the connection.
#pragma once

#include <string>

#include "client/crowd_run.h"
#include "client/raw_socket.h"
#include "client/rude_acts.h"

namespace menagerie::client {

class RudeClient {
 public:
  explicit RudeClient(CrowdRun& run) : run_(run) {}
  Task<> live();

 private:
  void become_guest();
  Task<> act(const CrowdServer& server);

  CrowdRun& run_;
  std::string token_;
  bool asked_ = false;
};

}  // namespace menagerie::client
