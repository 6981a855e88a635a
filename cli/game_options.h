// The options that say which game is meant, shared by the verbs that deal one.
#pragma once

#include <optional>
#include <string>

#include "cli/verbs.h"
#include "engine/chance.h"
#include "notation/answer.h"
#include "notation/json.h"

namespace menagerie::cli {

class GameOptions {
 public:
  std::string game = "beasty";
  std::string cards = "bar";
  std::string variant = "guests";
  int players = 2;
  std::string seed;  // hexadecimal digits; drawn when empty

  void add_to(CLI::App& verb, const std::string& without_seed = "drawn at random");
  // All but the seed, for verbs that deal many games.
  void add_game_to(CLI::App& verb);
  // As in the request new, without the seed.
  notation::Json request() const;
  // What does not fit together among them, if anything.
  std::optional<notation::Refusal> misfit() const;
  // Whether the options fit together, and the seed.
  notation::Answer<Seed> read_seed() const;

 private:
  const CLI::App* verb_ = nullptr;
};

// A seed from the system's source of randomness.
Seed fresh_seed();

}  // namespace menagerie::cli
