// A position of Beasty Bar, New Beasts in Town or their mix. Also serves as what one seat sees of it: then hidden
// cards lie face down, counted but unknown.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "engine/beasty/card.h"
#include "engine/beasty/row.h"
#include "engine/seat.h"

namespace menagerie::beasty {

enum class Cards : std::uint8_t { Bar, Town, Mix };
enum class Variant : std::uint8_t { Guests, Points };
enum class Phase : std::uint8_t { Deck, Trim, Play, Over };

struct Rules {
  Cards cards : 2 = Cards::Bar;
  Variant variant : 1 = Variant::Guests;
  std::uint8_t players : 3 = 2;
  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

// A seat has one animal of each strength (S2), so a set of its cards is a set of strengths: bit 0 is strength 1.
using Strengths = std::uint16_t;
inline constexpr Strengths kAllStrengths = 0xFFF;
constexpr Strengths strength_bit(int strength) { return static_cast<Strengths>(1 << (strength - 1)); }

// Cards that somebody holds, some of them perhaps face down.
class Holding {
 public:
  constexpr Holding() = default;
  constexpr Holding(Strengths known, int face_down) : bits_(static_cast<std::uint16_t>(known | face_down << 12)) {}
  constexpr Strengths known() const { return bits_ & kAllStrengths; }
  constexpr int face_down() const { return bits_ >> 12; }
  constexpr int size() const { return std::popcount(known()) + face_down(); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool has(int strength) const { return bits_ & strength_bit(strength); }
  constexpr void add(int strength) { bits_ |= strength_bit(strength); }
  constexpr void add_face_down() { bits_ = static_cast<std::uint16_t>(bits_ + 0x1000); }
  // Takes a card away; one that is not among the known ones was among those face down.
  constexpr void remove(int strength) {
    if (has(strength)) bits_ = static_cast<std::uint16_t>(bits_ & ~strength_bit(strength));
    else if (face_down()) bits_ = static_cast<std::uint16_t>(bits_ - 0x1000);
  }
  friend constexpr bool operator==(Holding, Holding) = default;

 private:
  std::uint16_t bits_ = 0;
};

// A face-down draw pile: strengths in drawing order, four bits each.
class DrawPile {
 public:
  static constexpr int kFaceDown = 15;  // a card nobody has seen, in a view

  constexpr int size() const { return (35 - std::countl_zero(bits_)) >> 2; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int at(int index) const { return static_cast<int>(bits_ >> (4 * index)) & 15; }
  constexpr int draw() {
    const int strength = at(0);
    bits_ >>= 4;
    return strength;
  }
  constexpr void add(int strength) { bits_ |= static_cast<std::uint32_t>(strength) << (4 * size()); }
  friend constexpr bool operator==(DrawPile, DrawPile) = default;

 private:
  std::uint32_t bits_ = 0;
};

// Everything but the order of the pile and of the bar.
struct Table {
  std::uint8_t line_cards[5] = {};  // gate first; at most four between turns
  Rules rules;
  Phase phase = Phase::Play;
  Seat turn = 0;
  Holding hand[kMaxPlayers];
  Holding aside[kMaxPlayers];          // what a seat sorted out (S6)
  Strengths shown[kMaxPlayers] = {};   // cards of the hand that a penguin has shown
  Strengths guests[kMaxPlayers] = {};  // cards of a seat that are in the bar
  Strengths second[kMaxPlayers] = {};  // at which strengths a seat's animal is that of the second game
  DrawPile draw[kMaxPlayers];

  int players() const { return rules.players; }
  Species species(Seat seat, int strength) const { return species_of(strength, second[seat] & strength_bit(strength)); }

  SpeciesSet species_held(Seat seat, Strengths cards) const {
    SpeciesSet set = 0;
    for (; cards; cards &= static_cast<Strengths>(cards - 1)) set |= only(species(seat, std::countr_zero(cards) + 1));
    return set;
  }

  Row line() const {
    std::uint64_t bits = 0;
    std::memcpy(&bits, line_cards, sizeof line_cards);
    return Row::of_bits(bits);
  }
  void set_line(Row row) {
    const std::uint64_t bits = row.bits();
    std::memcpy(line_cards, &bits, sizeof line_cards);
  }
  // A card becomes known as that species: only then may a view tell which of the two animals it is.
  void learn(Seat seat, Species its) {
    const Strengths bit = strength_bit(strength(its));
    second[seat] = static_cast<Strengths>(is_of_second_game(its) ? second[seat] | bit : second[seat] & ~bit);
  }
  friend bool operator==(const Table&, const Table&) = default;
};
static_assert(sizeof(Table) == 64);

// The pile (THAT'S IT) and the bar in the order the cards went there. Together they never hold more
// than all cards, so they share their room: the pile grows from the front, the bar from the back.
class Piles {
 public:
  int gone_size() const { return gone_size_; }
  int bar_size() const { return bar_size_; }
  Card gone(int index) const { return cards_[index]; }
  Card bar(int index) const { return cards_[kRoom - 1 - index]; }
  Card top() const { return cards_[gone_size_ - 1]; }
  Card top(int below) const { return cards_[gone_size_ - 1 - below]; }

  void add_gone(Card card) { cards_[gone_size_++] = card; }
  // Several at once: the places beyond the top are empty, so the row is laid over them as one word.
  void add_gone(Row row) {
    std::uint64_t word;
    std::memcpy(&word, cards_ + gone_size_, sizeof word);
    word |= row.bits();
    std::memcpy(static_cast<void*>(cards_ + gone_size_), &word, sizeof word);
    gone_size_ = static_cast<std::uint8_t>(gone_size_ + row.size());
  }
  void add_bar(Card card) { cards_[kRoom - 1 - bar_size_++] = card; }
  void remove_top() { cards_[--gone_size_] = Card{}; }
  void set_gone(int index, Card card) { cards_[index] = card; }

  friend bool operator==(const Piles&, const Piles&) = default;

 private:
  static constexpr int kRoom = 12 * kMaxPlayers;
  Card cards_[kRoom + 8] = {};  // the last eight stay empty
  std::uint8_t gone_size_ = 0;
  std::uint8_t bar_size_ = 0;
};

struct State : Table {
  Piles piles;
  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 128);

}  // namespace menagerie::beasty
