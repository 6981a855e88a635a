#include "store/sqlite/people.h"

namespace menagerie::store::rows {

const std::string kPersonColumns =
    "p.id, p.name, p.name_key, p.password_hash, p.recovery_hash, p.created, "
    "p.banned_until, p.ban_reason, p.muted, p.judged";

Person person_at(const Row& row, int column) {
  return {.id = row.text(column),
          .name = row.text(column + 1),
          .name_key = row.text(column + 2),
          .password_hash = row.text(column + 3),
          .recovery_hash = row.text(column + 4),
          .created = row.number(column + 5),
          .standing = {.banned_until = row.number(column + 6),
                       .reason = row.text(column + 7),
                       .muted = row.number(column + 8) != 0,
                       .judged = row.number(column + 9)}};
}

namespace {

Session session_at(const Row& row) {
  return {.token_hash = row.text(0),
          .id = row.text(1),
          .person = row.text(2),
          .kind = row.text(3),
          .label = row.text(4),
          .created = row.number(5),
          .seen = row.number(6)};
}

Outcome insert_person(Database& database, const Person& person) {
  return database.change(
      "INSERT INTO person(id, name, name_key, password_hash, recovery_hash, created) VALUES(?1, ?2, ?3, ?4, ?5, ?6)",
      person.id, person.name, person.name_key, person.password_hash, person.recovery_hash, person.created);
}

Outcome none_is_fine(Outcome outcome) { return outcome == Outcome::Missing ? Outcome::Stored : outcome; }

}  // namespace

Outcome add_person(Database& database, const Person& person, const std::optional<Session>& session) {
  if (!session) return insert_person(database, person);
  return database.all_or_nothing([&] {
    const Outcome outcome = insert_person(database, person);
    return outcome == Outcome::Stored ? add_session(database, *session) : outcome;
  });
}

Outcome change_person(Database& database, const Person& person) {
  return database.change(
      "UPDATE person SET name = ?2, name_key = ?3, password_hash = ?4, recovery_hash = ?5, created = ?6 WHERE id = ?1",
      person.id, person.name, person.name_key, person.password_hash, person.recovery_hash, person.created);
}

Outcome find_account(Database& database, const std::string& name_key, std::optional<Person>& found) {
  static const std::string kSql =
      "SELECT " + kPersonColumns + " FROM person AS p WHERE p.name_key = ?1 AND p.name_key <> ''";
  return database.read(kSql, [&](const Row& row) { found = person_at(row, 0); }, name_key);
}

Outcome people(Database& database, const std::vector<std::string>& ids, std::vector<Person>& found) {
  static const std::string kSql = "SELECT " + kPersonColumns + " FROM person AS p WHERE p.id = ?1";
  Outcome outcome = Outcome::Stored;
  for (const std::string& id : ids) {
    if (outcome != Outcome::Stored) break;
    outcome = database.read(kSql, [&](const Row& row) { found.push_back(person_at(row, 0)); }, id);
  }
  return outcome;
}

// Their sessions and their own mutes go with the person: the tables say so (ON DELETE CASCADE).
Outcome delete_person(Database& database, const std::string& id) {
  return database.all_or_nothing([&] {
    Outcome outcome = database.change("DELETE FROM person WHERE id = ?1", id);
    if (outcome == Outcome::Stored) outcome = none_is_fine(database.change("DELETE FROM mute WHERE muted = ?1", id));
    if (outcome == Outcome::Stored) outcome = none_is_fine(database.change("DELETE FROM chat WHERE person = ?1", id));
    return outcome;
  });
}

Outcome add_session(Database& database, const Session& session) {
  return database.change(
      "INSERT INTO session(token_hash, id, person, kind, label, created, seen) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7)",
      session.token_hash, session.id, session.person, session.kind, session.label, session.created, session.seen);
}

Outcome find_session(Database& database, const std::string& token_hash, std::optional<SessionOf>& found) {
  static const std::string kSql = "SELECT s.token_hash, s.id, s.person, s.kind, s.label, s.created, s.seen, " +
                                  kPersonColumns +
                                  " FROM session AS s JOIN person AS p ON p.id = s.person WHERE s.token_hash = ?1";
  return database.read(
      kSql, [&](const Row& row) { found = SessionOf{session_at(row), person_at(row, 7)}; }, token_hash);
}

Outcome touch_session(Database& database, const std::string& token_hash, Millis seen) {
  return database.change("UPDATE session SET seen = ?2 WHERE token_hash = ?1", token_hash, seen);
}

Outcome sessions_of(Database& database, const std::string& person, std::vector<Session>& found) {
  return database.read(
      "SELECT token_hash, id, person, kind, label, created, seen FROM session WHERE person = ?1 ORDER BY created, id",
      [&](const Row& row) { found.push_back(session_at(row)); }, person);
}

Outcome end_session(Database& database, const std::string& person, const std::string& session_id) {
  return database.change("DELETE FROM session WHERE person = ?1 AND id = ?2", person, session_id);
}

Outcome end_sessions(Database& database, const std::string& person, const std::string& kept_token_hash) {
  return none_is_fine(
      database.change("DELETE FROM session WHERE person = ?1 AND token_hash <> ?2", person, kept_token_hash));
}

Outcome still_alive(Database& database, Millis now) {
  return database.change("INSERT INTO alive(only, at) VALUES(1, ?1) ON CONFLICT(only) DO UPDATE SET at = excluded.at",
                         now);
}

Outcome last_alive(Database& database, std::optional<Millis>& found) {
  return database.read("SELECT at FROM alive", [&](const Row& row) { found = row.number(0); });
}

}  // namespace menagerie::store::rows
