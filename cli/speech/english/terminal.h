// What the terminal says in English, and the words that can be typed there: separated by commas, the shown one first.
#pragma once

#include "cli/speech/sentence.h"

namespace menagerie::cli::english {

// clang-format off
inline constexpr Sentence kTerminal[] = {
    // Who
    {"you", "you"},
    {"player", "Player {number}"},
    {"hidden-tile", "a face-down tile"},
    {"hidden-card", "a hidden card"},
    {"none", "–"},
    // Beginning
    {"game-bar", "Beasty Bar"},
    {"game-town", "New Beasts in Town"},
    {"game-mix", "Mix of both games"},
    {"game-ark", "Animals on Board"},
    {"which-game", "Which game? [1] "},
    {"welcome", "You have seat {number}. Against you: {names}. Type ‘{help}’ for the words that work here."},
    {"commitment", "Commitment to the shuffle: {digits}"},
    // The table
    {"line", "Heaven's Gate » {row} « Exclusion"},
    {"pile-empty", "THAT'S IT: empty"},
    {"pile", "THAT'S IT: {count} {count.one?card|cards}, on top {top}"},
    {"bar", "in the bar: {row}"},
    {"shown", "{seat} {seat.you?have|has} shown {row}"},
    {"hand", "your hand: {row}   (to draw: {count})"},
    {"compose", "Compose twelve animals, one of each strength. The first of a pair plays, unless you name the second: {row}"},
    {"sort-out", "Sort out four of these, by name: {row}"},
    {"group", "group {number}: {row}   (costs {count})"},
    {"ark", "{seat}: {crates} {crates.one?crate|crates}, {count} {count.one?tile|tiles}: {row}{out.some?   (out of this round)|}"},
    {"first-tiles", "your tiles: {row}"},
    // Choosing
    {"many-moves", "{count} legal moves, such as: {move}"},
    {"begin-so", "Several moves begin so:"},
    {"not-a-move", "‘{typed}’ is not a move here. ‘{list}’ shows every move, ‘{help}’ the other words."},
    {"try-what", "Type ‘{try}’ and a move."},
    {"would", "This would happen:"},
    {"outcome", "→ {row}{entering.some?; in: {entering}|}{leaving.some?; out: {leaving}|}"},
    {"outcome-take", "→ {total} if your ark left now (as it is: {now}); crates left: {has}"},
    {"outcome-split", "→ the sides cost {left} and {right}; your crates: {has}"},
    {"hint", "The champion would play: {move}"},
    {"hint-move", "expects {worth} of the win, ±{bar}: {move}"},
    {"hint-solved", "expects {worth} of the win, worked out to the end: {move}"},
    {"thinking", "{seat} {seat.you?are|is} thinking…"},
    {"thinking-hint", "The champion is thinking…"},
    // The end
    {"score-beasty", "{seat}: {guests} {guests.one?guest|guests}, strengths {values}, points {points}{wins.some?   ← wins|}"},
    {"score-ark", "{seat}: {total} in all: animals {animals}, crates {crates}, {species} species{wins.some?   ← wins|}"},
    {"kept-in", "The record is in {path}: ‘{verify}’ checks it, ‘{analyse}’ goes through it."},
    {"stopped", "Stopped. ‘{resume}’ goes on with this game."},
    // What is wrong
    {"cannot-write", "cannot write {path}: this game is not kept"},
    {"no-game", "there is no game to go on with in {path}"},
    {"no-record", "{path} is not a record: {problem}"},
    {"game-over", "the game in {path} is over"},
    {"not-by-rules", "{path} is not a game by these rules"},
    {"wrong-levels", "--against takes one level for all the others, or {count}: one for each of them"},
    {"wrong-seat", "--seat must be below --players"},
    // Words that are typed
    {"word-help", "help,?,commands"},
    {"word-list", "list,moves"},
    {"word-table", "table,look"},
    {"word-random", "random"},
    {"word-hint", "hint"},
    {"word-try", "try,preview"},
    {"word-quit", "quit,q,exit"},
    {"help", "Type a number from the list, or a move in full. Other words:"},
    {"help-help", "this text"},
    {"help-list", "all legal moves, with what each would bring"},
    {"help-table", "the table again"},
    {"help-random", "let chance choose"},
    {"help-hint", "what the champion would play, and what it expects"},
    {"help-try", "with a move: what it would bring, without playing it"},
    {"help-quit", "stop; ‘menagerie play --resume’ goes on with this game"},
    {"help-ark", "‘{split} {bear}1 {fox}2’ is enough: those tiles make one side."},
    // Words of moves, in the order of docs/protocol.md
    {"move-even", "even"},
    {"move-odd", "odd"},
    {"move-as", "as"},
    {"move-takes", "takes"},
    {"move-expel", "expel"},
    {"move-drag", "drag"},
    {"move-deck", "deck"},
    {"move-trim", "trim"},
    {"move-keep", "keep"},
    {"move-take", "take"},
    {"move-split", "split"},
    {"move-pass", "pass"},
};
// clang-format on

}  // namespace menagerie::cli::english
