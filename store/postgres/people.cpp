#include "store/postgres/people.h"

#include "store/postgres/tables.h"

namespace menagerie::store::postgres {
namespace {

constexpr Statement kAddPerson{"add_person", R"sql(
WITH made AS (
  INSERT INTO person(id, name, name_key, password_hash, recovery_hash, created)
  VALUES($1::text, $2::bytea, $3::bytea, $4::text, $5::text, $6::bigint) ON CONFLICT DO NOTHING RETURNING id
)
SELECT CASE WHEN EXISTS (SELECT 1 FROM made) THEN 0 ELSE 1 END)sql"};

constexpr Statement kAddPersonAndSession{"add_person_and_session", R"sql(
WITH made AS (
  INSERT INTO person(id, name, name_key, password_hash, recovery_hash, created)
  SELECT $1::text, $2::bytea, $3::bytea, $4::text, $5::text, $6::bigint
  WHERE NOT EXISTS (SELECT 1 FROM session WHERE token_hash = $7::text)
  ON CONFLICT DO NOTHING RETURNING id
), came AS (
  INSERT INTO session(token_hash, id, person, kind, label, created, seen)
  SELECT $7::text, $8::text, $9::text, $10::text, $11::bytea, $12::bigint, $13::bigint FROM made
)
SELECT CASE WHEN EXISTS (SELECT 1 FROM made) THEN 0 ELSE 1 END)sql"};

const std::string kAccountSql =
    "SELECT " + std::string(kPersonColumns) + " FROM person AS p WHERE p.name_key = $1::bytea AND p.name_key <> ''";
const Statement kAccount{"account", kAccountSql.c_str()};

const std::string kPeopleSql = "SELECT " + std::string(kPersonColumns) +
                               " FROM unnest($1::text[]) WITH ORDINALITY AS asked(id, place)"
                               " JOIN person AS p ON p.id = asked.id ORDER BY asked.place";
const Statement kPeople{"people", kPeopleSql.c_str()};

const std::string kFindSessionSql =
    "SELECT s.token_hash, s.id, s.person, s.kind, s.label, s.created, s.seen, " + std::string(kPersonColumns) +
    " FROM session AS s JOIN person AS p ON p.id = s.person WHERE s.token_hash = $1::text";
const Statement kFindSession{"find_session", kFindSessionSql.c_str()};

constexpr Statement kTouch{"touch", "UPDATE session SET seen = $2::bigint WHERE token_hash = $1::text"};
constexpr Statement kSessions{"sessions", R"sql(
SELECT token_hash, id, person, kind, label, created, seen FROM session WHERE person = $1::text AND (created, id) > ($2::bigint, $3::text)
ORDER BY created, id LIMIT $4::int)sql"};
constexpr Statement kPlaces{"sign_in_places", R"sql(
SELECT place, seen FROM sign_in_place WHERE person = $1::text AND place > $2::text ORDER BY place LIMIT $3::int)sql"};
constexpr Statement kEndSession{"end_session", "DELETE FROM session WHERE person = $1::text AND id = $2::text"};
constexpr Statement kStillAlive{"still_alive", R"sql(
INSERT INTO node(name, run, at, seen, gone) VALUES($1::text, $2::text, $3::bigint, clock_timestamp(), false)
ON CONFLICT (name) DO UPDATE SET run = excluded.run, at = excluded.at, seen = excluded.seen, gone = false)sql"};
constexpr Statement kForgetNodes{
    "forget_nodes", "DELETE FROM node WHERE name <> $1::text AND seen < clock_timestamp() - interval '1 day'"};
constexpr Statement kForgetNotes{"forget_notes",
                                 "DELETE FROM commit_note WHERE at < clock_timestamp() - interval '1 day'"};
constexpr Statement kGoodbye{"goodbye", "UPDATE node SET gone = true WHERE name = $1::text"};
constexpr Statement kLastAlive{"last_alive", "SELECT at FROM node ORDER BY seen DESC LIMIT 1"};
constexpr Statement kOthers{"other_nodes", R"sql(
SELECT name || ' ' || run, gone::int FROM node WHERE name <> $1::text
  AND seen > clock_timestamp() - CASE WHEN gone THEN interval '1 minute' ELSE interval '4 seconds' END
ORDER BY name)sql"};

constexpr Statement kEndedSessions{"ended_sessions", R"sql(
SELECT a.person, a.id FROM unnest($1::text[], $2::text[]) AS a(person, id)
WHERE NOT EXISTS (SELECT 1 FROM session AS s WHERE s.person = a.person AND s.id = a.id)
ORDER BY a.person, a.id)sql"};

Session session_at(const Rows& rows, int row) {
  return {.token_hash = rows.text(row, 0),
          .id = rows.text(row, 1),
          .person = rows.text(row, 2),
          .kind = rows.text(row, 3),
          .label = rows.text(row, 4),
          .created = rows.number(row, 5),
          .seen = rows.number(row, 6)};
}

Outcome changed_some(const Rows* answers) { return answers->changed() > 0 ? Outcome::Stored : Outcome::Missing; }
Outcome changed_any(const Rows*) { return Outcome::Stored; }

}  // namespace

Person person_at(const Rows& rows, int row, int column) {
  return {.id = rows.text(row, column),
          .name = rows.text(row, column + 1),
          .name_key = rows.text(row, column + 2),
          .password_hash = rows.text(row, column + 3),
          .recovery_hash = rows.text(row, column + 4),
          .created = rows.number(row, column + 5),
          .standing = {.banned_until = rows.number(row, column + 6),
                       .reason = rows.text(row, column + 7),
                       .muted = rows.number(row, column + 8) != 0,
                       .judged = rows.number(row, column + 9)}};
}

Work add_person(const Person& person, const std::optional<Session>& session) {
  if (!session)
    return {{{&kAddPerson, Values(person.id, person.name, person.name_key, person.password_hash, person.recovery_hash,
                                  person.created)}},
            said_outcome};
  return {{{&kAddPersonAndSession,
            Values(person.id, person.name, person.name_key, person.password_hash, person.recovery_hash, person.created,
                   session->token_hash, session->id, session->person, session->kind, session->label, session->created,
                   session->seen)}},
          said_outcome};
}

Work find_account(const std::string& name_key, std::optional<Person>& found) {
  return {{{&kAccount, Values(name_key)}}, [&found](const Rows* answers) {
            if (answers->size() > 0) found = person_at(*answers, 0, 0);
            return Outcome::Stored;
          }};
}

Work people(const std::vector<std::string>& ids, std::vector<Person>& found) {
  std::vector<std::string> keys;
  for (const std::string& id : ids) keys.push_back(key(id));
  return {{{&kPeople, Values(Array{array_of(keys)})}}, [&found](const Rows* answers) {
            for (int row = 0; row < answers->size(); ++row) found.push_back(person_at(*answers, row, 0));
            return Outcome::Stored;
          }};
}

Work find_session(const std::string& token_hash, std::optional<SessionOf>& found) {
  return {{{&kFindSession, Values(key(token_hash))}}, [&found](const Rows* answers) {
            if (answers->size() > 0) found = SessionOf{session_at(*answers, 0), person_at(*answers, 0, 7)};
            return Outcome::Stored;
          }};
}

Work touch_session(const std::string& token_hash, Millis seen) {
  return {{{&kTouch, Values(key(token_hash), seen)}}, changed_some};
}

Work sessions_of(const std::string& person, const Page& page, PageOf<Session>& found) {
  const auto after = page.after.empty() ? PageKey{-1} : parse_page_key(page.after);
  if (!after) return no_such_key();
  return {{{&kSessions, Values(key(person), after->number, key(after->id), page.limit + 1)}},
          [&found, limit = page.limit](const Rows* answers) {
            for (int row = 0; row < answers->size(); ++row) found.rows.push_back(session_at(*answers, row));
            found.cut(limit, [](const Session& session) { return print_page_key({session.created, session.id}); });
            return Outcome::Stored;
          }};
}

Work sign_in_places_of(const std::string& person, const Page& page, PageOf<SignInPlace>& found) {
  return {{{&kPlaces, Values(key(person), key(page.after), page.limit + 1)}},
          [&found, limit = page.limit](const Rows* answers) {
            for (int row = 0; row < answers->size(); ++row)
              found.rows.push_back({answers->text(row, 0), answers->number(row, 1)});
            found.cut(limit, [](const SignInPlace& own) { return own.place; });
            return Outcome::Stored;
          }};
}

Work end_session(const std::string& person, const std::string& session_id) {
  return {{{&kEndSession, Values(key(person), key(session_id))}}, changed_some};
}

Work still_alive(const std::string& node, const std::string& run, Millis now) {
  return {{{&kStillAlive, Values(node, run, now)}, {&kForgetNodes, Values(node)}, {&kForgetNotes}}, changed_any};
}

Work goodbye(const std::string& node) { return {{{&kGoodbye, Values(node)}}, changed_any}; }

Work last_alive(std::optional<Millis>& found) {
  return {{{&kLastAlive}}, [&found](const Rows* answers) {
            if (answers->size() > 0) found = answers->number(0, 0);
            return Outcome::Stored;
          }};
}

Work other_nodes(const std::string& node, OtherNodes& found) {
  return {{{&kOthers, Values(node)}}, [&found](const Rows* answers) {
            for (int row = 0; row < answers->size(); ++row) {
              auto& nodes = answers->number(row, 1) != 0 ? found.left : found.alive;
              nodes.push_back(answers->text(row, 0));
            }
            return Outcome::Stored;
          }};
}

Work ended_sessions(const std::vector<SessionName>& sessions, std::vector<SessionName>& found) {
  std::vector<std::string> people, ids;
  for (const SessionName& session : sessions) {
    people.push_back(key(session.person));
    ids.push_back(key(session.id));
  }
  return {{{&kEndedSessions, Values(Array{array_of(people)}, Array{array_of(ids)})}}, [&found](const Rows* answers) {
            for (int row = 0; row < answers->size(); ++row)
              found.push_back({answers->text(row, 0), answers->text(row, 1)});
            return Outcome::Stored;
          }};
}

}  // namespace menagerie::store::postgres
