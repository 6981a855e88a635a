// The life of a command: the room checks it, the store commits it, and only then is it applied and told.
#include <algorithm>

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
  if (!type)
    return refuse(*visitor, {"bad_message", "a message is a JSON object with a field 't'"}, message::about(json));
  if (is_command(*type)) return command(visitor, json);
  if (*type == "join") return join(visitor, json);
  if (*type == "part") return part(visitor, text_or_empty(json, "table"));
  if (*type == "chat") return chat(visitor, json);
  if (*type == "mute") return mute(visitor, json);
  if (*type == "report") return report(visitor, json);
  if (*type == "ping") return visitor->send(message::pong(field(json, "n"), world_.now()));
  refuse(*visitor, {"bad_message", "there is no message of type " + notation::in_quotes(*type)}, message::about(json));
}

void House::command(const std::shared_ptr<Visitor>& visitor, const Json& json) {
  auto parsed = parse_command(json);
  if (!parsed) return refuse(*visitor, parsed.refused(), message::about(json));
  know(*visitor);
  find(parsed->table, [this, visitor, command = *parsed](Result<TablePtr> found) {
    if (!found) return refuse(*visitor, found.refused(), {command.table, command.id});
    at_table(*found, visitor, command);
  });
}

void House::at_table(const TablePtr& table, const std::shared_ptr<Visitor>& visitor, const Command& command,
                     Knowledge knowledge) {
  Room& room = table->room;
  if (table->busy) {
    if (table->waiting.size() >= kMostWaiting)
      return refuse(*visitor, {"too_fast", "too much is going on at this table: try again"},
                    {room.id(), command.id, room.version()});
    table->waiting.push_back([this, table, visitor, command] { at_table(table, visitor, command); });
    return;
  }
  if (const store::Entry* entry = room.done(visitor->person + ":" + command.id)) {
    if (!Room::is_answer_to(*entry, command)) return refuse_used_id(*table, *visitor, command);
    return answer_again(table, visitor, command, *entry);
  }
  if (lost_time(*table))  // until that is given back nobody's clock would be right
    return refuse(*visitor, {"not_stored", "nothing can be stored just now, so nothing was done: try again"},
                  {room.id(), command.id, room.version()});
  if (command.what == "rematch") return rematch(table, visitor, command, knowledge);
  auto proposed = room.propose(command, visitor->person, moment(*table, visitor->lag()));
  if (!proposed) return refuse_or_look_again(table, visitor, command, proposed.refused(), knowledge);
  proposed->command = visitor->person + ":" + command.id;
  commit(table, std::move(*proposed), visitor, command.id,
         [this, table, visitor, command] { at_table(table, visitor, command, Knowledge::Fresh); });
}

// Where others write too, the room may only not know yet what would allow the command.
void House::refuse_or_look_again(const TablePtr& table, const std::shared_ptr<Visitor>& visitor, const Command& command,
                                 const Refused& why, Knowledge knowledge) {
  const message::About about{table->room.id(), command.id, table->room.version()};
  if (!shared() || knowledge == Knowledge::Fresh) return refuse(*visitor, why, about);
  freshen(table, [this, table, visitor, command, about](Caught caught) {
    if (caught == Caught::Failed)
      return refuse(*visitor, {"not_stored", "the database cannot be reached just now, so nothing was done: try again"},
                    about);
    table->waiting.push_front([this, table, visitor, command] { at_table(table, visitor, command, Knowledge::Fresh); });
  });
}

Moment House::moment(const Table& table, Millis lag) const {
  Moment moment{.now = world_.now(), .lag = lag};
  const unsigned present = here(table);
  for (Seat seat = 0; seat < kMaxPlayers; ++seat)
    if (!(present >> seat & 1)) moment.away[seat] = moment.now - table.away_since[seat];
  return moment;
}

void House::commit(const TablePtr& table, store::Entry entry, std::weak_ptr<Visitor> author, std::string id,
                   std::function<void()> again) {
  table->busy = true;
  const Millis begun = world_.now();
  store::Append change{table->room.id(), entry, table->room.seat_changes(entry), table->room.stored_state_after(entry)};
  if (entry.what == "sit" && !change.seats.empty()) change.only_if_there = change.seats.front().person;
  store_.append(std::move(change), [this, table, entry, author, id, again, begun](Outcome outcome) {
    if (outcome == Outcome::Stored) {
      table->ours = true;
      last_failed_ = 0;
      if (entry.what == "move" || entry.what == "answer") ++figures_.moves;
      committed(table, entry, author.lock());
      follow(TableNews::Kind::Stored, table->room);
      figures_.count_told(world_.now() - begun);
      world_.hint("v:" + table->room.id() + ":" + std::to_string(entry.version));
      return settled(table, kNever);
    }
    const auto say = [this, table, author, id](const Refused& why) {
      const auto asker = author.lock();
      if (asker) refuse(*asker, why, {table->room.id(), id, table->room.version()});
    };
    if (outcome != Outcome::Failed) return overtaken(table, again, say);
    ++figures_.not_stored;
    last_failed_ = world_.now();
    if (table->failing_since == 0) table->failing_since = begun;
    say({"not_stored", "it could not be stored, so nothing was done: try again"});
    settled(table, kTryAgain);
  });
}

