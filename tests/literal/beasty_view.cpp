// What a seat, or a spectator, may know of a position.
#include "beasty_position.h"

namespace literal::beasty {
namespace {

Words hidden(std::size_t how_many) { return Words(how_many, "?"); }

// Shown cards are known to all; a hidden card stands at the end.
Words hand_of_another(const Words& hand, const Words& shown) {
  Words seen;
  for (const std::string& species : hand) {
    if (contains(shown, species)) seen.push_back(species);
  }
  seen.resize(hand.size(), "?");
  return seen;
}

}  // namespace

Position seen_by(const Position& position, std::optional<std::size_t> viewer) {
  Position view = position;
  if (position.phase == "over") return view;  // nothing is hidden any more
  for (std::size_t seat = 0; seat < position.players; ++seat) {
    view.draws[seat] = hidden(position.draws[seat].size());  // the own one too
    if (seat == viewer) continue;
    view.hands[seat] = hand_of_another(position.hands[seat], position.shown[seat]);
    view.aside[seat] = hidden(position.aside[seat].size());
  }
  return view;
}

}  // namespace literal::beasty
