#include "cli/speech/shorthand.h"

#include <algorithm>
#include <sstream>
#include <vector>

#include "engine/beasty/animals.h"

namespace menagerie::cli {
namespace {

using notation::ArkText;
using notation::BeastyText;
using notation::Json;

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words;
  std::istringstream stream(text);
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

// Animals that are all of this deck or could be; the verb before them may be left out.
beasty::Strengths named_strengths(const std::string& text, const char* verb, bool second_game_only) {
  beasty::Strengths strengths = 0;
  for (const std::string& word : words_of(text)) {
    if (word == verb) continue;
    const beasty::Species species = beasty::species_named(word);
    if (!species) return 0;
    if (!second_game_only || beasty::is_of_second_game(species))
      strengths |= beasty::strength_bit(beasty::strength(species));
  }
  return strengths;
}

}  // namespace

std::string completed(const beasty::State& table, const std::string& text) {
  if (table.phase == beasty::Phase::Deck) {
    const auto second = named_strengths(text, "deck", true);
    const bool asks_for_the_first = text == "deck" || named_strengths(text, "deck", false);
    if (second || asks_for_the_first) return BeastyText::print_move(table, beasty::Move::deck(second));
  }
  if (table.phase == beasty::Phase::Trim) {
    const beasty::Move move = beasty::Move::trim(named_strengths(text, "trim", false));
    if (Beasty::is_legal(table, move)) return BeastyText::print_move(table, move);
  }
  return text;
}

std::string completed(const ark::State& table, const std::string& text) {
  if (text.rfind("split ", 0) != 0 || text.find('|') != std::string::npos) return text;
  std::vector<std::string> wanted = words_of(text.substr(6));
  std::sort(wanted.begin(), wanted.end());
  const Json middle = ArkText::print_position(Ark::view_for(table, Ark::turn(table)).table)["groups"];
  for (const Json& group : middle) {
    std::string sides[2];
    std::size_t found = 0;
    for (const Json& tile : group) {
      const bool is_wanted = std::binary_search(wanted.begin(), wanted.end(), tile.get<std::string>());
      found += is_wanted;
      std::string& side = sides[is_wanted];
      side += (side.empty() ? "" : " ") + tile.get<std::string>();
    }
    if (found != wanted.size() || sides[0].empty()) continue;
    const bool wanted_first = std::binary_search(wanted.begin(), wanted.end(), group[0].get<std::string>());
    return "split " + sides[wanted_first] + " | " + sides[!wanted_first];
  }
  return text;
}

}  // namespace menagerie::cli
