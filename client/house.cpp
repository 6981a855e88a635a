#include "client/house.h"

#include <algorithm>

#include "client/house_table.h"
#include "engine/seat.h"
#include "notation/fields.h"

namespace menagerie::client {
namespace {

constexpr int kTablesPerWatcher = 15;
constexpr std::uint32_t kTablesPerWatched = 5;
constexpr std::uint32_t kTablesPerBot = 10;
constexpr std::uint32_t kTablesPerHostStart = 10;
constexpr std::uint32_t kMovesOfWatchers = 10;
constexpr auto kAfterRefusal = std::chrono::milliseconds(100);

}  // namespace

House::House(KillRun& run, int tables) : run_(run), slots_(static_cast<std::size_t>(tables)) {
  const int guests = std::max(tables, kMaxPlayers);
  for (int i = 0; i < guests; ++i) guests_.push_back(std::make_unique<Player>(run, Player::Kind::Guest));
  for (int i = 0; i <= tables / kTablesPerWatcher; ++i)
    watchers_.push_back(std::make_unique<Player>(run, Player::Kind::Watcher));
}

House::~House() = default;

void House::server_is_up() {
  for (const auto& guest : guests_) guest->come_in();
  for (const auto& watcher : watchers_) watcher->come_in();
}

void House::server_was_killed(const KillNode* node, Clock::time_point when) {
  for (const Slot& slot : slots_)
    if (slot.table) slot.table->server_was_killed(node, when);
}

void House::move_somebody() { any(run_.one_in(kMovesOfWatchers) ? watchers_ : guests_).move_on(); }

void House::close() {
  for (const auto& guest : guests_) guest->leave();
  for (const auto& watcher : watchers_) watcher->leave();
}

// A bit of everything; the first game most often, because its games are the shortest.
TableWish House::any_wish() {
  static const TableWish kGames[] = {
      {.game = "bar"}, {.game = "bar", .variant = "points"}, {.game = "town"}, {.game = "town", .variant = "points"},
      {.game = "mix"}, {.game = "mix", .variant = "points"}, {.game = "ark"},  {.game = "ark"}};
  TableWish wish = kGames[run_.random.below(std::size(kGames))];
  wish.players = 2 + static_cast<int>(run_.random.below(kMaxPlayers - 1));
  wish.bots = run_.one_in(kTablesPerBot) ? 1 : 0;
  wish.begin = run_.one_in(kTablesPerHostStart) ? TableWish::Begin::Host : TableWish::Begin::Full;
  return wish;
}

Player& House::any(std::vector<std::unique_ptr<Player>>& players) {
  return *players[run_.random.below(static_cast<std::uint32_t>(players.size()))];
}

std::vector<Player*> House::company(Player& host, int people) {
  std::vector<Player*> company{&host};
  while (static_cast<int>(company.size()) < people) {
    Player* player = &any(guests_);
    if (std::find(company.begin(), company.end(), player) == company.end()) company.push_back(player);
  }
  return company;
}

void House::tend() {
  if (run_.winding_up) return;
  const auto ready = [](const auto& guest) { return guest->is_ready(); };
  if (!run_.any_is_up() || !std::all_of(guests_.begin(), guests_.end(), ready)) return;
  for (std::size_t i = 0; i < slots_.size(); ++i) {
    Slot& slot = slots_[i];
    if (slot.table) slot.table->tend();
    if (slot.table && slot.table->is_done()) {
      const HouseTable& old = *slot.table;
      TableWish wish = old.wish();
      wish.begin = TableWish::Begin::Full;
      slot.table = old.next().empty() ? nullptr : &open(old.next(), "", wish, old.people());
    }
    if (!slot.table && !slot.asked && Clock::now() >= slot.not_before) ask_for_table(slot, *guests_[i]);
  }
}

void House::ask_for_table(Slot& slot, Player& host) {
  KillNode* node = run_.any_node();
  if (node == nullptr) return;
  slot.asked = true;
  const TableWish wish = any_wish();
  const auto people = company(host, wish.players - wish.bots);
  node->http->ask({HttpRequest::Verb::Post, "/api/v1/tables", host.token(), table_spec(wish)},
                  [this, &slot, wish, people](const HttpAnswer& answer) {
                    slot.asked = false;
                    const auto json = notation::Json::parse(answer.body, nullptr, false);
                    const std::string* id = notation::text(notation::field(json, "table"));
                    const std::string* commitment = notation::text(notation::field(json, "commitment"));
                    slot.not_before = Clock::now() + kAfterRefusal;
                    if (answer.good() && id && commitment) slot.table = &open(*id, *commitment, wish, people);
                  });
}

HouseTable& House::open(const std::string& id, const std::string& commitment, const TableWish& wish,
                        const std::vector<Player*>& people) {
  tables_.push_back(std::make_unique<HouseTable>(*this, id, commitment, wish, people));
  if (run_.one_in(kTablesPerWatched)) tables_.back()->add_watcher(any(watchers_));
  return *tables_.back();
}

int House::playing() const {
  const auto plays = [](const Slot& slot) { return slot.table && slot.table->is_playing(); };
  return static_cast<int>(std::count_if(slots_.begin(), slots_.end(), plays));
}

std::string House::any_table() const {
  std::vector<const HouseTable*> playing;
  for (const Slot& slot : slots_)
    if (slot.table && slot.table->is_playing()) playing.push_back(slot.table);
  return playing.empty() ? "" : playing[run_.random.below(static_cast<std::uint32_t>(playing.size()))]->id();
}

int House::unacknowledged() const {
  int sum = 0;
  for (const Slot& slot : slots_) sum += slot.table ? slot.table->unacknowledged() : 0;
  return sum;
}

std::vector<std::string> House::names_of_not_yet_recovered() const {
  std::vector<std::string> names;
  for (const Slot& slot : slots_)
    if (slot.table && slot.table->is_recovering()) names.push_back(slot.table->id());
  return names;
}

int House::not_yet_recovered() const { return static_cast<int>(names_of_not_yet_recovered().size()); }

}  // namespace menagerie::client
