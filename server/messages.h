// The short messages to a client, each with its wire form (docs/websocket.md). `entry` and `table`, which are about a game, are
// made by the room; what comes from a client is read in command.cpp.
#pragma once

#include <string>

#include "notation/fields.h"
#include "notation/json.h"
#include "server/clock.h"
#include "server/refused.h"
#include "server/visitor.h"
#include "store/store.h"

namespace menagerie::server::message {

using notation::Json;

// Text that is always UTF-8, whatever was in it.
inline std::string dump(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

inline std::string welcome(const Visitor& visitor, Millis now) {
  Json person = nullptr;
  if (!visitor.person.empty()) person = Json{{"id", visitor.person}, {"name", visitor.name}, {"guest", visitor.guest}};
  return dump(Json{{"t", "welcome"}, {"protocol", 1}, {"person", person}, {"now", now}});
}

// What a message was about, as far as it said so: the answer names that again.
struct About {
  std::string table{};
  std::string id{};
  int version = -1;  // of the table, where it is known
};

// What a message says it is about, where that is readable. A refusal always carries the `id` it answers.
inline About about(const Json& json) {
  const std::string* table = json.is_object() ? notation::text(notation::field(json, "table")) : nullptr;
  const std::string* id = json.is_object() ? notation::text(notation::field(json, "id")) : nullptr;
  return {table && table->size() <= 64 ? *table : "", id && id->size() <= 40 ? *id : ""};
}

inline std::string refused(const Refused& why, const About& about) {
  Json frame{{"t", "refused"}};
  if (!about.table.empty()) frame["table"] = about.table;
  if (!about.id.empty()) frame["id"] = about.id;
  frame["code"] = why.code;
  frame["text"] = why.text;
  if (about.version >= 0) frame["version"] = about.version;
  return dump(frame);
}

inline std::string joined(const std::string& table, int version) {
  return dump(Json{{"t", "joined"}, {"table", table}, {"version", version}});
}

inline std::string here(const std::string& table, Seat seat, bool is_here) {
  return dump(Json{{"t", "here"}, {"table", table}, {"seat", seat}, {"here", is_here}});
}

// A seated person, or the host, has another name now.
inline std::string name(const std::string& table, const std::string& person, const std::string& shown, bool guest) {
  return dump(Json{{"t", "name"}, {"table", table}, {"person", person}, {"name", shown}, {"guest", guest}});
}

inline std::string pong(const Json* number, Millis now) {
  return dump(
      Json{{"t", "pong"}, {"n", number && number->is_number_integer() ? *number : Json(nullptr)}, {"now", now}});
}

inline Json with_id(Json frame, const std::string& id) {
  if (!id.empty()) frame["id"] = id;
  return frame;
}

inline std::string chat(const store::ChatLine& line, const std::string& id = {}) {
  return dump(with_id(Json{{"t", "chat"},
                           {"table", line.table},
                           {"n", line.number},
                           {"at", line.at},
                           {"person", line.person},
                           {"name", line.name},
                           {"text", line.text}},
                      id));
}

inline std::string muted(const std::string& person, bool on, const std::string& id) {
  return dump(with_id(Json{{"t", "muted"}, {"person", person}, {"on", on}}, id));
}

inline std::string reported(const std::string& table, const std::string& id) {
  return dump(with_id(Json{{"t", "reported"}, {"table", table}}, id));
}

}  // namespace menagerie::server::message
