// One table of a kill test and everybody at it.
#pragma once

#include "client/house.h"

namespace menagerie::client {

class HouseTable : public TableNews {
 public:
  HouseTable(House& house, std::string id, std::string commitment, const TableWish& wish,
             const std::vector<Player*>& people);

  void add_watcher(Player& watcher);
  // Deferred to House::tend, so that nobody is retired while its own news is being told.
  void tend();
  void server_was_killed(const KillNode* node, Clock::time_point when);

  void entry_seen(std::uint32_t version) override;
  void place_changed(Place& place) override;

  const std::string& id() const { return id_; }
  // As it was shown when the table was made.
  const std::string& commitment() const { return commitment_; }
  bool is_done() const { return stage_ == Stage::Done; }
  bool is_over() const;
  bool is_playing() const;
  bool is_recovering() const { return !kills_.empty(); }
  int unacknowledged() const;
  const std::vector<std::unique_ptr<Place>>& places() const { return places_; }
  // The rematch that follows, once it is done; empty where there is none.
  const std::string& next() const { return next_; }
  const TableWish& wish() const { return wish_; }
  std::vector<Player*> people() const;

 private:
  enum class Stage { Open, AskedForRematch, Done };

  void game_over();
  void finish();

  House& house_;
  std::string id_, commitment_, next_;
  TableWish wish_;
  Stage stage_ = Stage::Open;
  bool told_to_start_ = false;
  std::vector<std::unique_ptr<Place>> places_;
  Place* asker_ = nullptr;
  std::uint32_t version_ = 0;
  std::vector<Clock::time_point> kills_;  // since which nothing new was seen
};

}  // namespace menagerie::client
