#include "cli/game_options.h"

#include <random>

#include "notation/hex.h"

namespace menagerie::cli {

void GameOptions::add_game_to(CLI::App& verb) {
  verb_ = &verb;
  verb.add_option("--game", game, "beasty (Beasty Bar, New Beasts in Town) or ark (Animals on Board)")
      ->check(CLI::IsMember({"beasty", "ark"}))
      ->capture_default_str();
  verb.add_option("--cards", cards, "beasty: bar (the first game), town (the second) or mix (both)")
      ->check(CLI::IsMember({"bar", "town", "mix"}))
      ->capture_default_str();
  verb.add_option("--variant", variant, "beasty: guests (normal) or points (advanced)")
      ->check(CLI::IsMember({"guests", "points"}))
      ->capture_default_str();
  verb.add_option("--players", players, "2, 3 or 4")->check(CLI::Range(2, 4))->capture_default_str();
}

void GameOptions::add_to(CLI::App& verb, const std::string& without_seed) {
  add_game_to(verb);
  verb.add_option("--seed", seed, "64 hexadecimal digits; " + without_seed + " when left out")
      ->check([](const std::string& digits) {
        return notation::parse_hex(digits) ? std::string{} : std::string("it must be 64 hexadecimal digits");
      });
}

notation::Json GameOptions::request() const {
  if (game == "ark") return {{"game", game}, {"players", players}};
  return {{"game", game}, {"cards", cards}, {"variant", variant}, {"players", players}};
}

std::optional<notation::Refusal> GameOptions::misfit() const {
  if (game == "ark" && (verb_->count("--cards") || verb_->count("--variant")))
    return notation::Refusal{"--cards and --variant belong to --game beasty"};
  return std::nullopt;
}

notation::Answer<Seed> GameOptions::read_seed() const {
  if (const auto refusal = misfit()) return *refusal;
  if (seed.empty()) return fresh_seed();
  if (const auto bytes = notation::parse_hex(seed)) return *bytes;
  return notation::Refusal{"--seed must be 64 hexadecimal digits"};
}

Seed fresh_seed() {
  std::random_device source;
  Seed seed;
  for (std::uint8_t& byte : seed) byte = static_cast<std::uint8_t>(source());
  return seed;
}

}  // namespace menagerie::cli
