#include "engine/ark/departure.h"

#include <cassert>

namespace menagerie::ark {
namespace {

int worth_of_one_species(TileSet animals) {
  // A10: every animal of a herd scores five, a single one its number.
  if (animals.size() >= kHerd && holds(Rule::A10)) return kHerdAnimal * animals.size();
  int sum = 0;
  for (const Tile tile : animals) sum += number_of(tile);
  return sum;
}

TileSet lowest(TileSet tiles, int count) {
  TileSet chosen{};
  for (const Tile tile : tiles) {
    if (count-- == 0) break;
    chosen.add(tile);
  }
  return chosen;
}

TileSet highest_one(TileSet tiles) { return tiles.empty() ? tiles : TileSet::from_bits(std::bit_floor(tiles.bits())); }

// A way to choose a number of tiles. The total counts first, then the species, then which list comes first.
struct Choice {
  static constexpr int kImpossible = -1;
  int rank = kImpossible;
  TileSet tiles{};

  bool possible() const { return rank != kImpossible; }
  Choice with(TileSet more) const {
    constexpr int kPoint = kSpecies + 1;  // more than all species together
    return {rank + kPoint * worth_of_one_species(more) + (more.empty() ? 0 : 1), tiles | more};
  }
  bool better_than(const Choice& other) const {
    return rank != other.rank ? rank > other.rank : comes_before(tiles, other.tiles);
  }
};

}  // namespace

TileSet without_pairs(TileSet ark) {
  TileSet left = ark;
  for (int species = 0; species < kSpecies; ++species) {
    const TileSet animals = ark & TileSet::species(species);
    if (animals.size() == 2 && holds(Rule::A9)) left -= animals;
  }
  return left;
}

TileSet reduced_to_ten(TileSet ark) {
  if (ark.size() <= kFullArk) return ark;
  // best[n]: the best n tiles of the species looked at so far, from the last species to the first. A single animal is
  // the highest of its species, and of a herd the lowest stay, since all are worth the same and they come first.
  Choice best[kFullArk + 1];
  best[0].rank = 0;
  for (int species = kSpecies - 1; species >= 0; --species) {
    const TileSet animals = ark & TileSet::species(species);
    for (int n = kFullArk; n > 0; --n) {
      for (int count = 1; count <= animals.size() && count <= n; ++count) {
        if (count == 2 && holds(Rule::A9)) continue;  // A9: never leaving exactly two
        if (!best[n - count].possible()) continue;
        const Choice choice = best[n - count].with(count == 1 ? highest_one(animals) : lowest(animals, count));
        if (choice.better_than(best[n])) best[n] = choice;
      }
    }
  }
  assert(best[kFullArk].possible() && "more than ten without a pair can always be reduced to exactly ten");
  return best[kFullArk].tiles;
}

int worth(TileSet departing) {
  int sum = 0;
  for (int species = 0; species < kSpecies; ++species) {
    sum += worth_of_one_species(departing & TileSet::species(species));
  }
  return sum;
}

int species_among(TileSet tiles) {
  int count = 0;
  for (int species = 0; species < kSpecies; ++species) count += (tiles & TileSet::species(species)).empty() ? 0 : 1;
  return count;
}

Score score(const State& s, int seat) {
  const TileSet departing = reduced_to_ten(without_pairs(s.arks[seat]));
  const int animals = worth(departing);
  const int crates = s.crates[seat];  // A10: each crate left scores one
  return {departing, animals, crates, animals + crates, species_among(departing)};
}

unsigned winners(const State& s, unsigned among) {
  constexpr int kPoint = kSpecies + 1;
  int highest = -1;
  unsigned leaders = 0;
  for (int seat = 0; seat < s.players; ++seat) {
    if (!(among >> seat & 1)) continue;
    const Score own = score(s, seat);
    // A11: the highest total, then more species; still tied: shared.
    const int rank = own.total * kPoint + (holds(Rule::A11) ? own.species : 0);
    if (rank > highest) leaders = 0;
    if (rank >= highest) leaders |= 1u << seat;
    if (rank > highest) highest = rank;
  }
  return leaders;
}

}  // namespace menagerie::ark
