// What a report and a page show of a turn, in words.
#pragma once

#include <string>
#include <vector>

#include "analysis/wording.h"

namespace menagerie::analysis {

std::string title_of(const Json& game, const Wording& wording);
// How the game ended, or that it was stopped; how hard was thought.
std::vector<std::string> remarks_on(const Json& game, const Wording& wording);

// In brackets where the search itself is not sure; a dash where nothing was weighed.
std::string error_of(const Json& turn, const Wording& wording);
std::string luck_of_mover(const Json& turn, const Wording& wording);
std::string chance_of_mover(const Json& turn, const Wording& wording);
// A move in short: of a split, the smaller side alone.
std::string short_move(const Json& move, const Wording& wording);
// The better move in short, or why there is none.
std::string better_than(const Json& turn, const Wording& wording);
std::string worth_of(const Json& weighed, const Wording& wording);
std::string bar_of(const Json& weighed, const Wording& wording);
std::string tries_of(const Json& weighed, const Wording& wording);
// Where a player went wrong, biggest first.
std::string mistakes_of(const Json& total, const Json& turns, const Wording& wording);

}  // namespace menagerie::analysis
