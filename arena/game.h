// One game of the arena, from the deal to its end or to the moment when a player cannot go on.
#pragma once

#include <array>
#include <atomic>

#include "ai/luck.h"
#include "arena/player.h"
#include "arena/points.h"
#include "arena/stopwatch.h"

namespace menagerie::arena {

enum class LooksForLuck : std::uint8_t { No, Yes };

struct GameResult {
  Shares shares{};  // of the win
  Shares luck{};    // what of them came by the draw
  std::array<double, kSides> milliseconds{};
  std::array<std::uint64_t, kSides> moves{};
  std::optional<Forfeit> forfeit{};
  Seat forfeited_by = kNobody;
  bool abandoned = false;  // it means nothing: we were asked to stop
};

template <class Text>
class ArenaGame {
 public:
  using Game = typename Text::Game;
  using Seats = std::array<Player<Text>*, kMaxPlayers>;

  struct Lots {
    Seed deal;
    std::array<std::uint64_t, kMaxPlayers> players;
    std::uint64_t luck;
  };

  ArenaGame(const typename Text::Options& options, const Lots& lots, Seating seats_of_a, const Seats& seats)
      : options_(options),
        lots_(lots),
        seats_of_a_(seats_of_a),
        seats_(seats),
        state_(Game::deal(options, lots.deal)) {}

  GameResult play(LooksForLuck looks_for_luck, const std::atomic<bool>& stop) {
    for (Seat seat = 0; seat < players() && !result_.forfeit; ++seat) begin(seat);
    while (Game::turn(state_) != kNobody && !result_.forfeit && !stop) take_turn(looks_for_luck);
    result_.abandoned = stop;
    if (!result_.abandoned) end();
    return result_;
  }

 private:
  int players() const { return Game::players(state_); }

  void begin(Seat seat) {
    begun_ = seat + 1;
    if (auto forfeit = seats_[seat]->begin({options_, seat, lots_.players[seat]})) lose(seat, std::move(*forfeit));
  }

  void lose(Seat seat, Forfeit forfeit) {
    result_.forfeit = std::move(forfeit);
    result_.forfeited_by = seat;
  }

  void take_turn(LooksForLuck looks_for_luck) {
    const Seat seat = Game::turn(state_);
    const std::size_t side = index_of(side_of(seats_of_a_, seat));
    const Stopwatch watch(seats_[seat]->is_program() ? Time::OnTheWall : Time::OfThread);
    auto choice = seats_[seat]->choose({Game::view_for(state_, seat), turns_});
    result_.milliseconds[side] += watch.milliseconds();
    ++result_.moves[side];
    if (choice.forfeit) return lose(seat, std::move(*choice.forfeit));
    const auto before = state_;
    Game::play(state_, choice.move, lots_.deal, events_);
    tell(before, choice.move);
    if (looks_for_luck == LooksForLuck::Yes) add_luck(ai::luck_of_turn(before, choice.move, state_, ++lots_.luck));
  }

  void tell(const typename Text::State& before, const typename Text::Move& move) {
    const bool is_open = !Game::is_secret(before);
    if (is_open) turns_.push_back(move);
    for (Seat seat = 0; seat < players(); ++seat)
      if (seats_[seat]->is_program())
        seats_[seat]->hear({Game::turn(before), before, is_open ? &move : nullptr, Game::events_for(events_, seat)});
  }

  void add_luck(const ai::Outlook& luck) {
    for (std::size_t seat = 0; seat < luck.size(); ++seat) result_.luck[seat] += static_cast<double>(luck[seat]);
  }

  // Who cannot go on has lost, with every seat of its side: the other side shares the win.
  unsigned winners() const {
    if (!result_.forfeit) return Game::winners(state_);
    return seats_of(other(side_of(seats_of_a_, result_.forfeited_by)), seats_of_a_, players());
  }

  void end() {
    Ending<Text> ending{state_, winners(), std::nullopt, {}};
    result_.shares = shares_of(ending.winners);
    if (result_.forfeit) {
      ending.forfeited_by = result_.forfeited_by;
      ending.why = kFailureNames[static_cast<std::size_t>(result_.forfeit->failure)];
    }
    for (Seat seat = 0; seat < begun_; ++seat) seats_[seat]->end(ending);
  }

  const typename Text::Options options_;
  Lots lots_;
  const Seating seats_of_a_;
  const Seats seats_;
  typename Text::State state_;
  std::vector<typename Text::Move> turns_;  // that everybody saw
  typename Text::Events events_;
  GameResult result_;
  int begun_ = 0;  // so many seats know of this game
};

}  // namespace menagerie::arena
