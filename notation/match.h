// The return game of the mix (S7): what it is dealt from, what a game brings into the match, and who wins it.
#pragma once

#include <optional>

#include "engine/beasty/state.h"
#include "notation/json.h"

namespace menagerie::notation {

// The options of the return game, as in the request `new`; nothing where there is none.
std::optional<Json> return_options(const beasty::State& state);
// What each seat brings into the match: a list of scores.
Json match_share(const beasty::State& state);
// The winning seats of a match whose second game this is.
unsigned match_winners(const beasty::State& second, const Json& shares_of_first_game);

}  // namespace menagerie::notation
