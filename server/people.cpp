#include "server/people.h"

#include <ctime>

#include "server/names.h"
#include "server/secrets.h"

namespace menagerie::server {

using store::Outcome;

namespace {

constexpr std::size_t kShortestPassword = 8;
constexpr std::size_t kLongestPassword = 200;
constexpr std::size_t kLongestLabel = 80;
constexpr Millis kSeenEvery = 3'600'000;  // a session's last use is kept by the hour

Refused busy() { return {"too_fast", "too many people are signing in just now: try again in a moment"}; }
Refused not_stored() { return {"not_stored", "it could not be stored, so nothing was done: try again"}; }
Refused wrong() { return {"wrong", "the name or the password is wrong"}; }
Refused wrong_code() { return {"wrong", "the name or the recovery code is wrong"}; }
Refused bad_name() { return {"bad_name", "a name has 1 to 24 characters that can be seen"}; }

bool good_password(const std::string& password) {
  return password.size() >= kShortestPassword && password.size() <= kLongestPassword;
}
Refused bad_password() { return {"bad_password", "a password has 8 to 200 characters"}; }

}  // namespace

Json person_json(const store::Person& person) {
  return Json{{"id", person.id}, {"name", person.name}, {"guest", person.guest()}};
}

People::People(store::Store& store, World world, Slowly slowly, Ended ended)
    : store_(store), world_(std::move(world)), slowly_(std::move(slowly)), ended_(std::move(ended)) {}

store::Session People::session_for(const std::string& person, const char* kind, const std::string& label,
                                   const std::string& token) const {
  const auto clean = clean_line(label.substr(0, kLongestLabel), kLongestLabel);
  return {hash_of_token(token), fresh_id(world_), person, kind, clean.value_or(""), world_.now(), world_.now()};
}

std::string time_text(Millis at) {
  const std::time_t seconds = at / 1000;
  std::tm utc{};
  char text[40];
  return std::string(text, std::strftime(text, sizeof text, "%Y-%m-%d %H:%M UTC", gmtime_r(&seconds, &utc)));
}

Refused shut_out(const store::Standing& standing) {
  std::string text = "whoever runs this server has shut you out";
  if (standing.banned_until < kForever) text += " until " + time_text(standing.banned_until);
  if (!standing.reason.empty()) text += ": " + standing.reason;
  return {"shut_out", std::move(text)};
}

void People::recognise(const std::string& token, Maybe then) {
  if (token.empty() || token.size() > 100) return then(std::optional<Identity>());
  store_.find_session(hash_of_token(token), [this, then](Outcome outcome, std::optional<store::SessionOf> found) {
    if (outcome != Outcome::Stored)
      return then(Refused{"not_stored", "it cannot be looked up just now who you are: try again"});
    if (!found) return then(std::optional<Identity>());
    if (found->person.standing.banned(world_.now())) return then(shut_out(found->person.standing));
    if (world_.now() - found->session.seen > kSeenEvery)
      store_.touch_session(found->session.token_hash, world_.now(), [](Outcome) {});
    then(std::optional(Identity{found->person, found->session.token_hash, found->session.id}));
  });
}

void People::make_guest(const std::string& name, const std::string& label, Signed then) {
  store::Person person;
  person.id = fresh_id(world_);
  person.created = world_.now();
  std::uint16_t number = 0;
  world_.random(&number, sizeof number);
  const auto clean = clean_name(name);
  if (!name.empty() && !clean) return then(bad_name());
  person.name = clean.value_or("Guest " + std::to_string(1000 + number % 9000));
  const std::string token = fresh_token();
  store_.add_person(person, session_for(person.id, "browser", label, token), [person, token, then](Outcome outcome) {
    if (outcome != Outcome::Stored) return then(not_stored());
    then(SignedIn{person, token, ""});
  });
}

void People::register_account(const Identity& guest, const std::string& name, const std::string& password,
                              Signed then) {
  if (!guest.person.guest()) return then(Refused{"not_now", "you have an account already"});
  const auto clean = clean_name(name);
  if (!clean || name_key(*clean).empty()) return then(bad_name());
  if (!good_password(password)) return then(bad_password());
  const std::string code = fresh_recovery_code();
  auto person = std::make_shared<store::Person>(guest.person);
  person->name = *clean;
  person->name_key = name_key(*clean);
  const auto work = [person, password, code] {
    person->password_hash = hash_password(password);
    person->recovery_hash = hash_password(plain_recovery_code(code));
  };
  const bool taken = slowly_(work, [this, person, code, then] {
    if (person->password_hash.empty() || person->recovery_hash.empty()) return then(busy());
    store_.change_person(*person, [person, code, then](Outcome outcome) {
      if (outcome == Outcome::Taken) return then(Refused{"name_taken", "that name is taken: choose another"});
      if (outcome != Outcome::Stored) return then(not_stored());
      then(SignedIn{*person, "", code});
    });
  });
  if (!taken) then(busy());
}

void People::sign_in(const store::Person& person, const std::string& label, const std::string& recovery, Signed then) {
  const std::string token = fresh_token();
  store_.add_session(session_for(person.id, "browser", label, token), [person, token, recovery, then](Outcome outcome) {
    if (outcome != Outcome::Stored) return then(not_stored());
    then(SignedIn{person, token, recovery});
  });
}

// A name that does not exist takes as long as a wrong password, and is answered alike.
void People::log_in(const std::string& name, const std::string& password, const std::string& label, Signed then) {
  if (password.size() > kLongestPassword || name.size() > 200) return then(wrong());
  store_.find_account(name_key(name),
                      [this, password, label, then](Outcome outcome, std::optional<store::Person> found) {
                        if (outcome != Outcome::Stored) return then(not_stored());
                        auto fits = std::make_shared<bool>(false);
                        const auto work = [found, password, fits] {
                          if (found) *fits = fits_password(found->password_hash, password);
                          else hash_password(password);
                        };
                        const bool taken = slowly_(work, [this, found, fits, label, then] {
                          if (!*fits) return then(wrong());
                          if (found->standing.banned(world_.now())) return then(shut_out(found->standing));
                          sign_in(*found, label, "", then);
                        });
                        if (!taken) then(busy());
                      });
}

void People::recover(const std::string& name, const std::string& code, const std::string& password,
                     const std::string& label, Signed then) {
  if (!good_password(password)) return then(bad_password());
  if (code.size() > 100 || name.size() > 200) return then(wrong_code());
  store_.find_account(name_key(name),
                      [this, code, password, label, then](Outcome outcome, std::optional<store::Person> found) {
                        if (outcome != Outcome::Stored) return then(not_stored());
                        auto person = std::make_shared<store::Person>(found.value_or(store::Person{}));
                        auto fits = std::make_shared<bool>(false);
                        const std::string next_code = fresh_recovery_code();
                        const auto work = [person, code, password, next_code, fits, known = found.has_value()] {
                          *fits = known && fits_password(person->recovery_hash, plain_recovery_code(code));
                          if (!known) hash_password(plain_recovery_code(code));
                          if (!*fits) return;
                          person->password_hash = hash_password(password);
                          person->recovery_hash = hash_password(plain_recovery_code(next_code));
                        };
                        const bool taken = slowly_(work, [this, person, fits, next_code, label, then] {
                          if (!*fits) return then(wrong_code());
                          if (person->standing.banned(world_.now())) return then(shut_out(person->standing));
                          if (person->password_hash.empty() || person->recovery_hash.empty()) return then(busy());
                          store_.change_person(*person, [this, person, next_code, label, then](Outcome changed) {
                            if (changed != Outcome::Stored) return then(not_stored());
                            store_.end_sessions(person->id, "", [this, person, next_code, label, then](Outcome ended) {
                              if (ended != Outcome::Stored) return then(not_stored());
                              ended_(person->id, "", "");
                              sign_in(*person, label, next_code, then);
                            });
                          });
                        });
                        if (!taken) then(busy());
                      });
}

void People::log_out(const Identity& who, Told then) { end_session(who, who.session_id, then); }

void People::rename(const Identity& guest, const std::string& name, Told then) {
  if (!guest.person.guest()) return then(Refused{"not_now", "an account keeps its name"});
  const auto clean = clean_name(name);
  if (!clean) return then(bad_name());
  store::Person person = guest.person;
  person.name = *clean;
  store_.change_person(person, [person, then](Outcome outcome) {
    if (outcome != Outcome::Stored) return then(not_stored());
    then(Json{{"person", person_json(person)}});
  });
}

void People::change_password(const Identity& who, const std::string& old, const std::string& password, Told then) {
  if (who.person.guest()) return then(Refused{"not_now", "a guest has no password: make an account first"});
  if (!good_password(password)) return then(bad_password());
  auto person = std::make_shared<store::Person>(who.person);
  auto fits = std::make_shared<bool>(false);
  const auto work = [person, old, password, fits] {
    *fits = old.size() <= kLongestPassword && fits_password(person->password_hash, old);
    if (*fits) person->password_hash = hash_password(password);
  };
  const bool taken = slowly_(work, [this, person, fits, who, then] {
    if (!*fits) return then(Refused{"wrong", "the old password is wrong"});
    if (person->password_hash.empty()) return then(busy());
    store_.change_person(*person, [this, person, who, then](Outcome outcome) {
      if (outcome != Outcome::Stored) return then(not_stored());
      store_.end_sessions(person->id, who.token_hash, [this, who, then](Outcome ended) {
        if (ended != Outcome::Stored) return then(not_stored());
        ended_(who.person.id, "", who.session_id);
        then(Json());
      });
    });
  });
  if (!taken) then(busy());
}

void People::sessions(const Identity& who, Told then) {
  store_.sessions_of(who.person.id, [then, own = who.session_id](Outcome outcome, std::vector<store::Session> found) {
    if (outcome != Outcome::Stored) return then(not_stored());
    Json list = Json::array();
    for (const store::Session& session : found)
      list.push_back(Json{{"id", session.id},
                          {"kind", session.kind},
                          {"label", session.label},
                          {"created", session.created},
                          {"seen", session.seen},
                          {"this", session.id == own}});
    then(Json{{"sessions", std::move(list)}});
  });
}

void People::end_session(const Identity& who, const std::string& id, Told then) {
  store_.end_session(who.person.id, id, [this, person = who.person.id, id, then](Outcome outcome) {
    if (outcome == Outcome::Missing) return then(Refused{"no_such_thing", "there is no such session"});
    if (outcome != Outcome::Stored) return then(not_stored());
    ended_(person, id, "");
    then(Json());
  });
}

void People::make_token(const Identity& who, const std::string& label, Signed then) {
  const std::string token = fresh_token();
  store_.add_session(session_for(who.person.id, "token", label, token),
                     [person = who.person, token, then](Outcome outcome) {
                       if (outcome != Outcome::Stored) return then(not_stored());
                       then(SignedIn{person, token, ""});
                     });
}

void People::renew_code(const store::Person& account, Signed then) {
  if (account.guest()) return then(Refused{"not_now", "a guest has no password: only an account has one"});
  const std::string code = fresh_recovery_code();
  auto person = std::make_shared<store::Person>(account);
  const auto work = [person, code] { person->recovery_hash = hash_password(plain_recovery_code(code)); };
  const bool taken = slowly_(work, [this, person, code, then] {
    if (person->recovery_hash.empty()) return then(busy());
    store_.change_person(*person, [person, code, then](Outcome outcome) {
      if (outcome != Outcome::Stored) return then(not_stored());
      then(SignedIn{*person, "", code});
    });
  });
  if (!taken) then(busy());
}

void People::forget(const Identity& who, const std::string& password, Told then) {
  const auto erase = [this, id = who.person.id, then] {
    store_.delete_person(id, [this, id, then](Outcome outcome) {
      if (outcome != Outcome::Stored) return then(not_stored());
      ended_(id, "", "");
      then(Json());
    });
  };
  if (who.person.guest()) return erase();
  auto fits = std::make_shared<bool>(false);
  const auto work = [hash = who.person.password_hash, password, fits] {
    *fits = password.size() <= kLongestPassword && fits_password(hash, password);
  };
  const bool taken = slowly_(work, [fits, erase, then] {
    if (!*fits) return then(Refused{"wrong", "the password is wrong"});
    erase();
  });
  if (!taken) then(busy());
}

}  // namespace menagerie::server
