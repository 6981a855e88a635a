// What the terminal says in French, and the words that can be typed there: separated by commas, the shown one first.
#pragma once

#include "cli/speech/sentence.h"

namespace menagerie::cli::french {

// clang-format off
inline constexpr Sentence kTerminal[] = {
    // Who
    {"you", "vous"},
    {"player", "Joueur {number}"},
    {"hidden-tile", "une tuile face cachée"},
    {"hidden-card", "une carte cachée"},
    {"none", "–"},
    // Beginning
    {"game-bar", "Beasty Bar"},
    {"game-town", "New Beasts in Town"},
    {"game-mix", "Mélange des deux jeux"},
    {"game-ark", "Animals on Board"},
    {"which-game", "Quel jeu ? [1] "},
    {"welcome", "Vous avez la place {number}. Contre vous : {names}. Tapez « {help} » pour les mots utiles ici."},
    {"commitment", "Engagement sur le mélange : {digits}"},
    // The table
    {"line", "Heaven's Gate » {row} « expulsion"},
    {"pile-empty", "C'EST FINI : pile vide"},
    {"pile", "C'EST FINI : {count} {count.one?carte|cartes}, au-dessus {top}"},
    {"bar", "au bar : {row}"},
    {"shown", "{seat} {seat.you?avez|a} montré {row}"},
    {"hand", "votre main : {row}   (dans la pioche : {count})"},
    {"compose", "Composez douze animaux, un de chaque force. Le premier de chaque paire joue, sauf si vous nommez le second : {row}"},
    {"sort-out", "Écartez quatre de ces animaux, par leur nom : {row}"},
    {"group", "groupe {number} : {row}   (coûte {count})"},
    {"ark", "{seat} : {crates} {crates.one?caisse|caisses}, {count} {count.one?tuile|tuiles} : {row}{out.some?   (hors de cette manche)|}"},
    {"first-tiles", "vos tuiles : {row}"},
    // Choosing
    {"many-moves", "{count} coups possibles, par exemple : {move}"},
    {"begin-so", "Plusieurs coups commencent ainsi :"},
    {"not-a-move", "« {typed} » n’est pas un coup ici. « {list} » montre tous les coups, « {help} » les autres mots."},
    {"try-what", "Tapez « {try} » et un coup."},
    {"would", "Voici ce qui se passerait :"},
    {"outcome", "→ {row}{entering.some? ; entre : {entering}|}{leaving.some? ; sort : {leaving}|}"},
    {"outcome-take", "→ {total} si votre arche partait maintenant (telle quelle : {now}) ; caisses restantes : {has}"},
    {"outcome-split", "→ les deux parts coûtent {left} et {right} ; vos caisses : {has}"},
    {"hint", "Le champion jouerait : {move}"},
    {"hint-move", "attend {worth} de la victoire, ±{bar} : {move}"},
    {"hint-solved", "attend {worth} de la victoire, calculé jusqu’au bout : {move}"},
    {"thinking", "{seat} {seat.you?réfléchissez|réfléchit}…"},
    {"thinking-hint", "Le champion réfléchit…"},
    // The end
    {"score-beasty", "{seat} : {guests} {guests.one?invité|invités}, forces {values}, points {points}{wins.some?   ← victoire|}"},
    {"score-ark", "{seat} : {total} en tout : animaux {animals}, caisses {crates}, espèces {species}{wins.some?   ← victoire|}"},
    {"kept-in", "La feuille de partie est dans {path} : « {verify} » la vérifie, « {analyse} » la commente."},
    {"stopped", "Arrêt. « {resume} » reprend cette partie."},
    // What is wrong
    {"cannot-write", "impossible d’écrire {path} : cette partie n’est pas gardée"},
    {"no-game", "il n’y a pas de partie à reprendre dans {path}"},
    {"no-record", "{path} n’est pas une feuille de partie : {problem}"},
    {"game-over", "la partie dans {path} est finie"},
    {"not-by-rules", "{path} n’est pas une partie selon ces règles"},
    {"wrong-levels", "--against attend un niveau pour tous les autres, ou {count} : un pour chacun"},
    {"wrong-seat", "--seat doit être inférieur à --players"},
    // Words that are typed
    {"word-help", "aide,commandes"},
    {"word-list", "liste,coups"},
    {"word-table", "table"},
    {"word-random", "hasard,au hasard"},
    {"word-hint", "conseil,indice"},
    {"word-try", "essayer,aperçu,et si"},
    {"word-quit", "quitter,sortir"},
    {"help", "Tapez un numéro de la liste, ou un coup en entier. Autres mots :"},
    {"help-help", "ce texte"},
    {"help-list", "tous les coups possibles, avec ce que chacun donnerait"},
    {"help-table", "la table encore une fois"},
    {"help-random", "laisser choisir le hasard"},
    {"help-hint", "ce que jouerait le champion, et ce qu’il en attend"},
    {"help-try", "avec un coup : ce qu’il donnerait, sans le jouer"},
    {"help-quit", "arrêter ; « menagerie play --resume » reprend cette partie"},
    {"help-ark", "« {split} {bear}1 {fox}2 » suffit : ces tuiles forment un côté."},
    // Words of moves, in the order of docs/protocol.md
    {"move-even", "pair,paires"},
    {"move-odd", "impair,impaires"},
    {"move-as", "comme,imite"},
    {"move-takes", "ramène"},
    {"move-expel", "chasse"},
    {"move-drag", "recule"},
    {"move-deck", "jeu"},
    {"move-trim", "écarter,écarte"},
    {"move-keep", "garder,garde"},
    {"move-take", "embarquer,embarque,prendre"},
    {"move-split", "séparer,sépare"},
    {"move-pass", "passer,passe"},
};
// clang-format on

}  // namespace menagerie::cli::french
