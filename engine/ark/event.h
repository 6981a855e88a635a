// What happened in a move, one thing after another, each with its cause and its rule. docs/events-ark.md has the text
// form.
#pragma once

#include <cassert>
#include <cstdint>
#include <type_traits>

#include "engine/ark/rules.h"
#include "engine/ark/tiles.h"
#include "engine/list.h"
#include "engine/seat.h"

namespace menagerie::ark {

enum class What : std::uint8_t {
  Kept,           // seat keeps who, in secret
  Revealed,       // seat lays tiles into the middle
  RoundBegan,     // seat begins; the middle is one group again
  Filled,         // tiles are drawn into the middle, in this order
  FaceDown,       // who is drawn into the middle, unseen
  FaceDownStays,  // one still lies there, so none is added
  Split,          // seat divides tiles: the first `left` of them and the rest
  CrateTaken,     // seat gets `moved` and has `has`
  CrateReturned,  // the same, but gives
  Paid,           // the same, for a group
  Taken,          // seat takes tiles onto the ark
  LookedAt,       // seat looks at who, which was face down
  DroppedOut,     // seat leaves the round
  GotFlag,        // seat will begin the next round
  HoldsTen,       // seat has `has` tiles on the ark: this round is the last
  Forfeited,      // seat can do nothing
  Turn,           // seat is to act
  FinalTurn,      // seat is the last one in the round and has one more turn
  RoundEnded,     //
  GameEnded,      //
  Opened,         // tiles are what only seat had seen of its ark
  FaceDownShown,  // who is what still lay face down in the middle
  DrawShown,      // tiles are what was left to draw, from the place `has` on
  PairLeft,       // tiles are two of a species, which leave seat's ark
  Reduced,        // tiles leave seat's ark, which had more than ten
  Scored,         // tiles depart: seat has `moved` for the animals and `has` for crates
  Won             // seat has won, alone or with others
};

// A few tiles in order; 23 are as many as let an event be 32 bytes, and more than an ark ever holds.
class TileRow {
 public:
  static constexpr int kRoom = 23;

  void add(Tile tile) {
    assert(size_ < kRoom);
    tiles_[size_++] = tile;
  }
  int size() const { return size_; }
  Tile operator[](int i) const { return tiles_[i]; }
  const Tile* begin() const { return tiles_; }
  const Tile* end() const { return tiles_ + size_; }
  // Those of them whose faces are seen.
  TileSet named() const {
    TileSet set{};
    for (const Tile tile : *this) set.add(tile);
    return set.face_up();
  }
  friend bool operator==(const TileRow&, const TileRow&) = default;

 private:
  std::uint8_t size_ = 0;
  Tile tiles_[kRoom] = {};
};

inline constexpr int kNoCause = -1;

struct Event {
  What what;
  Rule why;
  std::int8_t by = kNoCause;  // the index of the event that caused it
  Seat seat = kNobody;
  Tile who = kNoTile;
  std::uint8_t moved = 0;
  std::uint8_t has = 0;
  std::uint8_t left = 0;
  TileRow tiles = {};
  friend bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) <= 32 && std::is_trivially_copyable_v<Event>);

// The longest tale is the last take of a game: up to 8 events to the end of the game, then 4 arks, the face-down tile
// and the draw pile in 3 rows opened, at most 24 pairs (two of each species), 4 reductions, 4 scores and 4 winners: 52.
using Events = List<Event, 64>;

}  // namespace menagerie::ark
