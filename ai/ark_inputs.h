// What the net is told of Animals on Board, seen from the seat to act. Species have no names here: an ark is a bag of animals,
// each with how many of its kind could still join it, and a group is what it would bring to whom. Inputs may be on
// several times. The face-down tile is nobody's business.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "engine/ark/ark.h"
#include "engine/ark/middle.h"

namespace menagerie::ai {

class ArkInputs {
 public:
  static constexpr int count(int players) { return players * kOfSeat + kOfTable; }
  static constexpr int kCodes = 0;  // moves are looked at by what comes of them
  static constexpr int kKinds = 1;
  static int kind(const ark::State&) { return 0; }

  // A10: what the animals of one species, a bit a number, are worth on departure.
  static constexpr std::array<std::int8_t, 32> kWorth = [] {
    std::array<std::int8_t, 32> worth{};
    for (unsigned animals = 0; animals < 32; ++animals) {
      const int size = std::popcount(animals);
      if (size == 1) worth[animals] = static_cast<std::int8_t>(std::countr_zero(animals) + 1);
      if (size >= ark::kHerd) worth[animals] = static_cast<std::int8_t>(ark::kHerdAnimal * size);
    }
    return worth;
  }();
  static unsigned animals(ark::TileSet tiles, int species) {
    return static_cast<unsigned>(tiles.bits() >> (1 + species * ark::kNumbers)) & 31;
  }
  // What tiles add to an ark, as long as ten are enough room.
  static int gain(ark::TileSet own, ark::TileSet more) {
    int sum = 0;
    for (std::uint64_t left = more.face_up().bits(); left;) {
      const int species = (std::countr_zero(left) - 1) / ark::kNumbers;
      const unsigned has = animals(own, species), joins = animals(more, species);
      sum += kWorth[has | joins] - kWorth[has];
      left &= ~(std::uint64_t{31} << (1 + species * ark::kNumbers));
    }
    return sum;
  }

  template <class Show>
  static void each(const ark::State& state, Show&& show) {
    ark::TileSet aboard{};
    for (int seat = 0; seat < state.players; ++seat) aboard |= state.arks[seat];
    for (int relative = 0; relative < state.players; ++relative) {
      const int seat = (state.turn + relative) % state.players;
      const int base = relative * kOfSeat;
      each_animal(state.arks[seat], aboard, base, show);
      show(base + kCrates + state.crates[seat]);
      show(base + kSize + std::min(ark::ark_size(state, seat), kSizes - 1));
      if (ark::is_out(state, seat)) show(base + kOut);
      else each_group(state, seat, base, show);
      if (state.next == seat) show(base + kBegins);
    }
    const int table = state.players * kOfSeat;
    for (int i = 0; i < state.group_count; ++i) show(table + std::min(state.groups[i].size(), 7) - 1);
    show(table + 7 + ark::left_in_round(state) - 1);
    if (ark::somebody_holds_ten(state)) show(table + 11);
    if (ark::group_with(state, ark::kFaceDown) != ark::kNoGroup) show(table + 12);
  }

 private:
  // Of one animal: its number and how many of its kind are free; of a pair, three, four and five how many are free.
  static constexpr std::array<int, 6> kHerds = {0, 0, 25, 29, 32, 34};
  static constexpr int kCrates = 35;
  static constexpr int kSize = kCrates + ark::kMostCrates + 1;
  static constexpr int kSizes = 16;
  static constexpr int kOut = kSize + kSizes;
  static constexpr int kBegins = kOut + 1;
  static constexpr int kGains = kBegins + 1;  // groups that can be paid, then those that cannot
  static constexpr int kGainSteps = 16;
  static constexpr int kOfSeat = kGains + 2 * kGainSteps;
  static constexpr int kOfTable = 13;

  template <class Show>
  static void each_animal(ark::TileSet own, ark::TileSet aboard, int base, Show& show) {
    for (std::uint64_t left = own.face_up().bits(); left;) {
      const int species = (std::countr_zero(left) - 1) / ark::kNumbers;
      const unsigned has = animals(own, species);
      const int size = std::popcount(has), free = ark::kNumbers - std::popcount(animals(aboard, species));
      show(base + (size == 1 ? std::countr_zero(has) * 5 + free : kHerds[static_cast<std::size_t>(size)] + free));
      left &= ~(std::uint64_t{31} << (1 + species * ark::kNumbers));
    }
  }

  template <class Show>
  static void each_group(const ark::State& state, int seat, int base, Show& show) {
    for (int i = 0; i < state.group_count; ++i) {
      const ark::TileSet group = state.groups[i];
      const int price = group.size();
      const int brings = gain(state.arks[seat], group) - price;
      const int step = std::clamp((brings + 10) / 2, 0, kGainSteps - 1);
      show(base + kGains + (price <= state.crates[seat] ? 0 : kGainSteps) + step);
    }
  }
};

}  // namespace menagerie::ai
