# La fin d’une partie.
end-wins = { $name } gagne la soirée
end-you-win = La soirée est à vous
end-shared = Victoire partagée : { $names }
end-guests = Le plus d’invités au bar.
end-tie-values = { $count ->
    [one] { $count } invité chacun : la plus petite somme des forces tranche.
   *[other] { $count } invités chacun : la plus petite somme des forces tranche.
}
end-tie-points = { $count ->
    [one] { $count } invité chacun : la plus grande somme de points tranche.
   *[other] { $count } invités chacun : la plus grande somme de points tranche.
}
end-points = La plus grande somme de points.
end-flag = { $name } n’avait plus de temps.
end-resign = { $name } a abandonné.
end-leave = { $name } a quitté la table.
end-guest-count = { $count ->
    [one] { $count } invité
   *[other] { $count } invités
}
end-sum = somme des forces { $sum }
end-points-sum = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
end-again = Rejouer
end-return-game = Match retour
end-look = Voir la table
end-record = Feuille de partie
end-match = La soirée jusqu’ici
end-match-first = Première partie : { DIGITS($scores) }
end-next = Vers la partie suivante
