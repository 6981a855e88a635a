// Setting up the table. The order of what is drawn is fixed in docs/chance.md.
#pragma once

#include <algorithm>
#include <cassert>

#include "engine/ark/state.h"
#include "engine/chance.h"

namespace menagerie::ark {

// A1: which species stay out is drawn by lot, unless the host chose.
template <class Chance>
std::uint16_t draw_species(int players, Chance& lots) {
  constexpr std::uint16_t kAll = (1u << kSpecies) - 1;
  const int wanted = species_in_game(players);
  if (wanted == kSpecies) return kAll;
  int species[kSpecies];
  for (int i = 0; i < kSpecies; ++i) species[i] = i;
  shuffle(lots.stream("ark.species"), species, kSpecies);
  unsigned drawn = 0;
  for (int i = 0; i < wanted; ++i) drawn |= 1u << species[i];
  return static_cast<std::uint16_t>(drawn);
}

// A source of chance has `stream(label)`, and a stream has `below(n)`: Lots, or something faster.
template <class Chance>
State deal_with(const Options& options, Chance& lots) {
  assert(options.players >= kFewestPlayers && options.players <= kMostPlayers);
  State s = bare_table(options.players);
  s.species = options.species != 0 ? options.species : draw_species(options.players, lots);
  assert(std::popcount(s.species) == species_in_game(options.players));

  Tile tiles[kTiles];
  int count = 0;
  for (int species = 0; species < kSpecies; ++species) {
    for (int number = 1; (s.species >> species & 1) != 0 && number <= kNumbers; ++number) {
      tiles[count++] = tile_of(species, number);
    }
  }
  shuffle(lots.stream("ark.tiles"), tiles, static_cast<std::size_t>(count));

  const Tile* next = tiles;
  for (int seat = 0; seat < s.players; ++seat) {
    for (Tile& tile : s.dealt[seat]) tile = *next++;  // A3: each player gets three tiles
    std::sort(s.dealt[seat], s.dealt[seat] + kDealt);
    s.crates[seat] = holds(Rule::A2) ? kFirstCrates : 0;  // A2: everyone begins with one
  }
  s.draw_size = static_cast<std::uint8_t>(tiles + count - next);
  std::reverse_copy(next, static_cast<const Tile*>(tiles + count), s.draw);

  // A3: the starting flag of the first round is drawn by lot.
  s.first = options.first;
  if (s.first == kNobody) {
    s.first = static_cast<Seat>(lots.stream("ark.first").below(static_cast<std::uint32_t>(s.players)));
  }
  return s;
}

}  // namespace menagerie::ark
