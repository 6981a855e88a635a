#include "training/habit_play.h"

#include "ai/beasty_play.h"
#include "ai/search.h"
#include "ai/weights.h"
#include "engine/beasty/deal.h"

namespace menagerie::training {
namespace {

using beasty::Move;
using beasty::State;

constexpr int kCompanion = 150;  // iterations of whoever is not watched: enough to lead to games of good players

// How likely another search that takes as long would play a move which this one tried so often: about as the fourth power of
// that, as searches with other seeds showed.
float would_play(std::uint32_t tries) {
  const float square = static_cast<float>(tries) * static_cast<float>(tries);
  return square * square;
}

HabitSample sample_of(const State& state, const beasty::Moves& moves, const std::vector<ai::Weighed<Move>>& weighed) {
  HabitSample sample;
  const beasty::Strengths held = state.hand[state.turn].known();
  const ai::HabitInputs inputs(state);
  float whole = 0;
  for (const auto& its : weighed) whole += would_play(its.tries);
  for (const Move move : moves) {
    State after = state;
    beasty::play_turn(after, move);
    HabitSample::After its;
    const auto show = [&](int input) { its.inputs.add(static_cast<std::uint16_t>(input)); };
    inputs.each_of_turn(move.card(), show);
    inputs.each_own(held, move.card(), show);
    inputs.each_open(after, show);
    its.kind = ai::HabitInputs::kind(after);
    for (const auto& tried : weighed)
      if (tried.move == move) its.likely = would_play(tried.tries) / whole;
    sample.moves.add(its);
  }
  return sample;
}

ai::Search<ai::BeastyPlay> searched(const State& state, ai::Manner manner, int iterations, QuickRandom& random) {
  const bool plainly = manner == ai::Manner::Plain;
  ai::Search<ai::BeastyPlay> search(
      beasty::view_for(state, state.turn), plainly ? ai::plain_mind(iterations) : ai::Mind{.iterations = iterations},
      plainly ? nullptr : ai::net_of(ai::NetName::Bar, ai::HabitInputs::kPlayers), QuickRandom(random.word()));
  search.think({});
  return search;
}

}  // namespace

Move HabitPlay::watch(const State& state, QuickRandom& random, Samples& samples) const {
  beasty::legal_moves(state, *moves_);
  if (moves_->size() == 1) return (*moves_)[0];
  const auto search = searched(state, kind_.manner, iterations_, random);
  if (moves_->size() <= HabitSample::kMostMoves) samples.push_back(sample_of(state, *moves_, search.weighed()));
  return search.best();
}

void HabitPlay::play(const ai::Net&, QuickRandom& random, Samples& samples) {
  State state = beasty::deal_with(beasty::Options{}, random);
  const auto watched = static_cast<Seat>(random.below(ai::HabitInputs::kPlayers));
  const auto other = static_cast<Seat>(1 - watched);
  while (state.phase == beasty::Phase::Play) {
    Move move;
    if (state.turn == watched) {
      move = watch(state, random, samples);
      watch(ai::BeastyBelief(beasty::view_for(state, other)).sample(random), random, samples);
    } else {
      move = searched(state, ai::Manner::Champion, kCompanion, random).best();
    }
    beasty::play_turn(state, move);
  }
}

}  // namespace menagerie::training
