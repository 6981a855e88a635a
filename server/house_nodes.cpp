// Other houses write into the same store. Hints tell that there is something new; they may be lost, so a house looks by
// itself every two seconds. Whatever it was told, it believes only what it reads in the store.
#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>

#include "server/house.h"
#include "server/messages.h"

namespace menagerie::server {

using store::Outcome;

namespace {

// A hint is words with colons between them.
std::vector<std::string> words_of(std::string_view hint) {
  std::vector<std::string> words;
  while (true) {
    const std::size_t colon = hint.find(':');
    words.emplace_back(hint.substr(0, colon));
    if (colon == std::string_view::npos) return words;
    hint.remove_prefix(colon + 1);
  }
}

std::int32_t number_in(const std::string& word) {
  std::int32_t number = 0;
  std::from_chars(word.data(), word.data() + word.size(), number);
  return number;
}

}  // namespace

void House::heard(const std::vector<std::string>& hints) {
  for (const std::string& hint : hints) {
    const std::vector<std::string> words = words_of(hint);
    if (words.size() < 2) continue;
    if (words[0] == "n") relearn(words[1]);
    const auto found = tables_.find(words[1]);
    if (found == tables_.end()) continue;
    const TablePtr table = found->second;
    if (words[0] == "v" && words.size() == 3) news({words[1], number_in(words[2]), 0});
    else if (words[0] == "c") pull_talk(table);
    else if (words[0] == "w") hint_presence(*table);
    else if (words[0] == "h" && words.size() == 4)
      heard_presence(*table, static_cast<Seat>(number_in(words[2])), words[3] == "1");
  }
}

void House::news(const store::TableVersion& newest) {
  const auto found = tables_.find(newest.table);
  if (found == tables_.end()) return;
  const TablePtr table = found->second;
  if (newest.version > table->newest) table->newest = newest.version;
  if (table->newest > table->room.version()) pull(table);
  if (table->talk >= 0 && newest.chat > table->talk && !table->visitors.empty()) pull_talk(table);
}

// While an entry is on its way the table is looked at again afterwards.
void House::pull(const TablePtr& table) {
  if (table->busy) return;
  freshen(table, [](Caught) {});
}

void House::freshen(const TablePtr& table, std::function<void(Caught)> then) {
  if (table->busy) {
    table->waiting.push_back([this, table, then = std::move(then)] { freshen(table, then); });
    return;
  }
  table->busy = true;
  catch_up(table, [this, table, then = std::move(then)](Caught caught) {
    then(caught);
    settled(table, caught == Caught::Failed ? kTryAgain : kNever);
  });
}

void House::catch_up(const TablePtr& table, std::function<void(Caught)> then) {
  store_.entries_after(table->room.id(), table->room.version(),
                       [this, table, then](Outcome outcome, std::vector<store::Entry> entries) {
                         if (outcome != Outcome::Stored) return then(Caught::Failed);
                         std::set<std::string> people;
                         for (const store::Entry& entry : entries)
                           for (const store::SeatChange& seat : table->room.seat_changes(entry))
                             people.insert(seat.person);
                         // Names first: what is told of an entry must not depend on where it is told.
                         learn(std::move(people), [this, table, entries, then](Learned learned) {
                           if (learned == Learned::Failed) return then(Caught::Failed);
                           bool moved = false;
                           for (const store::Entry& entry : entries) {
                             if (entry.version != table->room.version() + 1) continue;
                             committed(table, entry, nullptr);
                             follow(TableNews::Kind::Heard, table->room);
                             moved = true;
                           }
                           if (moved) table->ours = false;
                           table->newest = table->room.version();
                           then(moved ? Caught::Up : Caught::NothingNew);
                         });
                       });
}

void House::find_fresh(const std::string& id, Then then) {
  const auto known = tables_.find(id);
  if (shared() && loading_.contains(id)) {
    // It is being read for somebody who came before: entries written since then may be missing.
    return find(id, [this, id, then = std::move(then)](Result<TablePtr> found) {
      if (!found) return then(std::move(found));
      find_fresh(id, then);
    });
  }
  if (!shared() || known == tables_.end()) return find(id, std::move(then));
  const TablePtr table = known->second;
  table->used = world_.now();
  freshen(table, [table, then = std::move(then)](Caught caught) {
    if (caught != Caught::Failed) return then(table);
    then(Refused{"not_stored", "the tables cannot be read just now: try again"});
  });
}

void House::adopt(Adoption adoption) {
  store_.unfinished_tables([this, adoption](Outcome outcome, std::vector<store::StoredTable> stored) {
    if (outcome != Outcome::Stored)
      return void(later_.emplace_back(world_.now() + kTryAgain, [this, adoption] { adopt(adoption); }));
    std::vector<TablePtr> found;
    for (const store::StoredTable& table : stored) {
      if (tables_.contains(table.row.id) || loading_.contains(table.row.id)) continue;
      if (TablePtr taken = take_up(table)) {
        loading_[table.row.id];  // whoever asks for it waits until its people have names
        found.push_back(std::move(taken));
      }
    }
    if (!found.empty()) world_.log(std::to_string(found.size()) + " tables of another node are looked after here now");
    learn_names(found, [this, found, adoption](Learned learned) {
      for (const TablePtr& table : found) {
        if (learned != Learned::All) {
          loaded(table->room.id(), Refused{"not_stored", "the tables cannot be read just now: try again"});
          continue;
        }
        take_over(table, adoption);
        loaded(table->room.id(), table);
      }
      see_off_all();
    });
    // Of those that were here already nobody else may be left to look after them.
    const auto tables = tables_;
    for (const auto& [id, table] : tables)
      if (!loading_.contains(id)) take_over(table, adoption), go_on(table);
  });
}

// Players could not move while the node that looked after the table was silent. One that stops says goodbye, and its
// players are elsewhere at once.
void House::take_over(const TablePtr& table, Adoption adoption) {
  const bool was_ours = std::exchange(table->ours, true);
  if (adoption == Adoption::OfStoppedNode || was_ours || table->busy || !may_give_back(*table, kAdopted)) return;
  if (const auto pause = table->room.pause(kAdopted, world_.now())) commit(table, *pause, {}, "");
}

Millis House::others_turn(const Table& table) const { return shared() && !table.ours ? kOthersTurn : 0; }

void House::look_for_news(Millis now) {
  if (now - last_look_ < kLookEvery) return;
  last_look_ = now;
  std::vector<std::string> ids;
  const auto look = [this, &ids] {
    store_.versions_of(std::exchange(ids, {}), [this](Outcome, const std::vector<store::TableVersion>& found) {
      for (const store::TableVersion& each : found) news(each);
    });
  };
  for (const auto& [id, table] : tables_) {
    if (table->room.finished() && table->visitors.empty()) continue;
    ids.push_back(id);
    if (ids.size() == kMostLookedAt) look();
  }
  if (!ids.empty()) look();
}

void House::pull_talk(const TablePtr& table) {
  if (table->talk < 0) return;  // nobody has been told anything yet
  store_.last_chat(table->room.id(), kTalkShown, [this, table](Outcome, const std::vector<store::ChatLine>& lines) {
    if (lines.empty()) return;
    // Lines before these are too old to be shown, or were deleted.
    table->talk = std::max(table->talk, lines.front().number - 1);
    for (const store::ChatLine& line : lines) tell_line(*table, line, nullptr, "");
    table->talk = std::max(table->talk, lines.back().number);
    std::erase_if(table->talk_ahead, [&](std::int64_t number) { return number <= table->talk; });
  });
}

void House::tell_presence_to_others(Millis now) {
  if (now - last_presence_ < kTellPresence) return;
  last_presence_ = now;
  for (const auto& [id, table] : tables_) hint_presence(*table);
}

void House::hint_presence(const Table& table) {
  for (const auto& visitor : table.visitors)
    if (const Seat seat = table.room.seat_of(visitor->person); seat != kNobody)
      world_.hint("h:" + table.room.id() + ":" + std::to_string(seat) + ":1");
}

void House::heard_presence(Table& table, Seat seat, bool is_here) {
  if (seat >= kMaxPlayers) return;
  const bool was_here = here(table) >> seat & 1;
  table.elsewhere_until[seat] = is_here ? world_.now() + kBelievePresence : 0;
  const bool is_here_now = here(table) >> seat & 1;
  if (was_here == is_here_now) return;
  if (!is_here_now) table.away_since[seat] = world_.now();
  show_presence(table, seat, is_here_now);
}

void House::rename(const std::string& person, const Known& known) {
  renamed(person, known);
  world_.hint("n:" + person);
}

void House::renamed(const std::string& person, const Known& known) {
  remember(person, known);
  world_.renamed(person, known);
  for (const auto& [id, table] : tables_)
    if (table->row.host == person || std::ranges::count(table->room.chairs(), person, &Chair::person) > 0)
      show_name(*table, person, known);
}

void House::relearn(const std::string& person) {
  store_.people({person}, [this, person](Outcome outcome, const std::vector<store::Person>& found) {
    if (outcome != Outcome::Stored) return;
    renamed(person, found.empty() ? Known{} : Known{found.front().name, found.front().guest()});
  });
}

}  // namespace menagerie::server
