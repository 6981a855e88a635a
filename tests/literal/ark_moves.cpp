// The texts of the moves, and which are legal (A5, A6).
#include <algorithm>

#include "ark_position.h"

namespace literal::ark {
namespace {

const std::string kSplit = "split ";
const std::string kBar = " | ";

std::string written(const Words& left, const Words& right) { return kSplit + join(left) + kBar + join(right); }

// Each further tile of the group, as the move shows it, goes to the left or to the right side.
void add_splits(const Words& group, std::size_t next, Words& left, Words& right, Words& moves) {
  if (next == group.size()) {
    if (!right.empty()) moves.push_back(written(left, right));
    return;
  }
  for (Words* side : {&left, &right}) {
    side->push_back(group[next]);
    add_splits(group, next + 1, left, right, moves);
    side->pop_back();
  }
}

bool can_be_split(const Words& group) { return group.size() >= 2; }

bool can_be_taken(const Position& position, const Words& group) {
  return position.crates[*position.turn] >= group.size();
}

// A6: forfeited only if neither can be done.
bool must_pass(const Position& position) {
  for (const Words& group : position.groups) {
    if (can_be_split(group) || can_be_taken(position, group)) return false;
  }
  return true;
}

Words spoken(const std::string& list) {
  Words all;
  std::size_t start = 0;
  while (start <= list.size()) {
    const std::size_t end = std::min(list.find(' ', start), list.size());
    all.push_back(list.substr(start, end - start));
    start = end + 1;
  }
  return all;
}

}  // namespace

Words shown_in_move(const Words& tiles) {
  Words shown;
  for (const std::string& tile : tiles) shown.push_back(is_marked(tile) ? "?" : tile);
  return shown;
}

std::string take_text(const Words& group) { return "take " + join(shown_in_move(group)); }

Words legal_moves(const Position& position) {
  Words moves;
  if (position.phase == "over") return moves;
  if (position.phase == "keep") {
    for (const std::string& tile : position.dealt[*position.turn]) moves.push_back("keep " + tile);
  } else {
    for (const Words& group : position.groups) {
      const Words shown = shown_in_move(group);
      Words left = {shown.front()};  // the first tile of the whole group stands on the left side
      Words right;
      if (can_be_split(group)) add_splits(shown, 1, left, right, moves);
      if (can_be_taken(position, group)) moves.push_back(take_text(group));
    }
    if (must_pass(position)) moves.push_back("pass");
  }
  std::sort(moves.begin(), moves.end());
  return moves;
}

// A split is too common to be looked up in a list of thousands: the tiles it names to the left are put to
// the left, and it is legal if the split of that group, written out, is the very same text.
std::optional<Sides> sides_of_split(const Position& position, const std::string& move) {
  const std::size_t bar = move.find(kBar);
  if (move.rfind(kSplit, 0) != 0 || bar == std::string::npos) return std::nullopt;
  const Words named = spoken(move.substr(kSplit.size(), bar - kSplit.size()));
  for (std::size_t number = 0; number < position.groups.size(); ++number) {
    const Words& group = position.groups[number];
    const Words shown = shown_in_move(group);
    Sides sides = {number, {}, {}};
    for (std::size_t i = 0; i < group.size(); ++i) {
      (contains(named, shown[i]) ? sides.left : sides.right).push_back(group[i]);
    }
    if (sides.left.empty() || sides.right.empty() || sides.left.front() != group.front()) continue;
    if (written(shown_in_move(sides.left), shown_in_move(sides.right)) == move) return sides;
  }
  return std::nullopt;
}

bool is_legal(const Position& position, const std::string& move) {
  if (position.phase != "play") return contains(legal_moves(position), move);
  if (sides_of_split(position, move)) return true;
  for (const Words& group : position.groups) {
    if (can_be_taken(position, group) && move == take_text(group)) return true;
  }
  return move == "pass" && must_pass(position);
}

}  // namespace literal::ark
