#include "analysis/luck.h"

#include <bit>

#include "engine/quick_random.h"

namespace menagerie::analysis {
namespace {

constexpr int kOtherDraws = 16;  // where there are too many to look at all of them

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
ai::Outlook expected_after(typename Game::State state, const typename Game::Move& move, const Seed& seed) {
  Game::play(state, move, seed);
  return expected_of<Game>(state);
}

// What came, against the mean of what could have come.
class Mean {
 public:
  void add(const ai::Outlook& other) {
    for (std::size_t seat = 0; seat < sum_.size(); ++seat) sum_[seat] += other[seat];
    ++count_;
  }
  ai::Outlook below(const ai::Outlook& came) const {
    ai::Outlook luck{};
    for (std::size_t seat = 0; seat < luck.size(); ++seat)
      luck[seat] = count_ ? came[seat] - sum_[seat] / static_cast<float>(count_) : 0.0f;
    return luck;
  }

 private:
  ai::Outlook sum_{};
  int count_ = 0;
};

// The same table with another card of the pile on top.
beasty::State with_next_card(beasty::State state, int index) {
  const beasty::DrawPile pile = state.draw[state.turn];
  beasty::DrawPile other;
  for (int i = 0; i < pile.size(); ++i) other.add(pile.at(i == 0 ? index : i == index ? 0 : i));
  state.draw[state.turn] = other;
  return state;
}

Seed another_seed(QuickRandom& random) {
  Seed seed;
  for (std::uint8_t& byte : seed) byte = static_cast<std::uint8_t>(random.word() >> 56);
  return seed;
}

// The same table with another order of what nobody has seen: the draw pile, and the face-down tile if it is taken.
ark::State with_other_tiles(ark::State state, bool turns_over, QuickRandom& random) {
  if (turns_over && state.draw_size > 0) {
    const std::uint32_t drawn = random.below(state.draw_size + 1u);
    if (drawn < state.draw_size) std::swap(state.face_down, state.draw[drawn]);
  }
  shuffle(random, state.draw, state.draw_size);
  return state;
}

}  // namespace

ai::Outlook expected(const beasty::State& state) { return expected_of<Beasty>(state); }
ai::Outlook expected(const ark::State& state) { return expected_of<Ark>(state); }

ai::Outlook luck_of(const beasty::State& before, const beasty::Move& move, const Seed& seed) {
  beasty::State after = before;
  Beasty::play(after, move, seed);
  Mean others;
  if (before.phase == beasty::Phase::Play) {
    for (int i = 0; i < before.draw[before.turn].size(); ++i)
      others.add(expected_after<Beasty>(with_next_card(before, i), move, seed));
  } else if (after.phase == beasty::Phase::Play) {  // the last secret choice: now all is dealt
    QuickRandom random(1);
    for (int i = 0; i < kOtherDraws; ++i) others.add(expected_after<Beasty>(before, move, another_seed(random)));
  }
  return others.below(expected(after));
}

ai::Outlook luck_of(const ark::State& before, const ark::Move& move, const Seed& seed) {
  ark::State after = before;
  Ark::play(after, move, seed);
  const bool turns_over = move.kind == ark::Move::Kind::Take && move.tiles.has(ark::kFaceDown);
  Mean others;
  if (turns_over || after.draw_size != before.draw_size) {
    QuickRandom random(1);
    for (int i = 0; i < kOtherDraws; ++i)
      others.add(expected_after<Ark>(with_other_tiles(before, turns_over, random), move, seed));
  }
  return others.below(expected(after));
}

}  // namespace menagerie::analysis
