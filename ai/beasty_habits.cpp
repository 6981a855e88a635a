#include "ai/beasty_habits.h"

#include <algorithm>

namespace menagerie::ai {
namespace {

float liking(const Net& net, const beasty::State& before, const HabitInputs& inputs, beasty::Strengths held,
             beasty::Move move) {
  beasty::State after = before;
  beasty::play_turn(after, move);
  Net::Sum sum(net);
  inputs.each(after, held, move.card(), sum);
  return net.liking(sum.cut_off(), HabitInputs::kind(after));
}

}  // namespace

void foretell(const Net* net, const beasty::State& table, const HabitInputs& inputs, beasty::Strengths held,
              std::vector<Foretold>& moves) {
  const beasty::State before = beasty::if_held(table, held);
  beasty::Moves legal;
  beasty::legal_moves(before, legal);
  moves.clear();
  float most = -1e9f;
  for (const beasty::Move move : legal) {
    moves.push_back({move, net ? liking(*net, before, inputs, held, move) : 0});
    most = std::max(most, moves.back().likely);
  }
  float whole = 0;
  for (Foretold& its : moves) whole += its.likely = quick_exp(its.likely - most);
  for (Foretold& its : moves) its.likely /= whole;
}

}  // namespace menagerie::ai
