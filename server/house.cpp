#include "server/house.h"

#include <algorithm>
#include <utility>

#include "engine/chance.h"
#include "notation/fields.h"
#include "notation/hex.h"
#include "server/page_query.h"
#include "server/refusals.h"

namespace menagerie::server {

using store::Outcome;

std::string fresh_id(const World& world) {
  static constexpr char kLetters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  std::string id;
  while (id.size() < 16) {
    unsigned char bytes[24];
    world.random(bytes, sizeof bytes);
    for (const unsigned char byte : bytes)
      if (byte < 248 && id.size() < 16) id += kLetters[byte % 62];  // 248 = 4 × 62: no letter is favoured
  }
  return id;
}

House::House(store::Store& store, World world, Figures& figures)
    : store_(store), world_(std::move(world)), figures_(figures) {}

void House::wake(Millis slept, std::function<void(bool)> ready) {
  store_.unfinished_tables([this, slept, ready](Outcome outcome, std::vector<store::StoredTable> stored) {
    if (outcome != Outcome::Stored) return ready(false);
    std::vector<TablePtr> found;
    for (const store::StoredTable& table : stored)
      if (TablePtr taken = take_up(table)) found.push_back(std::move(taken));
    learn_names(found, [this, found, slept, ready](Learned learned) {
      if (learned == Learned::Failed) return ready(false);
      ready(true);
      see_off_all();
      for (const TablePtr& table : found) {
        table->ours = true;
        if (table->busy) continue;  // somebody was here before us
        if (const auto pause = table->room.pause(slept, world_.now())) commit(table, *pause, {}, "");
        else go_on(table);
      }
    });
  });
}

bool House::cannot_store() const { return last_failed_ != 0 && world_.now() - last_failed_ < kRememberFailure; }

void House::store_is_gone() { store_gone_ = true; }

// Another house may have been faster.
bool House::may_give_back(const Table& table, Millis away) const {
  const auto& entries = table.room.entries();
  const bool given = !entries.empty() && entries.back().what == "pause" && entries.back().at >= world_.now() - away;
  return (table.ours || !shared()) && !given;
}

// A player who could not move has not thought: each table gets back what it has lost, from the house that looks after
// it. The others wait until they have heard of that.
void House::store_is_back(Millis away) {
  store_gone_ = false;
  give_back(away);
}

void House::stood_still(Millis by) {
  world_.log("this server did not run for " + std::to_string(by) + " ms: no clock did");
  give_back(by);
}

void House::give_back(Millis away) {
  leave_to_others_until_ = world_.now() + kHearOfPause;
  const auto tables = tables_;
  for (const auto& [id, table] : tables) {
    const auto go_on_here = [this, table, away] {
      const Millis lost = table->failing_since == 0 ? 0 : world_.now() - table->failing_since;
      const auto pause =
          may_give_back(*table, away) ? table->room.pause(std::max(away, lost), world_.now()) : std::nullopt;
      if (pause) commit(table, *pause, {}, "");
      else go_on(table);
    };
    if (table->busy) table->waiting.push_front(go_on_here);
    else go_on_here();
  }
}

void House::tick() {
  const Millis now = world_.now();
  while (agenda_.is_due(now)) {
    const std::string id = agenda_.take();
    const auto found = tables_.find(id);
    if (found == tables_.end()) {
      wake_up(id);
      continue;
    }
    const TablePtr table = found->second;
    table->agenda = 0;
    if (may_be_forgotten(*table, now)) forget(table);
    else go_on(table);
  }
  forget_names(now);
  look_for_departures(now);
  if (!shared()) return;
  look_for_news(now);
  tell_presence_to_others(now);
  // What is tried again may have to wait again.
  for (auto& [when, what] : std::exchange(later_, {})) {
    if (when <= now) what();
    else later_.emplace_back(when, std::move(what));
  }
}

House::TablePtr House::take_up(const store::StoredTable& stored) {
  const auto known = tables_.find(stored.row.id);
  if (known != tables_.end()) return known->second;
  TablePtr table = read(stored);
  if (!table) return nullptr;
  tables_[stored.row.id] = table;
  follow(TableNews::Kind::TakenUp, table->room);
  return table;
}

// The table as its log has it; null if it cannot be understood.
House::TablePtr House::read(const store::StoredTable& stored) const {
  const auto spec = parse_stored_spec(Json::parse(stored.row.spec, nullptr, false));
  if (!spec) {
    world_.log("table " + stored.row.id + " has a spec that cannot be read: " + spec.sentence());
    return nullptr;
  }
  auto table = std::make_shared<Table>(stored.row, *spec, world_.deal);
  for (const store::Entry& entry : stored.entries) table->room.apply(entry);
  table->used = table->since = world_.now();
  table->away_since.fill(world_.now());
  table->newest = table->room.version();
  return table;
}

void House::find(const std::string& id, Then then) {
  // Somebody has asked already; it is not shown before its people have names.
  if (const auto loading = loading_.find(id); loading != loading_.end())
    return loading->second.push_back(std::move(then));
  const auto known = tables_.find(id);
  if (known != tables_.end()) {
    known->second->used = world_.now();
    return then(known->second);
  }
  loading_[id].push_back(std::move(then));
  store_.find_table(id, [this, id](Outcome outcome, std::optional<store::StoredTable> stored) {
    const TablePtr table = stored ? take_up(*stored) : nullptr;
    const auto answer = [this, id, outcome, table](Learned learned) {
      const bool failed = outcome == Outcome::Failed || learned == Learned::Failed;
      if (failed) loaded(id, Refused{"not_stored", "the tables cannot be read just now: try again"});
      else if (table) loaded(id, table);
      else loaded(id, Refused{"no_table", "there is no such table"});
    };
    if (table) learn_names({table}, answer);
    else answer(Learned::All);
  });
}

// Everybody who has asked for it is answered.
void House::loaded(const std::string& id, Result<TablePtr> found) {
  auto node = loading_.extract(id);
  if (!found) tables_.erase(id);  // without names it would tell another story
  if (!node.empty())
    for (const Then& each : node.mapped()) each(found);
  if (found) go_on(*found);
}

// In the order asked for; tables that cannot be found are left out.
void House::find_all(const std::vector<std::string>& ids, std::function<void(std::vector<TablePtr>)> then) {
  struct Search {
    std::size_t left;
    std::vector<TablePtr> found;
    std::function<void(std::vector<TablePtr>)> then;
  };
  if (ids.empty()) return then({});
  auto search = std::make_shared<Search>(Search{ids.size(), std::vector<TablePtr>(ids.size()), std::move(then)});
  for (std::size_t place = 0; place < ids.size(); ++place) {
    find(ids[place], [search, place](Result<TablePtr> found) {
      if (found) search->found[place] = *found;
      if (--search->left > 0) return;
      std::erase(search->found, nullptr);
      search->then(std::move(search->found));
    });
  }
}

void House::learn_names(const std::vector<TablePtr>& tables, std::function<void(Learned)> then) {
  std::set<std::string> people;
  for (const TablePtr& table : tables) {
    people.insert(table->row.host);
    for (const Chair& chair : table->room.chairs()) people.insert(chair.person);
  }
  learn(std::move(people), std::move(then));
}

void House::learn(std::set<std::string> people, std::function<void(Learned)> then) {
  std::vector<std::string> strangers;
  for (const std::string& person : people)
    if (!person.empty() && !names_.contains(person)) strangers.push_back(person);
  if (strangers.empty()) return then(Learned::All);
  store_.people(strangers, [this, strangers, then](Outcome outcome, std::vector<store::Person> found) {
    if (outcome != Outcome::Stored) return then(Learned::Failed);
    for (const store::Person& person : found) names_[person.id] = {person.name, person.guest()};
    for (const std::string& person : strangers) names_.try_emplace(person);  // who is not found is gone for good
    then(Learned::All);
  });
}

Known House::known(const std::string& person) const {
  const auto found = names_.find(person);
  return found == names_.end() ? Known{} : found->second;
}

// The directory holds the people of the tables in memory; others are asked for when they are needed.
void House::forget_names(Millis now) {
  if (now - names_looked_at_ < kForgetNames || names_.size() < kFewNames) return;
  names_looked_at_ = now;
  std::unordered_map<std::string, Known> needed;
  const auto keep = [&](const std::string& person) {
    if (const auto found = names_.find(person); found != names_.end()) needed.insert(*found);
  };
  for (const auto& [id, table] : tables_) {
    keep(table->row.host);
    for (const Chair& chair : table->room.chairs()) keep(chair.person);
    for (const auto& visitor : table->visitors) keep(visitor->person);
  }
  names_ = std::move(needed);
}

NameOf House::names() const {
  return [this](const std::string& person) { return known(person); };
}

void House::put_on_agenda(const TablePtr& table, Millis within) {
  auto when = table->room.next_due();
  const Millis wait = others_turn(*table);
  if (when) *when += wait;
  const auto not_after = [&when](Millis time) { when = when ? std::min(*when, time) : time; };
  if (wait > 0 && !table->thinking && table->room.bot_is_to_act())
    not_after(std::max(table->since + wait, world_.now()));
  const bool may_leave = wait > 0 || may_rest(*table);
  if (may_leave && table->visitors.empty()) not_after(world_.now() + kKeepIdle);
  if (table->room.finished()) when = world_.now() + kKeepIdle;
  if (within != kNever) when = world_.now() + within;
  if (table->agenda != 0) agenda_.remove(table->agenda, table->room.id());
  table->agenda = when.value_or(0);
  if (when) agenda_.add(*when, table->room.id());
}

void House::make_table(const std::string& host, const Spec& spec, Made made) {
  create(host, spec, host, [made](Result<TablePtr> created) {
    if (!created) return made(created.refused());
    const Table& table = **created;
    made(Json{{"table", table.room.id()},
              {"version", table.room.version()},
              {"commitment", notation::print_hex(commitment(*notation::parse_hex(table.row.seed)))}});
  });
}

// Makes a table with its bots seated, and `sits` too where a seat is theirs.
void House::create(const std::string& host, const Spec& spec, const std::string& sits, Then then) {
  Seed seed;
  world_.random(seed.data(), seed.size());
  const store::TableRow row{.id = fresh_id(world_),
                            .created = world_.now(),
                            .host = host,
                            .spec = print_stored_spec(spec).dump(),
                            .seed = notation::print_hex(seed),
                            .open = spec.open};
  std::vector<store::Append> first;
  for (std::size_t seat = 0; seat < spec.seats.size(); ++seat) {
    const SeatSpec& own = spec.seats[seat];
    store::Entry entry{.version = static_cast<std::int32_t>(first.size()) + 1,
                       .at = row.created,
                       .seat = static_cast<std::int8_t>(seat),
                       .what = "sit"};
    std::vector<store::SeatChange> changes;
    if (own.kind == SeatSpec::Kind::Bot) entry.text = Json{{"bot", own.level}}.dump();
    else if (own.kind == SeatSpec::Kind::Host || (own.kind == SeatSpec::Kind::Kept && own.person == sits)) {
      entry.text = Json{{"person", sits}}.dump();
      changes.push_back({static_cast<int>(seat), sits});
    } else continue;
    first.push_back({row.id, std::move(entry), std::move(changes), std::nullopt});
  }
  store_.create_table(row, first, [this, row, spec, first, then](Outcome outcome) {
    if (outcome == Outcome::Missing) return then(refusals::person_gone());
    if (outcome != Outcome::Stored) return then(Refused{"not_stored", "the table could not be stored: try again"});
    auto table = std::make_shared<Table>(row, spec, world_.deal);
    for (const store::Append& append : first) table->room.apply(append.entry);
    table->used = table->since = world_.now();
    table->away_since.fill(world_.now());
    table->newest = table->room.version();
    table->ours = true;
    tables_[row.id] = table;
    follow(TableNews::Kind::Made, table->room);
    then(table);
    go_on(table);
  });
}

void House::open_tables(RoomState state, const store::Page& page, std::function<void(Result<Json>)> answer) {
  const auto stored = state == RoomState::Waiting ? store::TableState::Waiting : store::TableState::Playing;
  store_.open_tables(stored, page, [this, state, answer](Outcome outcome, store::PageOf<std::string> ids) {
    if (outcome != Outcome::Stored) return answer(no_page(outcome));
    const auto list = std::make_shared<Json>(Json::array());
    const auto add = [this, state, list](const Table& table) {
      if (table.room.state() == state) list->push_back(shown(table));
    };
    const auto done = [answer, list, next = ids.next](Learned learned) {
      if (learned == Learned::Failed) return answer(no_page(Outcome::Failed));
      answer(Json{{"tables", std::move(*list)}, {"next", next_of(next)}});
    };
    look_at_each(std::make_shared<Looks>(Looks{std::move(ids.rows), add, done}));
  });
}

void House::table_for_watcher(const std::string& id, std::function<void(Result<Json>)> answer) {
  find_fresh(id, [this, answer](Result<TablePtr> found) {
    if (!found) return answer(found.refused());
    answer((*found)->room.table_frame({}, names(), here(**found)));
  });
}

void House::record_of(const std::string& id, std::function<void(Result<std::string>)> answer) {
  find_fresh(id, [answer](Result<TablePtr> found) {
    if (!found) return answer(found.refused());
    answer((*found)->room.record());
  });
}

void House::games_of(const std::string& person, const store::Page& page, std::function<void(Result<Json>)> answer) {
  store_.tables_of(person, page, [this, person, answer](Outcome outcome, store::PageOf<store::PersonsTable> own) {
    if (outcome != Outcome::Stored) return answer(no_page(outcome));
    const auto games = std::make_shared<std::unordered_map<std::string, Json>>();
    const auto add = [this, person, games](const Table& table) {
      Json game = shown(table);
      const Seat seat = table.room.seat_of(person);
      game["ended"] = table.room.finished() ? Json(table.room.ended_at()) : Json();
      game["your_turn"] = seat != kNobody && (table.room.to_act() >> seat & 1) != 0;
      games->emplace(table.room.id(), std::move(game));
    };
    const auto done = [own, games, answer](Learned learned) {
      if (learned == Learned::Failed) return answer(no_page(Outcome::Failed));
      Json list = Json::array();
      for (const store::PersonsTable& row : own.rows) {
        const auto found = games->find(row.row.id);
        if (found == games->end()) continue;
        found->second["seat"] = row.seat;
        list.push_back(std::move(found->second));
      }
      answer(Json{{"games", std::move(list)}, {"next", next_of(own.next)}});
    };
    std::vector<std::string> ids;
    for (const store::PersonsTable& row : own.rows) ids.push_back(row.row.id);
    look_at_each(std::make_shared<Looks>(Looks{std::move(ids), add, done}));
  });
}

Json House::shown(const Table& table) const { return table.room.summary(names(), here(table)); }

}  // namespace menagerie::server
