// The departure against a second one that tries every subset and compares lists of words.
#include <algorithm>
#include <map>

#include "tests/ark/table.h"

namespace menagerie::ark_tests {
namespace {

using ark::Tile;
using ark::TileSet;

struct Reckoning {
  int total = -1;
  int species = 0;
  std::vector<std::string> tiles;
};

// What these tiles are worth, or nothing where exactly two of a species are among them.
std::optional<Reckoning> reckon(const std::vector<Tile>& tiles) {
  std::map<int, std::vector<int>> numbers;
  for (const Tile tile : tiles) numbers[(tile - 1) / 5].push_back((tile - 1) % 5 + 1);
  Reckoning own{0, static_cast<int>(numbers.size()), {}};
  for (const auto& [species, list] : numbers) {
    if (list.size() == 2) return std::nullopt;
    own.total += list.size() == 1 ? list[0] : 5 * static_cast<int>(list.size());
  }
  for (const Tile tile : tiles) own.tiles.push_back(notation::tile_word(tile));
  return own;
}

bool better(const Reckoning& a, const Reckoning& b) {
  if (a.total != b.total) return a.total > b.total;
  if (a.species != b.species) return a.species > b.species;
  return a.tiles < b.tiles;
}

Reckoning best_by_trying_all(TileSet ark) {
  std::map<int, int> counts;
  for (const Tile tile : ark) ++counts[(tile - 1) / 5];
  std::vector<Tile> left;
  for (const Tile tile : ark) {
    if (counts[(tile - 1) / 5] != 2) left.push_back(tile);
  }
  if (left.size() <= 10) return *reckon(left);
  Reckoning best;
  for (std::uint32_t chosen = 0; chosen < 1u << left.size(); ++chosen) {
    if (std::popcount(chosen) > 10 || std::popcount(chosen) < 8) continue;
    std::vector<Tile> some;
    for (std::size_t i = 0; i < left.size(); ++i) {
      if (chosen >> i & 1) some.push_back(left[i]);
    }
    const auto own = reckon(some);
    if (own && better(*own, best)) best = *own;
  }
  return best;
}

// Few species make herds, and herds make ties.
TileSet random_ark(Dice& dice, int size, int species) {
  TileSet ark{};
  while (ark.size() < size) ark.add(static_cast<Tile>(1 + dice.below(static_cast<std::uint32_t>(5 * species))));
  return ark;
}

void compare(TileSet ark) {
  ark::State state = ark::bare_table(2);
  state.arks[0] = ark;
  const ark::Score own = ark::score(state, 0);
  const Reckoning best = best_by_trying_all(ark);
  std::vector<std::string> tiles;
  for (const Tile tile : own.tiles) tiles.push_back(notation::tile_word(tile));
  EXPECT_EQ(tiles, best.tiles);
  EXPECT_EQ(own.total, best.total);
  EXPECT_EQ(own.species, best.species);
}

TEST(ArkDeparture, A9_the_best_reduction_is_the_best_of_all_subsets) {
  Dice dice(5);
  for (int i = 0; i < games(1500); ++i) {
    const int size = 11 + static_cast<int>(dice.below(4));
    compare(random_ark(dice, size, 3 + static_cast<int>(dice.below(10))));
    if (HasFailure()) return;
  }
}

TEST(ArkDeparture, A9_the_largest_arks_are_reduced_to_the_best_too) {
  Dice dice(6);
  for (int i = 0; i < games(20); ++i) compare(random_ark(dice, 15 + i % 5, 4 + i % 5));
}

TEST(ArkDeparture, A9_ten_or_fewer_lose_only_their_pairs) {
  Dice dice(7);
  for (int i = 0; i < games(2000); ++i) compare(random_ark(dice, static_cast<int>(dice.below(11)), 4 + i % 9));
}

// Every way to hold 11 to 19 tiles without a pair, up to which species is which.
void try_every_count(std::vector<int>& counts, int most, int total) {
  if (total > 10) {
    TileSet ark{};
    for (std::size_t i = 0; i < counts.size(); ++i) {
      for (int number = 1; number <= counts[i]; ++number) ark.add(ark::tile_of(static_cast<int>(i), number));
    }
    EXPECT_EQ(ark::reduced_to_ten(ark).size(), 10);
    EXPECT_EQ(ark::without_pairs(ark::reduced_to_ten(ark)).size(), 10);
  }
  for (const int more : {5, 4, 3, 1}) {
    if (more > most || total + more > 19 || counts.size() == 12) continue;
    counts.push_back(more);
    try_every_count(counts, more, total + more);
    counts.pop_back();
  }
}

TEST(ArkDeparture, A9_exactly_ten_can_always_be_reached) {
  std::vector<int> counts;
  try_every_count(counts, 5, 0);
}

}  // namespace
}  // namespace menagerie::ark_tests
