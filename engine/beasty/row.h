// A row of up to eight cards in one word, the first in the lowest byte. The waiting line is a row, and so are
// the cards that go to the pile together. A row knows no rules: those are in the verbs of turn.h.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/beasty/card.h"

namespace menagerie::beasty {

class Row {
 public:
  constexpr Row() = default;
  static constexpr Row of_bits(std::uint64_t bits) {
    Row row;
    row.bits_ = bits;
    return row;
  }
  constexpr std::uint64_t bits() const { return bits_; }

  constexpr int size() const { return (71 - std::countl_zero(bits_)) >> 3; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr Card at(int place) const { return Card::of_bits(bits_ >> (8 * place)); }
  constexpr Card first() const { return Card::of_bits(bits_); }
  constexpr Card last() const { return at(size() - 1); }

  // Where a card is, counted from 0, or -1.
  constexpr int find(Card card) const {
    const std::uint64_t other = bits_ ^ (kOnes * card.bits);  // a zero byte where the card is
    const std::uint64_t zeros = (other - kOnes) & ~other & kHighs;
    return zeros ? std::countr_zero(zeros) >> 3 : -1;
  }

  constexpr void add(Card card) { bits_ |= std::uint64_t{card.bits} << (8 * size()); }
  constexpr void insert(int place, Card card) {
    const std::uint64_t ahead = below(place);
    bits_ = (bits_ & ahead) | std::uint64_t{card.bits} << (8 * place) | (bits_ & ~ahead) << 8;
  }
  constexpr void remove(int place) {
    const std::uint64_t ahead = below(place);
    bits_ = (bits_ & ahead) | (bits_ >> 8 & ~ahead);
  }
  constexpr void put(int place, Card card) {
    bits_ = (bits_ & ~(std::uint64_t{0xFF} << (8 * place))) | std::uint64_t{card.bits} << (8 * place);
  }
  constexpr void move(int from, int to) {
    const Card card = at(from);
    remove(from);
    insert(to, card);
  }
  constexpr void reverse() {
    if (bits_) bits_ = __builtin_bswap64(bits_) >> (64 - 8 * size());
  }

  friend constexpr bool operator==(Row, Row) = default;

 private:
  static constexpr std::uint64_t kOnes = 0x0101010101010101;
  static constexpr std::uint64_t kHighs = 0x8080808080808080;
  static constexpr std::uint64_t below(int place) { return (std::uint64_t{1} << (8 * place)) - 1; }

  std::uint64_t bits_ = 0;
};

}  // namespace menagerie::beasty
