// What the server says about itself: one line an event, as text or as JSON. Never a card, a token or a password.
#pragma once

#include <string>

#include "server/serve.h"
#include "server/world.h"

namespace menagerie::server {

// Every line bears the name of the node.
void set_up_log(ServeOptions::LogForm form, ServeOptions::LogLevel level, const std::string& node);
void log_info(const std::string& line);
void log_warning(const std::string& line);
void log_error(const std::string& line);

// A step of a table, under its id and version: the beginning and the end of a game at the level info, each entry at debug.
void log_table(const TableNews& news);

}  // namespace menagerie::server
