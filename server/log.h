// What the server says about itself: one line an event, as text or as JSON. Never a card, a token or a password.
#pragma once

#include <cstdint>
#include <string>

#include "server/serve.h"
#include "server/world.h"

namespace menagerie::server {

// The log on the error output, from its making to its end. Every line bears the name of the node. Lines are written by
// a thread of their own: nobody waits for the reader. At its end what is queued is written, for one second at most.
class Log {
 public:
  Log(ServeOptions::LogForm form, ServeOptions::LogLevel level, const std::string& node);
  ~Log();
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;
};

// Lines that were not written, because the reader was too slow or gone.
std::uint64_t log_lines_dropped();

void log_info(const std::string& line);
void log_warning(const std::string& line);
void log_error(const std::string& line);

// A step of a table, under its id and version: the beginning and the end of a game at the level info, each entry at debug.
void log_table(const TableNews& news);

}  // namespace menagerie::server
