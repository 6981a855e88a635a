// The life of a command: the room checks it, the store commits it, and only then is it applied and told.
#include "notation/fields.h"
#include "server/house.h"

namespace menagerie::server {

using notation::field;
using notation::text;
using store::Outcome;

namespace {

std::string text_or_empty(const Json& message, const char* name) {
  const std::string* value = text(field(message, name));
  return value ? *value : std::string();
}

}  // namespace

void House::receive(const std::shared_ptr<Visitor>& visitor, std::string_view message) {
  ++figures_.commands;
  const Json json = Json::parse(message.begin(), message.end(), nullptr, false);
  const std::string* type = json.is_object() ? text(field(json, "t")) : nullptr;
  if (!type) return refuse(*visitor, {"bad_message", "a message is a JSON object with a field 't'"}, {});
  if (is_command(*type)) return command(visitor, json);
  if (*type == "join") return join(visitor, json);
  if (*type == "part") return part(visitor, text_or_empty(json, "table"));
  if (*type == "chat") return chat(visitor, json);
  if (*type == "mute") return mute(visitor, json);
  if (*type == "report") return report(visitor, json);
  if (*type == "ping") return visitor->send(message::pong(field(json, "n"), world_.now()));
  refuse(*visitor, {"bad_message", "there is no message of type " + notation::in_quotes(*type)}, {});
}

void House::command(const std::shared_ptr<Visitor>& visitor, const Json& message) {
  auto parsed = parse_command(message);
  if (!parsed)
    return refuse(*visitor, parsed.refused(), {text_or_empty(message, "table"), text_or_empty(message, "id")});
  find(parsed->table, [this, visitor, command = *parsed](Result<TablePtr> found) {
    if (!found) return refuse(*visitor, found.refused(), {command.table, command.id});
    at_table(*found, visitor, command);
  });
}

void House::at_table(const TablePtr& table, const std::shared_ptr<Visitor>& visitor, const Command& command) {
  Room& room = table->room;
  if (table->busy) {
    if (table->waiting.size() >= kMostWaiting)
      return refuse(*visitor, {"too_fast", "too much is going on at this table: try again"}, {room.id(), command.id, room.version()});
    table->waiting.push_back([this, table, visitor, command] { at_table(table, visitor, command); });
    return;
  }
  if (const store::Entry* entry = room.done(visitor->person + ":" + command.id)) {
    send_tail(*table, *visitor, entry->version - 1, entry->version);  // it was done: the same answer again
    return;
  }
  if (command.what == "rematch") return rematch(table, visitor, command);
  auto proposed = room.propose(command, visitor->person, moment(*table, visitor->lag()));
  if (!proposed) return refuse(*visitor, proposed.refused(), {room.id(), command.id, room.version()});
  proposed->command = visitor->person + ":" + command.id;
  commit(table, std::move(*proposed), visitor, command.id);
}

Moment House::moment(const Table& table, Millis lag) const {
  Moment moment{.now = world_.now(), .lag = lag};
  const unsigned present = here(table);
  for (Seat seat = 0; seat < kMaxPlayers; ++seat)
    if (!(present >> seat & 1)) moment.away[seat] = moment.now - table.away_since[seat];
  return moment;
}

void House::commit(const TablePtr& table, store::Entry entry, std::weak_ptr<Visitor> author, std::string id) {
  table->busy = true;
  const Millis begun = world_.now();
  store::Append change{table->room.id(), entry, table->room.seat_changes(entry), table->room.stored_state_after(entry)};
  store_.append(std::move(change), [this, table, entry, author, id, begun](Outcome outcome) {
    if (outcome == Outcome::Stored) {
      committed(table, entry, author.lock());
      follow(TableNews::Kind::Stored, table->room);
      figures_.count_told(world_.now() - begun);
      return settled(table, kNever);
    }
    ++figures_.not_stored;
    const auto say = [this, table, author, id](const Refused& why) {
      const auto asker = author.lock();
      if (asker) refuse(*asker, why, {table->room.id(), id, table->room.version()});
    };
    if (outcome == Outcome::Failed) {
      say({"not_stored", "it could not be stored, so nothing was done: try again"});
      return settled(table, kTryAgain);
    }
    // The log has an entry there that this house has not seen: it reads what it missed.
    catch_up(table, [this, table, say] {
      say({"stale", "the table has changed since you saw it"});
      settled(table, kTryAgain);
    });
  });
}

// What waited goes on, as far as nothing is on its way again; then what the table does by itself.
void House::settled(const TablePtr& table, Millis try_again) {
  table->busy = false;
  while (!table->busy && !table->waiting.empty()) {
    const auto next = std::move(table->waiting.front());
    table->waiting.pop_front();
    next();
  }
  if (try_again == kNever) go_on(table);
  else put_on_agenda(table, try_again);
}

void House::catch_up(const TablePtr& table, std::function<void()> then) {
  store_.find_table(table->room.id(), [this, table, then](Outcome, std::optional<store::StoredTable> stored) {
    if (stored)
      for (const store::Entry& entry : stored->entries)
        if (entry.version == table->room.version() + 1) {
          committed(table, entry, nullptr);
          follow(TableNews::Kind::Heard, table->room);
        }
    then();
  });
}

void House::committed(const TablePtr& table, const store::Entry& entry, const std::shared_ptr<Visitor>& author) {
  const Story story = table->room.apply(entry);
  if (entry.what == "move" || entry.what == "answer") ++figures_.moves;
  table->used = world_.now();
  tell_all(*table, entry, story, author);
  if (entry.what == "sit" && here(*table) >> entry.seat & 1) tell_presence(*table, static_cast<Seat>(entry.seat), true);
}

// What follows by itself: the table's own entries, then the bots.
void House::go_on(const TablePtr& table) {
  if (table->busy) return;
  if (const auto entry = table->room.due(world_.now())) return commit(table, *entry, {}, "");
  put_on_agenda(table);
  let_bot_think(table);
}

void House::let_bot_think(const TablePtr& table) {
  if (table->thinking) return;
  std::uint64_t random = 0;
  world_.random(&random, sizeof random);
  auto thought = table->room.bot_to_think(random);
  if (!thought) return;
  table->thinking = true;
  world_.think(thought->think, [this, table, thought = *thought](const std::string& move) {
    const auto play = [this, table, thought, move] {
      table->thinking = false;
      auto proposed = table->room.propose_bot_move(thought, move, world_.now());
      if (!proposed) return go_on(table);
      ++figures_.bot_moves;
      commit(table, std::move(*proposed), {}, "");
    };
    if (table->busy) table->waiting.push_front(play);
    else play();
  });
}

void House::rematch(const TablePtr& table, const std::shared_ptr<Visitor>& visitor, const Command& command) {
  const auto spec = table->room.rematch(command, visitor->person);
  Result<Spec> checked = spec;
  if (!checked) return refuse(*visitor, checked.refused(), {table->room.id(), command.id, table->room.version()});
  table->busy = true;
  create(visitor->person, *checked, visitor->person, [this, table, visitor, command](TablePtr next) {
    table->busy = false;
    if (!next)
      return refuse(*visitor, {"not_stored", "the table could not be stored: try again"}, {table->room.id(), command.id, table->room.version()});
    commit(table,
           table->room.next_table(next->room.id(), visitor->person + ":" + command.id,
                                  table->room.seat_of(visitor->person), world_.now()),
           visitor, command.id);
  });
}

}  // namespace menagerie::server
