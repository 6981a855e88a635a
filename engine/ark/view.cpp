#include "engine/ark/view.h"

namespace menagerie::ark {
namespace {

// A12: the tile kept at the start and face-down tiles are secret until departure.
void hide_ark(State& s, int seat) {
  const TileSet hidden = s.arks[seat] & s.secret;
  s.arks[seat] -= hidden;
  s.secret -= hidden;
  s.unknown[seat] = static_cast<std::uint8_t>(s.unknown[seat] + hidden.size());
}

// A3: all keep at once, so nobody knows what another chooses from.
void hide_dealt(State& s, int seat) {
  for (Tile& tile : s.dealt[seat]) {
    if (tile != kNoTile) tile = kFaceDown;
  }
}

bool is_hidden_from(Seat viewer, const Event& event) {
  switch (event.what) {
    case What::Kept:
    case What::LookedAt: return event.seat != viewer;
    case What::FaceDown: return true;  // A4: nobody has seen it
    default: return false;
  }
}

}  // namespace

View<State> view_for(const State& s, Seat viewer) {
  View<State> view{s, viewer};
  if (s.phase == Phase::Over) return view;
  State& table = view.table;
  table.face_down = kFaceDown;
  for (Tile& tile : table.draw) tile = kFaceDown;
  for (int seat = 0; seat < s.players; ++seat) {
    if (seat == viewer) continue;
    hide_ark(table, seat);
    hide_dealt(table, seat);
  }
  return view;
}

Events events_for(const Events& events, Seat viewer) {
  Events told = events;
  for (Event& event : told) {
    if (is_hidden_from(viewer, event)) event.who = kFaceDown;
  }
  return told;
}

}  // namespace menagerie::ark
