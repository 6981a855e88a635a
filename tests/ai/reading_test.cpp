// Hands read from the turns taken: as likely as counting every hand and every draw says, and nothing that a seat may not know.
#include <array>
#include <cmath>
#include <map>

#include "ai/beasty_belief.h"
#include "ai/beasty_reading.h"
#include "ai/weights.h"
#include "tests/ai/table.h"

namespace menagerie::ai_tests {
namespace {

using beasty::Move;
using beasty::State;
using beasty::Strengths;

constexpr std::array<double, 3> kAtFirst = {0.6, 0.3, 0.1};  // as stated in beasty_reading.cpp

const beasty::Options kBar = beasty_for(beasty::Cards::Bar, beasty::Variant::Guests, 2);

// A game and its turns so far, before each of them.
template <class Choose, class Look>
void follow(std::uint64_t number, Choose choose, Look look) {
  std::vector<Move> turns;
  played<Beasty>(kBar, number, [&](const State& state, QuickRandom& random) {
    look(state, turns, random);
    turns.push_back(choose(state, random));
    return turns.back();
  });
}

// What the reading counts in steps, here game by game: every hand that may have been dealt with every way to draw, told apart by
// the manner. The sums say how likely the last hand is.
class Counted {
 public:
  Counted(const std::vector<Move>& turns, Seat other) : other_(other) {
    State table = beasty::dealt_face_down(kBar.rules);
    for (const Move move : turns) {
      if (table.turn == other) seen_.push_back({table, move});
      beasty::retrace(table, move);
    }
    for (int manner = 0; manner < 3; ++manner)
      for (unsigned hand = 0; hand <= beasty::kAllStrengths; ++hand)
        if (std::popcount(hand) == 4) add(manner, 0, hand, kAtFirst[static_cast<std::size_t>(manner)]);
    for (auto& [hand, sum] : sums_) sum /= whole_;
  }
  const std::map<unsigned, double>& sums() const { return sums_; }

 private:
  struct Seen {
    State table;
    Move move;
  };

  void add(int manner, std::size_t turn, unsigned hand, double likely) {
    if (turn == seen_.size()) {
      sums_[hand] += likely;
      whole_ += likely;
      return;
    }
    const unsigned card = 1u << (beasty::strength(seen_[turn].move.card()) - 1);
    if (!(hand & card)) return;
    likely *= chance_of(manner, turn, hand);
    const unsigned left = beasty::unseen_of(seen_[turn].table, other_) & ~hand;
    if (seen_[turn].table.draw[other_].empty()) return add(manner, turn + 1, hand & ~card, likely);
    for (unsigned cards = left; cards; cards &= cards - 1)
      add(manner, turn + 1, (hand & ~card) | (cards & -cards), likely / std::popcount(left));
  }

  double chance_of(int manner, std::size_t turn, unsigned hand) {
    double& known = chances_[{manner, turn, hand}];
    if (known > 0) return known;
    const auto& [table, move] = seen_[turn];
    std::vector<ai::Foretold> moves;
    const auto watchers = manner < 2 ? ai::habits_of(static_cast<ai::Manner>(manner)) : std::span<const ai::Net>{};
    ai::Foreteller(watchers, table).foretell(static_cast<Strengths>(hand), moves);
    double whole = 0;
    for (const auto& its : moves) {
      whole += static_cast<double>(its.likely);
      if (its.move == move) known = 0.95 * static_cast<double>(its.likely) + 0.05 / static_cast<double>(moves.size());
    }
    EXPECT_NEAR(whole, 1, 1e-3);
    return known;
  }

