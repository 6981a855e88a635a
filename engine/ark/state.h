// Everything on the table. A view is a state too, in which tiles that may not be known lie face down.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#include "engine/ark/rules.h"
#include "engine/ark/tiles.h"
#include "engine/seat.h"

namespace menagerie::ark {

enum class Phase : std::uint8_t { Keep, Play, Over };

// What a host chooses. Whatever is not chosen is drawn by lot.
struct Options {
  int players = kFewestPlayers;
  Seat first = kNobody;       // A3: who has the first starting flag
  std::uint16_t species = 0;  // A1: which are in the game, a bit each; none: drawn
  friend bool operator==(const Options&, const Options&) = default;
};

struct State {
  // The groups in the middle, ascending by their first tiles. The face-down tile is kFaceDown in its group.
  TileSet groups[kMiddle];
  // What is known to lie on each ark; `unknown` counts the tiles there that this state does not name.
  TileSet arks[kMaxPlayers];
  // Those tiles on all arks that only their owners have seen.
  TileSet secret;
  // The next tile last, so that drawing shortens it. Unnamed tiles, and places beyond the end, are kFaceDown.
  Tile draw[kTiles];
  // Ascending, kNoTile where there is none.
  Tile dealt[kMaxPlayers][kDealt];
  std::uint8_t unknown[kMaxPlayers];
  std::uint8_t crates[kMaxPlayers];
  std::uint16_t species;  // in the game, a bit each
  std::uint8_t group_count;
  std::uint8_t unnamed;  // face-up tiles in the middle that a view has drawn without knowing them; 0 in a true view
  std::uint8_t draw_size;
  std::uint8_t players;
  Phase phase;
  Seat turn;         // kNobody once the game is over
  Seat first;        // began this round
  Seat next;         // begins the next one; kNobody until somebody drops out
  std::uint8_t out;  // dropped out of this round, a bit a seat
  Tile face_down;    // which tile the face-down one is; kFaceDown where that is not known or none lies there
  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 256 && std::is_trivially_copyable_v<State>);

// A table with nothing on it yet.
inline State bare_table(int players) {
  State s{};
  s.players = static_cast<std::uint8_t>(players);
  for (auto& tiles : s.dealt) {
    for (Tile& tile : tiles) tile = kNoTile;
  }
  s.turn = 0;
  s.next = kNobody;
  return s;
}

inline bool is_out(const State& s, int seat) { return (s.out >> seat & 1) != 0; }
inline int left_in_round(const State& s) { return s.players - std::popcount(s.out); }

// A12: how many tiles an ark holds is public.
inline int ark_size(const State& s, int seat) { return s.arks[seat].size() + s.unknown[seat]; }

inline int supply(const State& s) {
  int left = kCrates;
  for (const int crates : s.crates) left -= crates;
  return left;
}

// A8
inline bool somebody_holds_ten(const State& s) {
  for (int seat = 0; seat < s.players; ++seat) {
    if (ark_size(s, seat) >= kFullArk) return true;
  }
  return false;
}

}  // namespace menagerie::ark
