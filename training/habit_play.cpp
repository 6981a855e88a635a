#include "training/habit_play.h"

#include <algorithm>
#include <memory>

#include "ai/beasty_play.h"
#include "ai/search.h"
#include "ai/weights.h"
#include "engine/beasty/deal.h"

namespace menagerie::training {
namespace {

using beasty::Move;
using beasty::State;

constexpr int kCompanion = 150;  // iterations of whoever is not watched: enough to lead to games of good players

HabitSample sample_of(const State& state, const beasty::Moves& moves, Move played) {
  HabitSample sample;
  const beasty::Strengths held = state.hand[state.turn].known();
  const ai::HabitInputs inputs(state);
  for (const Move move : moves) {
    State after = state;
    beasty::play_turn(after, move);
    HabitSample::After its;
    inputs.each(after, held, move.card(), [&](int input) { its.inputs.add(static_cast<std::uint16_t>(input)); });
    its.kind = ai::HabitInputs::kind(after);
    its.likely = move == played ? 1.0f : 0.0f;
    sample.moves.add(its);
  }
  return sample;
}

}  // namespace

Move HabitPlay::search(const State& state, bool is_watched, QuickRandom& random) const {
  const bool plainly = is_watched && kind_.manner == ai::Manner::Plain;
  const int iterations = is_watched ? iterations_ : kCompanion;
  ai::Search<ai::BeastyPlay> search(
      beasty::view_for(state, state.turn), plainly ? ai::plain_mind(iterations) : ai::Mind{.iterations = iterations},
      plainly ? nullptr : ai::net_of(ai::NetName::Bar, ai::HabitInputs::kPlayers), QuickRandom(random.word()));
  search.think({});
  return search.best();
}

void HabitPlay::play(const ai::Net&, QuickRandom& random, Samples& samples) {
  State state = beasty::deal_with(beasty::Options{}, random);
  const auto watched = static_cast<Seat>(random.below(ai::HabitInputs::kPlayers));
  const auto moves = std::make_unique<beasty::Moves>();
  while (state.phase == beasty::Phase::Play) {
    beasty::legal_moves(state, *moves);
    const bool is_watched = state.turn == watched;
    const Move move = moves->size() == 1 ? (*moves)[0] : search(state, is_watched, random);
    if (is_watched && moves->size() > 1 && moves->size() <= HabitSample::kMostMoves)
      samples.push_back(sample_of(state, *moves, move));
    beasty::play_turn(state, move);
  }
}

}  // namespace menagerie::training
