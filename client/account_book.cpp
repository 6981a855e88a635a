#include "client/account_book.h"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

namespace menagerie::client {
namespace {

constexpr std::size_t kMaxAccountCases = 5;

const char* words_for(Trial::Kind kind) {
  switch (kind) {
    case Trial::Kind::Password: return "password";
    case Trial::Kind::Code: return "recovery code";
    case Trial::Kind::Session: break;
  }
  return "session";
}

bool lets_in(const AccountWorld& world, const Trial& trial) {
  switch (trial.kind) {
    case Trial::Kind::Password: return world.password == trial.secret;
    case Trial::Kind::Code: return world.code == trial.secret;
    case Trial::Kind::Session: break;
  }
  return world.sessions.contains(trial.secret);
}

bool fits(const AccountWorld& world, const Trial& trial) {
  return lets_in(world, trial) == (trial.access == Access::In);
}

void add_new(std::vector<std::string>& list, const std::string& secret) {
  if (!secret.empty() && std::find(list.begin(), list.end(), secret) == list.end()) list.push_back(secret);
}

}  // namespace

AccountStep signed_in(std::string session) {
  return [session = std::move(session)](AccountWorld& world) { world.sessions.insert(session); };
}

AccountStep ended(std::string session) {
  return [session = std::move(session)](AccountWorld& world) { world.sessions.erase(session); };
}

AccountStep password_changed(std::string password, std::string kept, std::string session) {
  return [=](AccountWorld& world) {
    const bool keeps = world.sessions.contains(kept);
    world.password = password;
    world.sessions.clear();
    if (keeps) world.sessions.insert(kept);
    if (!session.empty()) world.sessions.insert(session);
  };
}

AccountStep recovered(std::string password, std::string next_code, std::string session) {
  return [=](AccountWorld& world) {
    world = {.password = password, .code = next_code};
    if (!session.empty()) world.sessions.insert(session);
  };
}

AccountStep deleted() {
  return [](AccountWorld& world) { world = {}; };
}

AccountBook::AccountBook(std::string name, AccountWorld registered) : name_(std::move(name)), worlds_{registered} {
  learn(registered);
}

void AccountBook::learn(const AccountWorld& world) {
  add_new(passwords_, world.password);
  add_new(codes_, world.code);
  for (const std::string& session : world.sessions) add_new(sessions_, session);
}

void AccountBook::forget_duplicates() {
  std::vector<AccountWorld> different;
  for (AccountWorld& world : worlds_)
    if (std::find(different.begin(), different.end(), world) == different.end()) different.push_back(std::move(world));
  worlds_ = std::move(different);
}

void AccountBook::acknowledge(const AccountStep& step) {
  for (AccountWorld& world : worlds_) {
    step(world);
    learn(world);
  }
  forget_duplicates();
}

void AccountBook::perhaps(const std::vector<AccountStep>& steps) {
  const std::vector<AccountWorld> before = worlds_;
  for (const AccountStep& step : steps) {
    for (AccountWorld world : before) {
      step(world);
      learn(world);
      worlds_.push_back(std::move(world));
    }
  }
  forget_duplicates();
}

void AccountBook::observe(const std::vector<Trial>& trials) {
  const auto wrong = [&](const AccountWorld& world) {
    return std::count_if(trials.begin(), trials.end(), [&](const Trial& trial) { return !fits(world, trial); });
  };
  const auto less_wrong = [&](const AccountWorld& a, const AccountWorld& b) { return wrong(a) < wrong(b); };
  AccountWorld best = *std::min_element(worlds_.begin(), worlds_.end(), less_wrong);
  if (wrong(best) == 0) {
    std::erase_if(worlds_, [&](const AccountWorld& world) { return wrong(world) > 0; });
    return;
  }
  for (const Trial& trial : trials)
    if (!fits(best, trial)) note(best, trial);
  worlds_ = {best};
}

// The server's word counts from here on, so that the same fault is counted once.
void AccountBook::note(AccountWorld& world, const Trial& trial) {
  const bool in = trial.access == Access::In;
  ++(in ? let_in_wrongly_ : shut_out_wrongly_);
  if (cases_.size() < kMaxAccountCases)
    cases_.push_back(fmt::format("account {}: a {} that {} let in {}", name_, words_for(trial.kind),
                                 in ? "must not" : "must", in ? "does" : "does not"));
  if (trial.kind == Trial::Kind::Session) {
    if (in) world.sessions.insert(trial.secret);
    else world.sessions.erase(trial.secret);
  } else {
    (trial.kind == Trial::Kind::Password ? world.password : world.code) = in ? trial.secret : "";
  }
}

std::vector<Trial> AccountBook::trials(std::size_t dead_passwords, std::size_t dead_sessions) const {
  std::vector<Trial> found;
  const auto add = [&](Trial::Kind kind, const std::vector<std::string>& secrets, std::size_t dead) {
    for (auto secret = secrets.rbegin(); secret != secrets.rend(); ++secret) {
      const Trial trial{kind, *secret};
      const bool alive =
          std::any_of(worlds_.begin(), worlds_.end(), [&](const AccountWorld& world) { return lets_in(world, trial); });
      if (alive || dead > 0) found.push_back(trial);
      if (!alive && dead > 0) --dead;
    }
  };
  add(Trial::Kind::Password, passwords_, dead_passwords);
  add(Trial::Kind::Session, sessions_, dead_sessions);
  return found;
}

std::vector<std::string> AccountBook::dead_codes() const {
  std::vector<std::string> dead;
  const auto is_dead = [this](const std::string& code) {
    return std::none_of(worlds_.begin(), worlds_.end(), [&](const AccountWorld& world) { return world.code == code; });
  };
  std::copy_if(codes_.rbegin(), codes_.rend(), std::back_inserter(dead), is_dead);
  return dead;
}

}  // namespace menagerie::client
