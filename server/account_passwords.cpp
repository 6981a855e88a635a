// Passwords and recovery codes that change.
#include <utility>

#include "server/account_attempt.h"
#include "server/passwords.h"
#include "server/refusals.h"
#include "server/secrets.h"

namespace menagerie::server {

using store::Outcome;

void Accounts::recover(const std::string& name, const std::string& code, const std::string& password,
                       const Asker& asker, Signed then) {
  if (auto problem = problem_with_password(password, name)) return then(*std::move(problem));
  if (name.size() > kMaxNameBytes || code.size() > kMaxCode) return then(refusals::wrong_code());
  const auto attempt = std::make_shared<Attempt>(Attempt{.asker = asker, .then = std::move(then)});
  attempt->name = name;
  attempt->proof = plain_recovery_code(code);
  attempt->password = password;
  attempt->recovery_code = fresh_recovery_code();
  look_up(attempt, &Accounts::verify_recovery);
}

void Accounts::verify_recovery(const AttemptPtr& attempt) {
  const Work work = [](Attempt& made) {
    if (made.is_found()) made.fits = fits_password(made.person.recovery_hash, made.proof);
    else hash_password(made.proof);
    if (!made.fits) return;
    made.password_hash = hash_password(made.password);
    made.recovery_hash = hash_password(plain_recovery_code(made.recovery_code));
  };
  hash(attempt, work, &Accounts::store_recovery);
}

void Accounts::store_recovery(const AttemptPtr& attempt) {
  if (!attempt->fits) return attempt->then(refusals::wrong_code());
  const store::Standing& standing = attempt->person.standing;
  if (standing.banned(world_.now())) return attempt->then(shut_out(standing));
  if (attempt->recovery_hash.empty()) return attempt->then(refusals::busy());
  store::PasswordChange change{.by = store::PasswordChange::By::RecoveryCode,
                               .verified_hash = attempt->person.recovery_hash,
                               .recovery_hash = attempt->recovery_hash};
  store_password(attempt, std::move(change), refusals::wrong_code());
}

void Accounts::store_password(const AttemptPtr& attempt, store::PasswordChange change, const Refused& stale) {
  if (attempt->password_hash.empty()) return attempt->then(refusals::busy());
  FreshSession fresh = session_for(*attempt);
  change.password_hash = attempt->password_hash;
  change.session = fresh.session;
  change.place = place_of(*attempt);
  if (attempt->asker.session) change.replaced = attempt->asker.session->token_hash;
  store_.change_password(std::move(change), [this, attempt, stale, token = fresh.token](Outcome outcome) {
    if (outcome != Outcome::Stored) return attempt->then(refusal_of(outcome, stale));
    attempt->then(SignedIn{attempt->person, token, attempt->recovery_code});
    ended_(attempt->person.id, "");
    const auto& old = attempt->asker.session;
    if (old && old->person != attempt->person.id) ended_(old->person, old->id);
  });
}

void Accounts::change_password(const Identity& who, const std::string& old, const std::string& password,
                               const Asker& asker, Signed then) {
  if (who.person.guest()) return then(refusals::is_guest());
  if (auto problem = problem_with_password(password, who.person.name)) return then(*std::move(problem));
  const auto attempt = std::make_shared<Attempt>(Attempt{.asker = asker, .then = std::move(then)});
  attempt->person = who.person;
  attempt->proof = old;
  attempt->password = password;
  const Work work = [](Attempt& made) {
    made.fits = !is_too_long_for_a_password(made.proof) && fits_password(made.person.password_hash, made.proof);
    if (made.fits) made.password_hash = hash_password(made.password);
  };
  hash_own(attempt, work, &Accounts::store_new_password);
}

void Accounts::store_new_password(const AttemptPtr& attempt) {
  if (!attempt->fits) return attempt->then(Refused{"wrong", "the old password is wrong"});
  store_password(attempt, {.verified_hash = attempt->person.password_hash}, refusals::changed_meanwhile());
}

void Accounts::change_recovery(const Identity& who, const std::string& password, const Asker& asker, Signed then) {
  if (who.person.guest()) return then(refusals::is_guest());
  const auto attempt = std::make_shared<Attempt>(Attempt{.asker = asker, .then = std::move(then)});
  attempt->person = who.person;
  attempt->proof = password;
  attempt->recovery_code = fresh_recovery_code();
  const Work work = [](Attempt& made) {
    made.fits = !is_too_long_for_a_password(made.proof) && fits_password(made.person.password_hash, made.proof);
    if (made.fits) made.recovery_hash = hash_password(plain_recovery_code(made.recovery_code));
  };
  hash_own(attempt, work, &Accounts::store_recovery_code);
}

void Accounts::store_recovery_code(const AttemptPtr& attempt) {
  if (!attempt->fits) return attempt->then(refusals::wrong_password());
  store_renewed_code(attempt);
}

void Accounts::renew_code(const store::Person& account, Signed then) {
  if (account.guest()) return then(Refused{"not_now", "a guest has no password: only an account has one"});
  const auto attempt = std::make_shared<Attempt>(Attempt{.asker = {}, .then = std::move(then)});
  attempt->person = account;
  attempt->recovery_code = fresh_recovery_code();
  const Work work = [](Attempt& made) { made.recovery_hash = hash_password(plain_recovery_code(made.recovery_code)); };
  hash(attempt, work, &Accounts::store_renewed_code);
}

// A code that the owner asks for is bound to the password that was verified; the operator's is not.
void Accounts::store_renewed_code(const AttemptPtr& attempt) {
  if (attempt->recovery_hash.empty()) return attempt->then(refusals::busy());
  using By = store::RecoveryChange::By;
  store::RecoveryChange change{.by = attempt->fits ? By::Password : By::Operator,
                               .person = attempt->person.id,
                               .verified_hash = attempt->person.password_hash,
                               .recovery_hash = attempt->recovery_hash};
  store_.change_recovery(std::move(change), [attempt](Outcome outcome) {
    if (outcome != Outcome::Stored) return attempt->then(refusal_of(outcome, refusals::changed_meanwhile()));
    attempt->then(SignedIn{attempt->person, "", attempt->recovery_code});
  });
}

}  // namespace menagerie::server
