// No heap in the engine: allocations are counted while moves are listed and played.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <memory>
#include <new>

#include "tests/games.h"

namespace {

std::atomic<long> allocations{0};

void* allocate(std::size_t size) noexcept {
  ++allocations;
  return std::malloc(size ? size : 1);
}

// aligned_alloc takes only multiples of the alignment.
void* allocate(std::size_t size, std::align_val_t alignment) noexcept {
  ++allocations;
  const auto unit = static_cast<std::size_t>(alignment);
  return std::aligned_alloc(unit, (std::max<std::size_t>(size, 1) + unit - 1) / unit * unit);
}

void* or_throw(void* memory) {
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

// g++ takes the pairs below for a mismatch when it inlines one of them.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"
#endif

// The whole set: a sanitizer brings operators of its own, and memory from one of those must not reach one of these.
using std::align_val_t, std::nothrow_t, std::size_t;
void* operator new(size_t size) { return or_throw(allocate(size)); }
void* operator new[](size_t size) { return or_throw(allocate(size)); }
void* operator new(size_t size, const nothrow_t&) noexcept { return allocate(size); }
void* operator new[](size_t size, const nothrow_t&) noexcept { return allocate(size); }
void* operator new(size_t size, align_val_t alignment) { return or_throw(allocate(size, alignment)); }
void* operator new[](size_t size, align_val_t alignment) { return or_throw(allocate(size, alignment)); }
void* operator new(size_t size, align_val_t alignment, const nothrow_t&) noexcept { return allocate(size, alignment); }
void* operator new[](size_t size, align_val_t alignment, const nothrow_t&) noexcept {
  return allocate(size, alignment);
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const nothrow_t&) noexcept { std::free(memory); }
void operator delete(void* memory, align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, size_t, align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, size_t, align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, align_val_t, const nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, align_val_t, const nothrow_t&) noexcept { std::free(memory); }

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

// Every pair of operators, by name: a new-expression may be left out by the compiler.
TEST(Memory, the_counter_counts_every_kind_of_allocation) {
  const auto large = std::align_val_t{64};
  const long before = allocations;
  ::operator delete(::operator new(3));
  ::operator delete[](::operator new[](3));
  ::operator delete(::operator new(3, std::nothrow), std::nothrow);
  ::operator delete[](::operator new[](3, std::nothrow), std::nothrow);
  ::operator delete(::operator new(3, large), large);
  ::operator delete[](::operator new[](3, large), large);
  ::operator delete(::operator new(3, large, std::nothrow), large, std::nothrow);
  ::operator delete[](::operator new[](3, large, std::nothrow), large, std::nothrow);
  EXPECT_GE(allocations, before + 8);
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
