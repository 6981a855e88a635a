// Who is told what: frames for one viewer each, the tail that somebody missed, and who is there.
#include <algorithm>

#include "notation/fields.h"
#include "server/house.h"
#include "server/messages.h"

namespace menagerie::server {

using notation::field;
using notation::text;

std::string House::welcome(const Visitor& visitor) const { return message::welcome(visitor, world_.now()); }

void House::refuse(Visitor& visitor, const Refused& why, const message::About& about) const {
  ++figures_.refused;
  visitor.send(message::refused(why, about));
}

Viewer House::viewer(const Table& table, const Visitor& visitor) const {
  return {visitor.person, table.room.seat_of(visitor.person)};
}

unsigned House::in_this_house(const Table& table) const {
  unsigned seats = 0;
  for (const auto& visitor : table.visitors)
    if (const Seat seat = table.room.seat_of(visitor->person); seat != kNobody) seats |= 1u << seat;
  return seats;
}

unsigned House::here(const Table& table) const {
  unsigned seats = in_this_house(table);
  const Millis now = shared() ? world_.now() : 0;
  for (Seat seat = 0; seat < kMaxPlayers; ++seat)
    if (table.elsewhere_until[seat] > now) seats |= 1u << seat;
  return seats;
}

void House::tell_all(Table& table, const store::Entry& entry, const Story& story,
                     const std::shared_ptr<Visitor>& author) {
  const NameOf name = names();
  // Whoever asked is answered, joined or not.
  if (author && !author->tables.contains(table.room.id()))
    author->send(table.room.entry_frame(entry, story, viewer(table, *author), name));
  Frame for_watchers;
  for (const auto& visitor : viewers_of(table)) {
    const Viewer own = viewer(table, *visitor);
    ++figures_.frames;
    const bool asked = !own.person.empty() && entry.command.starts_with(own.person + ":");
    if (own.seat != kNobody || asked) {
      visitor->send(table.room.entry_frame(entry, story, own, name));
      continue;
    }
    if (!for_watchers)
      for_watchers = std::make_shared<const std::string>(table.room.entry_frame(entry, story, {}, name));
    visitor->send(for_watchers);
  }
}

// Sends the entries after `version` up to `last`, as they were told when they happened.
bool House::send_tail(Table& table, Visitor& visitor, std::int32_t version, std::int32_t last) {
  if (version < 0 || version > last || last - version > kLongestTail) return false;
  const NameOf name = names();
  const Viewer own = viewer(table, visitor);
  const auto tell = [&](const Room& then, const store::Entry& entry, const Story& story) {
    visitor.send(then.entry_frame(entry, story, own, name));
  };
  const std::int32_t folded = table.past.tell_again(table.room, {version, last}, tell);
  figures_.folded_again += static_cast<std::uint64_t>(folded);
  visitor.charge((last - version) / kFramesPerMessage + folded / kFoldsPerMessage);
  return true;
}

void House::join(const std::shared_ptr<Visitor>& visitor, const Json& json) {
  const message::About about = message::about(json);
  const std::string* id = text(field(json, "table"));
  if (!id) return refuse(*visitor, {"bad_message", "the field 'table' must be the table's id"}, about);
  const Json* said = notation::optional_field(json, "version");
  const bool is_number = !said || said->is_number_integer();
  if (!is_number)
    return refuse(*visitor, {"bad_message", "the field 'version' must be the last version you have seen"}, about);
  if (visitor->tables.size() >= kMaxJoined && !visitor->tables.contains(*id))
    return refuse(*visitor, {"too_fast", "one connection joins at most 200 tables: part from one first"}, about);
  // A version that no log can have gets a fresh view, like any other that this one does not have.
  join(visitor, {*id, about.id},
       said ? std::optional(notation::integer(said, 0, 1'000'000).value_or(-1)) : std::nullopt);
}

// While the store cannot be read, whoever knows no more than this house is shown what it has; others wait for the rest.
void House::join(const std::shared_ptr<Visitor>& visitor, const message::About& about,
                 std::optional<std::int32_t> version) {
  const std::string& id = about.table;
  find_fresh(id, [this, visitor, version, id, about](Result<TablePtr> found) {
    if (visitor->gone) return;
    if (found) return take_in(**found, visitor, version);
    const auto known = tables_.find(id);
    if (known == tables_.end() || found.refused().code != std::string("not_stored"))
      return refuse(*visitor, found.refused(), about);
    if (!version || *version <= known->second->room.version()) return take_in(*known->second, visitor, version);
    later_.emplace_back(world_.now() + kTryAgain, [this, visitor, version, about] { join(visitor, about, version); });
  });
}

void House::take_in(Table& table, const std::shared_ptr<Visitor>& visitor, std::optional<std::int32_t> version) {
  const std::string& id = table.room.id();
  const Seat seat = table.room.seat_of(visitor->person);
  const bool arrives = seat != kNobody && !(in_this_house(table) >> seat & 1);
  if (visitor->tables.insert(id).second) table.visitors.push_back(visitor);
  if (arrives) tell_presence(table, seat, true);
  if (shared()) world_.hint("w:" + id);
  if (version && send_tail(table, *visitor, *version, table.room.version())) {
    visitor->send(message::joined(id, table.room.version()));
  } else {
    const NameOf name = names();
    visitor->send(message::dump(table.room.table_frame(viewer(table, *visitor), name, here(table))));
  }
  send_talk(visitor, id);
}

void House::part(const std::shared_ptr<Visitor>& visitor, const std::string& id) {
  visitor->tables.erase(id);
  const auto found = tables_.find(id);
  if (found == tables_.end()) return;
  Table& table = *found->second;
  std::erase(table.visitors, visitor);
  if (table.visitors.empty()) look_when_idle(found->second);
  const Seat seat = table.room.seat_of(visitor->person);
  if (seat == kNobody || in_this_house(table) >> seat & 1) return;
  table.away_since[seat] = world_.now();
  tell_presence(table, seat, false);
}

void House::goodbye(const std::shared_ptr<Visitor>& visitor) {
  visitor->gone = true;
  const auto tables = visitor->tables;
  for (const std::string& id : tables) part(visitor, id);
}

void House::tell_presence(Table& table, Seat seat, bool is_here) {
  if (shared()) world_.hint("h:" + table.room.id() + ":" + std::to_string(seat) + (is_here ? ":1" : ":0"));
  if (is_here || !(here(table) >> seat & 1)) show_presence(table, seat, is_here);
}

void House::show_presence(const Table& table, Seat seat, bool is_here) const {
  const auto frame = std::make_shared<const std::string>(message::here(table.room.id(), seat, is_here));
  for (const auto& visitor : viewers_of(table))
    if (table.room.seat_of(visitor->person) != seat) visitor->send(frame);
}

void House::show_name(const Table& table, const std::string& person, const Known& known) const {
  const auto frame =
      std::make_shared<const std::string>(message::name(table.room.id(), person, known.name, known.guest));
  for (const auto& visitor : viewers_of(table)) visitor->send(frame);
}

}  // namespace menagerie::server
