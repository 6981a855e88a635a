// The clock of a table, as a value: what each seat has left and whose time runs. It reads no time itself.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "engine/seat.h"
#include "server/spec.h"

namespace menagerie::server {

using Millis = std::int64_t;

class Clock {
 public:
  // A turn is first told: its story has this long for each thing in it, and no longer than the limit in all.
  static constexpr Millis kBeat = 400;
  static constexpr Millis kLongestStory = 8'000;
  // A player is not charged for the network, as far as the server has measured it: at most this per move, and in a game
  // at most the budget. A client that answers pings late gains no more than that.
  static constexpr Millis kMostLag = 1'000;
  static constexpr Millis kLagBudget = 5'000;
  // A player who takes a seat back has at least this.
  static constexpr Millis kFreshStart = 30'000;

  Clock() = default;
  Clock(const ClockSpec& spec) : spec_(spec) { left_.fill(spec.bank_ms); }

  bool exists() const { return spec_.pace != Pace::None; }
  bool live() const { return spec_.pace == Pace::Live; }
  unsigned running() const { return running_; }
  Millis left(Seat seat) const { return left_[seat]; }
  Millis since() const { return since_; }
  Millis grace() const { return grace_; }

  // These seats are asked now, and what has happened takes this many beats to tell.
  void ask(unsigned seats, Millis now, int beats) {
    if (!exists()) return;
    running_ = seats;
    since_ = now;
    grace_ = live() ? std::min(kLongestStory, beats * kBeat) : 0;
    if (spec_.pace == Pace::Correspondence)
      for (Seat seat = 0; seat < kMaxPlayers; ++seat)
        if (seats >> seat & 1) left_[seat] = spec_.bank_ms;
  }

  // What a seat would be charged if it moved now.
  Millis thinking(Seat seat, Millis now, Millis lag) const {
    if (!exists() || !(running_ >> seat & 1)) return 0;
    return std::max<Millis>(0, now - since_ - grace_ - std::clamp<Millis>(lag, 0, max_lag(seat)));
  }

  // A move at this time was charged so much; the rest of the time was lag.
  void charge(Seat seat, Millis spent, Millis at) {
    if (!exists()) return;
    if (running_ >> seat & 1) lag_used_[seat] += std::max<Millis>(0, at - since_ - grace_ - spent);
    left_[seat] = std::max<Millis>(0, left_[seat] - spent) + spec_.increment_ms;
    running_ &= ~(1u << seat);
  }

  void stop() { running_ = 0; }
  void run_out(Seat seat) { left_[seat] = 0; }
  void leave(Seat seat) { running_ &= ~(1u << seat); }
  // Takes the seat back, with enough time to look around.
  void come_back(Seat seat, Millis now, bool to_act) {
    if (!exists()) return;
    left_[seat] = std::max(left_[seat], std::min(kFreshStart, spec_.bank_ms));
    if (!to_act) return;
    if (running_ == 0) since_ = now, grace_ = 0;
    else left_[seat] += now - since_;  // in a secret choice: the others' time began earlier
    running_ |= 1u << seat;
  }
  // No server ran, or nothing could be stored, for a while: nobody is charged for that.
  void shift(Millis by) { since_ += by; }

  // When the first of the running clocks is over, lag allowed for; nothing while none runs.
  std::optional<Millis> deadline() const {
    std::optional<Millis> first;
    for (Seat seat = 0; seat < kMaxPlayers; ++seat)
      if (running_ >> seat & 1) first = std::min(first.value_or(deadline_of(seat)), deadline_of(seat));
    return first;
  }
  Millis deadline_of(Seat seat) const { return since_ + grace_ + left_[seat] + max_lag(seat); }

 private:
  Millis max_lag(Seat seat) const { return live() ? std::clamp<Millis>(kLagBudget - lag_used_[seat], 0, kMostLag) : 0; }

  ClockSpec spec_;
  std::array<Millis, kMaxPlayers> left_{};
  std::array<Millis, kMaxPlayers> lag_used_{};
  Millis since_ = 0;
  Millis grace_ = 0;
  unsigned running_ = 0;
};

}  // namespace menagerie::server
