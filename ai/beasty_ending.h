// Endings of Beasty games, solved exactly. Once the draw piles are empty, whoever counts the cards knows what everybody
// holds; where something stays unknown (the last cards to be drawn, cards that were sorted out, decks of the mix), several
// worlds are solved.
#pragma once

#include <optional>
#include <vector>

#include "ai/bot.h"
#include "ai/net.h"
#include "engine/quick_random.h"

namespace menagerie::ai {

// How many turns a solution may play through; a longer ending is left to the search.
inline constexpr int kMostSolvedTurns = 400'000;

// What each seat wins of a game without draw piles when all play for their own share as well as can be. With two players
// that is the value of the game (alpha-beta). With more, a player who could win as much by several moves is taken to play
// each of them alike often: nobody is spared and nobody is hunted (max^n). Nothing if it takes more than so many turns.
std::optional<Shares> solve(const beasty::State& state, int& turns_left);

// Every legal move with its worth, best first; empty where the view is not an ending, or one too long to solve. With two players
// it may begin before the draw piles are empty: whoever spends `early_turns` on it solves as many worlds as they reach for.
// On the last two turns with cards to draw each world is judged rightly, for all is known before the viewer moves again; on the
// one before, worlds know a little more than the players, and are no worse than a search that has to guess its leaves.
std::vector<Weighed<beasty::Move>> solve_ending(const View<beasty::State>& view, int early_turns, QuickRandom random);

}  // namespace menagerie::ai
