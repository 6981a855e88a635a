// The words of menagerie analyse in French.
#pragma once

#include "cli/speech/sentence.h"

namespace menagerie::cli::french {

// clang-format off
inline constexpr Sentence kAnalysis[] = {
    {"analysis-game", "{game}, {players} joueurs"},
    {"analysis-effort", "Le champion a étudié chaque tour ({iterations} parties imaginées pour chacun, graine {seed})."},
    {"analysis-legend", "Erreur : ce qu’un coup a cédé par rapport au meilleur. Chance : ce que la carte piochée ou les tuiles posées ont ajouté. Les deux en centièmes de victoire. Une erreur entre parenthèses reste dans le doute de la recherche."},
    {"analysis-chances", "Chances de gagner avant chaque tour"},
    {"analysis-over", "Victoire : {names}."},
    {"analysis-unfinished", "La partie n’a pas été jouée jusqu’au bout."},
    {"analysis-stopped", "Arrêt après {count} tours sur {all} : il ne s’agit que de ceux-là."},
    {"analysis-turn", "Tour"},
    {"analysis-player", "Joueur"},
    {"analysis-move", "Coup"},
    {"analysis-chance", "Pronostic"},
    {"analysis-error", "Erreur"},
    {"analysis-luck", "Chance"},
    {"analysis-better", "Mieux"},
    {"analysis-best", "le meilleur coup"},
    {"analysis-forced", "le seul coup"},
    {"analysis-secret", "le champion : {move}"},
    {"analysis-totals", "En tout"},
    {"analysis-turns", "Tours"},
    {"analysis-mistakes", "Plus grosses erreurs"},
    {"analysis-mistake", "tour {turn} : {error}"},
    {"analysis-no-mistakes", "aucune"},
    {"analysis-every-move", "Tous les coups, le meilleur d’abord ; au tour : {seat}"},
    {"analysis-worth", "Attend"},
    {"analysis-bar", "±"},
    {"analysis-tries", "Essais"},
    {"analysis-solved", "résolu"},
    {"analysis-is-over", "La partie est finie : il n’y a rien à choisir."},
    {"analysis-progress", "tour {turn} sur {all}"},
    {"analysis-thinking", "étude de chaque coup"},
    {"analysis-written", "La page est dans {path}."},
    {"analysis-cannot-read", "impossible de lire {path} : donnez une feuille de partie, une position, ou - pour l’entrée standard"},
    {"analysis-cannot-write", "impossible d’écrire {path}"},
    {"analysis-refused", "{path} : {problem}"},
};
// clang-format on

}  // namespace menagerie::cli::french
