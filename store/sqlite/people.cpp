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

}  // namespace

Outcome add_person(Database& database, const Person& person, const std::optional<Session>& session) {
  if (!session) return insert_person(database, person);
  return database.all_or_nothing([&] {
    const Outcome outcome = insert_person(database, person);
    return outcome == Outcome::Stored ? insert_session(database, *session) : outcome;
  });
}

Outcome compared(Database& database, Outcome outcome, const std::string& person) {
  if (outcome != Outcome::Missing) return outcome;
  bool is_there = false;
  const Outcome read =
      database.read("SELECT 1 FROM person WHERE id = ?1", [&](const Row&) { is_there = true; }, person);
  if (read != Outcome::Stored) return read;
  return is_there ? Outcome::Stale : Outcome::Missing;
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

Outcome insert_session(Database& database, const Session& session) {
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

Outcome sessions_of(Database& database, const std::string& person, const Page& page, PageOf<Session>& found) {
  const auto key = page.after.empty() ? PageKey{-1} : parse_page_key(page.after);
  if (!key) return Outcome::Missing;
  const Outcome outcome = database.read(
      "SELECT token_hash, id, person, kind, label, created, seen FROM session WHERE person = ?1 "
      "AND (created, id) > (?2, ?3) ORDER BY created, id LIMIT ?4",
      [&](const Row& row) { found.rows.push_back(session_at(row)); }, person, key->number, key->id, page.limit + 1);
  found.cut(page.limit, [](const Session& session) { return print_page_key({session.created, session.id}); });
  return outcome;
}

Outcome sign_in_places_of(Database& database, const std::string& person, const Page& page, PageOf<SignInPlace>& found) {
  const Outcome outcome = database.read(
      "SELECT place, seen FROM sign_in_place WHERE person = ?1 AND place > ?2 ORDER BY place LIMIT ?3",
      [&](const Row& row) { found.rows.push_back({row.text(0), row.number(1)}); }, person, page.after, page.limit + 1);
  found.cut(page.limit, [](const SignInPlace& own) { return own.place; });
  return outcome;
}

Outcome end_session(Database& database, const std::string& person, const std::string& session_id) {
  return database.change("DELETE FROM session WHERE person = ?1 AND id = ?2", person, session_id);
}

Outcome still_alive(Database& database, Millis now) {
  return database.change("INSERT INTO alive(only, at) VALUES(1, ?1) ON CONFLICT(only) DO UPDATE SET at = excluded.at",
                         now);
}

Outcome last_alive(Database& database, std::optional<Millis>& found) {
  return database.read("SELECT at FROM alive", [&](const Row& row) { found = row.number(0); });
}

}  // namespace menagerie::store::rows
