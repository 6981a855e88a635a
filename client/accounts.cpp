#include "client/accounts.h"

#include <fmt/core.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

namespace menagerie::client {
namespace {

namespace asio = boost::asio;

// Freeing the seats of a deleted person may take a few rounds of looking; a table that waits longer waits for ever.
constexpr auto kMaxGhostTime = std::chrono::seconds(30);
constexpr std::size_t kMaxCases = 10;  // told in words
constexpr auto kBetweenGhostLooks = std::chrono::milliseconds(250);

}  // namespace

Accounts::Accounts(KillRun& run, int people) : run_(run), lines_(run) {
  for (int i = 0; i < people; ++i) people_.push_back(std::make_unique<AccountPerson>(lines_, tally_));
}

void Accounts::begin() {
  for (const auto& person : people_) {
    ++living_;
    asio::co_spawn(run_.io, live(*person), asio::detached);
  }
}

Task<> Accounts::live(AccountPerson& person) {
  co_await person.live();
  --living_;
}

void Accounts::check(std::function<void()> on_done) {
  on_done_ = std::move(on_done);
  checking_ = static_cast<int>(people_.size()) + 1;
  for (const auto& person : people_) asio::co_spawn(run_.io, check_person(*person), asio::detached);
  asio::co_spawn(run_.io, look_for_ghosts(), asio::detached);
}

Task<> Accounts::check_person(AccountPerson& person) {
  co_await person.check_all();
  step_done();
}

void Accounts::step_done() {
  if (--checking_ == 0) on_done_();
}

Task<> Accounts::look_for_ghosts() {
  const auto begun = Clock::now();
  std::vector<LeftTable> waiting = tally_.left_tables;
  while (!waiting.empty() && Clock::now() - begun < kMaxGhostTime) {
    std::vector<LeftTable> still;
    for (const LeftTable& left : waiting) {
      HttpRequest request = look_at_table_request(left.table);
      const HttpAnswer answer = co_await lines_.ask(std::move(request));
      if (!answer.good() || waits_for(answer.body, left.person)) still.push_back(left);
    }
    waiting = std::move(still);
    if (!waiting.empty()) co_await lines_.pause(kBetweenGhostLooks);
  }
  ghosts_ = static_cast<int>(waiting.size());
  for (const LeftTable& left : waiting)
    ghost_cases_.push_back(fmt::format("ghost: table {} waits for {}, who was deleted", left.table, left.person));
  step_done();
}

int Accounts::sum(int (AccountBook::*faults)() const) const {
  int total = 0;
  for (const auto& person : people_)
    for (const auto& book : person->books()) total += (*book.*faults)();
  return total;
}

void Accounts::report(KillResult& result) const {
  result.accounts = tally_.accounts;
  result.sign_ins = tally_.sign_ins;
  result.tokens = tally_.tokens;
  result.sessions_ended = tally_.ended;
  result.passwords_changed = tally_.passwords_changed;
  result.recovered = tally_.recovered;
  result.deleted = tally_.deleted;
  result.trials = tally_.trials;
  result.unanswered = tally_.unanswered;
  result.tables_left = static_cast<int>(tally_.left_tables.size());
  result.ghosts = ghosts_;
  result.let_in_wrongly = sum(&AccountBook::let_in_wrongly);
  result.shut_out_wrongly = sum(&AccountBook::shut_out_wrongly);
  std::vector<std::string> cases = ghost_cases_;
  for (const auto& person : people_)
    for (const auto& book : person->books()) cases.insert(cases.end(), book->cases().begin(), book->cases().end());
  cases.resize(std::min(cases.size(), kMaxCases));
  result.cases.insert(result.cases.end(), cases.begin(), cases.end());
}

}  // namespace menagerie::client
