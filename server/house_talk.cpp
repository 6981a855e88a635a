// Talk at a table: stored before it is told, hidden from those who mute, reported to whoever runs the server.
#include "notation/fields.h"
#include "server/house.h"
#include "server/messages.h"
#include "server/names.h"

namespace menagerie::server {

using notation::field;
using notation::text;
using store::Outcome;

namespace {

message::About about(const Json& json) {
  const std::string* table = text(field(json, "table"));
  const std::string* id = text(field(json, "id"));
  return {table && table->size() <= 64 ? *table : "", id && id->size() <= 40 ? *id : ""};
}

}  // namespace

void House::chat(const std::shared_ptr<Visitor>& visitor, const Json& json) {
  const message::About what = about(json);
  const auto no = [this, visitor, what](const Refused& why) { refuse(*visitor, why, what); };
  const std::string* said = text(field(json, "text"));
  const auto clean = said ? clean_line(*said, kLongestChat) : std::nullopt;
  if (what.table.empty() || !clean)
    return no({"bad_message", "chat needs a 'table' and a 'text' of 1 to 500 characters"});
  if (visitor->person.empty()) return no({"watcher", "only somebody who has a name can talk: ask for a guest first"});
  if (visitor->silenced) return no({"silenced", "whoever runs this server has muted you: nobody hears you"});
  if (!visitor->tables.contains(what.table)) return no({"not_now", "join the table before you talk there"});
  store::ChatLine line{what.table, 0, world_.now(), visitor->person, visitor->name, *clean};
  store_.add_chat(line, [this, line, visitor, what, no](Outcome outcome, std::int64_t number) mutable {
    if (outcome != Outcome::Stored) return no({"not_stored", "it could not be stored, so nobody was told: try again"});
    line.number = number;
    world_.hint("c:" + line.table);
    const auto found = tables_.find(line.table);
    if (found == tables_.end()) return;
    Table& table = *found->second;
    tell_line(table, line, visitor, what.id);
    if (shared() && table.talk >= 0 && table.talk < number) pull_talk(found->second);  // others said something before
  });
}

// Each line once, in whatever order the houses' lines come.
void House::tell_line(Table& table, const store::ChatLine& line, const std::shared_ptr<Visitor>& author,
                      const std::string& id) {
  if (table.talk >= 0 && (line.number <= table.talk || !table.talk_ahead.insert(line.number).second)) return;
  while (!table.talk_ahead.empty() && *table.talk_ahead.begin() == table.talk + 1) {
    ++table.talk;
    table.talk_ahead.erase(table.talk_ahead.begin());
  }
  const auto frame = std::make_shared<const std::string>(message::chat(line));
  for (const auto& listener : table.visitors) {
    if (listener->muted.contains(line.person)) continue;
    if (listener == author) listener->send(message::chat(line, id));
    else listener->send(frame);
  }
}

void House::send_talk(const std::shared_ptr<Visitor>& visitor, const std::string& id) {
  store_.last_chat(id, kTalkShown, [this, visitor, id](Outcome outcome, std::vector<store::ChatLine> lines) {
    if (outcome != Outcome::Stored) return;
    if (const auto found = tables_.find(id); found != tables_.end() && found->second->talk < 0)
      found->second->talk = lines.empty() ? 0 : lines.back().number;
    for (const store::ChatLine& line : lines)
      if (!visitor->muted.contains(line.person)) visitor->send(message::chat(line));
  });
}

void House::mute(const std::shared_ptr<Visitor>& visitor, const Json& json) {
  const message::About what = about(json);
  const auto no = [this, visitor, what](const Refused& why) { refuse(*visitor, why, what); };
  const std::string* said = text(field(json, "person"));
  const Json* on = field(json, "on");
  if (!said || said->size() > 40 || !on || !on->is_boolean())
    return no({"bad_message", "mute needs a 'person' and 'on', true or false"});
  if (visitor->person.empty()) return no({"watcher", "only somebody who has a name can mute others"});
  const auto store_it = [this, visitor, what, no, person = *said, mutes = on->get<bool>()] {
    store_.set_mute(visitor->person, person, mutes, [visitor, what, no, person, mutes](Outcome outcome) {
      if (outcome != Outcome::Stored) return no({"not_stored", "it could not be stored: try again"});
      if (mutes) visitor->muted.insert(person);
      else visitor->muted.erase(person);
      visitor->send(message::muted(person, mutes, what.id));
    });
  };
  store_.people({*said}, [no, store_it](Outcome outcome, std::vector<store::Person> found) {
    if (outcome != Outcome::Stored) return no({"not_stored", "it could not be stored: try again"});
    if (found.empty()) return no({"no_such_thing", "there is no such person"});
    store_it();
  });
}

void House::report(const std::shared_ptr<Visitor>& visitor, const Json& json) {
  const message::About what = about(json);
  const auto no = [this, visitor, what](const Refused& why) { refuse(*visitor, why, what); };
  const auto number = notation::integer(field(json, "chat"), 1, 1'000'000'000);
  const std::string* reason = text(field(json, "reason"));
  const auto clean = reason ? clean_line(*reason, kLongestChat) : std::nullopt;
  if (what.table.empty() || !number || !clean)
    return no({"bad_message", "a report needs 'table', 'chat' (the line's number) and a 'reason'"});
  if (visitor->person.empty()) return no({"watcher", "only somebody who has a name can report"});
  const store::Report made{what.table, *number, visitor->person, *clean, world_.now()};
  store_.add_report(made, [this, visitor, what, no](Outcome outcome) {
    if (outcome == Outcome::Missing) return no({"no_such_thing", "there is no such line"});
    if (outcome != Outcome::Stored) return no({"not_stored", "it could not be stored: try again"});
    visitor->send(message::reported(what.table, what.id));
    world_.log("talk at table " + what.table + " was reported");
  });
}

}  // namespace menagerie::server
