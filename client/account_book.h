// What a server has acknowledged to one person about an account, and what follows from it: which passwords, sessions and
// recovery codes let in. A request without an answer may have been done or not, so there are several possible worlds, and
// each observation rules some out. Pure: it sees no socket and no clock.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace menagerie::client {

// Everything that lets in, in one possible world.
struct AccountWorld {
  std::string password{};            // empty: nobody can sign in
  std::string code{};                // the recovery code; empty: not known to the person
  std::set<std::string> sessions{};  // bot tokens too
  friend bool operator==(const AccountWorld&, const AccountWorld&) = default;
};

// A change of the world, which a server does as one transaction or not at all.
using AccountStep = std::function<void(AccountWorld&)>;

AccountStep signed_in(std::string session);
AccountStep ended(std::string session);
// Everything ends but `kept`; the answer may bring a new session. Empty: none.
AccountStep password_changed(std::string password, std::string kept, std::string session);
AccountStep recovered(std::string password, std::string next_code, std::string session);
AccountStep deleted();

enum class Access { In, Out };

// One secret that was tried, and what the server answered.
struct Trial {
  enum class Kind { Password, Code, Session } kind;
  std::string secret;
  Access access = Access::Out;
};

class AccountBook {
 public:
  AccountBook(std::string name, AccountWorld registered);

  void acknowledge(const AccountStep& step);
  // No answer came: none of the steps was done, or one of them.
  void perhaps(const std::vector<AccountStep>& steps);
  // What was tried at the same time. Rules worlds out; a fault if none is left.
  void observe(const std::vector<Trial>& trials);

  bool is_certain() const { return worlds_.size() == 1; }
  const AccountWorld& world() const { return worlds_.front(); }
  const std::string& name() const { return name_; }

  // What to try: all that lets in in one of the worlds, and the latest of what does so in none.
  std::vector<Trial> trials(std::size_t dead_passwords, std::size_t dead_sessions) const;
  // Those that let in in none, the latest first.
  std::vector<std::string> dead_codes() const;

  int let_in_wrongly() const { return let_in_wrongly_; }
  int shut_out_wrongly() const { return shut_out_wrongly_; }
  const std::vector<std::string>& cases() const { return cases_; }

 private:
  void learn(const AccountWorld& world);
  void forget_duplicates();
  void note(AccountWorld& world, const Trial& trial);

  std::string name_;
  std::vector<AccountWorld> worlds_;
  std::vector<std::string> passwords_, codes_, sessions_;  // all there ever were, in order
  int let_in_wrongly_ = 0;
  int shut_out_wrongly_ = 0;
  std::vector<std::string> cases_;
};

}  // namespace menagerie::client
