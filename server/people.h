// People without passwords: unregistered persons, recognition by tokens, sessions and tokens of bots. Answers are values;
// the API makes HTTP of them.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "notation/json.h"
#include "server/refused.h"
#include "server/sessions.h"
#include "server/world.h"
#include "store/store.h"

namespace menagerie::server {

// A person recognised by a token.
struct Identity {
  store::Person person;
  store::Session session;
};

struct SignedIn {
  store::Person person;
  std::string token;     // of a new session; empty: there is none
  std::string recovery;  // shown once, where a new code was made
};

// A person's sessions have ended: one of them, or (empty) all. Their connections must go.
using SessionsEnded = std::function<void(const std::string& person, const std::string& session)>;
using Signed = std::function<void(Result<SignedIn>)>;
using Told = std::function<void(Result<Json>)>;

class People {
 public:
  // Nobody is not the same as a store that cannot say who it is.
  using Maybe = std::function<void(Result<std::optional<Identity>>)>;

  People(store::Store& store, World world, SessionsEnded ended = [](auto&&...) {});

  // Refused, too, for a person whom the operator has banned: `shut_out`.
  void recognise(const std::string& token, Maybe then);
  // Whether this use of a session is the first in a while: then it is stored, and a cookie is made to last again.
  bool is_first_in_a_while(const store::Session& session) const;
  void make_guest(const std::string& name, const std::string& label, Signed then);
  void rename(const Identity& guest, const std::string& name, Told then);
  void sessions(const Identity& who, const store::Page& page, Told then);
  void end_session(const Identity& who, const std::string& id, Told then);
  void make_token(const Identity& who, const std::string& label, Signed then);
  // Ends idle sessions, and deletes unregistered persons who never played and have not been here for long. To be called
  // every minute or so.
  void forget_idle();

 private:
  void forget(const store::IdleGuests& found);

  store::Store& store_;
  World world_;
  SessionsEnded ended_;
  Millis last_idle_sessions_ = 0;
  Millis guests_examined_until_ = 0;
};

Json person_json(const store::Person& person);

// What a change of a person was refused for. Stored is none.
Refused refusal_of(store::Outcome outcome, const Refused& stale);
// The sentence for a person who is banned.
Refused shut_out(const store::Standing& standing);
// A time as people read it: 2026-11-30 18:05 UTC.
std::string time_text(Millis at);
inline constexpr Millis kForever = 253'402'300'799'000;  // the end of the year 9999

}  // namespace menagerie::server
