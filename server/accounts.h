// Accounts: registration, passwords and recovery codes. Hashing takes long and happens elsewhere; what was verified is
// compared again in the transaction that changes the account (store::SignIn and its like), so that of two requests at
// once one wins. Attempts are limited per account, and an owner's own places are limited apart from strangers.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/fair_queue.h"
#include "server/people.h"
#include "server/rate_limiter.h"

namespace menagerie::server {

class Accounts {
 public:
  // Runs slow work elsewhere and then the second function here; false: too much waits.
  using Slowly = std::function<bool(const Ticket& ticket, std::function<void()> work, std::function<void()> then)>;
  // Where a request comes from.
  struct Asker {
    std::string address;
    std::string agent;
    std::optional<store::Session> session{};  // of the browser that asks; a sign-in ends it
  };

  Accounts(store::Store& store, World world, Slowly slowly, SessionsEnded ended = [](auto&&...) {});

  // A guest becomes an account, with a new session in place of all others and a recovery code.
  void register_account(const Identity& guest, const std::string& name, const std::string& password, const Asker& asker,
                        Signed then);
  void log_in(const std::string& name, const std::string& password, const Asker& asker, Signed then);
  void recover(const std::string& name, const std::string& code, const std::string& password, const Asker& asker,
               Signed then);
  void change_password(const Identity& who, const std::string& old, const std::string& password, const Asker& asker,
                       Signed then);
  // A new recovery code in place of the old one.
  void change_recovery(const Identity& who, const std::string& password, const Asker& asker, Signed then);
  // The same for a person who has lost theirs; the operator asks. The old password holds until the code is used.
  void renew_code(const store::Person& account, Signed then);
  // Deletes the person.
  void forget(const Identity& who, const std::string& password, const Asker& asker, Signed then);

 private:
  struct Attempt;
  using AttemptPtr = std::shared_ptr<Attempt>;
  using Step = void (Accounts::*)(const AttemptPtr& attempt);
  using Work = void (*)(Attempt& attempt);

  void look_up(const AttemptPtr& attempt, Step next);
  bool may_guess(const Attempt& attempt);
  // For persons who are signed in and give their own password.
  void hash_own(const AttemptPtr& attempt, Work work, Step next);
  bool may_try(const Attempt& attempt);
  void hash(const AttemptPtr& attempt, Work work, Step next);
  FreshSession session_for(const Attempt& attempt) const;
  std::string place_of(const Attempt& attempt) const;

  void verify_log_in(const AttemptPtr& attempt);
  void store_registration(const AttemptPtr& attempt);
  void store_sign_in(const AttemptPtr& attempt);
  void verify_recovery(const AttemptPtr& attempt);
  void store_recovery(const AttemptPtr& attempt);
  void store_new_password(const AttemptPtr& attempt);
  void store_password(const AttemptPtr& attempt, store::PasswordChange change, const Refused& stale);
  void store_recovery_code(const AttemptPtr& attempt);
  void store_renewed_code(const AttemptPtr& attempt);
  void store_deletion(const AttemptPtr& attempt);

  store::Store& store_;
  World world_;
  Slowly slowly_;
  SessionsEnded ended_;
  RateLimiter guesses_{{20, 0.1}};        // at one name, from places where its owner has not been
  RateLimiter known_guesses_{{20, 0.1}};  // from one place where its owner has signed in
  RateLimiter tries_{{10, 0.1}};          // of a person who is signed in already; as above
  RateLimiter known_tries_{{10, 0.1}};
};

}  // namespace menagerie::server
