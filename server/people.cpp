#include "server/people.h"

#include <ctime>

#include "server/names.h"
#include "server/page_query.h"
#include "server/refusals.h"
#include "server/secrets.h"

namespace menagerie::server {

using store::Outcome;

namespace {

constexpr Millis kSeenEvery = 3'600'000;  // a session's last use is stored by the hour
constexpr Millis kEndSessionsEvery = 3'600'000;
constexpr Millis kGuestIdle = 30 * kDay;  // of an unregistered person who never played

}  // namespace

Json person_json(const store::Person& person) {
  return Json{{"id", person.id}, {"name", person.name}, {"guest", person.guest()}};
}

Refused refusal_of(Outcome outcome, const Refused& stale) {
  if (outcome == Outcome::Stale) return stale;
  return outcome == Outcome::Missing ? refusals::person_gone() : refusals::not_stored();
}

std::string time_text(Millis at) {
  const std::time_t seconds = at / 1000;
  std::tm utc{};
  char text[40];
  return std::string(text, std::strftime(text, sizeof text, "%Y-%m-%d %H:%M UTC", gmtime_r(&seconds, &utc)));
}

Refused shut_out(const store::Standing& standing) {
  std::string text = "you are banned from this server";
  if (standing.banned_until < kForever) text += " until " + time_text(standing.banned_until);
  if (!standing.reason.empty()) text += ": " + standing.reason;
  return {"shut_out", std::move(text)};
}

People::People(store::Store& store, World world, SessionsEnded ended)
    : store_(store), world_(std::move(world)), ended_(std::move(ended)) {}

void People::recognise(const std::string& token, Maybe then) {
  if (token.empty() || token.size() > 100) return then(std::optional<Identity>());
  store_.find_session(hash_of_token(token), [this, then](Outcome outcome, std::optional<store::SessionOf> found) {
    if (outcome != Outcome::Stored)
      return then(Refused{"not_stored", "it cannot be looked up just now who you are: try again"});
    const Millis now = world_.now();
    if (!found || expiry_of(found->session) < now) return then(std::optional<Identity>());
    if (found->person.standing.banned(now)) return then(shut_out(found->person.standing));
    if (is_first_in_a_while(found->session)) store_.touch_session(found->session.token_hash, now, [](Outcome) {});
    then(std::optional(Identity{std::move(found->person), std::move(found->session)}));
  });
}

bool People::is_first_in_a_while(const store::Session& session) const {
  return world_.now() - session.seen > kSeenEvery;
}

void People::make_guest(const std::string& name, const std::string& label, Signed then) {
  store::Person person;
  person.id = fresh_id(world_);
  person.created = world_.now();
  std::uint16_t number = 0;
  world_.random(&number, sizeof number);
  const auto clean = clean_name(name);
  if (!name.empty() && !clean) return then(refusals::bad_name());
  person.name = clean.value_or("Guest " + std::to_string(1000 + number % 9000));
  FreshSession fresh = fresh_session(world_, person.id, kBrowser, label);
  store_.add_person(person, std::move(fresh.session), [person, token = fresh.token, then](Outcome outcome) {
    if (outcome != Outcome::Stored) return then(refusals::not_stored());
    then(SignedIn{person, token, ""});
  });
}

void People::rename(const Identity& guest, const std::string& name, Told then) {
  const Refused is_account{"not_now", "an account keeps its name"};
  if (!guest.person.guest()) return then(is_account);
  const auto clean = clean_name(name);
  if (!clean) return then(refusals::bad_name());
  store::Person person = guest.person;
  person.name = *clean;
  store_.rename_guest(person.id, person.name, [person, is_account, then](Outcome outcome) {
    if (outcome != Outcome::Stored) return then(refusal_of(outcome, is_account));
    then(Json{{"person", person_json(person)}});
  });
}

void People::sessions(const Identity& who, const store::Page& page, Told then) {
  const auto tell = [then, own = who.session.id](Outcome outcome, const store::PageOf<store::Session>& found) {
    if (outcome != Outcome::Stored) return then(no_page(outcome));
    Json list = Json::array();
    for (const store::Session& session : found.rows)
      list.push_back(Json{{"id", session.id},
                          {"kind", session.kind},
                          {"label", session.label},
                          {"created", session.created},
                          {"seen", session.seen},
                          {"expires", expiry_of(session)},
                          {"this", session.id == own}});
    then(Json{{"sessions", std::move(list)}, {"next", next_of(found.next)}});
  };
  store_.sessions_of(who.person.id, page, tell);
}

void People::end_session(const Identity& who, const std::string& id, Told then) {
  store_.end_session(who.person.id, id, [this, person = who.person.id, id, then](Outcome outcome) {
    if (outcome == Outcome::Missing) return then(Refused{"no_such_thing", "there is no such session"});
    if (outcome != Outcome::Stored) return then(refusals::not_stored());
    then(Json());
    ended_(person, id);
  });
}

void People::make_token(const Identity& who, const std::string& label, Signed then) {
  FreshSession fresh = fresh_session(world_, who.person.id, kToken, label);
  const auto made = [person = who.person, token = fresh.token, then](Outcome outcome) {
    const Refused session_ended{"no_session", "your session has ended: sign in again"};
    if (outcome == Outcome::Taken)
      return then(Refused{"not_now", "you have " + std::to_string(store::kMaxTokens) + " tokens: end one first"});
    if (outcome != Outcome::Stored) return then(refusal_of(outcome, session_ended));
    then(SignedIn{person, token, ""});
  };
  store_.add_token(std::move(fresh.session), who.session.token_hash, made);
}

void People::forget_idle() {
  const Millis now = world_.now();
  if (now - last_idle_sessions_ >= kEndSessionsEvery) {
    last_idle_sessions_ = now;
    store_.end_idle_sessions({.browser = now - kBrowserIdle, .token = now - kTokenIdle}, [](Outcome) {});
  }
  const store::GuestSlice slice{.created_after = guests_examined_until_, .before = now - kGuestIdle};
  store_.idle_guests(slice, [this](Outcome outcome, const store::IdleGuests& found) {
    if (outcome == Outcome::Stored) forget(found);
  });
}

void People::forget(const store::IdleGuests& found) {
  guests_examined_until_ = found.created_last;  // after the last slice again from the beginning
  for (const std::string& id : found.ids)
    store_.delete_person(id, "", world_.now(), [this, id](Outcome outcome) {
      if (outcome == Outcome::Stored) ended_(id, "");
    });
}

}  // namespace menagerie::server
