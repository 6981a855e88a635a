#include "training/beasty_self_play.h"

#include <algorithm>

#include "ai/beasty_leaf.h"
#include "ai/beasty_play.h"
#include "ai/search.h"
#include "engine/beasty/deal.h"
#include "training/hindsight.h"

namespace menagerie::training {
namespace {

using beasty::State;

constexpr std::uint32_t kOneGameInPoints = 3;  // one game in so many is played for points
constexpr std::uint32_t kOneMoveByChance = 25;
constexpr float kSharpness = 12;  // a move that wins a tenth more is so many tenths more likely, as a power of e

beasty::Strengths random_deck(QuickRandom& random) { return random.word() & beasty::kAllStrengths; }

void tell_inputs(Sample& sample, const State& state) {
  ai::BeastyInputs::each(state, [&](int input) { sample.inputs.add(static_cast<std::uint16_t>(input)); });
  sample.kind = ai::BeastyInputs::kind(state);
}

}  // namespace

State deal_by_chance(const BeastyKind& kind, QuickRandom& random) {
  beasty::Options options;
  options.rules.cards = kind.cards;
  options.rules.players = kind.players & 7;
  options.rules.variant = random.below(kOneGameInPoints) == 0 ? beasty::Variant::Points : beasty::Variant::Guests;
  options.has_decks = kind.cards == beasty::Cards::Mix;
  if (options.has_decks)
    for (auto& deck : options.decks) deck = random_deck(random);
  State state = beasty::deal_with(options, random);
  while (state.phase == beasty::Phase::Trim) {
    beasty::Strengths four = 0;
    for (std::size_t i = 0; i < beasty::kSortedOut; ++i)
      four |= static_cast<beasty::Strengths>(1 << beasty::one_of(beasty::kAllStrengths & ~four, random));
    Seed seed{};
    for (auto& byte : seed) byte = static_cast<std::uint8_t>(random.word());
    beasty::sort_out(state, four, seed, nullptr);
  }
  return state;
}

void BeastySelfPlay::play(const ai::Net& net, QuickRandom& random, Samples& samples) {
  State state = deal_by_chance(kind_, random);
  const std::size_t first = samples.size();
  expected_.clear();
  movers_.clear();
  while (state.phase == beasty::Phase::Play) {
    Sample& sample = samples.emplace_back();
    tell_inputs(sample, state);
    movers_.push_back(state.turn);
    expected_.push_back(ai::expected_shares(net, state));
    beasty::play_turn(state, iterations_ > 0 ? search(net, state, random, sample) : choose(net, state, random, sample));
  }
  look_back({samples.data() + first, samples.size() - first}, movers_, expected_,
            ai::won_shares(beasty::winners(state)), kind_.players, far_sight(iterations_ > 0));
}

beasty::Move BeastySelfPlay::choose(const ai::Net& net, const State& state, QuickRandom& random, Sample& sample) {
  beasty::Moves& moves = *moves_;
  beasty::legal_moves(state, moves);
  if (moves.size() == 1) return moves[0];
  const State world = ai::BeastyBelief(beasty::view_for(state, state.turn)).sample(random);
  const std::size_t looked_at = std::min(moves.size(), Sample::kMostMoves);
  std::array<float, Sample::kMostMoves> worth;
  std::size_t best = 0;
  for (std::size_t i = 0; i < looked_at; ++i) {
    if (moves.size() > looked_at)
      std::swap(moves[i], moves[i + random.below(static_cast<std::uint32_t>(moves.size() - i))]);
    State after = world;
    beasty::play_turn(after, moves[i]);
    worth[i] = ai::expected_shares(net, after)[state.turn];
    if (worth[i] > worth[best]) best = i;
  }
  float whole = 0;
  for (std::size_t i = 0; i < looked_at; ++i) {
    const float likely = ai::quick_exp((worth[i] - worth[best]) * kSharpness);
    whole += likely;
    sample.moves.add({ai::BeastyInputs::code(kind_.cards, moves[i]), likely});
  }
  for (Wanted& wanted : sample.moves) wanted.likely /= whole;
  if (random.below(kOneMoveByChance) == 0) best = random.below(static_cast<std::uint32_t>(looked_at));
  return moves[best];
}

// The moves are those that the search weighed, as often as it tried them. What it expected is no use to a net that is shown
// every card: it is the mean of many worlds.
beasty::Move BeastySelfPlay::search(const ai::Net& net, const State& state, QuickRandom& random, Sample& sample) {
  const ai::Mind mind{.iterations = iterations_};
  ai::Search<ai::BeastyPlay> search(beasty::view_for(state, state.turn), mind, &net, QuickRandom(random.word()));
  search.think({});
  const auto weighed = search.weighed();
  if (weighed.size() == 1) return weighed[0].move;
  const std::size_t kept = std::min(weighed.size(), Sample::kMostMoves);
  float whole = 0;
  for (std::size_t i = 0; i < kept; ++i) whole += static_cast<float>(weighed[i].tries);
  for (std::size_t i = 0; i < kept; ++i)
    sample.moves.add(
        {ai::BeastyInputs::code(kind_.cards, weighed[i].move), static_cast<float>(weighed[i].tries) / whole});
  // Now and then another move than the best, the likelier the more it was tried.
  if (random.below(kOneMoveByChance) != 0) return weighed[0].move;
  float left = static_cast<float>(random.below(1'000'000)) / 1'000'000;
  for (std::size_t i = 0; i < kept; ++i)
    if ((left -= sample.moves[i].likely) <= 0) return weighed[i].move;
  return weighed[0].move;
}

}  // namespace menagerie::training
