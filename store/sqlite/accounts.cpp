#include "store/sqlite/accounts.h"

#include <algorithm>

#include "store/sqlite/people.h"

namespace menagerie::store::rows {
namespace {

Outcome none_is_fine(Outcome outcome) { return outcome == Outcome::Missing ? Outcome::Stored : outcome; }

Outcome remember_place(Database& database, const std::string& person, const std::string& place, Millis now) {
  const Outcome outcome = database.change(
      "INSERT INTO sign_in_place(person, place, seen) VALUES(?1, ?2, ?3) "
      "ON CONFLICT(person, place) DO UPDATE SET seen = excluded.seen",
      person, place, now);
  if (outcome != Outcome::Stored) return outcome;
  return none_is_fine(
      database.change("DELETE FROM sign_in_place WHERE person = ?1 AND place NOT IN "
                      "(SELECT place FROM sign_in_place WHERE person = ?1 ORDER BY seen DESC, place LIMIT ?2)",
                      person, kMaxPlaces));
}

Outcome end_replaced(Database& database, const std::string& token_hash) {
  return none_is_fine(database.change("DELETE FROM session WHERE token_hash = ?1", token_hash));
}

Outcome begin_session(Database& database, const Session& session, const std::string& place) {
  const Outcome outcome = insert_session(database, session);
  return outcome == Outcome::Stored ? remember_place(database, session.person, place, session.created) : outcome;
}

Outcome begin_only_session(Database& database, const Session& session, const std::string& place) {
  const Outcome ended = none_is_fine(database.change("DELETE FROM session WHERE person = ?1", session.person));
  return ended == Outcome::Stored ? begin_session(database, session, place) : ended;
}

}  // namespace

Outcome rename_guest(Database& database, const std::string& person, const std::string& name) {
  const Outcome outcome = database.change("UPDATE person SET name = ?2 WHERE id = ?1 AND name_key = ''", person, name);
  return compared(database, outcome, person);
}

Outcome register_account(Database& database, const Registration& made) {
  return database.all_or_nothing([&] {
    Outcome outcome = database.change(
        "UPDATE person SET name = ?2, name_key = ?3, skeleton = ?4, password_hash = ?5, recovery_hash = ?6 "
        "WHERE id = ?1 AND name_key = ''",
        made.person, made.name, made.name_key, made.skeleton, made.password_hash, made.recovery_hash);
    outcome = compared(database, outcome, made.person);
    return outcome == Outcome::Stored ? begin_only_session(database, made.session, made.place) : outcome;
  });
}

Outcome sign_in(Database& database, const SignIn& made) {
  const std::string& person = made.session.person;
  return database.all_or_nothing([&] {
    bool fits = false;
    Outcome outcome = database.read(
        "SELECT 1 FROM person WHERE id = ?1 AND password_hash = ?2 AND name_key <> ''",
        [&](const Row&) { fits = true; }, person, made.verified_hash);
    if (outcome == Outcome::Stored && !fits) outcome = compared(database, Outcome::Missing, person);
    if (outcome == Outcome::Stored) outcome = end_replaced(database, made.replaced);
    return outcome == Outcome::Stored ? begin_session(database, made.session, made.place) : outcome;
  });
}

Outcome change_password(Database& database, const PasswordChange& change) {
  const std::string& person = change.session.person;
  const bool by_code = change.by == PasswordChange::By::RecoveryCode;
  return database.all_or_nothing([&] {
    Outcome outcome = database.change(
        by_code ? "UPDATE person SET password_hash = ?3, recovery_hash = iif(?4 = '', recovery_hash, ?4) "
                  "WHERE id = ?1 AND recovery_hash = ?2 AND name_key <> ''"
                : "UPDATE person SET password_hash = ?3, recovery_hash = iif(?4 = '', recovery_hash, ?4) "
                  "WHERE id = ?1 AND password_hash = ?2 AND name_key <> ''",
        person, change.verified_hash, change.password_hash, change.recovery_hash);
    outcome = compared(database, outcome, person);
    if (outcome == Outcome::Stored) outcome = end_replaced(database, change.replaced);
    return outcome == Outcome::Stored ? begin_only_session(database, change.session, change.place) : outcome;
  });
}

Outcome change_recovery(Database& database, const RecoveryChange& change) {
  const bool by_operator = change.by == RecoveryChange::By::Operator;
  const Outcome outcome = database.change(
      "UPDATE person SET recovery_hash = ?3 WHERE id = ?1 AND (?4 OR password_hash = ?2) AND name_key <> ''",
      change.person, change.verified_hash, change.recovery_hash, static_cast<int>(by_operator));
  return compared(database, outcome, change.person);
}

Outcome add_token(Database& database, const Session& token, const std::string& maker_token_hash) {
  int tokens = 0;
  Outcome outcome = database.read(
      "SELECT count(*) FROM session WHERE person = ?1 AND kind = ?2",
      [&](const Row& row) { tokens = row.number<int>(0); }, token.person, token.kind);
  if (outcome != Outcome::Stored) return outcome;
  if (tokens >= kMaxTokens) return Outcome::Taken;
  outcome = database.change(
      "INSERT INTO session(token_hash, id, person, kind, label, created, seen) "
      "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE EXISTS (SELECT 1 FROM session WHERE token_hash = ?8 AND person = ?3)",
      token.token_hash, token.id, token.person, token.kind, token.label, token.created, token.seen, maker_token_hash);
  return compared(database, outcome, token.person);
}

Outcome knows_place(Database& database, const std::string& person, const std::string& place, bool& found) {
  return database.read(
      "SELECT 1 FROM sign_in_place WHERE person = ?1 AND place = ?2", [&](const Row&) { found = true; }, person, place);
}

Outcome end_idle_sessions(Database& database, const IdleSince& since) {
  return none_is_fine(
      database.change("DELETE FROM session WHERE seen < iif(kind = 'token', ?2, ?1) AND seen < max(?1, ?2)",
                      since.browser, since.token));
}

Outcome idle_guests(Database& database, const GuestSlice& slice, IdleGuests& found) {
  return database.read(
      "SELECT id, created, NOT EXISTS (SELECT 1 FROM session WHERE person = p.id AND seen >= ?2) "
      "AND NOT EXISTS (SELECT 1 FROM seat WHERE person = p.id) "
      "AND NOT EXISTS (SELECT 1 FROM game_table WHERE host = p.id AND state < 2) "
      "FROM (SELECT id, created FROM person WHERE created > ?1 AND created < ?2 AND name_key = '' "
      "ORDER BY created LIMIT ?3) AS p",
      [&](const Row& row) {
        if (row.number(2) != 0) found.ids.push_back(row.text(0));
        found.created_last = std::max(found.created_last, row.number(1));
      },
      slice.created_after, slice.before, slice.examined);
}

}  // namespace menagerie::store::rows
