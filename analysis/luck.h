// What chance alone did to a turn: the card that was drawn, the tiles that were laid out or turned over, the deal after
// the secret choices.
#pragma once

#include "ai/bot.h"
#include "engine/chance.h"

namespace menagerie::analysis {

// What each seat may expect of a game whose every card is known; once it is over, what it has won.
ai::Outlook expected(const beasty::State& state);
ai::Outlook expected(const ark::State& state);

// How much more each seat may expect after this move than on average over what could have been drawn instead. Zero where
// nothing was drawn. The seed is the game's own.
ai::Outlook luck_of(const beasty::State& before, const beasty::Move& move, const Seed& seed);
ai::Outlook luck_of(const ark::State& before, const ark::Move& move, const Seed& seed);

}  // namespace menagerie::analysis
