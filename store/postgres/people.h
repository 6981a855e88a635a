// People and their sessions as questions to PostgreSQL, and the signs of life of the nodes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/postgres/lane.h"

namespace menagerie::store::postgres {

// Of `person AS p`, in the order in which person_at reads them.
inline constexpr std::string_view kPersonColumns =
    "p.id, p.name, p.name_key, p.password_hash, p.recovery_hash, p.created, "
    "p.banned_until, p.ban_reason, p.muted, p.judged";
inline constexpr int kPersonWidth = 10;
Person person_at(const Rows& rows, int row, int column);

Work add_person(const Person& person, const std::optional<Session>& session);
Work find_account(const std::string& name_key, std::optional<Person>& found);
// Those that exist, in the order asked for.
Work people(const std::vector<std::string>& ids, std::vector<Person>& found);

Work find_session(const std::string& token_hash, std::optional<SessionOf>& found);
Work touch_session(const std::string& token_hash, Millis seen);
Work sessions_of(const std::string& person, const Page& page, PageOf<Session>& found);  // oldest first
Work sign_in_places_of(const std::string& person, const Page& page, PageOf<SignInPlace>& found);
Work end_session(const std::string& person, const std::string& session_id);

Work still_alive(const std::string& node, const std::string& run, Millis now);
Work goodbye(const std::string& node);
Work last_alive(std::optional<Millis>& found);
Work other_nodes(const std::string& node, OtherNodes& found);
Work ended_sessions(const std::vector<SessionName>& sessions, std::vector<SessionName>& found);

}  // namespace menagerie::store::postgres
