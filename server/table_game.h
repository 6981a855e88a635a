// The game at a table, whichever it is, as text. The one place where the server touches the rules; what a seat is
// shown passes through view_for and events_for here, and nowhere else.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/ark/ark.h"
#include "engine/beasty/beasty.h"
#include "engine/chance.h"
#include "engine/seat.h"
#include "notation/answer.h"
#include "notation/json.h"

namespace menagerie::server {

using notation::Json;

// What a move brought, as a viewer may know it (kNobody: a spectator).
struct Story {
  std::function<Json(Seat viewer)> events;
  int beats = 0;  // how many things there are to tell
};

class TableGame {
 public:
  virtual ~TableGame() = default;
  virtual std::unique_ptr<TableGame> copy() const = 0;

  virtual int players() const = 0;
  virtual bool over() const = 0;
  // Whether the seats answer secretly and in any order now.
  virtual bool choosing_in_secret() const = 0;
  // The seats that may act: one, or in a secret choice all that have not answered.
  virtual unsigned to_act() const = 0;
  virtual unsigned answered() const = 0;
  virtual const std::string& answer_of(Seat seat) const = 0;

  // The move in its one printed form, if this seat, which may act, may make it.
  virtual notation::Answer<std::string> legal(Seat seat, std::string_view move) const = 0;
  // Every move of a seat that may act; nothing where the list would be too long to send.
  virtual std::optional<std::vector<std::string>> legal_list(Seat seat) const = 0;
  // Plays a legal move. A secret answer is kept, and all are played once the last has come.
  virtual Story play(Seat seat, std::string_view move) = 0;
  // Whether the game would be over after this legal move.
  virtual bool ends_with(std::string_view move) const = 0;

  virtual Json position(Seat viewer) const = 0;
  virtual Json score() const = 0;
  virtual unsigned winners(unsigned among) const = 0;
  // The moves so far as a record has them: in the order of the rules.
  virtual const std::vector<std::pair<Seat, std::string>>& moves() const = 0;

  // A bot's choice from what the seat may know. It is a value of its own: it may be called on any thread.
  virtual std::function<std::string()> thought(Seat seat, int level, std::uint64_t random) const = 0;
  // The options of the return game (S7), where there is one.
  virtual std::optional<Json> return_options() const = 0;
  // What each seat brings into a match, and the winners of a match in which this is the return game.
  virtual Json match_share() const = 0;
  virtual unsigned match_winners(const Json& shares_of_first_game) const = 0;
};

// A game as a value, or none: a copy of it is a game of its own.
class OwnedGame {
 public:
  OwnedGame() = default;
  OwnedGame(std::unique_ptr<TableGame> game) : game_(std::move(game)) {}
  OwnedGame(const OwnedGame& other) : game_(other.game_ ? other.game_->copy() : nullptr) {}
  OwnedGame(OwnedGame&&) = default;
  OwnedGame& operator=(OwnedGame other) {
    game_ = std::move(other.game_);
    return *this;
  }
  TableGame* operator->() const { return game_.get(); }
  explicit operator bool() const { return game_ != nullptr; }

 private:
  std::unique_ptr<TableGame> game_;
};

// Deals a new game. The options are those of the request `new` of the rules protocol.
notation::Answer<std::unique_ptr<TableGame>> deal_game(const Json& options, const Seed& seed);

// A game as it lies, for tests.
std::unique_ptr<TableGame> seat_game(const beasty::State& state, const Seed& seed);
std::unique_ptr<TableGame> seat_game(const ark::State& state, const Seed& seed);

}  // namespace menagerie::server
