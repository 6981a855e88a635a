#include "analysis/luck.h"

#include <bit>

#include "ai/luck.h"

namespace menagerie::analysis {
namespace {

template <class Game>
ai::Outlook expected_of(const typename Game::State& state) {
  if (Game::turn(state) != kNobody) return ai::outlook(state);
  ai::Outlook won{};
  const unsigned winners = Game::winners(state);
  for (std::size_t seat = 0; seat < won.size(); ++seat)
    if (winners >> seat & 1) won[seat] = 1.0f / static_cast<float>(std::popcount(winners));
  return won;
}

template <class Game>
ai::Outlook luck_of_move(const typename Game::State& before, const typename Game::Move& move, const Seed& seed) {
  constexpr std::uint64_t kAnyDraws = 1;  // the same for everybody who looks at the game
  typename Game::State after = before;
  Game::play(after, move, seed);
  return ai::luck_of_turn(before, move, after, kAnyDraws, expected_of<Game>);
}

}  // namespace

ai::Outlook expected(const beasty::State& state) { return expected_of<Beasty>(state); }
ai::Outlook expected(const ark::State& state) { return expected_of<Ark>(state); }

ai::Outlook luck_of(const beasty::State& before, const beasty::Move& move, const Seed& seed) {
  return luck_of_move<Beasty>(before, move, seed);
}
ai::Outlook luck_of(const ark::State& before, const ark::Move& move, const Seed& seed) {
  return luck_of_move<Ark>(before, move, seed);
}

}  // namespace menagerie::analysis
