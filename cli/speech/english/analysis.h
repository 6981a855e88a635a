// The words of menagerie analyse in English.
#pragma once

#include "cli/speech/sentence.h"

namespace menagerie::cli::english {

// clang-format off
inline constexpr Sentence kAnalysis[] = {
    {"analysis-game", "{game}, {players} players"},
    {"analysis-effort", "The champion looked at every turn ({iterations} imagined games each, seed {seed})."},
    {"analysis-legend", "Error: what a move gave away against the best one. Luck: what the card drawn or the tiles laid out added. Both in hundredths of a win. Errors in brackets are within the search’s own doubt."},
    {"analysis-chances", "Chances of winning before each turn"},
    {"analysis-over", "Won by {names}."},
    {"analysis-unfinished", "The game was not played to its end."},
    {"analysis-stopped", "Stopped after {count} of {all} turns: this is about those."},
    {"analysis-turn", "Turn"},
    {"analysis-player", "Player"},
    {"analysis-move", "Move"},
    {"analysis-chance", "Chance"},
    {"analysis-error", "Error"},
    {"analysis-luck", "Luck"},
    {"analysis-better", "Better"},
    {"analysis-best", "the best move"},
    {"analysis-forced", "the only move"},
    {"analysis-secret", "the champion: {move}"},
    {"analysis-totals", "In all"},
    {"analysis-turns", "Turns"},
    {"analysis-mistakes", "Biggest mistakes"},
    {"analysis-mistake", "turn {turn}: {error}"},
    {"analysis-no-mistakes", "none"},
    {"analysis-every-move", "Every move of {seat}, best first"},
    {"analysis-worth", "Expects"},
    {"analysis-bar", "±"},
    {"analysis-tries", "Tries"},
    {"analysis-solved", "solved"},
    {"analysis-is-over", "The game is over: there is nothing to choose."},
    {"analysis-progress", "turn {turn} of {all}"},
    {"analysis-thinking", "weighing every move"},
    {"analysis-written", "The page is in {path}."},
    {"analysis-cannot-read", "cannot read {path}: name a record, a position, or - for standard input"},
    {"analysis-cannot-write", "cannot write {path}"},
    {"analysis-refused", "{path}: {problem}"},
};
// clang-format on

}  // namespace menagerie::cli::english
