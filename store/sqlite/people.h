// People and their sessions as rows, and the signs of life. As in tables.h, the transaction is the caller's.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/sqlite/database.h"

namespace menagerie::store::rows {

// A person as a SELECT FROM person AS p names it, and as the row has it from this column on.
extern const std::string kPersonColumns;
inline constexpr int kPersonWidth = 10;
Person person_at(const Row& row, int column);

Outcome add_person(Database& database, const Person& person, const std::optional<Session>& session);
// The outcome of a statement that changes a person if a comparison holds: where it found no row, the person is Missing, or
// there but Stale.
Outcome compared(Database& database, Outcome outcome, const std::string& person);
Outcome find_account(Database& database, const std::string& name_key, std::optional<Person>& found);
// Those that exist, in the order asked for.
Outcome people(Database& database, const std::vector<std::string>& ids, std::vector<Person>& found);

Outcome insert_session(Database& database, const Session& session);
Outcome find_session(Database& database, const std::string& token_hash, std::optional<SessionOf>& found);
Outcome touch_session(Database& database, const std::string& token_hash, Millis seen);
// Oldest first.
Outcome sessions_of(Database& database, const std::string& person, const Page& page, PageOf<Session>& found);
Outcome sign_in_places_of(Database& database, const std::string& person, const Page& page, PageOf<SignInPlace>& found);
Outcome end_session(Database& database, const std::string& person, const std::string& session_id);

Outcome still_alive(Database& database, Millis now);
Outcome last_alive(Database& database, std::optional<Millis>& found);

}  // namespace menagerie::store::rows
