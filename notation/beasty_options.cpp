// What a host asks for in a new Beasty game.
#include "engine/beasty/animals.h"
#include "notation/beasty_rules.h"
#include "notation/beasty_text.h"
#include "notation/fields.h"

namespace menagerie::notation {

using namespace beasty;

namespace {

std::optional<Cards> cards_named(const std::string* name) {
  if (!name) return std::nullopt;
  if (*name == "bar") return Cards::Bar;
  if (*name == "town") return Cards::Town;
  if (*name == "mix") return Cards::Mix;
  return std::nullopt;
}

std::optional<Variant> variant_named(const std::string* name) {
  if (!name) return std::nullopt;
  if (*name == "guests") return Variant::Guests;
  if (*name == "points") return Variant::Points;
  return std::nullopt;
}

// One animal of each strength (S2), as the strengths at which it is that of the second game.
std::optional<Strengths> parse_deck(const std::vector<std::string>& names) {
  Strengths seen = 0, second = 0;
  if (names.size() != 12) return std::nullopt;
  for (const std::string& name : names) {
    const Species species = species_named(name);
    if (!species) return std::nullopt;
    const Strengths bit = strength_bit(strength(species));
    if (seen & bit) return std::nullopt;
    seen |= bit;
    if (is_of_second_game(species)) second |= bit;
  }
  return second;
}

}  // namespace

Answer<Rules> parse_rules(const Json& json) {
  const auto cards = cards_named(text(field(json, "cards")));
  if (!cards) return Refusal{"the field 'cards' must be bar, town or mix"};
  const auto variant = variant_named(text(field(json, "variant")));
  if (!variant) return Refusal{"the field 'variant' must be guests or points"};
  const auto players = integer(field(json, "players"), 2, kMaxPlayers);
  if (!players) return Refusal{"the field 'players' must be 2, 3 or 4"};
  Rules rules;
  rules.cards = *cards;
  rules.variant = *variant;
  rules.players = static_cast<std::uint8_t>(*players) & 7;
  return rules;
}

Answer<beasty::Options> BeastyText::parse_options(const Json& request) {
  const auto rules = parse_rules(request);
  if (!rules) return rules.refusal();
  Options options{.rules = *rules};
  const Json* decks = optional_field(request, "decks");
  if (!decks) return options;
  if (rules->cards != Cards::Mix) return Refusal{"decks are composed only in the mix (S2)"};
  const auto lists = lists_of_texts(decks, rules->players);
  if (!lists) return Refusal{"the field 'decks' must have a list of twelve animals for each player"};
  options.has_decks = true;
  for (std::size_t seat = 0; seat < lists->size(); ++seat) {
    const auto deck = parse_deck((*lists)[seat]);
    if (!deck) return Refusal{"a deck must have exactly one animal of each strength 1 to 12 (S2)"};
    options.decks[seat] = *deck;
  }
  return options;
}

Json BeastyText::print_options(const beasty::Options& options) {
  Json json{{"game", kName},
            {"cards", text_of(options.rules.cards)},
            {"variant", text_of(options.rules.variant)},
            {"players", options.rules.players}};
  if (!options.has_decks) return json;
  Json decks = Json::array();
  for (std::size_t seat = 0; seat < options.rules.players; ++seat) {
    Json deck = Json::array();
    for (int strength = 1; strength <= 12; ++strength)
      deck.push_back(name_of(species_of(strength, options.decks[seat] & strength_bit(strength))));
    decks.push_back(std::move(deck));
  }
  json["decks"] = std::move(decks);
  return json;
}

}  // namespace menagerie::notation
