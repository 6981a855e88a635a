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

#include "server/agenda.h"
#include "server/figures.h"
#include "server/lagging_fold.h"
#include "server/messages.h"
#include "server/network_limiter.h"
#include "server/rate_limiter.h"
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
  enum class Adoption { OfDeadNode, OfStoppedNode };
  void adopt(Adoption adoption = Adoption::OfDeadNode);
  // The store cannot be written, and can be again: nobody's clock runs meanwhile.
  void store_is_gone();
  void store_is_back(Millis away);
  // This process did not run for a while: stopped, or its machine paused. No clock ran meanwhile.
  void stood_still(Millis by);
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
  // Open tables that wait, or where a game is on. A list has the key of the page behind it as `next`.
  void open_tables(RoomState state, const store::Page& page, std::function<void(Result<Json>)> answer);
  void games_of(const std::string& person, const store::Page& page, std::function<void(Result<Json>)> answer);
  // For whoever runs the server: all of a table but its cards, and its end.
  void table_for_host(const std::string& table, std::function<void(Result<Json>)> answer);
  void close_table(const std::string& table, std::function<void(Result<Json>)> answer);
  // A person was deleted: their seats are given up, their open tables closed, their name forgotten.
  void person_gone(const std::string& person);
  void remember(const std::string& person, const Known& known) { names_[person] = known; }
  // The same, and everybody at the person's tables is told, here and at the other nodes.
  void rename(const std::string& person, const Known& known);

  std::size_t tables() const { return tables_.size(); }
  // The last that was to be stored was not, a short while ago.
  bool cannot_store() const;

 private:
  static constexpr std::size_t kMostWaiting = 64;
  static constexpr std::size_t kMaxJoined = 200;  // tables of one connection
  static constexpr std::int32_t kLongestTail = 300;
  static constexpr double kFramesPerMessage = 10;  // frames that are told again and count as one message
  static constexpr double kFoldsPerMessage = 100;
  static constexpr Millis kKeepIdle = 10'000;  // in memory, without viewers
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
  static constexpr Millis kForgetNames = 60'000;
  static constexpr int kMaxDepartures = 50;             // looked at together
  static constexpr Millis kSeeOffAgain = 1'000;         // while some are not finished
  static constexpr Millis kLookForDepartures = 10'000;  // of other nodes
  static constexpr Millis kAdopted =
      7'000;  // what players lose when a node dies: 4 s of silence and the way to another
  static constexpr std::size_t kFewNames = 10'000;  // are not worth a look

  struct Table {
    Table(const store::TableRow& table_row, const Spec& spec, const Dealer& dealer)
        : row(table_row), room(table_row, spec, dealer) {}
    store::TableRow row;
    Room room;
    LaggingFold past{kLongestTail};
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
  void find_all(const std::vector<std::string>& ids, std::function<void(std::vector<TablePtr>)> then);
  TablePtr take_up(const store::StoredTable& stored);
  TablePtr read(const store::StoredTable& stored) const;
  enum class Learned { All, Failed };
  void learn_names(const std::vector<TablePtr>& tables, std::function<void(Learned)> then);
  void learn(std::set<std::string> people, std::function<void(Learned)> then);
  Json shown(const Table& table) const;
  Known known(const std::string& person) const;
  // A connection's name, where the directory has forgotten it.
  void know(const Visitor& visitor) { names_.try_emplace(visitor.person, Known{visitor.name, visitor.guest}); }
  void forget_names(Millis now);
  void renamed(const std::string& person, const Known& known);
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

  // Tables that nobody looks at (house_idle.cpp).
  bool may_rest(const Table& table) const;
  bool may_be_forgotten(const Table& table, Millis now) const;
  void look_when_idle(const TablePtr& table);
  void forget(const TablePtr& table);
  void wake_up(const std::string& id);
  void look_at(const std::string& id, Then then);
  struct Looks {
    std::vector<std::string> ids;
    std::function<void(const Table&)> each;
    std::function<void(Learned)> then;
    std::size_t next = 0;
    Learned learned = Learned::All;
  };
  void look_at_each(const std::shared_ptr<Looks>& looks);

  // Deleted persons (house_departures.cpp).
  void see_off_all();
  void see_off(const store::Departure& departure);
  bool vacate(const TablePtr& table, const std::string& person);
  void look_for_departures(Millis now);

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
  void take_over(const TablePtr& table, Adoption adoption);
  // How long this house leaves to another what the table does by itself.
  Millis others_turn(const Table& table) const;

  void give_back(Millis away);
  bool may_give_back(const Table& table, Millis away) const;
  std::optional<store::Entry> lost_time(const Table& table) const;
  void go_on(const TablePtr& table);
  void let_bot_think(const TablePtr& table);
  void think_again(const TablePtr& table, const Refused& why);
  // When it is due, or at the latest after this long.
  void put_on_agenda(const TablePtr& table, Millis within = kNever);
  void rematch(const TablePtr& table, const std::shared_ptr<Visitor>& visitor, const Command& command,
               Knowledge knowledge);
  void refuse_or_look_again(const TablePtr& table, const std::shared_ptr<Visitor>& visitor, const Command& command,
                            const Refused& why, Knowledge knowledge);
  void create(const std::string& host, const Spec& spec, const std::string& sits, Then then);
  Moment moment(const Table& table, Millis lag) const;
  void follow(TableNews::Kind kind, const Room& room) const;

  // Telling.
  void join(const std::shared_ptr<Visitor>& visitor, const Json& message);
  void join(const std::shared_ptr<Visitor>& visitor, const message::About& about, std::optional<std::int32_t> version);
  void refuse_used_id(const Table& table, Visitor& visitor, const Command& command) const;
  void answer_again(const TablePtr& table, const std::shared_ptr<Visitor>& visitor, const Command& command,
                    const store::Entry& entry);
  void take_in(Table& table, const std::shared_ptr<Visitor>& visitor, std::optional<std::int32_t> version);
  void part(const std::shared_ptr<Visitor>& visitor, const std::string& id);
  void tell_all(Table& table, const store::Entry& entry, const Story& story, const std::shared_ptr<Visitor>& author);
  void tell_presence(Table& table, Seat seat, bool here);
  void show_presence(const Table& table, Seat seat, bool here) const;
  void show_name(const Table& table, const std::string& person, const Known& known) const;
  // A copy: what is done to one viewer may change the list.
  static std::vector<std::shared_ptr<Visitor>> viewers_of(const Table& table) { return table.visitors; }
  bool send_tail(Table& table, Visitor& visitor, std::int32_t version, std::int32_t last);
  unsigned here(const Table& table) const;           // at any house
  unsigned in_this_house(const Table& table) const;  // connected to it
  Viewer viewer(const Table& table, const Visitor& visitor) const;
  void refuse(Visitor& visitor, const Refused& why, const message::About& about) const;

  // Talk.
  void chat(const std::shared_ptr<Visitor>& visitor, const Json& message);
  bool may_chat(const std::string& table, const std::string& person);
  bool sits_at(const std::string& table, const std::string& person) const;
  void mute(const std::shared_ptr<Visitor>& visitor, const Json& message);
  void report(const std::shared_ptr<Visitor>& visitor, const Json& message);
  void send_talk(const std::shared_ptr<Visitor>& visitor, const std::string& id);
  void send_next_talk(const std::shared_ptr<Visitor>& visitor);

  store::Store& store_;
  World world_;
  Figures& figures_;
  std::unordered_map<std::string, TablePtr> tables_;
  std::unordered_map<std::string, std::vector<Then>> loading_;
  std::unordered_map<std::string, Known> names_;
  Millis names_looked_at_ = 0;
  Millis last_departures_ = 0;
  bool departures_open_ = false;
  RateLimiter chat_by_person_{{5, 1}};
  RateLimiter chat_at_table_{{20, 5}};  // of those who sit there; and as much of all others
  NetworkLimiter rematches_{{60, 0.5}};
  RateLimiter reports_{{5, 1.0 / 30}};
  Agenda agenda_;
  bool store_gone_ = false;
  Millis last_failed_ = 0;            // to be stored; 0: nothing since something was
  Millis leave_to_others_until_ = 0;  // what their tables do by themselves
  Millis last_look_ = 0;
  Millis last_presence_ = 0;
  std::vector<std::pair<Millis, std::function<void()>>> later_;  // what could not be read, to be tried again
};

}  // namespace menagerie::server
