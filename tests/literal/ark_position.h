// A position of Animals on Board as the protocol writes it, and what can be asked of one.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "chance.h"
#include "fields.h"

namespace literal::ark {

// A tile is its text: "fox2", or "?fox2" where the others have not seen it (on the table: face down).
struct Position {
  std::size_t players = 0;
  std::string phase;  // "keep", "play" or "over"
  std::optional<std::size_t> turn;
  std::size_t first = 0;            // who began this round
  std::optional<std::size_t> next;  // who begins the next one
  Words species;
  std::vector<Words> groups;
  std::vector<Words> arks;
  std::vector<std::size_t> crates;
  std::size_t supply = 0;
  std::vector<bool> out;
  std::vector<Words> dealt;
  Words draw;  // next tile first
};

Json json(const Position& position);

const Words& all_species();
std::size_t species_in_game(std::size_t players);  // A1
Words all_tiles(const Words& species);

bool is_marked(const std::string& tile);
std::string unmarked(const std::string& tile);
std::string species_of(const std::string& tile);
std::size_t number_of(const std::string& tile);

void put_in_order(Position& position);  // tiles in a list and the groups themselves, bytewise

Position load(const Json& position);          // ark_load.cpp
Position set_up(const Json& request);         // ark_setup.cpp
Words legal_moves(const Position& position);  // ark_moves.cpp
bool is_legal(const Position& position, const std::string& move);
Position play(const Position& before, const std::string& move);               // ark_play.cpp
void begin_round(Position& position);                                         // A4
Position seen_by(const Position& position, std::optional<std::size_t> seat);  // ark_view.cpp
Json score(const Position& position);                                         // ark_departure.cpp

// ark_moves.cpp: the face-down tile is "?" in a move.
Words shown_in_move(const Words& tiles);
std::string take_text(const Words& group);
// A group divided in two; nothing where the move is no split or not a legal one.
struct Sides {
  std::size_t group = 0;
  Words left, right;
};
std::optional<Sides> sides_of_split(const Position& position, const std::string& move);

}  // namespace literal::ark
