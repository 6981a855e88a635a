// The secret choices before a Beasty game: composing a deck (S2) and sorting out four cards (S6). There are thousands
// of decks, so whole ones are not compared: every imagined game says something about each of its twelve strengths.
#pragma once

#include "engine/beasty/beasty.h"
#include "engine/quick_random.h"

namespace menagerie::ai {

// Plays games by chance with random choices of its own, and then chooses strength by strength what won more.
beasty::Move choose_in_secret(const View<beasty::State>& view, int games, QuickRandom random);

}  // namespace menagerie::ai
