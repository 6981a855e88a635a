// People: guests at once, accounts later, sessions and tokens. Answers are values; the API makes HTTP of them.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "notation/json.h"
#include "server/refused.h"
#include "server/world.h"
#include "store/store.h"

namespace menagerie::server {

// Somebody recognised by a token.
struct Identity {
  store::Person person;
  std::string token_hash;
  std::string session_id;
};

struct SignedIn {
  store::Person person;
  std::string token;
  std::string recovery;  // once, where a new one was made
};

class People {
 public:
  // Nobody is not the same as a store that cannot say who it is.
  using Maybe = std::function<void(Result<std::optional<Identity>>)>;
  using Signed = std::function<void(Result<SignedIn>)>;
  using Told = std::function<void(Result<Json>)>;
  // Runs slow hashing elsewhere and then the second function here; false: too many wait.
  using Slowly = std::function<bool(std::function<void()> work, std::function<void()> then)>;

  // A person's sessions have ended: one of them, or (empty) all but the one kept. Whoever is connected by them must go.
  using Ended = std::function<void(const std::string& person, const std::string& session, const std::string& kept)>;

  People(store::Store& store, World world, Slowly slowly, Ended ended = [](auto&&...) {});

  // Refused, too, for somebody whom the host has banned: `shut_out`.
  void recognise(const std::string& token, Maybe then);
  void make_guest(const std::string& name, const std::string& label, Signed then);
  void register_account(const Identity& guest, const std::string& name, const std::string& password, Signed then);
  void log_in(const std::string& name, const std::string& password, const std::string& label, Signed then);
  void recover(const std::string& name, const std::string& code, const std::string& password, const std::string& label,
               Signed then);
  void log_out(const Identity& who, Told then);
  void rename(const Identity& guest, const std::string& name, Told then);
  void change_password(const Identity& who, const std::string& old, const std::string& password, Told then);
  void sessions(const Identity& who, Told then);
  void end_session(const Identity& who, const std::string& id, Told then);
  void make_token(const Identity& who, const std::string& label, Signed then);
  void forget(const Identity& who, const std::string& password, Told then);
  // A new recovery code for somebody who has lost theirs. The old password holds until the code is used.
  void renew_code(const store::Person& account, Signed then);

 private:
  store::Session session_for(const std::string& person, const char* kind, const std::string& label,
                             const std::string& token) const;
  void sign_in(const store::Person& person, const std::string& label, const std::string& recovery, Signed then);

  store::Store& store_;
  World world_;
  Slowly slowly_;
  Ended ended_;
};

Json person_json(const store::Person& person);

// The sentence for somebody who is banned.
Refused shut_out(const store::Standing& standing);
// A time as people read it: 2026-11-30 18:05 UTC.
std::string time_text(Millis at);
inline constexpr Millis kForever = 253'402'300'799'000;  // the end of the year 9999

}  // namespace menagerie::server
