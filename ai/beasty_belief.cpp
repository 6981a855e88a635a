#include "ai/beasty_belief.h"

#include <bit>
#include <cassert>
#include <cstddef>

namespace menagerie::ai {
namespace {

using beasty::Card;
using beasty::Holding;
using beasty::State;
using beasty::Strengths;

// Cards that lie open tell which of two animals they are; a view forgets that of those that are not in the bar.
void learn_open_cards(State& table, Strengths (&open)[kMaxPlayers]) {
  const auto learn = [&](Card card) {
    table.learn(card.owner(), card.species());
    open[card.owner()] |= beasty::strength_bit(card.strength());
  };
  const beasty::Row line = table.line();
  for (int place = 0; place < line.size(); ++place) learn(line.at(place));
  for (int i = 0; i < table.piles.gone_size(); ++i) learn(table.piles.gone(i));
  for (int i = 0; i < table.piles.bar_size(); ++i) learn(table.piles.bar(i));
}

Holding turned_up(Holding holding, const std::uint8_t*& next) {
  Holding known(holding.known(), 0);
  for (int i = holding.face_down(); i > 0; --i) known.add(*next++);
  return known;
}

}  // namespace

BeastyBelief::BeastyBelief(const View<State>& view, const BeastyReading* reading)
    : table_(view.table), viewer_(view.viewer), reading_(reading) {
  if (table_.phase == beasty::Phase::Over) return;  // nothing is hidden any more
  Strengths open[kMaxPlayers] = {};
  learn_open_cards(table_, open);
  for (Seat seat = 0; seat < table_.players(); ++seat) {
    const unsigned seen = open[seat] | table_.hand[seat].known() | table_.aside[seat].known();
    unseen_[seat] = static_cast<Strengths>(beasty::kAllStrengths & ~seen);  // S2: one animal of each strength
  }
}

State BeastyBelief::sample(QuickRandom& random) const {
  State state = table_;
  for (Seat seat = 0; seat < state.players(); ++seat)
    if (unseen_[seat]) deal_unseen(state, seat, random);
  return state;
}

void BeastyBelief::deal_unseen(State& state, Seat seat, QuickRandom& random) const {
  Strengths unseen = unseen_[seat];
  if (reading_ && seat != viewer_) {
    const Strengths hand = reading_->draw(random).cards;
    state.hand[seat] = Holding(hand, 0);
    unseen = static_cast<Strengths>(unseen & ~hand);
  }
  std::uint8_t cards[12];
  std::size_t size = 0;
  for (Strengths left = unseen; left; left &= static_cast<Strengths>(left - 1))
    cards[size++] = static_cast<std::uint8_t>(std::countr_zero(left) + 1);
  shuffle(random, cards, size);

  const std::uint8_t* next = cards;
  state.hand[seat] = turned_up(state.hand[seat], next);
  state.aside[seat] = turned_up(state.aside[seat], next);
  beasty::DrawPile pile;
  for (int i = state.draw[seat].size(); i > 0; --i) pile.add(*next++);
  state.draw[seat] = pile;
  assert(next == cards + size && "a view hides as many cards as it does not show");

  if (state.rules.cards != beasty::Cards::Mix) return;
  const auto coins = static_cast<Strengths>(random.word() & unseen_[seat]);
  state.second[seat] = static_cast<Strengths>((state.second[seat] & ~unseen_[seat]) | coins);
}

}  // namespace menagerie::ai
