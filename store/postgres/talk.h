// Chat, reports and mutes as questions to PostgreSQL.
#pragma once

#include <string>
#include <vector>

#include "store/postgres/lane.h"

namespace menagerie::store::postgres {

// Missing: there is no such table.
Work add_chat(const ChatLine& line, std::int64_t most, std::int64_t& number);
Work last_chat(const std::string& table, int limit, std::vector<ChatLine>& found);
Work chat_of(const std::string& person, const Page& page, PageOf<ChatLine>& found);

Work add_report(const Report& report);  // Missing: there is no such line
Work reports_by(const std::string& person, const Page& page, PageOf<Report>& found);

// Stored as well if it was so already.
Work mute(const std::string& person, const std::string& muted);
Work unmute(const std::string& person, const std::string& muted);
Work muted_by(const std::string& person, std::vector<std::string>& found);
Work mutes_of(const std::string& person, const Page& page, PageOf<std::string>& found);

}  // namespace menagerie::store::postgres
