#include "engine/beasty/result.h"

#include <bit>

#include "engine/beasty/animals.h"
#include "engine/beasty/rules.h"

namespace menagerie::beasty {
namespace {

// What is compared: first the one, and where that is equal the other.
struct Worth {
  int first;
  int second;
  friend constexpr auto operator<=>(const Worth&, const Worth&) = default;
};

// W1: most guests; tie in the first game: the lower sum of strengths, in the others: the higher sum of points.
// W2: points alone.
Worth worth(const Rules& rules, const Tally& tally) {
  if (rules.variant == Variant::Points && holds(Rule::W2)) return {tally.points, 0};
  if (!holds(Rule::W1)) return {tally.guests, 0};
  return {tally.guests, rules.cards == Cards::Bar ? -tally.values : tally.points};
}

template <class WorthOf>
unsigned best(int players, unsigned among, WorthOf worth_of) {
  unsigned seats = 0;
  Worth most{-1, 0};
  for (Seat seat = 0; seat < players; ++seat) {
    if (!(among >> seat & 1)) continue;
    const Worth its = worth_of(seat);
    if (its > most) seats = 0, most = its;
    if (its == most) seats |= 1u << seat;
  }
  return seats;
}

}  // namespace

Tally tally(const Table& table, Seat seat) {
  Tally sum;
  for (Strengths left = table.guests[seat]; left; left &= static_cast<Strengths>(left - 1)) {
    const int strength = std::countr_zero(left) + 1;
    ++sum.guests;
    sum.values += strength;
    sum.points += points_of(table.species(seat, strength));
  }
  return sum;
}

unsigned winners(const Table& table, unsigned among) {
  return best(table.players(), among, [&](Seat seat) { return worth(table.rules, tally(table, seat)); });
}

Options return_game(const Table& first_game) {
  Options options{.rules = first_game.rules, .has_decks = true};
  for (Seat seat = 0; seat < first_game.players(); ++seat)
    options.decks[seat_in_return_game(seat, first_game.players())] =
        static_cast<Strengths>(holds(Rule::S7) ? kAllStrengths & ~first_game.second[seat] : first_game.second[seat]);
  return options;
}

unsigned winners_by(const Rules& rules, std::span<const Tally> sums) {
  return best(static_cast<int>(sums.size()), kEverySeat, [&](Seat seat) { return worth(rules, sums[seat]); });
}

unsigned match_winners(const Table& first_game, const Table& return_game) {
  Tally sums[kMaxPlayers];
  const int players = first_game.players();
  for (Seat seat = 0; seat < players; ++seat) {
    const Tally there = tally(first_game, seat);
    const Tally back = tally(return_game, seat_in_return_game(seat, players));
    sums[seat] = {there.guests + back.guests, there.values + back.values, there.points + back.points};
  }
  return winners_by(first_game.rules, {sums, static_cast<std::size_t>(players)});
}

}  // namespace menagerie::beasty
