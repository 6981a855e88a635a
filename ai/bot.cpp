#include "ai/bot.h"

#include <algorithm>
#include <cassert>
#include <memory>

#include "ai/ark_keep.h"
#include "ai/ark_play.h"
#include "ai/beasty_ending.h"
#include "ai/beasty_play.h"
#include "ai/beasty_secret.h"
#include "ai/greedy.h"
#include "ai/search.h"
#include "ai/weights.h"

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

const Net* net_for(const Mind& mind, const auto& table) { return mind.leaf == Leaf::Net ? net_of(table) : nullptr; }

std::vector<Weighed<beasty::Move>> solved(const View<beasty::State>& view, const Mind& mind, QuickRandom random,
                                          const BeastyReading* reading) {
  if (!mind.solves_endings) return {};
  return solve_ending(view, net_for(mind, view.table), mind.ending_turns, random, reading);
}
// A round of Animals on Board is short, but what the next one brings is drawn by lot: there is nothing to solve.
std::vector<Weighed<ark::Move>> solved(const View<ark::State>&, const Mind&, QuickRandom, const ArkReading*) {
  return {};
}

template <class Play>
Search<Play> searched(const View<typename Play::Rules::State>& view, const Mind& mind, QuickRandom random,
                      const typename Play::Reading* reading, const TimeIsUp& enough) {
  Search<Play> search(view, mind, net_for(mind, view.table), random, reading);
  search.think(enough);
  return search;
}

// What the turns tell, as far as this mind asks them.
template <class Play>
std::optional<typename Play::Reading> read(const Observation<typename Play::Rules>& observation, const Mind& mind) {
  return mind.reads_turns ? Play::Reading::of(observation) : std::nullopt;
}

template <class Reading>
const Reading* pointer_to(const std::optional<Reading>& reading) {
  return reading ? &*reading : nullptr;
}

// Where an ending is solved the search only chooses among what is equally good: others may err.
template <class Play>
typename Play::Rules::Move chosen(const Observation<typename Play::Rules>& observation, const Mind& mind,
                                  QuickRandom random, const TimeIsUp& enough) {
  const auto& view = observation.view;
  const auto moves = all_moves<typename Play::Rules>(view.table);
  assert(!moves->empty());
  if (moves->size() == 1) return (*moves)[0];
  const auto reading = read<Play>(observation, mind);
  auto best = solved(view, mind, random, pointer_to(reading));
  std::erase_if(best, [&best](const auto& its) { return its.worth < best[0].worth; });
  if (best.size() == 1) return best[0].move;
  const auto search = searched<Play>(view, mind, random, pointer_to(reading), enough);
  if (best.empty()) return search.best();
  for (const auto& weighed : search.weighed())
    for (const auto& its : best)
      if (its.move == weighed.move) return its.move;
  return best[0].move;
}

template <class Play>
std::vector<Weighed<typename Play::Rules::Move>> weighed(const Observation<typename Play::Rules>& observation,
                                                         const Mind& mind, QuickRandom random) {
  const auto reading = read<Play>(observation, mind);
  auto exactly = solved(observation.view, mind, random, pointer_to(reading));
  return exactly.empty() ? searched<Play>(observation.view, mind, random, pointer_to(reading), {}).weighed() : exactly;
}

template <class State>
Outlook outlook_of(const State& state, int players) {
  const Net* net = net_of(state);
  if (net) return expected_shares(*net, state);
  Outlook even{};
  std::fill_n(even.begin(), players, 1.0f / static_cast<float>(players));
  return even;
}

// Whoever lapses may lapse once more.
Looks looks_this_turn(const Mind& mind, int lapses, QuickRandom& random) {
  const auto lapses_now = [&] { return lapses > 0 && static_cast<int>(random.below(100)) < lapses; };
  if (!lapses_now()) return mind.looks;
  return mind.looks == Looks::Ahead && !lapses_now() ? Looks::AtTheAct : Looks::AtTheCard;
}

// What a beginner does who goes by strength alone: sorts out the four weakest, and takes the animals that are known best.
beasty::Move choose_what_seems_strong(const beasty::State& table) {
  if (table.phase == beasty::Phase::Deck) return beasty::Move::deck(0);
  return beasty::Move::trim((1 << beasty::kSortedOut) - 1);
}

}  // namespace

Mind mind_of(Level level) {
  switch (level) {
    case Level::Newcomer: return {.looks = Looks::AtTheAct, .lapses = 99, .lapses_for_points = 99};
    case Level::Guest: return {.lapses = 79, .lapses_for_points = 83, .iterations = 10, .solves_endings = false};
    case Level::Regular: return {.lapses = 59, .lapses_for_points = 62, .iterations = 20, .solves_endings = false};
    case Level::Bouncer: return {.lapses = 39, .lapses_for_points = 40, .iterations = 80, .solves_endings = false};
    case Level::Owner: return {.lapses = 21, .lapses_for_points = 19, .iterations = 300};
    case Level::Champion:
      return {.iterations = 20'000, .ending_turns = ending_turns_beside(20'000), .reads_turns = true};
  }
  return {};
}

beasty::Move choose(const Observation<Beasty>& observation, const Mind& mind, std::uint64_t seed,
                    const TimeIsUp& enough) {
  const auto& view = observation.view;
  assert(view.table.turn == view.viewer);
  QuickRandom random(seed);
  if (mind.looks == Looks::Nowhere) return by_chance<Beasty>(view.table, random);
  const bool for_points = view.table.rules.variant == beasty::Variant::Points;
  const Looks looks = looks_this_turn(mind, for_points ? mind.lapses_for_points : mind.lapses, random);
  if (view.table.phase != beasty::Phase::Play)
    return looks == Looks::Ahead ? choose_in_secret(view, net_for(mind, view.table), mind.secret_games, random, enough)
                                 : choose_what_seems_strong(view.table);
  if (looks != Looks::Ahead) return choose_greedily(view, looks, random);
  return chosen<BeastyPlay>(observation, mind, random, enough);
}

ark::Move choose(const Observation<Ark>& observation, const Mind& mind, std::uint64_t seed, const TimeIsUp& enough) {
  const auto& view = observation.view;
  assert(view.table.turn == view.viewer);
  QuickRandom random(seed);
  if (mind.looks == Looks::Nowhere) return by_chance<Ark>(view.table, random);
  const Looks looks = looks_this_turn(mind, mind.lapses, random);
  if (view.table.phase == ark::Phase::Keep && looks == Looks::Ahead)
    return choose_to_keep(view, net_for(mind, view.table), mind.secret_games, random, enough);
  if (looks != Looks::Ahead) return choose_greedily(view, looks, random);
  return chosen<ArkPlay>(observation, mind, random, enough);
}

std::vector<Weighed<beasty::Move>> weigh(const Observation<Beasty>& observation, const Mind& mind, std::uint64_t seed) {
  if (observation.view.table.phase != beasty::Phase::Play) return {};
  return weighed<BeastyPlay>(observation, mind, QuickRandom(seed));
}
std::vector<Weighed<ark::Move>> weigh(const Observation<Ark>& observation, const Mind& mind, std::uint64_t seed) {
  if (observation.view.table.phase != ark::Phase::Play) return {};
  return weighed<ArkPlay>(observation, mind, QuickRandom(seed));
}

Outlook outlook(const beasty::State& state) { return outlook_of(state, state.players()); }
Outlook outlook(const ark::State& state) { return outlook_of(state, state.players); }

}  // namespace menagerie::ai
