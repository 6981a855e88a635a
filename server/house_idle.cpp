// Tables that nobody looks at leave the memory: their logs stay in the store. An unfinished one of this node is put on the
// agenda for its next due time, and read again then, or when a viewer asks for it.
#include <algorithm>

#include "server/house.h"

namespace menagerie::server {

using store::Outcome;

// While a bot is to act or a clock runs, the node has something to do for the table.
bool House::may_rest(const Table& table) const {
  if (table.failing_since != 0 || table.room.bot_is_to_act() || table.room.clock_runs()) return false;
  return table.room.state() == RoomState::Waiting || table.room.state() == RoomState::Playing;
}

bool House::may_be_forgotten(const Table& table, Millis now) const {
  if (table.busy || table.thinking || !table.visitors.empty() || now - table.used < kKeepIdle) return false;
  return table.room.finished() || (shared() && !table.ours) || may_rest(table);
}

void House::look_when_idle(const TablePtr& table) {
  const bool is_looked_at = table->agenda != 0 && table->agenda <= world_.now() + kKeepIdle;
  if (!table->busy && !is_looked_at) put_on_agenda(table, kKeepIdle);
}

void House::forget(const TablePtr& table) {
  const auto due = table->room.next_due();
  const bool is_other_nodes = shared() && !table->ours;
  if (due && !is_other_nodes) agenda_.add(*due, table->room.id());
  tables_.erase(table->room.id());
}

// Its time has come, but it is not in memory.
void House::wake_up(const std::string& id) {
  find(id, [this, id](const Result<TablePtr>& found) {
    const bool unread = !found && found.refused().code == std::string("not_stored");
    if (unread) agenda_.add(world_.now() + kTryAgain, id);
  });
}

// For a list: a table that is not in memory is read, shown and dropped again, so that lists cannot fill the memory.
void House::look_at(const std::string& id, Then then) {
  if (tables_.contains(id) || loading_.contains(id)) return find(id, std::move(then));
  store_.find_table(id, [this, then = std::move(then)](Outcome outcome, const std::optional<store::StoredTable>& stored) {
    const Refused unread{"not_stored", "the tables cannot be read just now: try again"};
    if (outcome == Outcome::Failed) return then(unread);
    const TablePtr table = stored ? read(*stored) : nullptr;
    if (!table) return then(Refused{"no_table", "there is no such table"});
    learn_names({table}, [table, then, unread](Learned learned) {
      if (learned == Learned::All) return then(table);
      then(unread);
    });
  });
}

// One after the other, so that a long list of tables that are not in memory neither fills it nor holds up the moves of
// others. Tables that are not there are left out; one that cannot be read just now ends it.
void House::look_at_each(const std::shared_ptr<Looks>& looks) {
  while (looks->learned == Learned::All && looks->next < looks->ids.size()) {
    enum class Answer : std::uint8_t { Pending, Here, Later };
    const auto answered = std::make_shared<Answer>(Answer::Pending);
    look_at(looks->ids[looks->next++], [this, looks, answered](Result<TablePtr> found) {
      if (found) looks->each(**found);
      else if (found.refused().code == std::string("not_stored")) looks->learned = Learned::Failed;
      if (std::exchange(*answered, Answer::Here) == Answer::Later) look_at_each(looks);
    });
    if (*answered == Answer::Pending) return void(*answered = Answer::Later);
  }
  looks->then(looks->learned);
}

}  // namespace menagerie::server
