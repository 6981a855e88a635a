// Folding events over a view. It knows no rules: each event says what it changes.
#include <bit>

#include "engine/beasty/view.h"

namespace menagerie::beasty {
namespace {

Strengths strengths_of(SpeciesSet set) {
  Strengths strengths = 0;
  for (; set; set &= set - 1) strengths |= strength_bit(std::countr_zero(set) / 2);
  return strengths;
}

void learn_all(State& table, Seat seat, SpeciesSet set) {
  for (; set; set &= set - 1) table.learn(seat, static_cast<Species>(std::countr_zero(set)));
}

void take_out(Row& line, Card card) {
  const int place = line.find(card);
  if (place >= 0) line.remove(place);
}

void deal(State& table, const Event& event) {
  table.hand[event.seat] = Holding(strengths_of(event.set), event.hidden);
  learn_all(table, event.seat, event.set);
  for (int i = 0; i < event.place; ++i) table.draw[event.seat].add(DrawPile::kFaceDown);
}

void sort_out(State& table, const Event& event) {
  const Strengths cards = strengths_of(event.set);
  Holding& hand = table.hand[event.seat];
  table.aside[event.seat] = Holding(cards, event.hidden);
  hand = Holding(static_cast<Strengths>(hand.known() & ~cards), hand.face_down() - event.hidden);
}

void show(State& table, const Event& event) {
  const int its = strength(event.species);
  if (!table.hand[event.seat].has(its)) {
    table.hand[event.seat].remove(its);
    table.hand[event.seat].add(its);
    table.learn(event.seat, event.species);
  }
  table.shown[event.seat] |= strength_bit(its);
}

void draw(State& table, const Event& event) {
  table.draw[event.seat].draw();
  if (event.hidden) return table.hand[event.seat].add_face_down();
  table.hand[event.seat].add(strength(event.species));
  table.learn(event.seat, event.species);
}

void enter(State& table, Row& line, Card guest) {
  take_out(line, guest);
  table.piles.add_bar(guest);
  table.guests[guest.owner()] |= strength_bit(guest.strength());
  table.learn(guest.owner(), guest.species());
}

void reorder_top(State& table, Row cards) {
  const int from = table.piles.gone_size() - cards.size();
  for (int i = 0; i < cards.size(); ++i) table.piles.set_gone(from + i, cards.at(i));
}

void apply(State& table, Row& line, const Event& event) {
  switch (event.what) {
    case What::Composes:
      if (!event.hidden) table.hand[event.seat] = Holding(kAllStrengths, 0), learn_all(table, event.seat, event.set);
      return;
    case What::SortsOut: return sort_out(table, event);
    case What::Dealt: return deal(table, event);
    case What::Begins:
      table.phase = static_cast<Phase>(event.place);
      table.turn = event.seat;
      return;
    case What::Plays:
      table.hand[event.seat].remove(event.who.strength());
      table.shown[event.seat] &= static_cast<Strengths>(~strength_bit(event.who.strength()));
      if (event.place) line.add(event.who);
      return;
    case What::Waits: return take_out(line, event.who);
    case What::Fetches:
      table.piles.remove_top();
      if (event.place) line.add(event.who);
      return;
    case What::Lands: return table.piles.add_gone(event.who);
    case What::Enters: return enter(table, line, event.who);
    case What::Excluded:
    case What::Expelled:
    case What::Eaten:
    case What::Rammed:
    case What::Burns:
    case What::Leaves: take_out(line, event.who); return table.piles.add_gone(event.who);
    case What::Ordered: return reorder_top(table, event.row);
    case What::Passes:
    case What::Moves:
    case What::SentBack: return line.move(line.find(event.who), event.place - 1);
    case What::Sorted: line = event.row; return;
    case What::TurnedRound: return line.reverse();
    case What::Shows: return show(table, event);
    case What::Draws: return draw(table, event);
    case What::Turn: table.turn = event.seat; return;
    case What::Over:
      table.phase = Phase::Over;
      table.turn = kNobody;
      return;
    case What::Reveals:
      table.aside[event.seat] = Holding(strengths_of(event.set), 0);
      return learn_all(table, event.seat, event.set);
    case What::Becomes:
    case What::Reverts:
    case What::Recurs:
    case What::Checks:
    case What::Stopped:
    case What::NoTarget:
    case What::Alone:
    case What::SecondLion:
    case What::Quills:
    case What::PileEmpty:
    case What::NothingToCopy:
    case What::Rests:
    case What::TooFew:
    case What::NothingToDraw: return;  // nothing changes on the table
  }
}

}  // namespace

void fold(View& view, const Events& told) {
  Row line = view.table.line();
  for (const Event& event : told) apply(view.table, line, event);
  view.table.set_line(line);
  forget_unseen_species(view.table);
}

}  // namespace menagerie::beasty
