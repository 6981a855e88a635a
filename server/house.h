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
  // Another house has gone: the tables that it looked after are taken up here.
  void adopt();
  // The store cannot be written, and can be again: nobody's clock runs meanwhile.
  void store_is_gone();
  void store_is_back(Millis away);
  // What other houses have told (house_nodes.cpp).
  void heard(const std::vector<std::string>& hints);
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
  void open_tables(RoomState state, std::function<void(Result<Json>)> answer);
  void games_of(const std::string& person, std::function<void(Result<Json>)> answer);
  // For whoever runs the server: all of a table but its cards, and its end.
  void table_for_host(const std::string& table, std::function<void(Result<Json>)> answer);
  void close_table(const std::string& table, std::function<void(Result<Json>)> answer);
  // Somebody has been deleted: their seats are given up, their name is forgotten.
  void person_gone(const std::string& person);
  void remember(const std::string& person, const Known& known) { names_[person] = known; }
  // The same, and the other houses are told.
  void rename(const std::string& person, const Known& known);

  std::size_t tables() const { return tables_.size(); }
  // The last that was to be stored was not, a short while ago.
  bool cannot_store() const;

 private:
  static constexpr std::size_t kMostWaiting = 64;
  static constexpr std::int32_t kLongestTail = 300;
  static constexpr Millis kKeepFinished = 60'000;
  static constexpr int kTalkShown = 50;
  static constexpr Millis kTryAgain = 1'000;  // after the disk has failed
  static constexpr Millis kNever = -1;
  static constexpr Millis kLookEvery = 2'000;   // for what other houses have written
  static constexpr Millis kOthersTurn = 1'500;  // what another house looks after is left to it for so long
  static constexpr Millis kRememberFailure = 5'000;
  static constexpr Millis kHearOfPause = 5'000;        // after the store was gone
  static constexpr Millis kTellPresence = 10'000;      // again and again, in case a hint was lost
  static constexpr Millis kBelievePresence = 25'000;   // without being told again
  static constexpr std::size_t kMostLookedAt = 5'000;  // in one question

  struct Table {
    Table(const store::TableRow& table_row, const Spec& spec, const Dealer& dealer)
        : row(table_row), room(table_row, spec, dealer) {}
    store::TableRow row;
    Room room;
    std::vector<std::shared_ptr<Visitor>> visitors;
    std::array<Millis, kMaxPlayers> away_since{};
    bool busy = false;  // an entry is on its way to the disk: what comes meanwhile waits
    std::deque<std::function<void()>> waiting;
    Millis failing_since = 0;  // nothing of this table could be stored; 0: it could
    bool thinking = false;
    Millis agenda = 0;
    Millis used = 0;
    Millis since = 0;  // the last entry came, or the table was taken up
    // Where other houses write too. The house that made the last entry looks after the table: it does what the table
    // does by itself, the others only if that does not happen. The keys of the store decide, whoever tries.
    bool ours = false;
    std::int32_t newest = 0;                            // that somebody has heard of
    std::int64_t talk = -1;                             // the last line of talk that was told here; -1: not yet known
    std::set<std::int64_t> talk_ahead;                  // told before those in between
    std::array<Millis, kMaxPlayers> elsewhere_until{};  // a seat's player is at another house
  };
  using TablePtr = std::shared_ptr<Table>;
  using Then = std::function<void(Result<TablePtr>)>;

  // Finding tables. Fresh: with all that other houses have written until now.
  void find(const std::string& id, Then then);
  void loaded(const std::string& id, Result<TablePtr> found);
  void find_fresh(const std::string& id, Then then);
  void find_all(std::vector<std::string> ids, std::function<void(std::vector<TablePtr>)> then);
  TablePtr take_up(const store::StoredTable& stored);
  enum class Learned { All, Failed };
  void learn_names(const std::vector<TablePtr>& tables, std::function<void(Learned)> then);
  void learn(std::set<std::string> people, std::function<void(Learned)> then);
  Json game_of(const store::PersonsTable& own) const;
  Known known(const std::string& person) const;
  NameOf names() const;

  // The life of a command.
  void command(const std::shared_ptr<Visitor>& visitor, const Json& message);
  // What the room knows may be older than what is in the store; a refusal is given only on fresh knowledge.
  enum class Knowledge { MayBeOld, Fresh };
  void at_table(const TablePtr& table, const std::shared_ptr<Visitor>& visitor, const Command& command,
                Knowledge knowledge = Knowledge::MayBeOld);
  // `again` is for when another house was faster: the command is looked at once more.
  void commit(const TablePtr& table, store::Entry entry, std::weak_ptr<Visitor> author, std::string id,
              std::function<void()> again = {});
  void committed(const TablePtr& table, const store::Entry& entry, const std::shared_ptr<Visitor>& author);
  // Another house was faster.
  void overtaken(const TablePtr& table, const std::function<void()>& again,
                 const std::function<void(const Refused&)>& say);
  void settled(const TablePtr& table, Millis try_again);
  enum class Caught { Up, NothingNew, Failed };
  void catch_up(const TablePtr& table, std::function<void(Caught)> then);
  // The same in its turn, for whoever wants to know the truth before going on.
  void freshen(const TablePtr& table, std::function<void(Caught)> then);

  // Other houses.
  bool shared() const { return world_.store == World::Store::Shared; }
  void news(const store::TableVersion& newest);
  void pull(const TablePtr& table);
  void pull_talk(const TablePtr& table);
  void tell_line(Table& table, const store::ChatLine& line, const std::shared_ptr<Visitor>& author,
                 const std::string& id);
  void look_for_news(Millis now);
  void tell_presence_to_others(Millis now);
  void hint_presence(const Table& table);
  void heard_presence(Table& table, Seat seat, bool is_here);
  void relearn(const std::string& person);
  bool may_be_forgotten(const Table& table, Millis now) const;
  // How long this house leaves to another what the table does by itself.
  Millis others_turn(const Table& table) const;

  bool may_give_back(const Table& table, Millis away) const;
  std::optional<store::Entry> lost_time(const Table& table) const;
  void go_on(const TablePtr& table);
  void let_bot_think(const TablePtr& table);
  // When it is due, or at the latest after this long.
  void put_on_agenda(const TablePtr& table, Millis within = kNever);
  void rematch(const TablePtr& table, const std::shared_ptr<Visitor>& visitor, const Command& command,
               Knowledge knowledge);
  void refuse_or_look_again(const TablePtr& table, const std::shared_ptr<Visitor>& visitor, const Command& command,
                            const Refused& why, Knowledge knowledge);
  void create(const std::string& host, const Spec& spec, const std::string& sits, std::function<void(TablePtr)> then);
  Moment moment(const Table& table, Millis lag) const;
  void follow(TableNews::Kind kind, const Room& room) const;

  // Telling.
  void join(const std::shared_ptr<Visitor>& visitor, const Json& message);
  void join(const std::shared_ptr<Visitor>& visitor, const std::string& id, std::optional<std::int32_t> version);
  void take_in(Table& table, const std::shared_ptr<Visitor>& visitor, std::optional<std::int32_t> version);
  void part(const std::shared_ptr<Visitor>& visitor, const std::string& id);
  void tell_all(Table& table, const store::Entry& entry, const Story& story, const std::shared_ptr<Visitor>& author);
  void tell_presence(Table& table, Seat seat, bool here);
  void show_presence(const Table& table, Seat seat, bool here) const;
  bool send_tail(const Table& table, Visitor& visitor, std::int32_t version, std::int32_t last) const;
  unsigned here(const Table& table) const;           // at any house
  unsigned in_this_house(const Table& table) const;  // connected to it
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
  bool store_gone_ = false;
  Millis last_failed_ = 0;            // to be stored; 0: nothing since something was
  Millis leave_to_others_until_ = 0;  // what their tables do by themselves
  Millis last_look_ = 0;
  Millis last_presence_ = 0;
  std::vector<std::pair<Millis, std::function<void()>>> later_;  // what could not be read, to be tried again
};

}  // namespace menagerie::server
