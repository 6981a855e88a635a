// What the net is told of a Beasty game: where every card is, seen from the seat to act. Each input is on or off.
#pragma once

#include <array>
#include <bit>

#include "ai/net.h"
#include "engine/beasty/beasty.h"

namespace menagerie::ai {

class BeastyInputs {
 public:
  // The animals that a game can have: twelve, or all 24 in the mix.
  static constexpr int animals(beasty::Cards cards) { return cards == beasty::Cards::Mix ? 24 : 12; }
  static constexpr int count(beasty::Cards cards, int players) {
    return (kLine + line_blocks(cards)) * players * animals(cards) + 1;
  }

  // How many wait in line decides when the gate opens (T5), so each such number is a kind of position of its own. The mix,
  // with twice the animals, would become too large a file.
  static constexpr int kinds(beasty::Cards cards) { return cards == beasty::Cards::Mix ? 1 : kMostInLine + 1; }
  static int kind(const beasty::State& state) {
    return state.rules.cards == beasty::Cards::Mix ? 0 : state.line().size();
  }

  // Shows the number of each input that is on. The state is in the phase of play, and nothing in it is hidden.
  template <class Show>
  static void each(const beasty::State& state, Show&& show) {
    if (state.rules.cards == beasty::Cards::Mix) each_of<24>(state, show);
    else each_of<12>(state, show);
  }

  // The moves that the net tells apart: by the card, and by the first answer where an animal asks for one of a few.
  static constexpr int codes(beasty::Cards cards) {
    return animals(cards) + (cards == beasty::Cards::Mix ? 2 : 1) * kAnswers;
  }
  static MoveCode code(beasty::Cards cards, beasty::Move move) {
    const int all = animals(cards);
    const bool both_games = cards == beasty::Cards::Mix;
    const beasty::Species card = move.card();
    const int first_answer = all + (both_games && beasty::is_of_second_game(card) ? kAnswers : 0);
    return {both_games ? animal<24>(card) : animal<12>(card), answered(card, move.pick(0), first_answer)};
  }

 private:
  static constexpr int kMostInLine = 4;  // between turns
  // Blocks of an input for each animal of each seat: hand, draw pile, guests, guests that count by their points, top of the
  // pile; then the places of the line, those of a line of one, of two, three and four animals apart.
  static constexpr int kHand = 0, kDraw = 1, kGuests = 2, kGuestsByPoints = 3, kTop = 4, kLine = 5;
  static constexpr int line_blocks(beasty::Cards cards) {
    return kinds(cards) == 1 ? kMostInLine : kMostInLine * (kMostInLine + 1) / 2;
  }
  static int first_place(const beasty::State& state, int waiting) {
    return kLine + (kinds(state.rules.cards) == 1 ? 0 : waiting * (waiting - 1) / 2);
  }
  // how far or which parity, who leaves, whom to copy or what to show
  static constexpr int kAnswers = 2 + 4 + 24;

  static int answered(beasty::Species card, beasty::Pick pick, int first_answer) {
    if (!pick) return MoveCode::kNone;
    switch (card) {
      case beasty::Kangaroo:
      case beasty::Ostrich: return first_answer + pick - 1;
      case beasty::Parrot:
      case beasty::Bat: return first_answer + 2 + pick - 1;
      case beasty::Chameleon:
      case beasty::Penguin: return first_answer + 6 + pick - 2;
      default: return MoveCode::kNone;
    }
  }

  template <int kAnimals, class Show>
  static void each_of(const beasty::State& state, Show&& show) {
    const int players = state.players();
    const bool by_points = state.rules.variant == beasty::Variant::Points;
    const int block = players * kAnimals;
    const int guests = (by_points ? kGuestsByPoints : kGuests) * block;
    for (int relative = 0; relative < players; ++relative) {
      const int seat = (state.turn + relative) % players;
      const int base = relative * kAnimals;
      const unsigned second = state.second[seat];
      for (unsigned cards = state.hand[seat].known(); cards; cards &= cards - 1)
        show(kHand * block + base + animal<kAnimals>(std::countr_zero(cards), second));
      for (int i = 0; i < state.draw[seat].size(); ++i)
        show(kDraw * block + base + animal<kAnimals>(state.draw[seat].at(i) - 1, second));
      for (unsigned cards = state.guests[seat]; cards; cards &= cards - 1)
        show(guests + base + animal<kAnimals>(std::countr_zero(cards), second));
    }
    const auto show_card = [&](int from, beasty::Card card) {
      const int relative = (card.owner() + players - state.turn) % players;
      show(from + relative * kAnimals + animal<kAnimals>(card.species()));
    };
    const beasty::Row line = state.line();
    const int gate = first_place(state, line.size());
    for (int place = 0; place < line.size(); ++place) show_card((gate + place) * block, line.at(place));
    if (state.rules.cards != beasty::Cards::Bar && state.piles.gone_size() > 0)
      show_card(kTop * block, state.piles.top());
    if (by_points) show((kLine + line_blocks(state.rules.cards)) * block);
  }

  template <int kAnimals>
  static int animal(int strength_from_0, unsigned second) {
    if constexpr (kAnimals == 12) return strength_from_0;
    else return strength_from_0 * 2 + static_cast<int>(second >> strength_from_0 & 1);
  }
  template <int kAnimals>
  static int animal(beasty::Species species) {
    if constexpr (kAnimals == 12) return (species >> 1) - 1;
    else return species - 2;
  }
};

}  // namespace menagerie::ai
