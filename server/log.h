// What the server says about itself: one line an event, as text or as JSON. Never a card, a token or a password.
#pragma once

#include <string>

#include "server/serve.h"

namespace menagerie::server {

void set_up_log(ServeOptions::LogForm form);
void log_info(const std::string& line);
void log_warning(const std::string& line);
void log_error(const std::string& line);

}  // namespace menagerie::server
