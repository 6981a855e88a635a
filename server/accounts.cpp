#include "server/accounts.h"

#include <utility>

#include "server/account_attempt.h"
#include "server/network_limiter.h"
#include "server/passwords.h"
#include "server/refusals.h"
#include "server/secrets.h"

namespace menagerie::server {

using store::Outcome;

Accounts::Accounts(store::Store& store, World world, Slowly slowly, SessionsEnded ended)
    : store_(store), world_(std::move(world)), slowly_(std::move(slowly)), ended_(std::move(ended)) {}

// Finds the account of that name, and whether its owner has signed in from there before.
void Accounts::look_up(const AttemptPtr& attempt, Step next) {
  const auto placed = [this, attempt, next](Outcome outcome, bool knows_place) {
    if (outcome != Outcome::Stored) return attempt->then(refusals::not_stored());
    attempt->knows_place = knows_place;
    if (!may_guess(*attempt)) return attempt->then(refusals::too_fast());
    (this->*next)(attempt);
  };
  store_.find_account(name_key(attempt->name),
                      [this, attempt, placed](Outcome outcome, std::optional<store::Person> found) {
                        if (outcome != Outcome::Stored) return attempt->then(refusals::not_stored());
                        attempt->person = found.value_or(store::Person{});
                        store_.knows_place(attempt->person.id, place_of(*attempt), placed);
                      });
}

// Other people's wrong attempts must not lock the owner out.
bool Accounts::may_guess(const Attempt& attempt) {
  const std::string name = name_key(attempt.name);
  if (!attempt.knows_place) return guesses_.spend(name, world_.now());
  return known_guesses_.spend(name + " " + network_of(attempt.asker.address), world_.now());
}

// Nor must wrong attempts with a session that was stolen.
bool Accounts::may_try(const Attempt& attempt) {
  const std::string& person = attempt.person.id;
  if (!attempt.knows_place) return tries_.spend(person, world_.now());
  return known_tries_.spend(person + " " + network_of(attempt.asker.address), world_.now());
}

void Accounts::hash_own(const AttemptPtr& attempt, Work work, Step next) {
  store_.knows_place(attempt->person.id, place_of(*attempt),
                     [this, attempt, work, next](Outcome outcome, bool knows_place) {
                       if (outcome != Outcome::Stored) return attempt->then(refusals::not_stored());
                       attempt->knows_place = knows_place;
                       if (!may_try(*attempt)) return attempt->then(refusals::too_fast());
                       hash(attempt, work, next);
                     });
}

// One hash at a time per account, and each network in its turn.
void Accounts::hash(const AttemptPtr& attempt, Work work, Step next) {
  const Ticket ticket{.queue = network_of(attempt->asker.address),
                      .exclusive = attempt->is_found() ? attempt->person.id : name_key(attempt->name)};
  const bool taken =
      slowly_(ticket, [attempt, work] { work(*attempt); }, [this, attempt, next] { (this->*next)(attempt); });
  if (!taken) attempt->then(refusals::busy());
}

FreshSession Accounts::session_for(const Attempt& attempt) const {
  return fresh_session(world_, attempt.person.id, kBrowser, attempt.asker.agent);
}

// A hash, so that the store does not keep people's addresses.
std::string Accounts::place_of(const Attempt& attempt) const {
  return hash_of_token(attempt.person.id + " " + network_of(attempt.asker.address));
}

void Accounts::register_account(const Identity& guest, const std::string& name, const std::string& password,
                                const Asker& asker, Signed then) {
  if (!guest.person.guest()) return then(refusals::is_account());
  const auto clean = name.size() <= kMaxNameBytes ? clean_name(name) : std::nullopt;
  if (!clean || name_key(*clean).empty()) return then(refusals::bad_name());
  if (auto problem = problem_with_password(password, *clean)) return then(*std::move(problem));
  const auto attempt = std::make_shared<Attempt>(Attempt{.asker = asker, .then = std::move(then)});
  attempt->name = *clean;
  attempt->password = password;
  attempt->person = guest.person;
  attempt->recovery_code = fresh_recovery_code();
  const Work work = [](Attempt& made) {
    made.password_hash = hash_password(made.password);
    made.recovery_hash = hash_password(plain_recovery_code(made.recovery_code));
  };
  hash(attempt, work, &Accounts::store_registration);
}

void Accounts::store_registration(const AttemptPtr& attempt) {
  if (attempt->password_hash.empty() || attempt->recovery_hash.empty()) return attempt->then(refusals::busy());
  FreshSession fresh = session_for(*attempt);
  store::Person& person = attempt->person;
  person.name = attempt->name;
  person.name_key = name_key(attempt->name);
  store::Registration made{.person = person.id,
                           .name = person.name,
                           .name_key = person.name_key,
                           .skeleton = skeleton(person.name),
                           .password_hash = attempt->password_hash,
                           .recovery_hash = attempt->recovery_hash,
                           .session = fresh.session,
                           .place = place_of(*attempt)};
  store_.register_account(std::move(made), [this, attempt, token = fresh.token](Outcome outcome) {
    if (outcome == Outcome::Taken) return attempt->then(Refused{"name_taken", "that name is taken: choose another"});
    if (outcome != Outcome::Stored) return attempt->then(refusal_of(outcome, refusals::is_account()));
    attempt->then(SignedIn{attempt->person, token, attempt->recovery_code});
    ended_(attempt->person.id, "");
  });
}

void Accounts::log_in(const std::string& name, const std::string& password, const Asker& asker, Signed then) {
  if (name.size() > kMaxNameBytes || is_too_long_for_a_password(password)) return then(refusals::wrong());
  const auto attempt = std::make_shared<Attempt>(Attempt{.asker = asker, .then = std::move(then)});
  attempt->name = name;
  attempt->proof = password;
  look_up(attempt, &Accounts::verify_log_in);
}

// A name that does not exist takes as long as a wrong password, and gets the same answer.
void Accounts::verify_log_in(const AttemptPtr& attempt) {
  const Work work = [](Attempt& made) {
    if (made.is_found()) made.fits = fits_password(made.person.password_hash, made.proof);
    else hash_password(made.proof);
  };
  hash(attempt, work, &Accounts::store_sign_in);
}

void Accounts::store_sign_in(const AttemptPtr& attempt) {
  if (!attempt->fits) return attempt->then(refusals::wrong());
  const store::Standing& standing = attempt->person.standing;
  if (standing.banned(world_.now())) return attempt->then(shut_out(standing));
  FreshSession fresh = session_for(*attempt);
  const auto& replaced = attempt->asker.session;
  store::SignIn made{.verified_hash = attempt->person.password_hash,
                     .session = fresh.session,
                     .replaced = replaced ? replaced->token_hash : "",
                     .place = place_of(*attempt)};
  store_.sign_in(std::move(made), [this, attempt, token = fresh.token](Outcome outcome) {
    const bool is_other = outcome == Outcome::Stale || outcome == Outcome::Missing;  // since it was verified
    if (outcome != Outcome::Stored) return attempt->then(is_other ? refusals::wrong() : refusals::not_stored());
    attempt->then(SignedIn{attempt->person, token, ""});
    if (const auto& old = attempt->asker.session) ended_(old->person, old->id);
  });
}

void Accounts::forget(const Identity& who, const std::string& password, const Asker& asker, Signed then) {
  const auto attempt = std::make_shared<Attempt>(Attempt{.asker = asker, .then = std::move(then)});
  attempt->person = who.person;
  attempt->proof = password;
  if (who.person.guest()) {
    attempt->fits = true;
    return store_deletion(attempt);
  }
  const Work work = [](Attempt& made) {
    made.fits = !is_too_long_for_a_password(made.proof) && fits_password(made.person.password_hash, made.proof);
  };
  hash_own(attempt, work, &Accounts::store_deletion);
}

void Accounts::store_deletion(const AttemptPtr& attempt) {
  if (!attempt->fits) return attempt->then(refusals::wrong_password());
  const store::Person& person = attempt->person;
  store_.delete_person(person.id, person.password_hash, world_.now(), [this, attempt](Outcome outcome) {
    if (outcome != Outcome::Stored) return attempt->then(refusal_of(outcome, refusals::changed_meanwhile()));
    attempt->then(SignedIn{attempt->person, "", ""});
    ended_(attempt->person.id, "");
  });
}

}  // namespace menagerie::server
