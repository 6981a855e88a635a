// The door to this folder: what the champion thinks of a position, and of a game turn by turn.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "notation/answer.h"
#include "notation/json.h"
#include "notation/record.h"

namespace menagerie::analysis {

using notation::Answer;
using notation::Json;

// How hard to think about a turn. The same effort gives the same analysis.
struct Effort {
  int iterations = 0;  // as many as the champion's when 0
  std::uint64_t seed = 1;
};

// A recorded game. Nothing is weighed before it is asked for.
class GameAnalysis {
 public:
  virtual ~GameAnalysis() = default;
  virtual int turns() const = 0;
  // What was played in this turn, counted from 0, and what it was worth: as long as a champion's thought.
  virtual Json turn(int index) const = 0;
  // The whole analysis, with those turns that were asked for: the first ones, in order.
  virtual Json whole(const std::vector<Json>& first_turns) const = 0;
};

// Refuses what does not follow from its seed by the rules.
Answer<std::unique_ptr<GameAnalysis>> analysis_of(const notation::Record& record, const Effort& effort);

// Every move of the seat to act, best first. A whole position, of which only what that seat may know is looked at, or that
// seat's view.
Answer<Json> position_analysis(const Json& position, const Effort& effort);

}  // namespace menagerie::analysis
