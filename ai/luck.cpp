#include "ai/luck.h"

#include <utility>

#include "engine/quick_random.h"

namespace menagerie::ai {
namespace {

constexpr int kOtherDraws = 16;

class Mean {
 public:
  void add(const Outlook& outlook) {
    for (std::size_t seat = 0; seat < sum_.size(); ++seat) sum_[seat] += outlook[seat];
    ++size_;
  }
  Outlook below(const Outlook& actual) const {
    Outlook luck{};
    for (std::size_t seat = 0; seat < luck.size(); ++seat)
      luck[seat] = actual[seat] - sum_[seat] / static_cast<float>(size_);
    return luck;
  }

 private:
  Outlook sum_{};
  int size_ = 0;
};

beasty::DrawPile with_other_on_top(const beasty::DrawPile& pile, int index) {
  beasty::DrawPile changed;
  for (int i = 0; i < pile.size(); ++i) changed.add(pile.at(i == 0 ? index : i == index ? 0 : i));
  return changed;
}

// T6: the card that was drawn could as well have been any other of its pile.
Outlook luck_of_card(const beasty::State& before, beasty::Move move, const beasty::State& after,
                     Judge<beasty::State> judge) {
  Mean mean;
  const beasty::DrawPile pile = before.draw[before.turn];
  for (int index = 0; index < pile.size(); ++index) {
    beasty::State other = before;
    other.draw[before.turn] = with_other_on_top(pile, index);
    Beasty::play(other, move, Seed{});
    mean.add(judge(other));
  }
  return mean.below(judge(after));
}

Seed any_seed(QuickRandom& random) {
  Seed seed;
  for (std::uint8_t& byte : seed) byte = static_cast<std::uint8_t>(random.word());
  return seed;
}

// S3: the hands that were dealt once the decks were known.
Outlook luck_of_hands(const beasty::State& before, beasty::Move move, const beasty::State& after, QuickRandom random,
                      Judge<beasty::State> judge) {
  Mean mean;
  for (int draw = 0; draw < kOtherDraws; ++draw) {
    beasty::State other = before;
    Beasty::play(other, move, any_seed(random));
    mean.add(judge(other));
  }
  return mean.below(judge(after));
}

// The tile that nobody has seen could as well have been any of the pile.
void swap_face_down(ark::State& state, QuickRandom& random) {
  const std::uint32_t drawn = random.below(state.draw_size + 1u);
  if (drawn < state.draw_size) std::swap(state.face_down, state.draw[drawn]);
}

}  // namespace

Outlook luck_of_turn(const beasty::State& before, beasty::Move move, const beasty::State& after, std::uint64_t seed,
                     Judge<beasty::State> judge) {
  if (before.phase == beasty::Phase::Play)
    return before.draw[before.turn].size() > 1 ? luck_of_card(before, move, after, judge) : Outlook{};
  if (after.phase != beasty::Phase::Play) return {};
  return luck_of_hands(before, move, after, QuickRandom(seed), judge);
}

Outlook luck_of_turn(const ark::State& before, const ark::Move& move, const ark::State& after, std::uint64_t seed,
                     Judge<ark::State> judge) {
  const bool turns_over = move.kind == ark::Move::Kind::Take && move.tiles.has(ark::kFaceDown);
  if (!turns_over && before.draw_size == after.draw_size) return {};
  QuickRandom random(seed);
  Mean mean;
  for (int draw = 0; draw < kOtherDraws; ++draw) {
    ark::State other = before;
    if (turns_over) swap_face_down(other, random);
    shuffle(random, other.draw, other.draw_size);
    ark::play(other, move);
    mean.add(judge(other));
  }
  return mean.below(judge(after));
}

}  // namespace menagerie::ai
