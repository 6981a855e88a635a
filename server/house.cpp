#include "server/house.h"

#include <algorithm>

#include "engine/chance.h"
#include "notation/fields.h"
#include "notation/hex.h"

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
    learn_names(found, [this, found, slept, ready] {
      ready(true);
      for (const TablePtr& table : found) {
        if (const auto pause = table->room.pause(slept, world_.now())) commit(table, *pause, {}, "");
        else go_on(table);
      }
    });
  });
}

void House::tick() {
  const Millis now = world_.now();
  while (!agenda_.empty() && agenda_.begin()->first <= now) {
    const auto found = tables_.find(agenda_.begin()->second);
    agenda_.erase(agenda_.begin());
    if (found == tables_.end()) continue;
    const TablePtr table = found->second;
    table->agenda = 0;
    if (table->room.finished() && table->visitors.empty() && !table->busy && now - table->used >= kKeepFinished)
      tables_.erase(found);  // its record stays in the store
    else go_on(table);
  }
}

House::TablePtr House::take_up(const store::StoredTable& stored) {
  const auto known = tables_.find(stored.row.id);
  if (known != tables_.end()) return known->second;
  const auto spec = parse_stored_spec(Json::parse(stored.row.spec, nullptr, false));
  if (!spec) {
    world_.log("table " + stored.row.id + " has a spec that cannot be read: " + spec.sentence());
    return nullptr;
  }
  auto table = std::make_shared<Table>(stored.row, *spec, world_.deal);
  for (const store::Entry& entry : stored.entries) table->room.apply(entry);
  table->used = world_.now();
  table->away_since.fill(world_.now());
  tables_[stored.row.id] = table;
  follow(TableNews::Kind::TakenUp, table->room);
  return table;
}

void House::find(const std::string& id, Then then) {
  const auto known = tables_.find(id);
  if (known != tables_.end()) {
    known->second->used = world_.now();
    return then(known->second);
  }
  auto& others = loading_[id];
  others.push_back(std::move(then));
  if (others.size() > 1) return;  // somebody has asked already
  store_.find_table(id, [this, id](Outcome outcome, std::optional<store::StoredTable> stored) {
    const TablePtr table = stored ? take_up(*stored) : nullptr;
    const auto answer = [this, id, outcome, table] {
      auto node = loading_.extract(id);
      if (node.empty()) return;
      for (const Then& each : node.mapped()) {
        if (table) each(table);
        else if (outcome == Outcome::Failed) each(Refused{"not_stored", "the tables cannot be read just now: try again"});
        else each(Refused{"no_table", "there is no such table"});
      }
      if (table) put_on_agenda(table);
    };
    if (table) learn_names({table}, answer);
    else answer();
  });
}

void House::learn_names(const std::vector<TablePtr>& tables, std::function<void()> then) {
  std::vector<std::string> strangers;
  const auto meet = [&](const std::string& person) {
    if (!person.empty() && !names_.contains(person)) {
      names_[person] = {};  // until it is known, and for good if the person is gone
      strangers.push_back(person);
    }
  };
  for (const TablePtr& table : tables) {
    meet(table->row.host);
    for (const Chair& chair : table->room.chairs()) meet(chair.person);
  }
  if (strangers.empty()) return then();
  store_.people(std::move(strangers), [this, then](Outcome, std::vector<store::Person> people) {
    for (const store::Person& person : people) names_[person.id] = {person.name, person.guest()};
    then();
  });
}

Known House::known(const std::string& person) const {
  const auto found = names_.find(person);
  return found == names_.end() ? Known{} : found->second;
}

NameOf House::names() const {
  return [this](const std::string& person) { return known(person); };
}

void House::put_on_agenda(const TablePtr& table, Millis within) {
  auto when = table->room.next_due();
  if (table->room.finished()) when = world_.now() + kKeepFinished;
  if (within != kNever) when = world_.now() + within;
  if (table->agenda != 0) agenda_.erase({table->agenda, table->room.id()});
  table->agenda = when.value_or(0);
  if (when) agenda_.insert({*when, table->room.id()});
}

void House::make_table(const std::string& host, const Spec& spec, Made made) {
  create(host, spec, host, [made](TablePtr table) {
    if (!table) return made(Refused{"not_stored", "the table could not be stored: try again"});
    made(Json{{"table", table->room.id()},
              {"version", table->room.version()},
              {"commitment", notation::print_hex(commitment(*notation::parse_hex(table->row.seed)))}});
  });
}

// Makes a table with its bots seated, and `sits` too where a seat is theirs.
void House::create(const std::string& host, const Spec& spec, const std::string& sits,
                   std::function<void(TablePtr)> then) {
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
    if (outcome != Outcome::Stored) return then(nullptr);
    auto table = std::make_shared<Table>(row, spec, world_.deal);
    for (const store::Append& append : first) table->room.apply(append.entry);
    table->used = world_.now();
    table->away_since.fill(world_.now());
    tables_[row.id] = table;
    follow(TableNews::Kind::Made, table->room);
    then(table);
    go_on(table);
  });
}

Json House::open_tables(RoomState state) const {
  constexpr std::size_t kMost = 200;
  Json list = Json::array();
  for (const auto& [id, table] : tables_) {
    if (!table->room.spec().open || table->room.state() != state || list.size() >= kMost) continue;
    list.push_back(table->room.summary(names(), here(*table)));
  }
  return Json{{"tables", std::move(list)}};
}

void House::table_for_watcher(const std::string& id, std::function<void(Result<Json>)> answer) {
  find(id, [this, answer](Result<TablePtr> found) {
    if (!found) return answer(found.refused());
    answer((*found)->room.table_frame({}, names(), here(**found)));
  });
}

void House::record_of(const std::string& id, std::function<void(Result<std::string>)> answer) {
  find(id, [answer](Result<TablePtr> found) {
    if (!found) return answer(found.refused());
    answer((*found)->room.record());
  });
}

void House::person_gone(const std::string& person) {
  names_[person] = {};
  const auto tables = tables_;  // what happens at one may change the list
  for (const auto& [id, table] : tables) {
    const auto leave = [this, table, person] {
      if (const auto entry = table->room.without(person, world_.now())) commit(table, *entry, {}, "");
    };
    if (table->busy) table->waiting.push_back(leave);
    else leave();
  }
}

void House::games_of(const std::string& person, std::function<void(Result<Json>)> answer) {
  constexpr int kMost = 200;
  store_.tables_of(person, kMost, [this, answer](Outcome outcome, std::vector<store::PersonsTable> own) {
    if (outcome != Outcome::Stored) return answer(Refused{"not_stored", "the games cannot be read just now: try again"});
    Json games = Json::array();
    for (const store::PersonsTable& each : own) {
      const auto found = tables_.find(each.row.id);
      Json game;
      if (found != tables_.end()) {
        const Room& room = found->second->room;
        game = room.summary(names(), here(*found->second));
        game["your_turn"] = (room.to_act() >> each.seat & 1) != 0;
      } else {
        const auto spec = parse_stored_spec(Json::parse(each.row.spec, nullptr, false));
        game = Json{{"table", each.row.id},
                    {"state", each.row.state == store::TableState::Closed ? "closed" : "over"},
                    {"created", each.row.created},
                    {"spec", spec ? print_spec(*spec) : Json(nullptr)},
                    {"your_turn", false}};
      }
      game["seat"] = each.seat;
      games.push_back(std::move(game));
    }
    answer(Json{{"games", std::move(games)}});
  });
}

}  // namespace menagerie::server
