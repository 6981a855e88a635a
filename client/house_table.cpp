#include "client/house_table.h"

#include <algorithm>

namespace menagerie::client {
namespace {

constexpr std::uint32_t kGamesPerRematch = 3;

}  // namespace

HouseTable::HouseTable(House& house, std::string id, std::string commitment, const TableWish& wish,
                       const std::vector<Player*>& people)
    : house_(house), id_(std::move(id)), commitment_(std::move(commitment)), wish_(wish) {
  for (Player* player : people) {
    const auto role = player == people.front() ? Place::Role::Host : Place::Role::Guest;
    places_.push_back(std::make_unique<Place>(house.run_, *player, *this, id_, role));
  }
}

void HouseTable::add_watcher(Player& watcher) {
  places_.push_back(std::make_unique<Place>(house_.run_, watcher, *this, id_, Place::Role::Watcher));
}

void HouseTable::entry_seen(std::uint32_t version) {
  if (version <= version_) return;
  version_ = version;
  for (const auto kill : kills_) house_.recovered_.add(Clock::now() - kill);
  kills_.clear();
}

void HouseTable::server_was_killed(const KillNode* node, Clock::time_point when) {
  const auto was_there = [node](const auto& p) { return node == nullptr || p->player().node() == node; };
  if (is_playing() && std::any_of(places_.begin(), places_.end(), was_there)) kills_.push_back(when);
}

void HouseTable::place_changed(Place& place) {
  if (commitment_.empty()) commitment_ = place.commitment();
}

bool HouseTable::is_over() const {
  return std::any_of(places_.begin(), places_.end(), [](const auto& p) { return p->state() == Place::State::Over; });
}

bool HouseTable::is_playing() const {
  const auto plays = [](const auto& p) { return p->state() == Place::State::Playing; };
  return stage_ == Stage::Open && std::any_of(places_.begin(), places_.end(), plays) && !is_over();
}

int HouseTable::unacknowledged() const {
  return static_cast<int>(std::count_if(places_.begin(), places_.end(), [](const auto& p) { return p->is_busy(); }));
}

std::vector<Player*> HouseTable::people() const {
  std::vector<Player*> people;
  for (const auto& place : places_)
    if (place->role() != Place::Role::Watcher) people.push_back(&place->player());
  return people;
}

void HouseTable::tend() {
  if (stage_ == Stage::Done) return;
  const auto everybody = [this](auto question) { return std::all_of(places_.begin(), places_.end(), question); };
  if (!everybody([](const auto& p) { return !p->is_gone(); })) return finish();
  const auto sits = [](const auto& p) { return p->role() == Place::Role::Watcher || p->is_seated(); };
  if (wish_.begin == TableWish::Begin::Host && !told_to_start_ && everybody(sits) && !places_.front()->is_busy()) {
    told_to_start_ = true;
    places_.front()->start();
  }
  // Everybody hears the end of the game before anybody leaves, however often the server dies before.
  if (everybody([](const auto& p) { return p->state() == Place::State::Over && !p->is_busy(); })) game_over();
}

void HouseTable::game_over() {
  if (stage_ == Stage::Open && house_.run_.one_in(kGamesPerRematch)) {
    stage_ = Stage::AskedForRematch;
    asker_ = places_[house_.run_.random.below(static_cast<std::uint32_t>(people().size()))].get();
    return asker_->ask_for_rematch();
  }
  if (stage_ == Stage::AskedForRematch && asker_->next().empty() && !asker_->was_refused_rematch()) return;
  if (asker_) next_ = asker_->next();
  finish();
}

void HouseTable::finish() {
  stage_ = Stage::Done;
  kills_.clear();
  for (const auto& place : places_) place->retire();
}

}  // namespace menagerie::client
