// Talk at a table: stored before it is told, hidden from those who mute, reported to whoever runs the server.
#include "notation/fields.h"
#include "server/house.h"
#include "server/names.h"

namespace menagerie::server {

using notation::field;
using notation::text;
using store::Outcome;

namespace {

Json chat_frame(const store::ChatLine& line) {
  return Json{{"t", "chat"},           {"table", line.table}, {"n", line.number},  {"at", line.at},
              {"person", line.person}, {"name", line.name},   {"text", line.text}};
}

std::string dump(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace

void House::chat(const std::shared_ptr<Visitor>& visitor, const Json& message) {
  const std::string* id = text(field(message, "table"));
  const std::string* said = text(field(message, "text"));
  const auto clean = said ? clean_line(*said, kLongestChat) : std::nullopt;
  if (!id || !clean)
    return refuse(*visitor, {"bad_message", "chat needs a 'table' and a 'text' of 1 to 500 characters"}, id ? *id : "", "", -1);
  if (visitor->person.empty())
    return refuse(*visitor, {"watcher", "only somebody who has a name can talk: ask for a guest first"}, *id, "", -1);
  if (!visitor->tables.contains(*id))
    return refuse(*visitor, {"not_now", "join the table before you talk there"}, *id, "", -1);
  store::ChatLine line{*id, 0, world_.now(), visitor->person, visitor->name, *clean};
  store_.add_chat(line, [this, line, visitor](Outcome outcome, std::int64_t number) mutable {
    if (outcome != Outcome::Stored)
      return refuse(*visitor, {"not_stored", "it could not be stored, so nobody was told: try again"}, line.table, "", -1);
    line.number = number;
    const auto found = tables_.find(line.table);
    if (found == tables_.end()) return;
    const auto frame = std::make_shared<const std::string>(dump(chat_frame(line)));
    for (const auto& listener : found->second->visitors)
      if (!listener->muted.contains(line.person)) listener->send(frame);
  });
}

void House::send_talk(const std::shared_ptr<Visitor>& visitor, const std::string& id) {
  store_.last_chat(id, kTalkShown, [visitor](Outcome outcome, std::vector<store::ChatLine> lines) {
    if (outcome != Outcome::Stored) return;
    for (const store::ChatLine& line : lines)
      if (!visitor->muted.contains(line.person)) visitor->send(dump(chat_frame(line)));
  });
}

void House::mute(const std::shared_ptr<Visitor>& visitor, const Json& message) {
  const std::string* person = text(field(message, "person"));
  const Json* on = field(message, "on");
  if (!person || person->size() > 40 || !on || !on->is_boolean())
    return refuse(*visitor, {"bad_message", "mute needs a 'person' and 'on', true or false"}, "", "", -1);
  if (visitor->person.empty()) return refuse(*visitor, {"watcher", "only somebody who has a name can mute others"}, "", "", -1);
  const bool mutes = on->get<bool>();
  store_.set_mute(visitor->person, *person, mutes, [this, visitor, person = *person, mutes](Outcome outcome) {
    if (outcome != Outcome::Stored) return refuse(*visitor, {"not_stored", "it could not be stored: try again"}, "", "", -1);
    if (mutes) visitor->muted.insert(person);
    else visitor->muted.erase(person);
    visitor->send(Json{{"t", "muted"}, {"person", person}, {"on", mutes}}.dump());
  });
}

void House::report(const std::shared_ptr<Visitor>& visitor, const Json& message) {
  const std::string* id = text(field(message, "table"));
  const auto number = notation::integer(field(message, "chat"), 1, 1'000'000'000);
  const std::string* reason = text(field(message, "reason"));
  const auto clean = reason ? clean_line(*reason, kLongestChat) : std::nullopt;
  if (!id || !number || !clean)
    return refuse(*visitor, {"bad_message", "a report needs 'table', 'chat' (the line's number) and a 'reason'"}, "", "", -1);
  if (visitor->person.empty()) return refuse(*visitor, {"watcher", "only somebody who has a name can report"}, "", "", -1);
  store_.add_report({*id, *number, visitor->person, *clean, world_.now()}, [this, visitor, id = *id](Outcome outcome) {
    if (outcome == Outcome::Missing) return refuse(*visitor, {"no_such_thing", "there is no such line"}, id, "", -1);
    if (outcome != Outcome::Stored) return refuse(*visitor, {"not_stored", "it could not be stored: try again"}, id, "", -1);
    visitor->send(Json{{"t", "reported"}, {"table", id}}.dump());
    world_.log("talk at table " + id + " was reported");
  });
}

}  // namespace menagerie::server