  Seat other_;
  std::vector<Seen> seen_;
  std::map<std::tuple<int, std::size_t, unsigned>, double> chances_;
  std::map<unsigned, double> sums_;
  double whole_ = 0;
};

TEST(Reading, every_hand_is_as_likely_as_counting_all_deals_and_draws_says) {
  int compared = 0;
  for (std::uint64_t game = 0; game < static_cast<std::uint64_t>(games(3, 30)); ++game)
    follow(game, random_move<Beasty>, [&](const State& state, const std::vector<Move>& turns, QuickRandom&) {
      if (turns.empty() || turns.size() > 6) return;
      const auto reading = ai::BeastyReading::of({beasty::view_for(state, state.turn), turns});
      ASSERT_TRUE(reading);
      const Counted counted(turns, static_cast<Seat>(1 - state.turn));
      double whole = 0;
      for (const auto& hand : reading->hands()) {
        const auto its = counted.sums().find(hand.cards);
        ASSERT_NE(its, counted.sums().end());
        EXPECT_NEAR(hand.likely, its->second, 1e-4 + its->second * 1e-2);
        whole += static_cast<double>(hand.likely);
        ++compared;
      }
      EXPECT_NEAR(whole, 1, 1e-3);
    });
  EXPECT_GT(compared, 1000);
}

// Those who play like plain search are read: what they hold is likelier than chance says, and more and more they are known as such.
TEST(Reading, what_plain_search_holds_is_told_by_its_turns) {
  double gained = 0, plainly = 0;
  int read = 0;
  constexpr std::uint64_t kGames = 40;  // fewer would say nothing
  for (std::uint64_t game = 0; game < kGames; ++game)
    follow(
        game,
        [](const State& state, QuickRandom& random) {
          return ai::choose(beasty::view_for(state, state.turn), ai::plain_mind(500), random.word());
        },
        [&](const State& state, const std::vector<Move>& turns, QuickRandom&) {
          if (turns.size() != 10 && turns.size() != 11) return;  // in the middle of a game
          const auto reading = ai::BeastyReading::of({beasty::view_for(state, state.turn), turns});
          ASSERT_TRUE(reading);
          const Strengths held = state.hand[1 - state.turn].known();
          for (const auto& hand : reading->hands()) {
            plainly += static_cast<double>(hand.likely * hand.plainly);
            if (hand.cards == held)
              gained += std::log(static_cast<double>(hand.likely) * static_cast<double>(reading->hands().size()));
          }
          ++read;
        });
  EXPECT_GT(gained / read, 0.02);
  EXPECT_GT(plainly / read, 0.65) << "more than at first";
}

TEST(Reading, nothing_is_read_where_turns_do_not_tell_or_do_not_lead_there) {
  for (const auto& options : every_kind<Beasty>()) {
    std::vector<Move> turns;
    played<Beasty>(options, 3, [&](const State& state, QuickRandom& random) {
      const Move move = random_move<Beasty>(state, random);
      if (is_secret(state)) return move;
      const auto view = beasty::view_for(state, state.turn);
      const bool can_be_read = options.rules == kBar.rules && !turns.empty();
      EXPECT_EQ(ai::BeastyReading::of({view, turns}).has_value(), can_be_read);
      EXPECT_FALSE(ai::BeastyReading::of(view));
      if (turns.size() > 1) {
        EXPECT_FALSE(ai::BeastyReading::of({view, std::span(turns).first(turns.size() - 1)}));
        EXPECT_FALSE(ai::BeastyReading::of({view, std::span(turns).last(turns.size() - 1)}));
      }
      turns.push_back(move);
      return move;
    });
  }
}

TEST(Reading, worlds_have_hands_as_often_as_they_are_likely) {
  constexpr int kImagined = 20'000;
  int compared = 0;
  follow(5, random_move<Beasty>, [&](const State& state, const std::vector<Move>& turns, QuickRandom& random) {
    if (turns.size() != 7 && turns.size() != 15) return;
    const auto view = beasty::view_for(state, state.turn);
    const auto reading = ai::BeastyReading::of({view, turns});
    ASSERT_TRUE(reading);
    const ai::BeastyBelief belief(view, &*reading);
    std::map<Strengths, int> times;
    for (int i = 0; i < kImagined; ++i) {
      const State world = belief.sample(random);
      if (i < 200) {
        EXPECT_EQ(beasty::view_for(world, state.turn), view);
      }
      ++times[world.hand[1 - state.turn].known()];
    }
    for (const auto& hand : reading->hands()) {
      const double likely = static_cast<double>(hand.likely);
      EXPECT_NEAR(times[hand.cards], kImagined * likely, 5 * std::sqrt(likely * (1 - likely) * kImagined) + 1);
      ++compared;
    }
  });
  EXPECT_GT(compared, 20);
}

// The move depends on what is seen and the turns alone.
TEST(Reading, the_same_view_and_turns_give_the_same_move_whatever_is_hidden) {
  const ai::Mind mind{.iterations = 200, .reads_turns = true};
  int compared = 0, told_apart = 0;
  for (std::uint64_t game = 0; game < 6; ++game)
    follow(game, random_move<Beasty>, [&](const State& state, const std::vector<Move>& turns, QuickRandom& random) {
      const auto view = beasty::view_for(state, state.turn);
      const std::uint64_t seed = random.word();
      const Move move = ai::choose({view, turns}, mind, seed);
      EXPECT_TRUE(beasty::is_legal(state, move));
      const State other = ai::sample(view, random);
      EXPECT_EQ(ai::choose({beasty::view_for(other, state.turn), turns}, mind, seed), move);
      compared += other != state;
      told_apart += ai::choose(view, mind, seed) != move;
    });
  EXPECT_GT(compared, 50);
  EXPECT_GT(told_apart, 0) << "the turns make no difference";
}

}  // namespace
}  // namespace menagerie::ai_tests
