// What one turn brings, looked at without any search: for the weakest levels, and as a yardstick.
#pragma once

#include "ai/mind.h"
#include "engine/ark/ark.h"
#include "engine/beasty/beasty.h"
#include "engine/quick_random.h"

namespace menagerie::ai {

// The move after which the own table looks best; among equals by chance.
beasty::Move choose_greedily(const View<beasty::State>& view, Looks looks, QuickRandom random);
ark::Move choose_greedily(const View<ark::State>& view, Looks looks, QuickRandom random);

}  // namespace menagerie::ai
