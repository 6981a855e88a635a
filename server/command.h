// What a person asks of a table: the commands of docs/websocket.md and their wire form, in one place.
#pragma once

#include <optional>
#include <string>

#include "notation/json.h"
#include "server/refused.h"

namespace menagerie::server {

struct Command {
  std::string what;  // sit, move, …
  std::string table;
  std::string id;
  std::optional<int> seat;
  std::optional<int> level;
  std::optional<int> version;
  std::string text;  // the move, lot or secret
  bool return_game = false;
};

// Reads any message that changes a table's log.
Result<Command> parse_command(const notation::Json& message);
bool is_command(const std::string& type);

}  // namespace menagerie::server
