// What somebody who plays in a known manner will likely do. A net is shown what lies open after each of their moves and the cards
// they keep, as they see it themselves: nobody's habits depend on what they do not know. For two players of the first game.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "ai/net.h"
#include "engine/beasty/beasty.h"
#include "engine/beasty/retrace.h"

namespace menagerie::ai {

// Whom somebody can play like: tree search with games by chance, or the champion.
enum class Manner : std::uint8_t { Plain, Champion };
inline constexpr std::size_t kManners = 2;
// Nets that watched other games of one manner: what they think together is better than what each does.
inline constexpr std::size_t kWatchers = 2;

class HabitInputs {
 public:
  static constexpr int kPlayers = 2;
  static constexpr int kKinds = 5;  // how many wait in line
  static constexpr int kCount = 12 + (2 + 10) * kPlayers * 12 + 12 + 12;

  // The table before a turn, which is the same whatever the seat to act holds.
  explicit HabitInputs(const beasty::State& table)
      : mover_(table.turn), unseen_{beasty::unseen_of(table, 0), beasty::unseen_of(table, 1)} {}

  // Shows each input that is on when the seat plays that card: first those of the turn.
  template <class Show>
  void each_of_turn(beasty::Species played, Show&& show) const {
    show(kPlayed + beasty::strength(played) - 1);
    show(kLeft + std::popcount(unseen_[mover_]) - 1);
  }
  // Those of what else lies open at the table it comes to.
  template <class Show>
  void each_open(const beasty::State& after, Show&& show) const {
    const int other = 1 - mover_;
    show_all(unseen_[other], kUnseen + 12, show);
    show_all(after.guests[mover_], kGuests, show);
    show_all(after.guests[other], kGuests + 12, show);
    const beasty::Row line = after.line();
    const int gate = line.size() * (line.size() - 1) / 2;
    for (int place = 0; place < line.size(); ++place) {
      const beasty::Card waits = line.at(place);
      const int whose = waits.owner() == mover_ ? 0 : 1;
      show(kLine + ((gate + place) * kPlayers + whose) * 12 + waits.strength() - 1);
    }
  }
  // Those of what it held, which it alone knows.
  template <class Show>
  void each_own(beasty::Strengths held, beasty::Species played, Show&& show) const {
    show_all(held & ~beasty::strength_bit(beasty::strength(played)), kHand, show);
    show_all(unseen_[mover_] & ~held, kUnseen, show);
  }
  static int kind(const beasty::State& after) { return after.line().size(); }

 private:
  static constexpr int kHand = 0, kUnseen = 12, kGuests = kUnseen + kPlayers * 12, kLine = kGuests + kPlayers * 12;
  static constexpr int kPlayed = kLine + 10 * kPlayers * 12, kLeft = kPlayed + 12;

  template <class Show>
  static void show_all(unsigned cards, int from, Show& show) {
    for (; cards; cards &= cards - 1) show(from + std::countr_zero(cards));
  }

  Seat mover_;
  std::array<beasty::Strengths, kPlayers> unseen_;
};

// The moves of a turn and how likely each is, in all 1.
struct Foretold {
  beasty::Move move;
  float likely;
};

// What the seat to act will do at a table, as all who watched it think; if nobody did, by chance. What is the same whatever it
// holds is reckoned once: what a card does there depends on nothing that stays in the hand.
class Foreteller {
 public:
  Foreteller(std::span<const Net> watchers, const beasty::State& table);
  // If it holds these cards.
  void foretell(beasty::Strengths held, std::vector<Foretold>& moves) const;

 private:
  struct Possible {
    beasty::Move move;
    int kind;
    std::array<Net::Sum, kWatchers> seen;  // as far as it lies open, by each who watched
  };
  float liking(const Possible& its, beasty::Strengths held) const;

  std::span<const Net> watchers_;
  HabitInputs inputs_;
  std::vector<Possible> possible_;
};

}  // namespace menagerie::ai
