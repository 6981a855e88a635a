// The account people's ways to the servers of a kill test: requests as coroutines. Each comes from another address, as far
// as the server can see, so that limits per address do not slow the test down.
#pragma once

#include <string>
#include <vector>

#include "client/account_requests.h"
#include "client/kill_run.h"
#include "client/task.h"

namespace menagerie::client {

class AccountLines {
 public:
  explicit AccountLines(KillRun& run) : run_(run) {}

  // Sent at the same time, each to any node that is up. Waits for one where none is.
  Task<std::vector<HttpAnswer>> ask_all(std::vector<HttpRequest> requests);
  Task<HttpAnswer> ask(HttpRequest request);
  // Asks again until there is an answer that says something, or two minutes are over. Only for what may be asked twice.
  Task<HttpAnswer> ask_until_answered(HttpRequest request);
  Task<> pause(std::chrono::milliseconds time) { return client::pause(run_.io, time); }

  KillRun& run() { return run_; }

 private:
  std::string any_address();

  KillRun& run_;
};

}  // namespace menagerie::client