// It was done: the same answer again. Whether a rematch was a return game is known by its table alone.
void House::answer_again(const TablePtr& table, const std::shared_ptr<Visitor>& visitor, const Command& command,
                         const store::Entry& entry) {
  const std::int32_t version = entry.version;
  if (command.what != "rematch") {
    send_tail(*table, *visitor, version - 1, version);
    return;
  }
  find(entry.text, [this, table, visitor, command, version](Result<TablePtr> next) {
    if (next && (*next)->room.is_return_game() != command.return_game) return refuse_used_id(*table, *visitor, command);
    send_tail(*table, *visitor, version - 1, version);
  });
}

void House::refuse_used_id(const Table& table, Visitor& visitor, const Command& command) const {
  refuse(visitor, {"used_id", "this id belongs to another command: take a new one for every command"},
         {table.room.id(), command.id, table.room.version()});
}

// The log has an entry there that this house has not seen: it reads what it missed, and looks at the command again.
void House::overtaken(const TablePtr& table, const std::function<void()>& again,
                      const std::function<void(const Refused&)>& say) {
  catch_up(table, [this, table, again, say](Caught caught) {
    if (caught == Caught::Up && again) table->waiting.push_front(again);
    if (caught != Caught::Up) say({"not_stored", "the table cannot be read just now, so nothing was done: try again"});
    settled(table, caught == Caught::Up ? kNever : kTryAgain);
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

void House::committed(const TablePtr& table, const store::Entry& entry, const std::shared_ptr<Visitor>& author) {
  const Story story = table->room.apply(entry);
  table->used = table->since = world_.now();
  table->failing_since = 0;  // whoever stored it: what was lost before has been given back, or does not matter any more
  table->newest = std::max(table->newest, entry.version);
  if (entry.seat >= 0 && !entry.command.empty()) table->away_since[static_cast<std::size_t>(entry.seat)] = table->since;
  tell_all(*table, entry, story, author);
  if (entry.what == "sit" && in_this_house(*table) >> entry.seat & 1)
    tell_presence(*table, static_cast<Seat>(entry.seat), true);
}

// What a clock must get back because nothing could be stored.
std::optional<store::Entry> House::lost_time(const Table& table) const {
  if (table.failing_since == 0) return std::nullopt;
  return table.room.pause(world_.now() - table.failing_since, world_.now());
}

// What follows by itself: the table's own entries, then the bots. What another house looks after is left to it first.
void House::go_on(const TablePtr& table) {
  if (table->busy) return;
  if (table->newest > table->room.version()) return pull(table);
  const Millis now = world_.now();
  if (store_gone_) return put_on_agenda(table, kTryAgain);
  if (const auto pause = lost_time(*table)) return commit(table, *pause, {}, "");
  const Millis wait = others_turn(*table);
  if (wait > 0 && now < leave_to_others_until_) return put_on_agenda(table, leave_to_others_until_ - now);
  if (world_.standstill()) return put_on_agenda(table, kTryAgain);  // nobody's time is over before that is given back
  if (const auto when = table->room.next_due(); when && *when + wait <= now)
    if (const auto entry = table->room.due(now)) return commit(table, *entry, {}, "");
  put_on_agenda(table);
  if (wait == 0 || table->since + wait <= now) let_bot_think(table);
}

void House::let_bot_think(const TablePtr& table) {
  if (table->thinking) return;
  std::uint64_t random = 0;
  world_.random(&random, sizeof random);
  auto thought = table->room.bot_to_think(random);
  if (!thought) return;
  table->thinking = true;
  world_.think(table->room.host(), *thought, [this, table, thought = *thought](const std::string& move) {
    const auto play = [this, table, thought, move] {
      table->thinking = false;
      if (move.empty()) return put_on_agenda(table, kTryAgain);  // no room to think: asked at once it would spin
      auto proposed = table->room.propose_bot_move(thought, move, world_.now());
      if (!proposed) return think_again(table, proposed.refused());
      ++figures_.bot_moves;
      commit(table, std::move(*proposed), {}, "");
    };
    if (table->busy) table->waiting.push_front(play);
    else play();
  });
}

// A bot that was too late is asked about the table as it is now. One that could not think, or plays nonsense, is asked
// again after a pause: at once would be a busy loop.
void House::think_again(const TablePtr& table, const Refused& why) {
  if (why.code == std::string("stale")) return go_on(table);
  world_.log("table " + table->room.id() + ": a bot has no move: " + why.text);
  put_on_agenda(table, kTryAgain);
}

void House::rematch(const TablePtr& table, const std::shared_ptr<Visitor>& visitor, const Command& command,
                    Knowledge knowledge) {
  Result<Spec> spec = table->room.rematch(command, visitor->person);
  if (!spec) return refuse_or_look_again(table, visitor, command, spec.refused(), knowledge);
  if (!visitor->address.empty() && !rematches_.spend(visitor->address, world_.now()))
    return refuse(*visitor, {"too_fast", "too many tables from one place: wait a moment"},
                  {table->room.id(), command.id, table->room.version()});
  table->busy = true;
  create(visitor->person, *spec, visitor->person, [this, table, visitor, command](Result<TablePtr> next) {
    table->busy = false;
    if (!next) {
      refuse(*visitor, next.refused(), {table->room.id(), command.id, table->room.version()});
      return settled(table, kTryAgain);
    }
    commit(table,
           table->room.next_table((*next)->room.id(), visitor->person + ":" + command.id,
                                  table->room.seat_of(visitor->person), world_.now()),
           visitor, command.id,
           [this, table, visitor, command] { at_table(table, visitor, command, Knowledge::Fresh); });
  });
}

}  // namespace menagerie::server
