// In the first game what a turn does to the line depends only on who stands there and on the play, so each
// outcome needs to be worked out once, by the rules, and can be remembered as an order of at most five cards.
// The tests compare every remembered turn with the rules.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#if defined(__SSSE3__)
#include <tmmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

#include "engine/beasty/commit.h"
#include "engine/beasty/orders.h"
#include "engine/beasty/turn.h"

namespace menagerie::beasty {

class Memory {
 public:
  // Plays a turn of the first game, remembered or worked out now.
  static void play(State& state, Move move) {
    const Seat seat = state.turn;
    const Row line = state.line();
    std::atomic<std::uint16_t>& place = outcomes_[index(line) * kPlays + code_of(move)];
    Outcome outcome(place.load(std::memory_order_relaxed));
    if (!outcome.bits) {
      outcome = work_out(state, move);
      place.store(outcome.bits, std::memory_order_relaxed);
    }
    Row five = line;
    five.add(Card(move.card(), seat));
    const std::uint64_t ordered = outcome.order(five);
    const int staying = outcome.staying(), going = outcome.going();
    state.set_line(Row::of_bits(ordered & first_bytes(staying)));
    state.hand[seat].remove(strength(move.card()));
    state.shown[seat] &= static_cast<Strengths>(~strength_bit(strength(move.card())));
    state.piles.add_gone(Row::of_bits(ordered >> (8 * staying) & first_bytes(going)));
    let_into_bar(state, Row::of_bits(ordered >> (8 * (staying + going))));
    draw_card(state, seat);
    pass_turn_from(state, seat);
  }

 private:
  // Where the five cards end: those that stay in line, then those that go to the pile, then those that enter the bar. It is one
  // of the 120 orders of five and two counts, in two bytes that are never zero once they are known.
  struct Outcome {
    std::uint16_t bits;

    Outcome(std::uint16_t remembered) : bits(remembered) {}
    Outcome(unsigned order, int staying, int going)
        : bits(static_cast<std::uint16_t>(0x8000 | order | staying << 7 | going << 10)) {}
    int staying() const { return bits >> 7 & 7; }
    int going() const { return bits >> 10 & 7; }
    std::uint64_t order(Row five) const {
      const std::uint64_t from = kPlaces[bits & 127];
#if defined(__SSSE3__)
      const __m128i cards = _mm_cvtsi64_si128(static_cast<long long>(five.bits()));
      const __m128i places = _mm_cvtsi64_si128(static_cast<long long>(from));
      return static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_shuffle_epi8(cards, places)));
#elif defined(__wasm_simd128__)
      const v128_t ordered = wasm_i8x16_swizzle(wasm_u64x2_splat(five.bits()), wasm_u64x2_splat(from));
      return wasm_u64x2_extract_lane(ordered, 0);
#else
      std::uint64_t ordered = 0;
      for (int i = 0; i < 5; ++i) ordered |= (five.bits() >> (8 * (from >> (8 * i) & 7)) & 0xFF) << (8 * i);
      return ordered;
#endif
    }
  };

  // For each order of five, the places that its cards come from, a byte each; the bytes behind them are emptied.
  static constexpr std::array<std::uint64_t, 120> kPlaces = [] {
    std::array<std::uint64_t, 120> places{};
    for (unsigned order = 0; order < 120; ++order) {
      const Row row = in_order(Row::of_bits(0x0504030201), static_cast<int>(order));
      places[order] = (row.bits() - 0x0101010101) | 0x8080800000000000;
    }
    return places;
  }();

  static constexpr std::uint64_t first_bytes(int count) { return (std::uint64_t{1} << (8 * count)) - 1; }

  // Four strengths, 0 for nobody, as the digits of a number to the base 13.
  static constexpr std::size_t kLines = 13 * 13 * 13 * 13;
  static std::size_t index(Row line) {
    const std::uint32_t strengths = static_cast<std::uint32_t>(line.bits() >> 1) & 0x0F0F0F0F;
    const std::uint32_t pairs = (strengths & 0x00FF00FF) + 13 * (strengths >> 8 & 0x00FF00FF);
    return (pairs & 0xFFFF) + 169 * (pairs >> 16);
  }

  // A number for each way to play a card: kangaroo and parrot have picks, and the chameleon plays as anybody else.
  static constexpr std::size_t kPlays = 32;
  static constexpr std::array<std::uint8_t, 13> kFirstCode = {0, 0, 1, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  static constexpr std::uint8_t kAsChameleon = 16;
  static constexpr std::array<std::uint8_t, 13> kFirstCodeCopied = {0, 0, 1, 5, 7, 15, 8, 9, 10, 11, 12, 13, 14};
  static std::size_t code_of(Move move) {
    const Pick first = move.pick(0);
    if (move.card() != Chameleon) return kFirstCode[strength(move.card()) & 15] + (first ? first - 1u : 0u);
    if (!first) return kFirstCode[5];
    const Pick second = move.pick(1);
    return kAsChameleon + kFirstCodeCopied[(first >> 1) & 15] + (second ? second - 1u : 0u);
  }

  static Outcome work_out(const State& state, Move move) {
    Row five = state.line();
    five.add(Card(move.card(), state.turn));
    Turn<FirstGame, Silent> turn(state, move.card());
    for (int picks = 0; turn.acting();) turn.answer(turn.asks() ? move.pick(picks++) : Pick{0});
    turn.recur_and_check();
    Row ends;  // places from 1, as in kPlaces
    for (const Row row : {turn.line(), turn.gone_before_check(), turn.gone_in_check(), turn.entered()})
      for (int i = 0; i < row.size(); ++i) ends.add(Card::of_bits(static_cast<unsigned>(five.find(row.at(i)) + 1)));
    for (int place = five.size(); place < 5; ++place) ends.add(Card::of_bits(static_cast<unsigned>(place + 1)));
    unsigned order = 0;
    while (in_order(Row::of_bits(0x0504030201), static_cast<int>(order)) != ends) ++order;
    return {order, turn.line().size(), turn.gone_before_check().size() + turn.gone_in_check().size()};
  }

  static inline std::array<std::atomic<std::uint16_t>, kLines * kPlays> outcomes_{};
};

}  // namespace menagerie::beasty
