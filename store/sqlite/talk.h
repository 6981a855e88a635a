// Chat, reports and mutes as rows. As in tables.h, the transaction is the caller's.
#pragma once

#include <string>
#include <vector>

#include "store/sqlite/database.h"

namespace menagerie::store::rows {

// Missing: there is no such table.
Outcome add_chat(Database& database, const ChatLine& line, std::int64_t most, std::int64_t& number);
Outcome last_chat(Database& database, const std::string& table, int limit, std::vector<ChatLine>& found);
Outcome chat_of(Database& database, const std::string& person, const Page& page, PageOf<ChatLine>& found);

Outcome add_report(Database& database, const Report& report);  // Missing: there is no such table
Outcome reports_by(Database& database, const std::string& person, const Page& page, PageOf<Report>& found);

enum class Mute { Off, On };
// Stored as well if it was so already.
Outcome set_mute(Database& database, const std::string& person, const std::string& muted, Mute mute);
Outcome muted_by(Database& database, const std::string& person, std::vector<std::string>& found);
Outcome mutes_of(Database& database, const std::string& person, const Page& page, PageOf<std::string>& found);

}  // namespace menagerie::store::rows
