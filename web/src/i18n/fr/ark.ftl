# La table d’Animals on Board.

## Autour de la table
ark-others = Les autres arches
ark-order = Ordre de cette manche
ark-out = hors de cette manche
ark-flag-first = a le drapeau du premier joueur
ark-flag-next = commencera la manche suivante
ark-holds = { $count ->
    [one] { $count } tuile sur 10 à bord
   *[other] { $count } tuiles sur 10 à bord
}
ark-crates = { $count ->
    [one] { $count } caisse de nourriture
   *[other] { $count } caisses de nourriture
}
ark-quay = Le quai avec les groupes d’animaux
ark-pallet = { $count ->
    [one] Groupe { $place }, { $count } caisse : { TILES($tiles) }
   *[other] Groupe { $place }, { $count } caisses : { TILES($tiles) }
}
ark-seen = Vu sur les autres arches
ark-seen-of = Vu sur l’arche { DE($name) }
ark-seen-hint = On voit les tuiles embarquées face visible. Celles que seul leur propriétaire connaît restent cachées.
ark-close = Fermer
ark-story-next = Événement suivant
ark-story-why = Pourquoi ? Règle { $rule }

## Garder la première tuile
ark-keep-title = Gardez une tuile
ark-keep-hint = Elle va en secret sur votre arche. Les deux autres vont au milieu.
ark-choose-tile = Choisissez la tuile à garder
ark-do-keep = Garder { TILES($tiles) }
ark-waiting-keep = On attend le choix secret : { $names }

## Séparer et embarquer
ark-choose-group = À vous : touchez un groupe pour le séparer ou l’embarquer
ark-split-title = Séparez
ark-take-title = Embarquez le groupe
ark-by-species = Par espèce
ark-one-each = 1 sur 2
ark-reset = Tout remettre ensemble
ark-undo = Reprendre
ark-put-back = Remettre le groupe
ark-tray = { $count ->
    [0] Plateau { $place }, vide
    [one] Plateau { $place }, { $count } tuile
   *[other] Plateau { $place }, { $count } tuiles
}
ark-tray-tile = { CAP(TILES($tiles)) } : vers le plateau { $place }
ark-tray-empty = Touchez une tuile pour l’amener ici.
ark-can-pay = { $count ->
    [one] { $names } peut payer.
   *[other] { $names } peuvent payer.
}
ark-cannot-pay = { $count ->
    [one] { $names } ne peut pas payer.
   *[other] { $names } ne peuvent pas payer.
}
ark-said-moved = { CAP($tile) } : sur le plateau { $place }.
ark-said-trays = Plateau 1 : { $left }. Plateau 2 : { $right }.
ark-do-split = Séparer
ark-do-split-take = Séparer, prendre 1 caisse
ark-do-split-return = Séparer, rendre 1 caisse
ark-do-take = { $count ->
    [one] Embarquer pour { $count } caisse
   *[other] Embarquer pour { $count } caisses
}
ark-too-dear = { $count ->
    [one] Il faut { $count } caisse, vous en avez { $has }.
   *[other] Il faut { $count } caisses, vous en avez { $has }.
}
ark-too-dear-split = { $count ->
    [one] Il faut { $count } caisse, vous en avez { $has }. Déplacez des tuiles pour séparer.
   *[other] Il faut { $count } caisses, vous en avez { $has }. Déplacez des tuiles pour séparer.
}
ark-do-pass = Rien n’est possible : passer
ark-waiting = On attend { $names }
ark-sending = Un instant…

## Sa propre arche
ark-own = Votre arche
ark-lost = ne partira pas
ark-coming = monterait à bord
ark-forecast-now = Départ immédiat
ark-forecast-then = Après ce coup
ark-forecast-was = pour l’instant { $count }
ark-forecast-lost = { $count } { MANY($species) } : { GENDER($species) ->
    [f] perdues
   *[m] perdus
} à la fin
ark-forecast-over = { $count ->
    [one] { $count } tuile de trop : elle reste à quai
   *[other] { $count } tuiles de trop : elles restent à quai
}
ark-forecast-herd = { $count } { MANY($species) } : un troupeau
ark-forecast-near = { $count ->
    [one] Encore { $count } { WORD($species) } : un troupeau
   *[other] Encore { $count } { MANY($species) } : un troupeau
}
ark-forecast-unseen = { $count ->
    [one] { $count } tuile encore inconnue
   *[other] { $count } tuiles encore inconnues
}

## Départ
ark-end-title = Les arches partent
ark-end-early = La partie n’a pas été jouée jusqu’au bout
ark-wins = gagne
ark-end-won = { $count ->
    [one] { $names } gagne
   *[other] Victoire partagée : { $names }
}
ark-in-herd = dans un troupeau
ark-stays = reste à quai
ark-end-sum = Animaux { $animals } + caisses { $crates } = { $total } · espèces : { $species }
ark-next-ark = Arche suivante
ark-tie-shared = Même total, même nombre d’espèces : la victoire est partagée.
ark-tie-species = Même total : le plus d’espèces différentes l’emporte.
