// One table: a fold over its log. `apply` is the only thing that changes it, and it is told only what is committed.
// It knows no socket, no database and no clock: times come in, entries and frames go out.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/shared_seed.h"
#include "server/clock.h"
#include "server/command.h"
#include "server/refused.h"
#include "server/spec.h"
#include "server/table_game.h"
#include "store/store.h"

namespace menagerie::server {

enum class RoomState : std::uint8_t { Waiting, Drawing, Playing, Over, Closed };
const char* name_of(RoomState state);

struct Chair {
  enum class Kind : std::uint8_t { Empty, Kept, Person, Bot };
  Kind kind = Kind::Empty;
  std::string person;  // Kept: for whom
  int level = 0;
  bool left = false;      // a bot plays on for the person, and the seat cannot win
  bool resigned = false;  // and the person cannot come back
};

// Somebody who looks at a table: a person (empty: anybody) and the seat they have there.
struct Viewer {
  std::string person;
  Seat seat = kNobody;
};

// When something is asked: the time, the asker's lag as it was measured, and how long each seat's player has been away.
struct Moment {
  Millis now = 0;
  Millis lag = 0;
  std::array<Millis, kMaxPlayers> away{};
};

// Makes the game when the cards are dealt; tests may lay out their own.
using Dealer = std::function<notation::Answer<std::unique_ptr<TableGame>>(const Json& options, const Seed& seed)>;
// What others may know of a person. Names live apart from games: these are always the present ones.
struct Known {
  std::string name{};  // empty: the person is gone
  bool guest = true;   // a guest may bear any name, also an account's
};
using NameOf = std::function<Known(const std::string& person)>;

class Room {
 public:
  static constexpr Millis kTimeToReveal = 10'000;
  static constexpr Millis kAbsence = 60'000;                       // after which the host may put a player out
  static constexpr Millis kForgetWaiting = 24 * 3'600'000LL;       // an idle table that waits is closed
  static constexpr Millis kForgetPlaying = 60 * 24 * 3'600'000LL;  // and so is a game without a clock
  static constexpr int kLevelOfStandIn = 2;
  // A game has at most a few hundred entries. What people do before it is bounded too, and so is a log as a whole.
  static constexpr std::int32_t kMaxEntriesBeforeDeal = 300;
  static constexpr std::int32_t kMaxEntriesOfPerson = 40;  // before the deal
  static constexpr std::int32_t kMaxEntriesOfHost = 150;
  static constexpr std::int32_t kMaxEntriesOfLatecomer = 3;  // once the 300 are reached
  static constexpr std::int32_t kMaxEntries = 5'000;

  // Whether the entries that were folded can be asked for later.
  enum class Log : std::uint8_t { Kept, Dropped };

  Room(const store::TableRow& row, const Spec& spec, Dealer dealer, Log log = Log::Kept);
  // The table before its first entry, to fold its log again. It keeps no log.
  Room before_first_entry() const { return {row_, spec_, dealer_, Log::Dropped}; }

  // Folds a committed entry into the table and tells what it brought.
  Story apply(const store::Entry& entry);

  // The entry that a person's command asks for, to be committed and then applied.
  Result<store::Entry> propose(const Command& command, const std::string& person, const Moment& moment) const;
  // What the table does by itself by this time: it starts, deals, ends a turn whose time is over.
  std::optional<store::Entry> due(Millis now) const;
  // When to ask due() again.
  std::optional<Millis> next_due() const;
  // A bot's move, from what its seat may know when this is called; nothing if no bot is to act.
  struct Thought {
    Seat seat;
    std::int32_t version;
    int level;
    enum class Player : std::uint8_t { Bot, StandIn } player;
    std::function<std::string()> think;
  };
  std::optional<Thought> bot_to_think(std::uint64_t random) const;
  bool bot_is_to_act() const;
  Result<store::Entry> propose_bot_move(const Thought& thought, const std::string& move, Millis now) const;
  // Gives the running clocks back what an outage took. Empty if no clock runs.
  std::optional<store::Entry> pause(Millis by, Millis now) const;
  // The entry that frees a deleted person's seat, or closes the table that they cannot start any more. Empty if there is
  // nothing to do.
  std::optional<store::Entry> vacate(const std::string& person, Millis now) const;
  // The entry by which whoever runs the server closes the table; nothing where it is finished already.
  std::optional<store::Entry> closing(Millis now) const;
  store::Entry next_table(const std::string& table, const std::string& command, Seat seat, Millis now) const;
  // The table that follows this one: the next seat begins (S7 for the return game).
  Result<Spec> rematch(const Command& command, const std::string& person) const;
  bool is_return_game() const { return spec_.match.contains("first"); }

