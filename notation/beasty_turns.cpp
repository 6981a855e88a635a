// The turns of a game, read as those see them who hold no cards.
#include "engine/beasty/retrace.h"
#include "notation/beasty_text.h"
#include "notation/fields.h"

namespace menagerie::notation {

Answer<std::vector<beasty::Move>> BeastyText::parse_turns(const State& view, const Json* list) {
  std::vector<Move> turns;
  if (!list || !beasty::can_be_retraced(view.rules)) return turns;
  if (!list->is_array()) return Refusal{"the turns must be a list of seats and moves, such as [[0,\"lion\"]]"};
  State table = beasty::dealt_face_down(view.rules);
  for (const Json& entry : *list) {
    const bool is_pair = entry.is_array() && entry.size() == 2;
    const std::string* move_text = is_pair ? text(&entry[1]) : nullptr;
    if (!move_text || integer(&entry[0], 0, kMaxPlayers - 1) != table.turn)
      return Refusal{"turn " + std::to_string(turns.size() + 1) + " must be the seat whose turn it is and its move"};
    const auto move = parse_move(beasty::if_held(table, beasty::unseen_of(table, table.turn)), *move_text);
    if (!move) return Refusal{"turn " + std::to_string(turns.size() + 1) + ": " + move.sentence()};
    beasty::retrace(table, *move);
    turns.push_back(*move);
  }
  if (!beasty::look_alike(table, view)) return Refusal{"these turns do not lead to what the view shows"};
  return turns;
}

}  // namespace menagerie::notation
