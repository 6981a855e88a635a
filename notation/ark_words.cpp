#include "notation/ark_words.h"

#include <iterator>

namespace menagerie::notation {
namespace {

// Alphabetical, which is the order of the engine's numbers.
constexpr std::string_view kSpeciesWords[] = {"bear",  "crocodile", "elephant", "fox",   "giraffe", "gorilla",
                                              "hippo", "lion",      "panda",    "rhino", "tiger",   "zebra"};
static_assert(std::size(kSpeciesWords) == ark::kSpecies);

}  // namespace

std::string_view species_word(int species) { return kSpeciesWords[species]; }

std::optional<int> species_named(std::string_view word) {
  for (int species = 0; species < ark::kSpecies; ++species) {
    if (kSpeciesWords[species] == word) return species;
  }
  return std::nullopt;
}

std::string tile_word(ark::Tile tile) {
  if (tile == ark::kFaceDown) return {kHiddenMark};
  std::string word(species_word(ark::species_of(tile)));
  word += static_cast<char>('0' + ark::number_of(tile));
  return word;
}

std::string marked_tile_word(ark::Tile tile) {
  return tile == ark::kFaceDown ? tile_word(tile) : kHiddenMark + tile_word(tile);
}

std::optional<ark::Tile> tile_named(std::string_view word) {
  if (word.empty()) return std::nullopt;
  const int number = word.back() - '0';
  if (number < 1 || number > ark::kNumbers) return std::nullopt;
  const std::optional<int> species = species_named(word.substr(0, word.size() - 1));
  if (!species) return std::nullopt;
  return ark::tile_of(*species, number);
}

std::optional<ark::Tile> tile_or_mark_named(std::string_view word) {
  if (word == std::string_view(&kHiddenMark, 1)) return ark::kFaceDown;
  return tile_named(word);
}

}  // namespace menagerie::notation
