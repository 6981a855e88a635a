// The people with accounts in a kill test, and what is compared in the end: what was acknowledged to them with what the
// server does, and the tables of deleted persons with tables that wait for nobody.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "client/account_person.h"
#include "client/kill_test.h"

namespace menagerie::client {

class Accounts {
 public:
  Accounts(KillRun& run, int people);

  void begin();
  // Whether something is under way that the end must wait for.
  bool is_busy() const { return living_ > 0; }
  void check(std::function<void()> on_done);

  // What was acknowledged, and what did not hold of it.
  void report(KillResult& result) const;

 private:
  Task<> live(AccountPerson& person);
  Task<> check_person(AccountPerson& person);
  Task<> look_for_ghosts();
  void step_done();
  int sum(int (AccountBook::*faults)() const) const;

  KillRun& run_;
  AccountLines lines_;
  AccountTally tally_;
  std::vector<std::unique_ptr<AccountPerson>> people_;
  int living_ = 0;
  int checking_ = 0;
  int ghosts_ = 0;
  std::vector<std::string> ghost_cases_;
  std::function<void()> on_done_;
};

}  // namespace menagerie::client