  // What a viewer is sent of the last entry applied, and of the whole table.
  std::string entry_frame(const store::Entry& entry, const Story& story, const Viewer& viewer,
                          const NameOf& name) const;
  Json table_frame(const Viewer& viewer, const NameOf& name, unsigned here) const;
  // As a list of tables shows it.
  Json summary(const NameOf& name, unsigned here) const;
  // The record of a finished game, or why there is none.
  Result<std::string> record() const;

  const std::string& id() const { return row_.id; }
  const std::string& host() const { return row_.host; }
  const Spec& spec() const { return spec_; }
  RoomState state() const { return state_; }
  bool finished() const { return state_ == RoomState::Over || state_ == RoomState::Closed; }
  Millis ended_at() const { return ended_at_; }  // 0: it is not finished
  std::int32_t version() const { return version_; }
  const std::vector<store::Entry>& entries() const { return entries_; }
  const std::vector<Chair>& chairs() const { return chairs_; }
  Seat seat_of(const std::string& person) const;
  unsigned to_act() const;
  // Moves and secret answers that were played: as many as the log has, unless it is damaged.
  std::size_t moves_played() const;
  const std::string& next() const { return next_; }
  bool clock_runs() const { return clock_.running() != 0; }
  // The entry under which a command was done, or null.
  const store::Entry* done(const std::string& command) const;
  // Whether this entry is what the command asks for: an id may be sent again, but not for something else.
  static bool is_answer_to(const store::Entry& entry, const Command& command);
  // What the store should keep beside this entry.
  std::vector<store::SeatChange> seat_changes(const store::Entry& entry) const;
  // The state the store keeps once this entry, not yet applied, is in the log; nothing where it stays the same.
  std::optional<store::TableState> stored_state_after(const store::Entry& entry) const;

 private:
  store::Entry entry(const char* what, Seat seat, Millis now) const;
  bool log_is_full(const std::string& what, const std::string& person) const;
  std::int32_t commands_of(const std::string& person) const;
  Result<store::Entry> propose_move(const Command& command, Seat seat, const Moment& moment) const;
  Result<store::Entry> propose_sit(const Command& command, const std::string& person, Seat seat, Millis now) const;
  Result<store::Entry> propose_lot(const Command& command, Seat seat, Millis now) const;
  Result<store::Entry> propose_leaving(const Command& command, Seat seat, Millis now) const;
  Result<store::Entry> propose_by_host(const Command& command, const Moment& moment) const;

  Story fold(const store::Entry& entry);
  void keep(const store::Entry& entry);
  void sit(Seat seat, const Json& who);
  void deal(const store::Entry& entry);
  Story play(const store::Entry& entry);
  void leave(const store::Entry& entry);
  void ask(std::int32_t version, Millis at, int beats);
  void end(std::vector<int> winners);
  unsigned can_win() const;
  unsigned seats_with_clock() const;
  bool full() const;
  bool all_revealed() const;
  bool bot_plays(Seat seat) const;
  Seed game_seed() const;
  std::vector<int> seating() const;
  std::optional<Seat> out_of_time(Millis now) const;

  Json clock_json() const;
  Json seats_json(const NameOf& name, unsigned here) const;
  void add_entry_fields(Json& frame, const store::Entry& entry, const Story& story, const Viewer& viewer,
                        const NameOf& name) const;

  store::TableRow row_;
  Spec spec_;
  Dealer dealer_;
  Log log_;
  std::int32_t version_ = 0;
  std::vector<store::Entry> entries_;
  std::unordered_multimap<std::size_t, std::int32_t> done_;  // hashes of commands, and the versions of their entries
  RoomState state_ = RoomState::Waiting;
  std::vector<Chair> chairs_;
  std::vector<std::string> banned_;
  std::vector<Lot> lots_;
  Millis drawing_since_ = 0;
  OwnedGame game_;
  Clock clock_;
  std::array<std::int32_t, kMaxPlayers> asked_at_{};
  std::optional<std::vector<int>> winners_;
  Millis ended_at_ = 0;
  std::string ended_by_;  // how, where it was not played to the end
  std::string next_;
};

}  // namespace menagerie::server
