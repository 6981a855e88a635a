// Reads a position field by field, and refuses with a sentence what cannot be. notation/ark_load.cpp has it all.
#pragma once

#include <optional>

#include "engine/ark/state.h"
#include "notation/ark_words.h"
#include "notation/fields.h"

namespace menagerie::notation {

// Distinct species, as many as the players want.
Answer<std::uint16_t> read_species(const Json* list, int players);

// Nothing, or what is wrong.
using Trouble = std::optional<Refusal>;

class ArkReader {
 public:
  // A whole position names every tile. In a view tiles may lie face down, and it may be of any phase.
  enum class Reads { Whole, View };

  ArkReader(const Json& position, Reads reads) : json_(position), reads_(reads) {}
  Answer<ark::State> read();

 private:
  Trouble read_head();
  Trouble read_seats();
  Trouble read_groups();
  Trouble read_group(const std::vector<std::string>& words);
  Trouble read_arks();
  Trouble read_crates();
  Trouble read_out();
  Trouble read_dealt();
  Trouble read_draw();
  Trouble check_whole() const;

  // A tile goes to its place: once, and of a species in the game. Views may leave it unnamed, some places allow a mark.
  Answer<ark::Tile> place_named(std::string_view word);
  Answer<ark::Tile> place(std::string_view word);
  Answer<ark::Tile> place_marked(std::string_view word);
  bool is_view() const { return reads_ == Reads::View; }

  const Json& json_;
  const Reads reads_;
  ark::State s_{};
  ark::TileSet placed_{};
  int unnamed_ = 0;
};

}  // namespace menagerie::notation
