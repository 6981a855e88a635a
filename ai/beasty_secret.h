// The secret choices before a Beasty game: composing a deck (S2) and sorting out four cards (S6). There are thousands
// of decks, so whole ones are not compared: every imagined game says something about each of its twelve strengths.
#pragma once

#include "ai/bot.h"
#include "ai/net.h"
#include "engine/beasty/beasty.h"
#include "engine/quick_random.h"

namespace menagerie::ai {

// Deals games with random choices of its own, and then chooses strength by strength what the net expects to win more; without a
// net the games are played out by chance.
beasty::Move choose_in_secret(const View<beasty::State>& view, const Net* net, int games, QuickRandom random,
                              const TimeIsUp& enough);

}  // namespace menagerie::ai
