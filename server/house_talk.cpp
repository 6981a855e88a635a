// Chat at a table: stored before it is sent, hidden from people who mute its author, reported to the operator.
#include <algorithm>

#include "notation/fields.h"
#include "server/house.h"
#include "server/messages.h"
#include "server/names.h"

namespace menagerie::server {

using notation::field;
using notation::text;
using store::Outcome;

void House::chat(const std::shared_ptr<Visitor>& visitor, const Json& json) {
  const message::About what = message::about(json);
  const auto no = [this, visitor, what](const Refused& why) { refuse(*visitor, why, what); };
  const std::string* said = text(field(json, "text"));
  const auto clean = said ? clean_line(*said, kLongestChat) : std::nullopt;
  if (what.table.empty() || !clean)
    return no({"bad_message", "chat needs a 'table' and a 'text' of 1 to 500 characters"});
  if (visitor->person.empty()) return no({"watcher", "only somebody who has a name can talk: ask for a guest first"});
  if (visitor->silenced) return no({"silenced", "you are muted on this server: no other player sees what you write"});
  if (!visitor->tables.contains(what.table)) return no({"not_now", "join the table before you talk there"});
  if (!may_chat(what.table, visitor->person)) return no({"too_fast", "that was too much talk at once: wait a moment"});
  know(*visitor);
  store::ChatLine line{what.table, 0, world_.now(), visitor->person, known(visitor->person).name, *clean};
  const std::int64_t most = sits_at(what.table, visitor->person) ? store::kMaxChatLines : store::kMaxChatLinesOfOthers;
  store_.add_chat(line, most, [this, line, visitor, what, no](Outcome outcome, std::int64_t number) mutable {
    if (outcome == Outcome::Missing) return no({"not_now", "this table has no room for more talk"});
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

// What a person may not say costs the table nothing, and spectators cannot silence the players.
bool House::may_chat(const std::string& table, const std::string& person) {
  const Millis now = world_.now();
  const char* who = sits_at(table, person) ? ":seats" : ":others";
  return chat_by_person_.spend(person, now) && chat_at_table_.spend(table + who, now);
}

bool House::sits_at(const std::string& table, const std::string& person) const {
  const auto found = tables_.find(table);
  return found != tables_.end() && found->second->room.seat_of(person) != kNobody;
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
  for (const auto& listener : viewers_of(table)) {
    if (listener->muted.contains(line.person)) continue;
    if (listener == author) listener->send(message::chat(line, id));
    else listener->send(frame);
  }
}

// One question at a time per connection, and one per table: what the store answers is in nobody's queue yet, so a client
// that joins again and again, which costs it little, could fill the memory.
void House::send_talk(const std::shared_ptr<Visitor>& visitor, const std::string& id) {
  auto& wanted = visitor->talk_wanted;
  if (std::find(wanted.begin(), wanted.end(), id) != wanted.end()) return;
  wanted.push_back(id);
  if (wanted.size() == 1) send_next_talk(visitor);
}

void House::send_next_talk(const std::shared_ptr<Visitor>& visitor) {
  const std::string id = visitor->talk_wanted.front();
  store_.last_chat(id, kTalkShown, [this, visitor, id](Outcome outcome, std::vector<store::ChatLine> lines) {
    visitor->talk_wanted.pop_front();
    if (!visitor->gone && !visitor->talk_wanted.empty()) send_next_talk(visitor);
    if (outcome != Outcome::Stored) return;
    if (const auto found = tables_.find(id); found != tables_.end() && found->second->talk < 0)
      found->second->talk = lines.empty() ? 0 : lines.back().number;
    for (const store::ChatLine& line : lines)
      if (!visitor->muted.contains(line.person)) visitor->send(message::chat(line));
    visitor->charge(static_cast<double>(lines.size()) / kFramesPerMessage);
  });
}

void House::mute(const std::shared_ptr<Visitor>& visitor, const Json& json) {
  const message::About what = message::about(json);
  const auto no = [this, visitor, what](const Refused& why) { refuse(*visitor, why, what); };
  const std::string* said = text(field(json, "person"));
  const Json* on = field(json, "on");
  if (!said || said->size() > 40 || !on || !on->is_boolean())
    return no({"bad_message", "mute needs a 'person' and 'on', true or false"});
  if (visitor->person.empty()) return no({"watcher", "only somebody who has a name can mute others"});
  if (visitor->bot) return no({"bot_token", "a token is for a bot: it plays, and cannot change an account"});
  if (visitor->person == *said) return no({"not_now", "you cannot mute yourself"});
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
  const message::About what = message::about(json);
  const auto no = [this, visitor, what](const Refused& why) { refuse(*visitor, why, what); };
  const auto number = notation::integer(field(json, "chat"), 1, 1'000'000'000);
  const std::string* reason = text(field(json, "reason"));
  const auto clean = reason ? clean_line(*reason, kLongestChat) : std::nullopt;
  if (what.table.empty() || !number || !clean)
    return no({"bad_message", "a report needs 'table', 'chat' (the line's number) and a 'reason'"});
  if (visitor->person.empty()) return no({"watcher", "only somebody who has a name can report"});
  if (visitor->bot) return no({"bot_token", "a token is for a bot: it plays, and cannot report anybody"});
  if (!reports_.spend(visitor->person, world_.now()))
    return no({"too_fast", "that were many reports at once: wait a moment"});
  const store::Report made{what.table, *number, visitor->person, *clean, world_.now()};
  store_.add_report(made, [this, visitor, what, no](Outcome outcome) {
    if (outcome == Outcome::Missing) return no({"no_such_thing", "there is no such line"});
    if (outcome != Outcome::Stored) return no({"not_stored", "it could not be stored: try again"});
    visitor->send(message::reported(what.table, what.id));
    world_.log("talk at table " + what.table + " was reported");
  });
}

}  // namespace menagerie::server
