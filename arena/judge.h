// How much of a win players give away with a move: turns are taken out of games, everybody says what they would play there, and each
// such move is played on many times, in worlds that agree with what its player saw, with a judge in every seat.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include "arena/contender.h"
#include "notation/answer.h"
#include "notation/json.h"

namespace menagerie::arena {

struct JudgeOptions {
  notation::Json game;             // as in the request new, without the seed
  std::vector<Contender> players;  // none of them a program: it could not be asked about a game that it did not play
  Contender judge;                 // plays the games to which turns belong, and plays them on
  std::uint64_t turns = 100;
  int games = 200;         // each move is played on so many times
  std::string seed = "1";  // any word
  int threads = 1;
};

// What a player gives away in a turn that has a choice, as a share of the win, and the error of a 95 % interval.
struct Given {
  double away = 0;
  double error = 0;
};

struct Judgement {
  std::uint64_t turns = 0;
  std::vector<Given> players;  // in their order
  bool interrupted = false;
};

// Called on the thread that runs it, several times a second, with the number of turns that were judged.
using TurnsJudged = std::function<void(std::uint64_t)>;

notation::Answer<Judgement> run_judge(const JudgeOptions& options, const TurnsJudged& tell,
                                      const std::atomic<bool>& stop);

}  // namespace menagerie::arena
