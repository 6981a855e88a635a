// The list of legal moves: every card of the hand with every choice it gives, and every order of the pile.
#include <bit>

#include "engine/beasty/play.h"

namespace menagerie::beasty {
namespace {

constexpr Picks without_lowest(Picks picks) { return picks & (picks - 1); }
constexpr Pick lowest(Picks picks) { return static_cast<Pick>(std::countr_zero(picks)); }

// P1: in the first game no order of the pile gives a choice, so a move need not be played out to list it: only
// what the animal asks counts, and what it asks as the species that it copies.
void list_asked(const State& state, Species as, SpeciesSet chain, Row line, Move move, int depth, Moves& moves) {
  if (!(kAskInFirstGame<Turn<FirstGame, Silent>> & only(as))) return moves.add(move);
  const Asks asks = kAnimals<Turn<FirstGame, Silent>>[as].asks;
  Picks picks = picks_for(asks, as, line, chain, state, 0);
  if (!picks) return moves.add(move);
  for (; picks; picks = without_lowest(picks)) {
    const Pick pick = lowest(picks);
    const Move more = move.with_pick(depth, pick);
    if (asks != Asks::WhomToCopy) moves.add(more);
    else list_asked(state, static_cast<Species>(pick), chain, line, more, depth + 1, moves);
  }
}

// Whether two or more cards may go to the pile this turn. By its own action an animal sends nobody, one, or several of them
// away; in the steps that follow only bats burn, and only crocodiles and tigers eat, a tiger one animal.
// (The tests compare the lists with those of the literal implementation, for which every turn is played out.)
bool may_need_an_order(Species acting, Row line) {
  constexpr SpeciesSet kSendMany = only(Skunk) | only(Lion) | only(Monkey) | only(Crocodile) | only(Bat);
  constexpr SpeciesSet kSendOne = only(Rhino) | only(Cheetah) | only(Tiger) | only(Parrot);
  if ((kSendMany & only(acting)) || (both(Bat, Crocodile) & species_in(line))) return true;
  int going = kSendOne & only(acting) ? 1 : 0;
  for (int place = 0; place < line.size() - 1; ++place) going += line.at(place).species() == Tiger;
  return going > 1;
}

// Goes on from where an animal acts, branches at what it asks, and looks which cards go to the pile (P2).
[[gnu::flatten]] void list_played(Turn<BothGames, Silent> turn, Move move, int depth, Moves& moves) {
  while (turn.acting()) {
    Picks picks = turn.asks();
    if (turn.acts_last() && !may_need_an_order(turn.actor(), turn.line())) {
      if (!picks) moves.add(move);
      for (; picks; picks = without_lowest(picks)) moves.add(move.with_pick(depth, lowest(picks)));
      return;
    }
    if (!picks) {
      turn.answer(0);
      continue;
    }
    for (; without_lowest(picks); picks = without_lowest(picks)) {
      Turn<BothGames, Silent> branch = turn;
      branch.answer(lowest(picks));
      list_played(branch, move.with_pick(depth, lowest(picks)), depth + 1, moves);
    }
    turn.answer(lowest(picks));
    move = move.with_pick(depth++, lowest(picks));
  }
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
    if (std::popcount(static_cast<unsigned>(cards)) == int{kSortedOut})
      moves.add(Move::trim(static_cast<Strengths>(cards)));
}

}  // namespace

void legal_moves(const State& state, Moves& moves) {
  moves.clear();
  if (state.phase == Phase::Over) return;
  if (state.phase == Phase::Deck) return list_decks(moves);
  if (state.phase == Phase::Trim) return list_trims(moves);
  const Row line = state.line();
  for (Strengths hand = state.hand[state.turn].known(); hand; hand &= static_cast<Strengths>(hand - 1)) {
    const Species card = state.species(state.turn, std::countr_zero(hand) + 1);
    const bool no_orders = state.rules.cards == Cards::Bar && holds(Rule::P1);
    if (no_orders) list_asked(state, card, only(card), line, Move(card), 0, moves);
    else list_played(Turn<BothGames, Silent>(state, card), Move(card), 0, moves);
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
