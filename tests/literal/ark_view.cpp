// What a seat, or a spectator, may know of a position (A12).
#include "ark_position.h"

namespace literal::ark {

Position seen_by(const Position& position, std::optional<std::size_t> viewer) {
  Position view = position;
  if (position.phase == "over") return view;
  for (Words& group : view.groups) group = shown_in_move(group);
  view.draw = Words(position.draw.size(), "?");
  for (std::size_t seat = 0; seat < position.players; ++seat) {
    if (seat == viewer) continue;
    view.arks[seat] = shown_in_move(position.arks[seat]);
    view.dealt[seat] = Words(position.dealt[seat].size(), "?");
  }
  put_in_order(view);
  return view;
}

}  // namespace literal::ark
