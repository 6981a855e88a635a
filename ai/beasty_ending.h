// Endings of Beasty games, solved exactly. Once the draw piles are empty, whoever counts the cards knows what everybody
// holds; where something stays unknown (the last cards to be drawn, cards that were sorted out, decks of the mix), several
// worlds are solved.
#pragma once

#include <vector>

#include "ai/beasty_reading.h"
#include "ai/bot.h"
#include "ai/net.h"
#include "engine/quick_random.h"

namespace menagerie::ai {

// How many turns a solution may play through; a longer ending is left to the search.
inline constexpr int kMostSolvedTurns = 400'000;

// Every legal move with its worth, best first; empty where the view is not an ending, or one too long to solve. Whoever spends
// more turns on it begins earlier: with two players before the draw piles are empty, in as many worlds as the turns reach for;
// with more players (whose ties the net settles, if there is one) as soon as everything is known.
// On the last two turns with cards to draw each world is judged rightly, for all is known before the viewer moves again; on the
// one before, worlds know a little more than the players, and are no worse than a search that has to guess its leaves.
std::vector<Weighed<beasty::Move>> solve_ending(const View<beasty::State>& view, const Net* net, int turns,
                                                QuickRandom random, const BeastyReading* reading = nullptr);

}  // namespace menagerie::ai
