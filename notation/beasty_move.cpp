// Moves of the Beasty games as text. A move is printed by playing its turn, so that text and rules cannot differ.
#include <algorithm>
#include <bit>

#include "engine/beasty/animals.h"
#include "engine/beasty/orders.h"
#include "notation/beasty_text.h"
#include "notation/fields.h"

namespace menagerie::notation {
namespace {

using namespace beasty;

void print_pick(std::string& out, Asks asks, Pick pick) {
  const auto name = [pick] { return std::string(name_of(static_cast<Species>(pick))); };
  switch (asks) {
    case Asks::Nothing: return;
    case Asks::HowFar: out += " +" + std::to_string(pick); return;
    case Asks::WhoLeaves:
    case Asks::WhichStrongest:
    case Asks::WhichWeakest: out += " @" + std::to_string(pick); return;
    case Asks::EvenOrOdd: out += pick == kOdd ? " odd" : " even"; return;
    case Asks::WhomToCopy:
    case Asks::WhatToShow: out += " as " + name(); return;
    case Asks::WhichSecondStrongest: out += " expel " + name(); return;
    case Asks::WhichSecondWeakest: out += " drag " + name(); return;
  }
}

std::string print_turn(const State& state, Move move) {
  std::string out(name_of(move.card()));
  Turn<BothGames, Silent> turn(state, move.card());
  for (int picks = 0; turn.acting();) {
    if (turn.actor() == Vulture && turn.top_of_pile())
      out.append(" takes ").append(name_of(turn.top_of_pile().species()));
    const Asks asks = asks_of(turn.actor());
    const Pick pick = turn.asks() ? move.pick(picks++) : Pick{0};
    if (pick) print_pick(out, asks, pick);
    turn.answer(pick);
  }
  turn.recur_and_check();
  if (turn.orders() == 1) return out;
  out += turn.left_in_check() ? " //" : " /";
  const Row cards = in_order(turn.leaving(), move.order());
  for (int i = 0; i < cards.size(); ++i) out += " " + text_of(cards.at(i));
  return out;
}

// The animals of a deck, or those sorted out of it, by strength.
std::string print_choice(const State& state, Move move) {
  std::string out = move.is_deck() ? "deck" : "trim";
  for (int strength = 1; strength <= 12; ++strength) {
    const bool chosen = move.chosen() & strength_bit(strength);
    if (move.is_deck()) out.append(" ").append(name_of(species_of(strength, chosen)));
    else if (chosen) out.append(" ").append(name_of(state.species(state.turn, strength)));
  }
  return out;
}

// A deck, or what is sorted out of it: the move that the named animals make, whether legal or not.
Move read_choice(std::string_view text, Phase phase) {
  Strengths strengths = 0;
  std::size_t space = text.find(' ');
  while (space != std::string_view::npos) {
    text.remove_prefix(space + 1);
    space = text.find(' ');
    const Species species = species_named(text.substr(0, space));
    if (species && (phase == Phase::Trim || is_of_second_game(species))) strengths |= strength_bit(strength(species));
  }
  return phase == Phase::Deck ? Move::deck(strengths) : Move::trim(strengths);
}

}  // namespace

std::string BeastyText::print_move(const State& state, const Move& move) {
  return move.is_deck() || move.is_trim() ? print_choice(state, move) : print_turn(state, move);
}

std::vector<std::string> BeastyText::legal_texts(const State& state) {
  Moves moves;
  legal_moves(state, moves);
  std::vector<std::string> texts;
  texts.reserve(moves.size());
  for (const Move move : moves) texts.push_back(print_move(state, move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

// The text is looked for among those of the legal moves, so nothing else can be played.
Answer<Move> BeastyText::parse_move(const State& state, std::string_view text) {
  if (state.phase == Phase::Over) return Refusal{"the game is over: no move can be played"};
  const std::string_view first_word = text.substr(0, text.find(' '));
  const Refusal refusal{in_quotes(text) + " is not a legal move here"};
  if (state.phase != Phase::Play) {  // there are too many to look through: read it, and see whether it prints the same
    const Move move = read_choice(text, state.phase);
    return is_legal(state, move) && print_move(state, move) == text ? Answer<Move>(move) : Answer<Move>(refusal);
  }
  Moves moves;
  legal_moves(state, moves);
  for (const Move move : moves)
    if (name_of(move.card()) == first_word && print_move(state, move) == text) return move;
  return refusal;
}

}  // namespace menagerie::notation
