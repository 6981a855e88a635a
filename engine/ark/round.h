// What happens between rounds and at the end of the game. Every function tells its witness what it does.
#pragma once

#include <cassert>

#include "engine/ark/departure.h"
#include "engine/ark/middle.h"
#include "engine/ark/witness.h"

namespace menagerie::ark {

// Whether this state names every tile; a view rarely does.
inline bool names_every_tile(const State& s) {
  for (const int unknown : s.unknown) {
    if (unknown > 0) return false;
  }
  if (s.unnamed > 0) return false;
  if (s.draw_size > 0 && s.draw[s.draw_size - 1] == kFaceDown) return false;
  return s.face_down != kFaceDown || group_with(s, kFaceDown) == kNoGroup;
}

inline Tile draw_tile(State& s) {
  const Tile tile = s.draw[--s.draw_size];
  s.draw[s.draw_size] = kFaceDown;
  return tile;
}

// Lays tiles of which some may have no name into the one group.
inline void lay_face_up(State& s, TileSet tiles, int count) {
  const TileSet named = tiles.face_up();
  s.unnamed = static_cast<std::uint8_t>(s.unnamed + count - named.size());
  lay_into_middle(s, named);
}

// A4: filled up to 12 / 10 / 8 face-up tiles and one face-down tile.
template <class Witness>
void fill_up(State& s, int cause, Witness& tell) {
  const int lying = whole_middle(s).face_up().size() + s.unnamed;
  const int wanted = face_up_tiles(s.players) - lying;
  // A13: with every ark below ten, more tiles are left than the middle ever takes.
  assert(wanted < s.draw_size && "A13: draw tiles cannot run out");
  if (wanted > 0) {
    tell(What::Filled, Rule::A4, cause, kNobody, FromDraw{s, 0, wanted});
    TileSet tiles{};
    for (int i = 0; i < wanted; ++i) tiles.add(draw_tile(s));
    lay_face_up(s, tiles, wanted);
  }
  // A4: a face-down tile still lying there stays, and no second is added.
  if (group_with(s, kFaceDown) != kNoGroup) {
    tell(What::FaceDownStays, Rule::A4, cause, kNobody);
    return;
  }
  if (!holds(Rule::A4)) return;
  s.face_down = draw_tile(s);
  tell(What::FaceDown, Rule::A4, cause, kNobody, Who{s.face_down});
  lay_into_middle(s, TileSet::only(kFaceDown));
}

// A7: the last one in the round has one final turn.
template <class Witness>
void give_turn(State& s, Seat seat, int cause, Witness& tell) {
  s.turn = seat;
  const int turn = tell(What::Turn, Rule::A5, cause, seat);
  if (left_in_round(s) == 1) tell(What::FinalTurn, Rule::A7, turn, seat);
}

template <class Witness>
void begin_round(State& s, Seat first, int cause, Witness& tell) {
  s.phase = Phase::Play;
  s.first = first;
  s.next = kNobody;
  s.out = 0;
  gather(s);  // A4: what lies in the middle is one group again
  const int begin = tell(What::RoundBegan, Rule::A4, cause, first);
  fill_up(s, begin, tell);
  give_turn(s, first, begin, tell);  // A5: the holder of the starting flag begins
}

// What the departure does to one ark, for those who listen.
template <class Witness>
void tell_departure(const State& s, Seat seat, int cause, Witness& tell) {
  const TileSet ark = s.arks[seat];
  const TileSet kept = without_pairs(ark);
  for (int species = 0; species < kSpecies; ++species) {
    const TileSet pair = (ark - kept) & TileSet::species(species);
    if (!pair.empty()) tell(What::PairLeft, Rule::A9, cause, seat, pair);
  }
  const Score own = score(s, seat);
  if (own.tiles != kept) tell(What::Reduced, Rule::A9, cause, seat, kept - own.tiles);
  tell(What::Scored, Rule::A10, cause, seat, own.tiles, Count{own.animals, own.crates});
}

// Once the game is over nothing is hidden.
template <class Witness>
void tell_what_was_hidden(const State& s, TileSet secret, int cause, Witness& tell) {
  for (Seat seat = 0; seat < s.players; ++seat) {
    const TileSet opened = s.arks[seat] & secret;
    if (!opened.empty()) tell(What::Opened, Rule::A12, cause, seat, opened);
  }
  if (s.face_down != kFaceDown) tell(What::FaceDownShown, Rule::A12, cause, kNobody, Who{s.face_down});
  for (int shown = 0; shown < s.draw_size; shown += TileRow::kRoom) {
    const int rest = s.draw_size - shown;
    tell(What::DrawShown, Rule::A12, cause, kNobody, Count{0, shown},
         FromDraw{s, shown, rest < TileRow::kRoom ? rest : TileRow::kRoom});
  }
}

template <class Witness>
void end_game(State& s, int cause, Witness& tell) {
  const int end = tell(What::GameEnded, Rule::A8, cause, kNobody);
  const TileSet secret = s.secret;
  s.phase = Phase::Over;
  s.turn = kNobody;
  s.secret = {};
  if constexpr (Witness::kListens) {
    if (!names_every_tile(s)) return;  // played on a view: the rest is for those who see the arks
    tell_what_was_hidden(s, secret, end, tell);
    for (Seat seat = 0; seat < s.players; ++seat) tell_departure(s, seat, end, tell);
    const unsigned won = winners(s);
    for (Seat seat = 0; seat < s.players; ++seat) {
      if (won >> seat & 1) tell(What::Won, Rule::A11, end, seat);
    }
  }
}

}  // namespace menagerie::ark
