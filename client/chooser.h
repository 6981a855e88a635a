// A random legal move from what a seat was sent: the list of moves, or its view of the game.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/quick_random.h"

namespace menagerie::client {

// Both answer with the move as JSON, quotes included; nothing where there is no move to choose.
std::optional<std::string> choose_from_list(std::string_view legal, QuickRandom& random);
std::optional<std::string> choose_from_view(std::string_view position, QuickRandom& random);

}  // namespace menagerie::client
