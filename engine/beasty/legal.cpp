// The list of legal moves: every card of the hand with every choice it gives, and every order of the pile.
#include <bit>

#include "engine/beasty/play.h"

namespace menagerie::beasty {
namespace {

constexpr Picks without_lowest(Picks picks) { return picks & (picks - 1); }
constexpr Pick lowest(Picks picks) { return static_cast<Pick>(std::countr_zero(picks)); }

// Goes on from where an animal acts, and branches at what it asks.
void list_from(Turn<Silent> turn, Move move, int depth, bool order_matters, Moves& moves) {
  while (turn.acting()) {
    Picks picks = turn.asks();
    if (!order_matters && turn.asks_last()) {  // P1: nothing that follows gives a choice, so it need not be played out
      if (!picks) moves.add(move);
      for (; picks; picks = without_lowest(picks)) moves.add(move.with_pick(depth, lowest(picks)));
      return;
    }
    if (!picks) {
      turn.answer(0);
      continue;
    }
    for (; without_lowest(picks); picks = without_lowest(picks)) {
      Turn<Silent> branch = turn;
      branch.answer(lowest(picks));
      list_from(branch, move.with_pick(depth, lowest(picks)), depth + 1, order_matters, moves);
    }
    turn.answer(lowest(picks));
    move = move.with_pick(depth++, lowest(picks));
  }
  if (!order_matters) return moves.add(move);
  turn.recur_and_check();
  const int orders = turn.orders();
  for (int order = 0; order < orders; ++order) moves.add(move.with_order(order));
}

// S2: one animal of each strength.
void list_decks(Moves& moves) {
  for (int second_game = 0; second_game <= kAllStrengths; ++second_game)
    moves.add(Move::deck(static_cast<Strengths>(second_game)));
}

// S6: four of the twelve.
void list_trims(Moves& moves) {
  for (int cards = 0; cards <= kAllStrengths; ++cards)
    if (std::popcount(static_cast<unsigned>(cards)) == kSortedOut) moves.add(Move::trim(static_cast<Strengths>(cards)));
}

}  // namespace

void legal_moves(const State& state, Moves& moves) {
  moves.clear();
  if (state.phase == Phase::Over) return;
  if (state.phase == Phase::Deck) return list_decks(moves);
  if (state.phase == Phase::Trim) return list_trims(moves);
  const bool order_matters = state.rules.cards != Cards::Bar || !holds(Rule::P1);
  for (Strengths hand = state.hand[state.turn].known(); hand; hand &= static_cast<Strengths>(hand - 1)) {
    const Species card = state.species(state.turn, std::countr_zero(hand) + 1);
    list_from(Turn<Silent>(state, card), Move(card), 0, order_matters, moves);
  }
}

bool is_legal(const State& state, Move move) {
  Moves moves;
  legal_moves(state, moves);
  for (const Move legal : moves)
    if (legal == move) return true;
  return false;
}

}  // namespace menagerie::beasty
