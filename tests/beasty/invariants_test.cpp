// What holds at every state of a Beasty game: no card is lost or doubled, and the line is as the rules leave it.
#include <gtest/gtest.h>

#include <map>
#include <memory>

#include "tests/games.h"

namespace menagerie::tests {
namespace {

using notation::BeastyText;

constexpr int kGamesOfAKind = 20;
constexpr int kGamesOfAKindInFullRun = 500;

// Every card of the table as species.seat, with how often it is there.
std::map<std::string, int> all_cards(const Json& position) {
  std::map<std::string, int> cards;
  for (const char* place : {"line", "gone", "bar"})
    for (const Json& card : position[place]) ++cards[card.get<std::string>()];
  for (const char* place : {"hands", "draws", "aside"}) {
    int seat = 0;
    for (const Json& list : position[place]) {
      for (const Json& species : list) ++cards[species.get<std::string>() + "." + std::to_string(seat)];
      ++seat;
    }
  }
  return cards;
}

void check_state(const beasty::State& state) {
  const Json position = BeastyText::print_position(state);
  if (state.phase == beasty::Phase::Deck) return;  // decks are not composed yet
  const auto cards = all_cards(position);
  ASSERT_EQ(cards.size(), 12u * static_cast<unsigned>(state.players())) << position;
  for (const auto& [card, times] : cards) ASSERT_EQ(times, 1) << card << " in " << position;

  const beasty::Row line = state.line();
  ASSERT_LE(line.size(), 4);
  ASSERT_NE(line.first().species(), beasty::Bat) << "B1: a bat in first place burns";
  for (int place = 0; place < line.size(); ++place) ASSERT_NE(line.at(place).species(), beasty::Vulture) << "V1";

  beasty::Strengths guests[kMaxPlayers] = {};
  for (int i = 0; i < state.piles.bar_size(); ++i)
    guests[state.piles.bar(i).owner()] |= beasty::strength_bit(state.piles.bar(i).strength());
  for (Seat seat = 0; seat < state.players(); ++seat) {
    ASSERT_EQ(guests[seat], state.guests[seat]) << "the bar and its guests";
    ASSERT_EQ(state.shown[seat] & ~state.hand[seat].known(), 0) << "a shown card is in the hand";
    ASSERT_TRUE(!state.hand[seat].empty() || state.draw[seat].empty());
  }
}

TEST(BeastyInvariants, cards_are_conserved_and_the_line_is_as_the_rules_leave_it) {
  const auto moves = std::make_unique<beasty::Moves>();
  std::size_t longest_list = 0, longest_story = 0;
  for (const Json& kind : beasty_kinds()) {
    const auto options = BeastyText::parse_options(kind);
    for (int game = 0; game < games(kGamesOfAKind, kGamesOfAKindInFullRun); ++game) {
      const Seed seed = seed_of(static_cast<std::uint64_t>(game));
      QuickRandom dice(static_cast<std::uint64_t>(game) + 11);
      auto state = Beasty::deal(*options, seed);
      while (state.phase != beasty::Phase::Over) {
        check_state(state);
        if (HasFatalFailure()) return;
        Beasty::legal_moves(state, *moves);
        if (state.phase == beasty::Phase::Play) longest_list = std::max(longest_list, moves->size());
        beasty::Events events;
        auto told = state;
        const auto move = (*moves)[dice.below(static_cast<std::uint32_t>(moves->size()))];
        Beasty::play(told, move, seed, events);
        longest_story = std::max(longest_story, events.size());
        Beasty::play(state, move, seed);
      }
      check_state(state);
      if (HasFatalFailure()) return;
    }
  }
  // The rooms of Moves and Events are far from used up.
  EXPECT_LT(longest_list, 1000u);
  EXPECT_LT(longest_story, 64u);
  EXPECT_GT(longest_list, 20u);
}

}  // namespace
}  // namespace menagerie::tests
