// One viewer's place at one table of a kill test: a seat, or a watcher's. It plays on through every restart of the server.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <optional>
#include <string>

#include "client/checker.h"
#include "client/frame.h"
#include "client/kill_run.h"

namespace menagerie::client {

class Place;
class Player;

// The table as a place sees it: it is told what the place hears.
class TableNews {
 public:
  virtual ~TableNews() = default;
  virtual void entry_seen(std::uint32_t version) = 0;
  // Something about this place has changed: it sits, its game is over, it knows of a rematch …
  virtual void place_changed(Place& place) = 0;
};

class Place {
 public:
  enum class State { Unknown, Waiting, Playing, Over };
  enum class Role { Host, Guest, Watcher };

  Place(KillRun& run, Player& player, TableNews& news, std::string table, Role role);

  // The player's connection is there (again): says what it has, and sends again what was not acknowledged.
  void connected();
  void disconnected();
  void heard(const Frame& frame, std::string_view text);
  void start() { command("start", ""); }
  void ask_for_rematch() { asked_for_rematch_ = true, command("rematch", ""); }
  // Nothing more will be said here.
  void retire();

  Player& player() const { return player_; }
  Role role() const { return role_; }
  State state() const { return state_; }
  bool is_seated() const { return seat_ >= 0; }
  bool is_busy() const { return pending_.has_value(); }
  // A rematch was refused: there will be none.
  bool was_refused_rematch() const { return refused_rematch_; }
  // The server does not know the table any more.
  bool is_gone() const { return gone_; }
  const std::string& next() const { return next_; }
  const std::string& commitment() const { return commitment_; }
  const Testimony& testimony() const { return testimony_; }

 private:
  // A command that is not yet acknowledged.
  struct Pending {
    std::string id, what, frame;
  };
  enum class Thinking { AtOnce, AWhile };

  void join_fresh();
  void heard_entry(const Frame& frame, std::string_view text);
  void heard_table(const Frame& frame);
  void heard_joined(const Frame& frame);
  void heard_refusal(const Frame& frame, std::string_view text);
  void acknowledged(const Frame& frame);
  void note_turn(const Frame& frame);
  void find_kept_seat(std::string_view seats);
  bool may_act() const;
  void next_step(Thinking thinking);
  void sit();
  void move();
  void command(const std::string& what, const std::string& more);
  void after(std::chrono::milliseconds time, void (Place::*what)());
  void send_pending();

  KillRun& run_;
  Player& player_;
  TableNews& news_;
  Role role_;
  Testimony testimony_;
  boost::asio::steady_timer timer_;
  State state_ = State::Unknown;
  int seat_ = -1;
  int seat_to_take_ = -1;  // one that is kept for this person; else the first free one
  bool catching_up_ = false;
  bool looking_ = false;  // has asked for the whole table
  bool thinking_ = false;
  bool my_turn_ = false;
  bool asked_for_rematch_ = false;
  bool refused_rematch_ = false;
  bool resigned_ = false;
  bool gone_ = false;
  std::string legal_, position_;  // of the turn, as far as they were sent
  std::string next_, commitment_;
  std::optional<Pending> pending_;
};

}  // namespace menagerie::client
