// The seats are shared evenly, and what a game is worth does not depend on who has more of them.
#include <gtest/gtest.h>

#include <algorithm>

#include "arena/points.h"

namespace menagerie::arena {
namespace {

TEST(Seating, every_seat_is_as_often_one_sides_as_the_others) {
  for (const int players : {2, 3, 4}) {
    const auto all = all_seatings(players);
    EXPECT_EQ(all.size(), players == 2 ? 2u : 6u);
    for (Seat seat = 0; seat < players; ++seat) {
      const auto mine = std::count_if(all.begin(), all.end(), [&](Seating s) { return side_of(s, seat) == Side::A; });
      EXPECT_EQ(2 * static_cast<std::size_t>(mine), all.size()) << players << " players, seat " << int{seat};
    }
  }
}

TEST(Seating, with_each_seating_comes_the_one_with_changed_places_and_none_comes_twice) {
  for (const int players : {2, 3, 4}) {
    const auto all = all_seatings(players);
    for (const Seating seats : all) {
      EXPECT_EQ(std::count(all.begin(), all.end(), seats), 1);
      EXPECT_EQ(std::count(all.begin(), all.end(), seats_of(Side::B, seats, players)), 1);
    }
  }
}

TEST(Seating, with_three_players_one_meets_two_as_often_as_two_meet_one) {
  const auto all = all_seatings(3);
  EXPECT_EQ(std::count_if(all.begin(), all.end(), [](Seating s) { return std::popcount(s) == 1; }), 3);
}

TEST(Points, two_players_divide_one_point) {
  EXPECT_EQ(points_of(shares_of(0b01), 0b01, 2), (Points{1, 1}));
  EXPECT_EQ(points_of(shares_of(0b01), 0b10, 2), (Points{0, 1}));
  EXPECT_EQ(points_of(shares_of(0b11), 0b01, 2), (Points{0.5, 1}));
}

TEST(Points, a_winner_has_won_against_every_seat_of_the_other_side) {
  EXPECT_EQ(points_of(shares_of(0b001), 0b001, 3), (Points{2, 2}));
  EXPECT_EQ(points_of(shares_of(0b010), 0b001, 3), (Points{0, 1})) << "the other seat of B is no pair with a winner";
  EXPECT_EQ(points_of(shares_of(0b0001), 0b0011, 4), (Points{2, 2}));
  EXPECT_EQ(points_of(shares_of(0b0101), 0b0011, 4), (Points{1, 2}));
}

// Players of whom one wins in proportion to its strength: the score over all seatings must be the strengths' own share, however
// many seats there are. That is what makes one Elo scale of games of two, three and four.
TEST(Points, the_score_is_that_of_a_meeting_of_two) {
  constexpr double kStrengthA = 3, kStrengthB = 1;
  for (const int players : {2, 3, 4}) {
    double of_a = 0, of_both = 0;
    for (const Seating seats : all_seatings(players)) {
      double sum = 0;
      for (Seat seat = 0; seat < players; ++seat) sum += side_of(seats, seat) == Side::A ? kStrengthA : kStrengthB;
      for (Seat seat = 0; seat < players; ++seat) {
        const double chance = (side_of(seats, seat) == Side::A ? kStrengthA : kStrengthB) / sum;
        const Points points = points_of(shares_of(1u << seat), seats, players);
        of_a += chance * points.of_a;
        of_both += chance * points.of_both;
      }
    }
    EXPECT_NEAR(of_a / of_both, kStrengthA / (kStrengthA + kStrengthB), 1e-12) << players << " players";
  }
}

}  // namespace
}  // namespace menagerie::arena
