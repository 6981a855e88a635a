#include "store/postgres/accounts.h"

#include <algorithm>

#include "store/postgres/tables.h"

namespace menagerie::store::postgres {
namespace {

constexpr Statement kLockPerson{"lock_person", "SELECT id FROM person WHERE id = $1::text FOR UPDATE"};

// The statements that change answer 0 (Stored), 2 (Missing) or 3 (Stale). A name that is taken breaks a unique key.
constexpr Statement kRename{"rename_guest", R"sql(
WITH who AS (SELECT id FROM person WHERE id = $1::text), changed AS (
  UPDATE person SET name = $2::bytea WHERE id = $1::text AND name_key = '' RETURNING id
)
SELECT CASE WHEN EXISTS (SELECT 1 FROM changed) THEN 0 WHEN EXISTS (SELECT 1 FROM who) THEN 3 ELSE 2 END)sql"};

constexpr Statement kRegister{"register_account", R"sql(
WITH who AS (SELECT id FROM person WHERE id = $1::text), changed AS (
  UPDATE person SET name = $2::bytea, name_key = $3::bytea, skeleton = $4::bytea, password_hash = $5::text,
    recovery_hash = $6::text
  WHERE id = $1::text AND name_key = '' RETURNING id
)
SELECT CASE WHEN EXISTS (SELECT 1 FROM changed) THEN 0 WHEN EXISTS (SELECT 1 FROM who) THEN 3 ELSE 2 END)sql"};

constexpr Statement kVerifyPassword{"verify_password", R"sql(
SELECT coalesce((SELECT CASE WHEN password_hash = $2::text AND name_key <> '' THEN 0 ELSE 3 END
                 FROM person WHERE id = $1::text), 2))sql"};

constexpr Statement kChangePassword{"change_password", R"sql(
WITH who AS (SELECT id FROM person WHERE id = $1::text), changed AS (
  UPDATE person SET password_hash = $4::text,
    recovery_hash = CASE WHEN $5::text = '' THEN recovery_hash ELSE $5::text END
  WHERE id = $1::text AND name_key <> ''
    AND CASE WHEN $2::int = 1 THEN recovery_hash = $3::text ELSE password_hash = $3::text END
  RETURNING id
)
SELECT CASE WHEN EXISTS (SELECT 1 FROM changed) THEN 0 WHEN EXISTS (SELECT 1 FROM who) THEN 3 ELSE 2 END)sql"};

constexpr Statement kChangeRecovery{"change_recovery", R"sql(
WITH who AS (SELECT id FROM person WHERE id = $1::text), changed AS (
  UPDATE person SET recovery_hash = $4::text
  WHERE id = $1::text AND name_key <> '' AND ($2::int = 1 OR password_hash = $3::text) RETURNING id
)
SELECT CASE WHEN EXISTS (SELECT 1 FROM changed) THEN 0 WHEN EXISTS (SELECT 1 FROM who) THEN 3 ELSE 2 END)sql"};

constexpr Statement kAddToken{"add_token", R"sql(
WITH who AS (SELECT id FROM person WHERE id = $3::text), maker AS (
  SELECT 1 FROM session JOIN who ON person = who.id WHERE token_hash = $8::text
), made AS (
  INSERT INTO session(token_hash, id, person, kind, label, created, seen)
  SELECT $1::text, $2::text, who.id, $4::text, $5::bytea, $6::bigint, $7::bigint FROM who
  WHERE EXISTS (SELECT 1 FROM maker)
    AND (SELECT count(*) FROM session WHERE person = $3::text AND kind = $4::text) < $9::int
  RETURNING 1
)
SELECT CASE WHEN EXISTS (SELECT 1 FROM made) THEN 0 WHEN EXISTS (SELECT 1 FROM maker) THEN 1
  WHEN EXISTS (SELECT 1 FROM who) THEN 3 ELSE 2 END)sql"};

// The next ones do something only where the person has this password hash: where the change before them was made.
constexpr Statement kEndAllSessions{"end_all_sessions", R"sql(
DELETE FROM session USING person AS p WHERE p.id = $1::text AND p.password_hash = $2::text AND session.person = p.id)sql"};
constexpr Statement kEndReplaced{"end_replaced_session", R"sql(
DELETE FROM session USING person AS p WHERE p.id = $1::text AND p.password_hash = $2::text AND token_hash = $3::text)sql"};
constexpr Statement kBeginSession{"begin_session", R"sql(
INSERT INTO session(token_hash, id, person, kind, label, created, seen)
SELECT $3::text, $4::text, p.id, $5::text, $6::bytea, $7::bigint, $8::bigint
FROM person AS p WHERE p.id = $1::text AND p.password_hash = $2::text)sql"};
constexpr Statement kRememberPlace{"remember_place", R"sql(
INSERT INTO sign_in_place(person, place, seen)
SELECT p.id, $3::text, $4::bigint FROM person AS p WHERE p.id = $1::text AND p.password_hash = $2::text
ON CONFLICT (person, place) DO UPDATE SET seen = excluded.seen)sql"};
constexpr Statement kForgetPlaces{"forget_places", R"sql(
DELETE FROM sign_in_place WHERE person = $1::text AND place NOT IN
  (SELECT place FROM sign_in_place WHERE person = $1::text ORDER BY seen DESC, place LIMIT $2::int))sql"};

constexpr Statement kKnowsPlace{"knows_place",
                                "SELECT 1 FROM sign_in_place WHERE person = $1::text AND place = $2::text"};

constexpr Statement kEndIdle{"end_idle_sessions", R"sql(
DELETE FROM session WHERE seen < greatest($1::bigint, $2::bigint)
  AND seen < CASE WHEN kind = 'token' THEN $2::bigint ELSE $1::bigint END)sql"};

constexpr Statement kIdleGuests{"idle_guests", R"sql(
SELECT p.id, p.created, (NOT EXISTS (SELECT 1 FROM session AS s WHERE s.person = p.id AND s.seen >= $2::bigint)
  AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.person = p.id)
  AND NOT EXISTS (SELECT 1 FROM game_table AS g WHERE g.host = p.id AND g.state < 2))::int
FROM (SELECT id, created FROM person WHERE created > $1::bigint AND created < $2::bigint AND name_key = ''
      ORDER BY created LIMIT $3::int) AS p)sql"};

// The outcome is in the second of the answers.
Outcome second_outcome(const Rows* answers) { return said_outcome(answers + 1); }

// What a sign-in does after the question that verifies or changes the password.
struct Beginning {
  const Session& session;
  const std::string& place;
  const std::string& password_hash;  // as it is then
};

void add_session(Work& work, const Beginning& beginning) {
  const Session& session = beginning.session;
  const std::string person = key(session.person);
  const std::string& hash = beginning.password_hash;
  work.questions.push_back({&kBeginSession, Values(person, hash, session.token_hash, session.id, session.kind,
                                                   session.label, session.created, session.seen)});
  work.questions.push_back({&kRememberPlace, Values(person, hash, beginning.place, session.created)});
  work.questions.push_back({&kForgetPlaces, Values(person, kMaxPlaces)});
}

void add_only_session(Work& work, const Beginning& beginning) {
  work.questions.push_back({&kEndAllSessions, Values(key(beginning.session.person), beginning.password_hash)});
  add_session(work, beginning);
}

}  // namespace

