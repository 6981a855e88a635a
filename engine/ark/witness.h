// Who listens while a move is played. The rules tell every event to a witness: nobody, or one who writes it down.
#pragma once

#include "engine/ark/event.h"
#include "engine/ark/state.h"

namespace menagerie::ark {

// The details of an event.
struct Who {
  Tile tile;
};
struct Sides {
  TileSet left, right;
};
struct Count {
  int moved, has;
};
// Tiles of the draw pile in the order of drawing: `number` of them after the first `skipped`.
struct FromDraw {
  const State& state;
  int skipped, number;
};

struct Silent {
  static constexpr bool kListens = false;
  template <class... Details>
  int operator()(What, Rule, int, Seat, const Details&...) {
    return kNoCause;
  }
};

class Chronicle {
 public:
  static constexpr bool kListens = true;

  explicit Chronicle(Events& events) : events_(events) {}

  // Answers with the index of the event, for those that it causes.
  template <class... Details>
  int operator()(What what, Rule why, int by, Seat seat, const Details&... details) {
    Event event{.what = what, .why = why, .by = static_cast<std::int8_t>(by), .seat = seat};
    (describe(event, details), ...);
    events_.add(event);
    return static_cast<int>(events_.size()) - 1;
  }

 private:
  static void describe(Event& event, Who who) { event.who = who.tile; }
  static void describe(Event& event, TileSet tiles) {
    for (const Tile tile : tiles) event.tiles.add(tile);
  }
  static void describe(Event& event, const Sides& sides) {
    describe(event, sides.left);
    event.left = static_cast<std::uint8_t>(event.tiles.size());
    describe(event, sides.right);
  }
  static void describe(Event& event, Count count) {
    event.moved = static_cast<std::uint8_t>(count.moved);
    event.has = static_cast<std::uint8_t>(count.has);
  }
  static void describe(Event& event, const FromDraw& drawn) {
    const Tile* next = drawn.state.draw + drawn.state.draw_size - drawn.skipped;
    for (int i = 0; i < drawn.number; ++i) event.tiles.add(*--next);
  }

  Events& events_;
};

}  // namespace menagerie::ark
