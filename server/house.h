// The house: every table under its roof, who is at them, and the life of a command: checked by the room, committed by
// the store, and only then applied and told. Everything here happens on one thread; the store and the bots answer on it.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/figures.h"
#include "server/messages.h"
#include "server/room.h"
#include "server/visitor.h"
#include "server/world.h"
#include "store/store.h"

namespace menagerie::server {

class House {
 public:
  House(store::Store& store, World world, Figures& figures);

  // Takes up all unfinished tables. Clocks do not run while no server does: `slept` is how long that was.
  void wake(Millis slept, std::function<void(bool)> ready);
  // Does what time has made due. To be called every now and then.
  void tick();

  // One message of the WebSocket protocol.
  void receive(const std::shared_ptr<Visitor>& visitor, std::string_view message);
  std::string welcome(const Visitor& visitor) const;
  void goodbye(const std::shared_ptr<Visitor>& visitor);

  using Made = std::function<void(Result<Json>)>;
  void make_table(const std::string& host, const Spec& spec, Made made);
  void table_for_watcher(const std::string& table, std::function<void(Result<Json>)> answer);
  void record_of(const std::string& table, std::function<void(Result<std::string>)> answer);
  // Open tables that wait, or where a game is on.
  Json open_tables(RoomState state) const;
  void games_of(const std::string& person, std::function<void(Result<Json>)> answer);
  // For whoever runs the server: all of a table but its cards, and its end.
  void table_for_host(const std::string& table, std::function<void(Result<Json>)> answer);
  void close_table(const std::string& table, std::function<void(Result<Json>)> answer);
  // Somebody has been deleted: their seats are given up, their name is forgotten.
  void person_gone(const std::string& person);
  void remember(const std::string& person, const Known& known) { names_[person] = known; }

  std::size_t tables() const { return tables_.size(); }

 private:
  static constexpr std::size_t kMostWaiting = 64;
  static constexpr std::int32_t kLongestTail = 300;
  static constexpr Millis kKeepFinished = 60'000;
  static constexpr int kTalkShown = 50;
  static constexpr Millis kTryAgain = 1'000;  // after the disk has failed
  static constexpr Millis kNever = -1;

  struct Table {
    Table(const store::TableRow& table_row, const Spec& spec, const Dealer& dealer)
        : row(table_row), room(table_row, spec, dealer) {}
    store::TableRow row;
    Room room;
    std::vector<std::shared_ptr<Visitor>> visitors;
    std::array<Millis, kMaxPlayers> away_since{};
    bool busy = false;  // an entry is on its way to the disk: what comes meanwhile waits
    std::deque<std::function<void()>> waiting;
    bool thinking = false;
    Millis agenda = 0;
    Millis used = 0;
  };
  using TablePtr = std::shared_ptr<Table>;
  using Then = std::function<void(Result<TablePtr>)>;

  // Finding tables.
  void find(const std::string& id, Then then);
  TablePtr take_up(const store::StoredTable& stored);
  void learn_names(const std::vector<TablePtr>& tables, std::function<void()> then);
  Known known(const std::string& person) const;
  NameOf names() const;

  // The life of a command.
  void command(const std::shared_ptr<Visitor>& visitor, const Json& message);
  void at_table(const TablePtr& table, const std::shared_ptr<Visitor>& visitor, const Command& command);
  void commit(const TablePtr& table, store::Entry entry, std::weak_ptr<Visitor> author, std::string id);
  void committed(const TablePtr& table, const store::Entry& entry, const std::shared_ptr<Visitor>& author);
  void settled(const TablePtr& table, Millis try_again);
  void catch_up(const TablePtr& table, std::function<void()> then);
  void go_on(const TablePtr& table);
  void let_bot_think(const TablePtr& table);
  // When it is due, or at the latest after this long.
  void put_on_agenda(const TablePtr& table, Millis within = kNever);
  void rematch(const TablePtr& table, const std::shared_ptr<Visitor>& visitor, const Command& command);
  void create(const std::string& host, const Spec& spec, const std::string& sits, std::function<void(TablePtr)> then);
  Moment moment(const Table& table, Millis lag) const;
  void follow(TableNews::Kind kind, const Room& room) const;

  // Telling.
  void join(const std::shared_ptr<Visitor>& visitor, const Json& message);
  void part(const std::shared_ptr<Visitor>& visitor, const std::string& id);
  void tell_all(Table& table, const store::Entry& entry, const Story& story, const std::shared_ptr<Visitor>& author);
  void tell_presence(Table& table, Seat seat, bool here);
  bool send_tail(const Table& table, Visitor& visitor, std::int32_t version, std::int32_t last) const;
  unsigned here(const Table& table) const;
  Viewer viewer(const Table& table, const Visitor& visitor) const;
  void refuse(Visitor& visitor, const Refused& why, const message::About& about) const;

  // Talk.
  void chat(const std::shared_ptr<Visitor>& visitor, const Json& message);
  void mute(const std::shared_ptr<Visitor>& visitor, const Json& message);
  void report(const std::shared_ptr<Visitor>& visitor, const Json& message);
  void send_talk(const std::shared_ptr<Visitor>& visitor, const std::string& id);

  store::Store& store_;
  World world_;
  Figures& figures_;
  std::unordered_map<std::string, TablePtr> tables_;
  std::unordered_map<std::string, std::vector<Then>> loading_;
  std::unordered_map<std::string, Known> names_;
  std::set<std::pair<Millis, std::string>> agenda_;  // when to look at which table
};

}  // namespace menagerie::server
