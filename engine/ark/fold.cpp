// What a client does with the events it is told: each says by itself how the table changes, so no rule is asked here.
#include "engine/ark/middle.h"
#include "engine/ark/view.h"

namespace menagerie::ark {
namespace {

void forget_dealt(State& s, Seat seat, Tile tile) {
  Tile* place = s.dealt[seat];
  while (*place != tile) ++place;
  for (Tile* last = s.dealt[seat] + kDealt - 1; place < last; ++place) *place = place[1];
  *place = kNoTile;
}

void put_on_ark(State& s, Seat seat, Tile tile) {
  if (tile == kFaceDown) {
    ++s.unknown[seat];
    return;
  }
  s.arks[seat].add(tile);
  s.secret.add(tile);
}

void draw(State& s, int number) {
  for (; number > 0; --number) s.draw[--s.draw_size] = kFaceDown;
}

TileSet all_of(const TileRow& row, int number) {
  TileSet set{};
  for (int i = 0; i < number; ++i) set.add(row[i]);
  return set;
}

void open_ark(State& s, Seat seat, TileSet tiles) {
  const int size = ark_size(s, seat);
  s.arks[seat] |= tiles;
  s.unknown[seat] = static_cast<std::uint8_t>(size - s.arks[seat].size());
}

void begin_round(State& s, Seat first) {
  s.phase = Phase::Play;
  s.first = first;
  s.next = kNobody;
  s.out = 0;
  gather(s);
}

void apply_to_tiles(State& s, const Event& e) {
  switch (e.what) {
    case What::Kept:
      forget_dealt(s, e.seat, e.who);
      put_on_ark(s, e.seat, e.who);
      break;
    case What::Revealed:
      for (Tile& tile : s.dealt[e.seat]) tile = kNoTile;
      lay_into_middle(s, e.tiles.named());
      break;
    case What::Filled:
      draw(s, e.tiles.size());
      lay_into_middle(s, e.tiles.named());
      break;
    case What::FaceDown:
      draw(s, 1);
      s.face_down = e.who;
      lay_into_middle(s, TileSet::only(kFaceDown));
      break;
    case What::Split: divide_group(s, all_of(e.tiles, e.left)); break;
    case What::Taken:
      remove_group(s, group_with(s, e.tiles[0]));
      s.arks[e.seat] |= e.tiles.named();
      break;
    case What::LookedAt:
      put_on_ark(s, e.seat, e.who);
      s.face_down = kFaceDown;
      break;
    case What::Opened: open_ark(s, e.seat, e.tiles.named()); break;
    case What::FaceDownShown: s.face_down = e.who; break;
    case What::DrawShown:
      for (int i = 0; i < e.tiles.size(); ++i) s.draw[s.draw_size - 1 - e.has - i] = e.tiles[i];
      break;
    default: break;
  }
}

void apply_to_seats(State& s, const Event& e) {
  switch (e.what) {
    case What::RoundBegan: begin_round(s, e.seat); break;
    case What::CrateTaken:
    case What::CrateReturned:
    case What::Paid: s.crates[e.seat] = e.has; break;
    case What::DroppedOut: s.out = static_cast<std::uint8_t>(s.out | 1u << e.seat); break;
    case What::GotFlag: s.next = e.seat; break;
    case What::Turn: s.turn = e.seat; break;
    case What::GameEnded:
      s.phase = Phase::Over;
      s.turn = kNobody;
      s.secret = {};
      break;
    default: break;
  }
}

}  // namespace

void fold(View<State>& view, const Events& told) {
  for (const Event& event : told) {
    apply_to_tiles(view.table, event);
    apply_to_seats(view.table, event);
  }
}

}  // namespace menagerie::ark
