// Writing a position or a view of Animals on Board, and its score.
#include "engine/ark/departure.h"
#include "notation/ark_text.h"
#include "notation/ark_words.h"

namespace menagerie::notation {
namespace {

using ark::State;
using ark::Tile;
using ark::TileSet;

const char* phase_word(ark::Phase phase) {
  switch (phase) {
    case ark::Phase::Keep: return "keep";
    case ark::Phase::Play: return "play";
    case ark::Phase::Over: break;
  }
  return "over";
}

Json seat_or_null(Seat seat) { return seat == kNobody ? Json() : Json(static_cast<int>(seat)); }

Json species_list(const State& s) {
  Json list = Json::array();
  for (int species = 0; species < ark::kSpecies; ++species) {
    if (s.species >> species & 1) list.push_back(species_word(species));
  }
  return list;
}

Json tile_list(TileSet tiles) {
  Json list = Json::array();
  for (const Tile tile : tiles) list.push_back(tile_word(tile));
  return list;
}

Json group_lists(const State& s) {
  Json lists = Json::array();
  for (int i = 0; i < s.group_count; ++i) {
    Json list = Json::array();
    if (s.groups[i].has(ark::kFaceDown)) list.push_back(marked_tile_word(s.face_down));
    for (const Tile tile : s.groups[i].face_up()) list.push_back(tile_word(tile));
    lists.push_back(std::move(list));
  }
  return lists;
}

// Bytewise: unnamed tiles, then those with a mark, then the others.
Json ark_list(const State& s, int seat) {
  Json list = Json::array();
  for (int i = 0; i < s.unknown[seat]; ++i) list.push_back(tile_word(ark::kFaceDown));
  for (const Tile tile : s.arks[seat] & s.secret) list.push_back(marked_tile_word(tile));
  for (const Tile tile : s.arks[seat] - s.secret) list.push_back(tile_word(tile));
  return list;
}

Json dealt_list(const State& s, int seat) {
  Json list = Json::array();
  for (const Tile tile : s.dealt[seat]) {
    if (tile != ark::kNoTile) list.push_back(tile_word(tile));
  }
  return list;
}

Json draw_list(const State& s) {
  Json list = Json::array();
  for (int i = s.draw_size; i > 0; --i) list.push_back(tile_word(s.draw[i - 1]));
  return list;
}

// One value a seat.
template <class Describe>
Json of_seats(const State& s, Describe describe) {
  Json list = Json::array();
  for (int seat = 0; seat < s.players; ++seat) list.push_back(describe(seat));
  return list;
}

Json score_of(const State& s, int seat) {
  const ark::Score own = ark::score(s, seat);
  return {{"tiles", tile_list(own.tiles)},
          {"animals", own.animals},
          {"crates", own.crates},
          {"total", own.total},
          {"species", own.species}};
}

}  // namespace

Json ArkText::print_position(const State& s) {
  return {{"game", "ark"},
          {"players", static_cast<int>(s.players)},
          {"phase", phase_word(s.phase)},
          {"turn", seat_or_null(s.turn)},
          {"first", seat_or_null(s.first)},
          {"next", seat_or_null(s.next)},
          {"species", species_list(s)},
          {"groups", group_lists(s)},
          {"arks", of_seats(s, [&](int seat) { return ark_list(s, seat); })},
          {"crates", of_seats(s, [&](int seat) { return static_cast<int>(s.crates[seat]); })},
          {"supply", ark::supply(s)},
          {"out", of_seats(s, [&](int seat) { return ark::is_out(s, seat); })},
          {"dealt", of_seats(s, [&](int seat) { return dealt_list(s, seat); })},
          {"draw", draw_list(s)}};
}

Json ArkText::print_score(const State& s) {
  const unsigned leaders = ark::winners(s);
  Json winners = Json::array();
  for (int seat = 0; seat < s.players; ++seat) {
    if (leaders >> seat & 1) winners.push_back(seat);
  }
  return {{"over", s.phase == ark::Phase::Over},
          {"winners", std::move(winners)},
          {"players", of_seats(s, [&](int seat) { return score_of(s, seat); })}};
}

}  // namespace menagerie::notation
