#include "ai/bot.h"

#include <cassert>
#include <memory>

#include "ai/ark_keep.h"
#include "ai/ark_play.h"
#include "ai/beasty_play.h"
#include "ai/beasty_secret.h"
#include "ai/greedy.h"
#include "ai/search.h"

namespace menagerie::ai {
namespace {

template <class G>
std::unique_ptr<typename G::Moves> all_moves(const typename G::State& table) {
  auto moves = std::make_unique<typename G::Moves>();
  G::legal_moves(table, *moves);
  return moves;
}

template <class G>
typename G::Move by_chance(const typename G::State& table, QuickRandom random) {
  const auto moves = all_moves<G>(table);
  return (*moves)[random.below(static_cast<std::uint32_t>(moves->size()))];
}

template <class Play>
Search<Play> searched(const View<typename Play::Rules::State>& view, const Mind& mind, QuickRandom random,
                      const TimeIsUp& enough) {
  Search<Play> search(view, mind.iterations, random);
  search.think(enough);
  return search;
}

template <class Play>
typename Play::Rules::Move chosen(const View<typename Play::Rules::State>& view, const Mind& mind, QuickRandom random,
                                  const TimeIsUp& enough) {
  const auto moves = all_moves<typename Play::Rules>(view.table);
  assert(!moves->empty());
  if (moves->size() == 1) return (*moves)[0];
  return searched<Play>(view, mind, random, enough).best();
}

constexpr int kSecretGames = 4'000;

}  // namespace

Mind mind_of(Level level) {
  switch (level) {
    case Level::Newcomer: return {.looks = Looks::AtTheAct};
    case Level::Guest: return {.looks = Looks::AtTheTurn};
    case Level::Regular: return plain_mind(100);
    case Level::Bouncer: return plain_mind(400);
    case Level::Owner: return plain_mind(4'000);
    case Level::Champion: return plain_mind(20'000);
  }
  return {};
}

beasty::Move choose(const View<beasty::State>& view, const Mind& mind, std::uint64_t seed, const TimeIsUp& enough) {
  assert(view.table.turn == view.viewer);
  const QuickRandom random(seed);
  if (mind.looks == Looks::Nowhere) return by_chance<Beasty>(view.table, random);
  if (view.table.phase != beasty::Phase::Play) return choose_in_secret(view, kSecretGames, random);
  if (mind.looks != Looks::Ahead) return choose_greedily(view, mind.looks, random);
  return chosen<BeastyPlay>(view, mind, random, enough);
}

ark::Move choose(const View<ark::State>& view, const Mind& mind, std::uint64_t seed, const TimeIsUp& enough) {
  assert(view.table.turn == view.viewer);
  const QuickRandom random(seed);
  if (mind.looks == Looks::Nowhere) return by_chance<Ark>(view.table, random);
  if (view.table.phase == ark::Phase::Keep) return choose_to_keep(view, kSecretGames, random);
  if (mind.looks != Looks::Ahead) return choose_greedily(view, mind.looks, random);
  return chosen<ArkPlay>(view, mind, random, enough);
}

std::vector<Weighed<beasty::Move>> weigh(const View<beasty::State>& view, const Mind& mind, std::uint64_t seed) {
  if (view.table.phase != beasty::Phase::Play) return {};
  return searched<BeastyPlay>(view, mind, QuickRandom(seed), {}).weighed();
}
std::vector<Weighed<ark::Move>> weigh(const View<ark::State>& view, const Mind& mind, std::uint64_t seed) {
  if (view.table.phase != ark::Phase::Play) return {};
  return searched<ArkPlay>(view, mind, QuickRandom(seed), {}).weighed();
}

Outlook outlook(const beasty::State& state) {
  Outlook even{};
  for (int seat = 0; seat < state.players(); ++seat) even[static_cast<std::size_t>(seat)] = 1.0f / static_cast<float>(state.players());
  return even;
}
Outlook outlook(const ark::State& state) {
  Outlook even{};
  for (int seat = 0; seat < state.players; ++seat) even[static_cast<std::size_t>(seat)] = 1.0f / state.players;
  return even;
}

}  // namespace menagerie::ai
