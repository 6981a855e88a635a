// What a host asks for in a new game.
#include "notation/ark_reader.h"
#include "notation/ark_text.h"
#include "notation/ark_words.h"

namespace menagerie::notation {

Answer<std::uint16_t> read_species(const Json* list, int players) {
  const auto words = texts(list);
  if (!words) return missing("species");
  unsigned chosen = 0;
  for (const std::string& word : *words) {
    const std::optional<int> species = species_named(word);
    if (!species) return Refusal{in_quotes(word) + " is not a species"};
    if (chosen >> *species & 1) return Refusal{"the species " + word + " is listed twice"};
    chosen |= 1u << *species;
  }
  const int wanted = ark::species_in_game(players);
  if (words->size() != static_cast<std::size_t>(wanted)) {
    return Refusal{std::to_string(players) + " players have " + std::to_string(wanted) + " species in the game"};
  }
  return static_cast<std::uint16_t>(chosen);
}

Answer<ark::Options> ArkText::parse_options(const Json& request) {
  Options options;
  const auto players = integer(field(request, "players"), ark::kFewestPlayers, ark::kMostPlayers);
  if (!players) return Refusal{"'players' must be an integer from 2 to 4"};
  options.players = *players;
  if (optional_field(request, "decks")) return Refusal{"decks are composed only in the mix of the Beasty games (S2)"};
  if (const Json* first = optional_field(request, "first")) {
    const auto seat = integer(first, 0, *players - 1);
    if (!seat) return Refusal{"'first' must be the number of a seat"};
    options.first = static_cast<Seat>(*seat);
  }
  if (const Json* list = optional_field(request, "species")) {
    const auto species = read_species(list, *players);
    if (!species) return species.refusal();
    options.species = *species;
  }
  return options;
}

Json ArkText::print_options(const Options& options) {
  Json json{{"game", kName}, {"players", options.players}};
  if (options.first != kNobody) json["first"] = options.first;
  if (options.species == 0) return json;
  Json species = Json::array();
  for (int i = 0; i < ark::kSpecies; ++i)
    if (options.species >> i & 1) species.push_back(species_word(i));
  json["species"] = std::move(species);
  return json;
}

}  // namespace menagerie::notation
