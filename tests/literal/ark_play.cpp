// Playing a move: keep (A3), split, take, pass (A5 to A7), and the end of a round or of the game (A8).
#include <algorithm>

#include "ark_position.h"

namespace literal::ark {
namespace {

// A3: one tile is kept in secret; when all have kept theirs the others go face up to the middle.
void keep(Position& position, const std::string& tile) {
  const std::size_t seat = *position.turn;
  std::erase(position.dealt[seat], tile);
  position.arks[seat].push_back("?" + tile);
  if (seat + 1 < position.players) {
    position.turn = seat + 1;
    return;
  }
  for (Words& tiles : position.dealt) {
    position.groups.push_back(tiles);
    tiles.clear();
  }
  position.phase = "play";
  begin_round(position);
}

// A5: one crate is taken; one who holds five gives one back instead.
void split(Position& position, const Sides& sides) {
  position.groups[sides.group] = sides.left;
  position.groups.push_back(sides.right);
  std::size_t& crates = position.crates[*position.turn];
  if (crates == 5) {
    --crates;
    ++position.supply;
  } else {
    ++crates;
    --position.supply;
  }
}

// A5: one crate a tile, the tiles go on the ark, the face-down one unseen by the others; the first to drop
// out begins the next round.
void take(Position& position, std::size_t number) {
  const std::size_t seat = *position.turn;
  const Words group = position.groups[number];
  position.groups.erase(position.groups.begin() + static_cast<std::ptrdiff_t>(number));
  position.crates[seat] -= group.size();
  position.supply += group.size();
  position.arks[seat].insert(position.arks[seat].end(), group.begin(), group.end());
  position.out[seat] = true;
  if (!position.next) position.next = seat;
}

// A8: with an ark of ten or more the game ends; otherwise the next round begins.
void end_round(Position& position) {
  const bool ten =
      std::any_of(position.arks.begin(), position.arks.end(), [](const Words& tiles) { return tiles.size() >= 10; });
  if (!ten) {
    position.first = *position.next;
    begin_round(position);
    return;
  }
  position.phase = "over";
  position.turn.reset();
  for (Words& tiles : position.arks) std::transform(tiles.begin(), tiles.end(), tiles.begin(), unmarked);
}

void pass_on(Position& position) {
  do {
    position.turn = (*position.turn + 1) % position.players;
  } while (position.out[*position.turn]);
}

}  // namespace

Position play(const Position& before, const std::string& move) {
  refuse_if(!is_legal(before, move), "an illegal move");
  Position after = before;
  if (before.phase == "keep") {
    keep(after, move.substr(std::string("keep ").size()));
  } else {
    // A7: who is alone in the round has one final turn, whatever it is.
    const bool final_turn = std::count(before.out.begin(), before.out.end(), false) == 1;
    if (const std::optional<Sides> sides = sides_of_split(before, move)) {
      split(after, *sides);
    } else {
      for (std::size_t number = 0; number < before.groups.size(); ++number) {
        if (move == take_text(before.groups[number])) take(after, number);
      }
    }
    if (final_turn) {
      end_round(after);
    } else {
      pass_on(after);
    }
  }
  put_in_order(after);
  return after;
}

}  // namespace literal::ark
