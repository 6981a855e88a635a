#include "training/ark_self_play.h"

#include "ai/search.h"
#include "training/hindsight.h"

namespace menagerie::training {
namespace {

constexpr std::uint32_t kOneMoveByChance = 20;

}  // namespace

void ArkSelfPlay::play(const ai::Net& net, QuickRandom& random, Samples& samples) {
  ark::Options options;
  options.players = kind_.players;
  ark::State state = ark::deal_with(options, random);
  while (state.phase == ark::Phase::Keep) ark::play(state, ark::random_move(state, random));
  const std::size_t first = samples.size();
  expected_.clear();
  movers_.clear();
  while (state.phase == ark::Phase::Play) {
    Sample& sample = samples.emplace_back();
    ai::ArkInputs::each(state, [&](int input) { sample.inputs.add(static_cast<std::uint16_t>(input)); });
    sample.kind = ai::ArkInputs::kind(state);
    movers_.push_back(state.turn);
    expected_.push_back(ai::expected_shares(net, state));
    ark::play(state, iterations_ > 0 ? search(net, state, random) : choose(net, state, random));
  }
  look_back({samples.data() + first, samples.size() - first}, movers_, expected_, ai::won_shares(ark::winners(state)),
            kind_.players, far_sight(iterations_ > 0));
}

ark::Move ArkSelfPlay::choose(const ai::Net& net, const ark::State& state, QuickRandom& random) {
  if (random.below(kOneMoveByChance) == 0) return ark::random_move(state, random);
  const ark::State world = ai::ArkBelief(ark::view_for(state, state.turn)).sample(random);
  choices_.look_at(world);
  const auto& moves = choices_.find_all_new(net, 0, random);
  std::size_t best = 0;
  for (std::size_t i = 1; i < moves.size(); ++i)
    if (moves[i].prior > moves[best].prior) best = i;
  return moves[best].move;
}

ark::Move ArkSelfPlay::search(const ai::Net& net, const ark::State& state, QuickRandom& random) {
  if (random.below(kOneMoveByChance) == 0) return ark::random_move(state, random);
  const ai::Mind mind{.iterations = iterations_};
  ai::Search<ai::ArkPlay> search(ark::view_for(state, state.turn), mind, &net, QuickRandom(random.word()));
  search.think({});
  expected_.back() = search.expected();
  return search.best();
}

}  // namespace menagerie::training
