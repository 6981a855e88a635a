// Which cards, which variant, how many players: the fields that requests and positions share.
#pragma once

#include "engine/beasty/state.h"
#include "notation/answer.h"
#include "notation/json.h"

namespace menagerie::notation {

Answer<beasty::Rules> parse_rules(const Json& json);

}  // namespace menagerie::notation
