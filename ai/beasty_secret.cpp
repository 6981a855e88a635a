#include "ai/beasty_secret.h"

#include <array>
#include <bit>

#include "ai/beasty_play.h"

namespace menagerie::ai {
namespace {

using beasty::Phase;
using beasty::State;
using beasty::Strengths;

constexpr int kStrengths = 12;
constexpr int kGamesBetweenLooks = 64;  // at the clock

Strengths random_deck(QuickRandom& random) { return random.word() & beasty::kAllStrengths; }

Strengths random_four(QuickRandom& random) {
  Strengths four = 0;
  for (std::size_t i = 0; i < beasty::kSortedOut; ++i)
    four |= static_cast<Strengths>(1 << beasty::one_of(beasty::kAllStrengths & ~four, random));
  return four;
}

Seed random_seed(QuickRandom& random) {
  std::array<std::uint64_t, 4> words;
  for (std::uint64_t& word : words) word = random.word();
  return std::bit_cast<Seed>(words);
}

// Makes everybody's choices, from the first seat on: all choose at once, so those before may not have chosen yet.
void choose_for_all(State& state, Seat seat, Strengths own, QuickRandom& random) {
  const Phase phase = state.phase;
  const Seed seed = random_seed(random);
  for (state.turn = 0; state.phase == Phase::Deck;) {
    const Seat chooser = state.turn;
    beasty::compose_deck(state, chooser == seat ? own : state.second[chooser], seed, nullptr);
  }
  while (state.phase == Phase::Trim) {
    const Strengths sorted_out = state.aside[state.turn].known();
    const bool is_own = state.turn == seat && phase == Phase::Trim;
    beasty::sort_out(state, is_own ? own : sorted_out ? sorted_out : random_four(random), seed, nullptr);
  }
}

// How games ended in which a strength was among those chosen, and in which it was not.
class Record {
 public:
  void add(Strengths chosen, float won) {
    for (int i = 0; i < kStrengths; ++i) {
      Side& side = sides_[chosen >> i & 1][i];
      ++side.games;
      side.won += won;
    }
  }
  float gain(int index) const { return sides_[1][index].rate() - sides_[0][index].rate(); }

 private:
  struct Side {
    int games = 0;
    float won = 0;
    float rate() const { return games ? won / static_cast<float>(games) : 0; }
  };
  std::array<std::array<Side, kStrengths>, 2> sides_;
};

float won_by(Seat seat, State& state, const Net* net, QuickRandom& random) {
  if (net) return expected_shares(*net, state)[seat];
  BeastyPlay::play_out(state, random);
  return won_shares(beasty::winners(state))[seat];
}

Record play_games(const View<State>& view, const Net* net, int games, QuickRandom& random, const TimeIsUp& enough) {
  const BeastyBelief belief(view);
  Record record;
  for (int game = 0; game < games && !(enough && game % kGamesBetweenLooks == kGamesBetweenLooks - 1 && enough());
       ++game) {
    const Strengths own = view.table.phase == Phase::Deck ? random_deck(random) : random_four(random);
    State state = belief.sample(random);
    choose_for_all(state, view.viewer, own, random);
    record.add(own, won_by(view.viewer, state, net, random));
  }
  return record;
}

Strengths all_that_gain(const Record& record) {
  unsigned chosen = 0;
  for (int i = 0; i < kStrengths; ++i) chosen |= record.gain(i) > 0 ? 1u << i : 0;
  return static_cast<Strengths>(chosen);
}

Strengths four_that_gain_most(const Record& record) {
  unsigned chosen = 0;
  for (std::size_t four = 0; four < beasty::kSortedOut; ++four) {
    int best = std::countr_one(chosen);
    for (int i = best + 1; i < kStrengths; ++i)
      if (!(chosen >> i & 1) && record.gain(i) > record.gain(best)) best = i;
    chosen |= 1u << best;
  }
  return static_cast<Strengths>(chosen);
}

}  // namespace

beasty::Move choose_in_secret(const View<State>& view, const Net* net, int games, QuickRandom random,
                              const TimeIsUp& enough) {
  const Record record = play_games(view, net, games, random, enough);
  if (view.table.phase == Phase::Deck) return beasty::Move::deck(all_that_gain(record));
  return beasty::Move::trim(four_that_gain_most(record));
}

}  // namespace menagerie::ai
