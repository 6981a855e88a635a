// Nothing hidden reaches a seat: permuting what it may not know changes nothing that it sees, until a reveal.
// And what it sees is enough to work out the outcome of its own moves. (Animals on Board: tests/ark.)
#include <gtest/gtest.h>

#include <bit>
#include <memory>

#include "tests/games.h"

namespace menagerie::tests {
namespace {

using beasty::Cards;
using beasty::DrawPile;
using beasty::Event;
using beasty::Events;
using beasty::Holding;
using beasty::Moves;
using beasty::Phase;
using beasty::State;
using beasty::Strengths;
using beasty::What;
using notation::BeastyText;

int games_of_a_kind() { return asked_for("MENAGERIE_SHORT") ? 1 : games(30, 1000); }

// Deals the cards of a seat that the viewer cannot see anew: over hand, draw pile and what it sorted out; in the
// mix each of them may as well be the other animal of its strength.
void permute_hidden(State& state, Seat seat, bool own, int keep_in_hand, QuickRandom& dice) {
  std::vector<int> hidden;
  Holding& hand = state.hand[seat];
  Strengths stays = own ? hand.known() : state.shown[seat];
  if (keep_in_hand && hand.has(keep_in_hand)) stays |= beasty::strength_bit(keep_in_hand);
  for (int strength = 1; strength <= 12; ++strength) {
    if (hand.has(strength) && !(stays & beasty::strength_bit(strength))) hidden.push_back(strength);
    if (!own && state.aside[seat].has(strength)) hidden.push_back(strength);
  }
  for (int i = 0; i < state.draw[seat].size(); ++i) hidden.push_back(state.draw[seat].at(i));
  shuffle(dice, hidden.data(), hidden.size());

  std::size_t next = 0;
  Holding new_hand(stays, 0);
  for (int i = std::popcount(stays); i < hand.size(); ++i) new_hand.add(hidden[next++]);
  hand = new_hand;
  if (!own) {
    Holding aside;
    for (int i = 0; i < state.aside[seat].size(); ++i) aside.add(hidden[next++]);
    state.aside[seat] = aside;
  }
  DrawPile pile;
  for (int i = 0; i < state.draw[seat].size(); ++i) pile.add(hidden[next++]);
  state.draw[seat] = pile;
  if (state.rules.cards == Cards::Mix && !own)
    for (const int strength : hidden) state.learn(seat, beasty::species_of(strength, dice.below(2) == 1));
}

// What the viewer is told before the first card that it gets to see anew.
Json told_until_reveal(const Events& events, Seat viewer) {
  Events told = Beasty::events_for(events, viewer);
  Events until;
  for (const Event& event : told) {
    if (event.what == What::Draws && event.seat == viewer) break;
    if (event.what == What::Reveals) break;
    until.add(event);
  }
  return BeastyText::print_events(until);
}

template <class Look>
void in_random_games(Look look) {
  const auto moves = std::make_unique<Moves>();
  for (const Json& kind : beasty_kinds()) {
    const auto options = BeastyText::parse_options(kind);
    for (int game = 0; game < games_of_a_kind(); ++game) {
      SCOPED_TRACE(kind.dump() + " game " + std::to_string(game));
      const Seed seed = seed_of(static_cast<std::uint64_t>(game));
      QuickRandom dice(static_cast<std::uint64_t>(game) + 5);
      State state = Beasty::deal(*options, seed);
      while (state.phase != Phase::Over) {
        Beasty::legal_moves(state, *moves);
        const auto move = (*moves)[dice.below(static_cast<std::uint32_t>(moves->size()))];
        if (state.phase == Phase::Play) look(static_cast<const State&>(state), move, dice);
        if (testing::Test::HasFailure()) return;
        Beasty::play(state, move, seed);
      }
    }
  }
}

TEST(Views, what_is_hidden_from_a_seat_changes_nothing_that_it_sees_until_a_reveal) {
  long compared = 0;
  in_random_games([&](const State& state, beasty::Move move, QuickRandom& dice) {
    for (int i = 0; i <= state.players(); ++i) {
      const Seat viewer = i == state.players() ? kNobody : static_cast<Seat>(i);
      State other = state;
      for (Seat seat = 0; seat < state.players(); ++seat)
        permute_hidden(other, seat, seat == viewer, seat == state.turn ? strength(move.card()) : 0, dice);
      ASSERT_EQ(BeastyText::print_position(Beasty::view_for(other, viewer).table).dump(),
                BeastyText::print_position(Beasty::view_for(state, viewer).table).dump());
      ASSERT_EQ(Beasty::view_for(other, viewer), Beasty::view_for(state, viewer));
      if (viewer == state.turn) {
        ASSERT_EQ(BeastyText::legal_texts(other), BeastyText::legal_texts(state));
      }

      // The move is scripted; where it needs a card that the other world does not have, there is nothing to compare.
      const std::string text = BeastyText::print_move(state, move);
      const auto same_move = BeastyText::parse_move(other, text);
      if (!same_move) continue;
      State after = state, other_after = other;
      Events events, other_events;
      Beasty::play(after, move, Seed{}, events);
      Beasty::play(other_after, *same_move, Seed{}, other_events);
      ASSERT_EQ(told_until_reveal(events, viewer).dump(), told_until_reveal(other_events, viewer).dump()) << text;
      if (viewer != state.turn && after.phase == Phase::Play) {
        ASSERT_EQ(Beasty::view_for(after, viewer), Beasty::view_for(other_after, viewer)) << text;
      }
      ++compared;
    }
  });
  EXPECT_GT(compared, 10000 * games_of_a_kind() / 30);
}

TEST(Views, the_others_secret_choices_before_the_game_show_nowhere) {
  for (const Json& kind : beasty_kinds()) {
    const auto options = BeastyText::parse_options(kind);
    const Seed seed = seed_of(3);
    for (Seat viewer = 0; viewer < options->rules.players; ++viewer) {
      std::string told[2];
      for (const int world : {0, 1}) {
        QuickRandom own(1), others(static_cast<std::uint64_t>(world) + 10);
        State state = Beasty::deal(*options, seed);
        const auto moves = std::make_unique<Moves>();
        while (state.phase != Phase::Play) {
          Beasty::legal_moves(state, *moves);
          QuickRandom& dice = state.turn == viewer ? own : others;
          const auto move = (*moves)[dice.below(static_cast<std::uint32_t>(moves->size()))];
          Events events;
          Beasty::play(state, move, seed, events);
          told[world] += BeastyText::print_events(Beasty::events_for(events, viewer)).dump() +
                         BeastyText::print_position(Beasty::view_for(state, viewer).table).dump();
        }
      }
      EXPECT_EQ(told[0], told[1]) << kind << " seat " << int{viewer};
    }
  }
}

// The real outcome with the card that was drawn turned face down again: what can be known before the draw.
State without_the_draw(State after, const Events& events, Seat viewer) {
  for (const Event& event : events)
    if (event.what == What::Draws && event.seat == viewer) {
      after.hand[viewer].remove(strength(event.species));
      after.hand[viewer].add_face_down();
      if (after.rules.cards == Cards::Mix)
        after.second[viewer] &= static_cast<Strengths>(~beasty::strength_bit(strength(event.species)));
    }
  return after;
}

TEST(Views, a_seat_can_work_out_its_moves_from_its_own_view) {
  in_random_games([&](const State& state, beasty::Move, QuickRandom& dice) {
    const auto moves = std::make_unique<Moves>();
    const Seat viewer = state.turn;
    const auto view = Beasty::view_for(state, viewer);
    Beasty::legal_moves(view.table, *moves);
    for (int i = 0; i < 3; ++i) {
      const auto move = (*moves)[dice.below(static_cast<std::uint32_t>(moves->size()))];
      State after = state, foreseen = view.table;
      Events events, foreseen_events;
      Beasty::play(after, move, Seed{}, events);
      Beasty::play(foreseen, move, Seed{}, foreseen_events);
      ASSERT_EQ(told_until_reveal(events, viewer).dump(), told_until_reveal(foreseen_events, viewer).dump());
      if (after.phase == Phase::Over) continue;  // then everything is revealed
      ASSERT_EQ(Beasty::view_for(foreseen, viewer).table,
                without_the_draw(Beasty::view_for(after, viewer).table, events, viewer))
          << BeastyText::print_move(state, move);
    }
  });
}

}  // namespace
}  // namespace menagerie::tests
