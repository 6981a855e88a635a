// The secret choice at the start of Animals on Board: which of three tiles to keep (A3).
#pragma once

#include "ai/bot.h"
#include "ai/net.h"
#include "engine/ark/ark.h"
#include "engine/quick_random.h"

namespace menagerie::ai {

// Tries each tile in imagined games: the net says what comes of them, or without one chance.
ark::Move choose_to_keep(const View<ark::State>& view, const Net* net, int games, QuickRandom random,
                         const TimeIsUp& enough);

}  // namespace menagerie::ai
