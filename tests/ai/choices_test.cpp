// A search lists the moves of a node once: a card's moves must then be the same in every world that has the card.
#include <bit>
#include <map>

#include "ai/ark_play.h"
#include "ai/beasty_play.h"
#include "tests/ai/table.h"

namespace menagerie::ai_tests {
namespace {

using ai::BeastyChoices;

// The moves of each card, in the order of the list.
std::map<std::uint32_t, std::vector<beasty::Move>> by_mark(const beasty::State& state) {
  const auto moves = std::make_unique<beasty::Moves>();
  beasty::legal_moves(state, *moves);
  std::map<std::uint32_t, std::vector<beasty::Move>> all;
  for (const beasty::Move move : *moves) all[BeastyChoices::mark_of(move)].push_back(move);
  return all;
}

TEST(Choices, the_marks_of_a_world_are_those_of_its_moves) {
  in_random_games<Beasty>(games(5, 100), [](const beasty::State& state, QuickRandom&) {
    if (is_secret(state)) return;
    std::uint32_t marks = 0;
    for (const auto& [mark, moves] : by_mark(state)) {
      EXPECT_EQ(std::popcount(mark), 1);
      marks |= mark;
    }
    EXPECT_EQ(BeastyChoices::marks_in(state), marks);
  });
}

TEST(Choices, where_marks_tell_all_a_card_gives_the_same_moves_in_every_world_that_has_it) {
  int compared = 0, untold = 0;
  in_random_games<Beasty>(games(10, 200), [&](const beasty::State& state, QuickRandom& random) {
    if (is_secret(state)) return;
    const auto here = by_mark(state);
    const beasty::State other = ai::sample(beasty::view_for(state, kNobody), random);
    if (!BeastyChoices::marks_tell_all(state) || !BeastyChoices::marks_tell_all(other)) {
      ++untold;
      return;
    }
    for (const auto& [mark, moves] : by_mark(other)) {
      const auto same = here.find(mark);
      if (same == here.end()) continue;
      EXPECT_EQ(same->second, moves);
      ++compared;
    }
  });
  EXPECT_GT(compared, untold);
}

std::vector<ark::Move> legal_moves(const ark::State& state) {
  const auto moves = std::make_unique<ark::Moves>();
  ark::legal_moves(state, *moves);
  return {moves->begin(), moves->end()};
}

TEST(Choices, on_board_every_world_has_the_same_moves_as_far_as_a_tree_reaches) {
  int beyond_the_first = 0;
  in_random_games<Ark>(games(2, 40), [&](ark::State here, QuickRandom& random) {
    if (is_secret(here)) return;
    const ark::State start = here;
    ark::State there = ai::sample(ark::view_for(here, here.turn), random);
    for (int moves = 0; here.phase != ark::Phase::Over && ai::ArkPlay::foresees(start, here); ++moves) {
      ASSERT_EQ(here.turn, there.turn);
      ASSERT_EQ(legal_moves(here), legal_moves(there));
      const ark::Move move = random_move<Ark>(here, random);
      ark::play(here, move);
      ark::play(there, move);
      beyond_the_first += moves > 0;
    }
    EXPECT_EQ(ai::ArkPlay::foresees(start, here), ai::ArkPlay::foresees(start, there));
  });
  EXPECT_GT(beyond_the_first, 0);
}

}  // namespace
}  // namespace menagerie::ai_tests
