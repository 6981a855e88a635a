// The tables of a kill test: made, filled with people and watchers, followed by rematches or new ones, and timed after every kill.
#pragma once

#include <deque>
#include <memory>
#include <vector>

#include "client/player.h"
#include "client/table_spec.h"

namespace menagerie::client {

class HouseTable;

class House {
 public:
  House(KillRun& run, int tables);
  ~House();

  void server_is_up();
  // Null: the database was, which all of them need.
  void server_was_killed(const KillNode* node, Clock::time_point when);
  // Somebody goes to another server.
  void move_somebody();
  // Makes the tables that are missing. Call it every now and then.
  void tend();
  // Everybody goes home: nothing more is heard.
  void close();

  int playing() const;
  // One at which a game is on; empty where there is none.
  std::string any_table() const;
  int unacknowledged() const;
  // Tables at which nothing has come since a kill.
  int not_yet_recovered() const;
  std::vector<std::string> names_of_not_yet_recovered() const;
  Times& recovery_times() { return recovered_; }
  // Every table there ever was.
  const std::deque<std::unique_ptr<HouseTable>>& tables() const { return tables_; }

 private:
  friend class HouseTable;
  // Where one table stands at a time.
  struct Slot {
    HouseTable* table = nullptr;
    bool asked = false;
    Clock::time_point not_before{};  // after a refusal
  };

  TableWish any_wish();
  void ask_for_table(Slot& slot, Player& host);
  std::vector<Player*> company(Player& host, int people);
  Player& any(std::vector<std::unique_ptr<Player>>& players);
  HouseTable& open(const std::string& id, const std::string& commitment, const TableWish& wish,
                   const std::vector<Player*>& people);

  KillRun& run_;
  std::vector<std::unique_ptr<Player>> guests_;
  std::vector<std::unique_ptr<Player>> watchers_;
  std::vector<Slot> slots_;
  std::deque<std::unique_ptr<HouseTable>> tables_;
  Times recovered_;
};

}  // namespace menagerie::client