Work after_lock(const std::string& person, Question question) {
  return {{{&kLockPerson, Values(key(person))}, std::move(question)}, second_outcome};
}

Work rename_guest(const std::string& person, const std::string& name) {
  return after_lock(person, {&kRename, Values(key(person), name)});
}

Work register_account(const Registration& made) {
  Work work = after_lock(made.person, {&kRegister, Values(key(made.person), made.name, made.name_key, made.skeleton,
                                                          made.password_hash, made.recovery_hash)});
  add_only_session(work, {made.session, made.place, made.password_hash});
  return work;
}

Work sign_in(const SignIn& made) {
  const std::string person = key(made.session.person);
  Work work = after_lock(person, {&kVerifyPassword, Values(person, made.verified_hash)});
  work.questions.push_back({&kEndReplaced, Values(person, made.verified_hash, key(made.replaced))});
  add_session(work, {made.session, made.place, made.verified_hash});
  return work;
}

Work change_password(const PasswordChange& change) {
  const std::string person = key(change.session.person);
  Work work = after_lock(person, {&kChangePassword, Values(person, static_cast<int>(change.by), change.verified_hash,
                                                           change.password_hash, change.recovery_hash)});
  work.questions.push_back({&kEndReplaced, Values(person, change.password_hash, key(change.replaced))});
  add_only_session(work, {change.session, change.place, change.password_hash});
  return work;
}

Work change_recovery(const RecoveryChange& change) {
  return after_lock(change.person, {&kChangeRecovery, Values(key(change.person), static_cast<int>(change.by),
                                                             change.verified_hash, change.recovery_hash)});
}

Work add_token(const Session& token, const std::string& maker_token_hash) {
  return after_lock(token.person,
                    {&kAddToken, Values(token.token_hash, token.id, key(token.person), token.kind, token.label,
                                        token.created, token.seen, key(maker_token_hash), kMaxTokens)});
}

Work knows_place(const std::string& person, const std::string& place, bool& found) {
  return {{{&kKnowsPlace, Values(key(person), key(place))}}, [&found](const Rows* answers) {
            found = answers->size() > 0;
            return Outcome::Stored;
          }};
}

Work end_idle_sessions(const IdleSince& since) {
  return {{{&kEndIdle, Values(since.browser, since.token)}}, [](const Rows*) { return Outcome::Stored; }};
}

Work idle_guests(const GuestSlice& slice, IdleGuests& found) {
  return {{{&kIdleGuests, Values(slice.created_after, slice.before, slice.examined)}}, [&found](const Rows* answers) {
            for (int row = 0; row < answers->size(); ++row) {
              if (answers->number(row, 2) != 0) found.ids.push_back(answers->text(row, 0));
              found.created_last = std::max(found.created_last, answers->number(row, 1));
            }
            return Outcome::Stored;
          }};
}

}  // namespace menagerie::store::postgres
