#include "ai/bot.h"

#include <cassert>
#include <memory>

#include "ai/ark_keep.h"
#include "ai/ark_play.h"
#include "ai/beasty_play.h"
#include "ai/beasty_secret.h"
#include "ai/search.h"

namespace menagerie::ai {
namespace {

template <class Play>
typename Play::Rules::Move searched(const View<typename Play::Rules::State>& view, int games, QuickRandom random) {
  using Moves = typename Play::Rules::Moves;
  const auto moves = std::make_unique<Moves>();
  Play::Rules::legal_moves(view.table, *moves);
  assert(!moves->empty());
  if (moves->size() == 1) return (*moves)[0];
  return Search<Play>(view, games, random).best();
}

}  // namespace

beasty::Move choose(const View<beasty::State>& view, Effort effort, std::uint64_t random_seed) {
  assert(view.table.turn == view.viewer);
  const QuickRandom random(random_seed);
  if (view.table.phase != beasty::Phase::Play) return choose_in_secret(view, iterations(effort), random);
  return searched<BeastyPlay>(view, iterations(effort), random);
}

ark::Move choose(const View<ark::State>& view, Effort effort, std::uint64_t random_seed) {
  assert(view.table.turn == view.viewer);
  const QuickRandom random(random_seed);
  if (view.table.phase == ark::Phase::Keep) return choose_to_keep(view, iterations(effort), random);
  return searched<ArkPlay>(view, iterations(effort), random);
}

}  // namespace menagerie::ai
