// Every legal move, by running every turn there is.
#include <algorithm>

#include "beasty_turn.h"

namespace literal::beasty {
namespace {

// The script of the next turn: the last choice that has another option takes it. Empty when there is none.
Script next_script(const Turn& turn) {
  Script script = turn.taken;
  while (!script.empty() && script.back() + 1 == turn.options[script.size() - 1]) script.pop_back();
  if (!script.empty()) ++script.back();
  return script;
}

}  // namespace

Words legal_moves(const Position& position) {
  if (position.phase == "over") return {};
  if (position.phase != "play") return preparations(position);
  Words moves;
  Script script;
  do {
    Turn turn(position, script);
    turn.run();
    moves.push_back(turn.move);
    script = next_script(turn);
  } while (!script.empty());
  std::sort(moves.begin(), moves.end());
  return moves;
}

Position play(const Position& before, const std::string& move, const Seed& seed) {
  refuse_if(before.phase == "over", "the game is over");
  if (before.phase != "play") return prepare(before, move, seed);
  Script script;
  do {
    Turn turn(before, script);
    turn.run();
    if (turn.move == move) return turn.position;
    script = next_script(turn);
  } while (!script.empty());
  throw Refusal("an illegal move");
}

}  // namespace literal::beasty
