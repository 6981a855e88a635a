// No heap in the engine: allocations are counted while moves are listed and played.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <memory>
#include <new>

#include "tests/games.h"

namespace {
std::atomic<long> allocations{0};
}

// g++ takes the pair below for a mismatch when it inlines one of them.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"
#endif

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size ? size : 1)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace menagerie::tests {
namespace {

template <class Text>
void play_without_allocating() {
  using Game = typename Text::Game;
  const auto moves = std::make_unique<typename Game::Moves>();
  const auto events = std::make_unique<typename Game::Events>();
  long turns = 0;
  for (const Json& kind : kinds_of<Text>()) {
    const auto options = Text::parse_options(kind);
    for (std::uint64_t game = 0; game < 20; ++game) {
      const Seed seed = seed_of(game);
      QuickRandom dice(game);
      const long before = allocations;
      auto state = Game::deal(*options, seed);
      for (; Game::turn(state) != kNobody; ++turns) {
        Game::legal_moves(state, *moves);
        const auto move = (*moves)[dice.below(static_cast<std::uint32_t>(moves->size()))];
        auto told = state;
        Game::play(told, move, seed, *events);
        Game::play(state, move, seed);
        (void)Game::view_for(state, 0);
      }
      (void)Game::winners(state);
      ASSERT_EQ(allocations, before) << kind;
    }
  }
  EXPECT_GT(turns, 1000);
}

TEST(Memory, the_counter_counts) {
  const long before = allocations;
  ::operator delete(::operator new(3));
  EXPECT_GE(allocations, before + 1);
}
TEST(Memory, the_beasty_games_never_allocate) { play_without_allocating<notation::BeastyText>(); }
TEST(Memory, animals_on_board_never_allocates) { play_without_allocating<notation::ArkText>(); }
TEST(Memory, states_are_as_small_as_promised) {
  EXPECT_LE(sizeof(beasty::Table), 64u);
  EXPECT_LE(sizeof(beasty::State), 128u);
  EXPECT_LE(sizeof(ark::State), 256u);
}

}  // namespace
}  // namespace menagerie::tests
