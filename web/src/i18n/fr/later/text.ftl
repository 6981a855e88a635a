# La table en texte : tout s’écrit et se raconte. Les mots à écrire sont séparés par des virgules, le premier est celui qu’on montre.

## Autour
text-transcript = Ce qui s’est passé
text-type = Que faites-vous ?
text-send = Envoyer
text-typed = Vous : { $typed }
text-cards-left = { $count ->
    [one] encore { $count } carte à jouer
   *[other] encore { $count } cartes à jouer
}
text-tiles-left = { $count ->
    [one] { $count } tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
}

## Ce qui peut s’écrire
text-command-line = file, rue, quai, groupes, table, regarder
text-command-hand = main, cartes, arche, mon arche
text-command-bar = bar, invités, arches
text-command-pile = pile
text-command-players = joueurs, qui, places
text-command-score = score, points, compte
text-command-rules = règle, règles
text-command-animal = animal, carte
text-command-why = pourquoi
text-command-log = journal, historique
text-command-repeat = répéter, répète, redis
text-command-again = encore
text-command-moves = coups, choix, liste
text-command-preview = aperçu, et si, essayer
text-command-help = aide, commandes
text-command-link = lien, adresse
text-command-play = jouer, joue
text-command-yes = oui, o, d’accord
text-command-no = non, annuler
text-command-back = retour, reprendre, défaire
text-command-done = fini, prêt, c’est prêt, terminé
text-command-random = au hasard, hasard
text-command-first = premier jeu, premier
text-command-second = second jeu, second, deuxième jeu
text-command-last = dernier, dernière fois
text-command-keep = garder, garde
text-command-take = embarquer, embarque, prendre, prends
text-command-split = séparer, sépare
text-command-pass = passer, passe
text-command-sit = s’asseoir, asseoir, assis
text-command-stand = se lever, debout
text-command-start = distribuer, commencer
text-command-bot = bot
text-command-remove = retirer
text-command-resign = abandonner, abandonne
text-command-rematch = rejouer, revanche, partie suivante
text-command-returngame = match retour
text-command-seat = ma place, reprendre ma place
text-command-leave = quitter, sortir
text-command-close = fermer, fermer la table
text-command-say = dire, dis
text-command-pictures = images
text-word-even = pair, paire, pairs, paires
text-word-odd = impair, impaire, impairs, impaires
text-word-hidden = cachée, face cachée, inconnue
text-fillers = le, la, les, l, un, une, des, du, de, d, et, à, au, aux, sur, avec, en, comme, tuile, tuiles, groupe, numéro, force, forces
text-names = { NAME($animal) }, { MANY($animal) }, { $animal ->
    [hippo] hippo
    [rhino] rhino
    [cheetah] guépard
    [skunk] moufette
    [bat] chauves souris
   *[other] { WORD($animal) }
}

## Aide
text-entry = { $word } : { $meaning }
text-help = Écrivez un animal ou un numéro de la liste. Sinon :
text-help-line = ce qui est au milieu : la file d’attente, ou les groupes
text-help-hand = ce qui est à vous : votre main, ou votre arche
text-help-bar = les invités au bar, ou ce qu’on a vu des arches
text-help-pile = qui se trouve sur la pile C'EST FINI
text-help-players = qui est là, et avec quoi
text-help-score = le compte pour l’instant
text-help-rules = une règle, par son numéro
text-help-animal = ce que dit la carte d’un animal
text-help-why = les règles du dernier tour
text-help-log = les derniers tours, encore une fois
text-help-repeat = la dernière réponse, encore une fois
text-help-moves = tous vos coups, numérotés
text-help-preview = ce que donnerait un coup, sans le jouer
text-help-help = cette liste
text-help-link = l’adresse pour les autres
text-help-play = avec une carte : la joue sans redemander
text-help-yes = joue le coup proposé
text-help-back = reprend le dernier choix
text-help-done = votre choix est fait
text-help-random = douze animaux au hasard
text-help-first = les douze animaux du premier jeu
text-help-second = les douze animaux du second jeu
text-help-last = vos douze animaux de la dernière fois
text-help-keep = avec une tuile : la garde
text-help-take = avec le numéro d’un groupe : l’embarque pour une caisse par tuile
text-help-split = avec le numéro d’un groupe, puis les tuiles d’un côté : le sépare
text-help-pass = quand rien d’autre n’est possible
text-help-sit = vous assied ; ajoutez un numéro pour choisir la place
text-help-stand = libère votre place
text-help-start = distribue
text-help-bot = un bot à la prochaine place libre, avec son niveau si vous voulez : de 1 à 6, ou son nom
text-help-remove = avec le numéro d’une place : la libère
text-help-resign = abandonne la partie
text-help-rematch = une autre partie, avec les mêmes joueurs
text-help-returngame = la partie des animaux restés chez vous
text-help-leave = retour à la rue
text-help-close = ferme la table
text-help-say = avec des mots : les dit à la table
text-help-pictures = la table en images

## Ce qui peut s’écrire maintenant
text-hint-card = Nommez une carte ou donnez son numéro : { $cards }.
text-hint-choice = Un numéro ou un nom.
text-hint-pending = Entrée joue ce coup.
text-hint-sure = Oui ou non ?
text-hint-keep = Nommez la tuile à garder, ou donnez son numéro.
text-hint-ark = Le numéro d’un groupe, ou « séparer 2 : 1 3 ».
text-hint-split = Les tuiles d’un côté, par numéro ou par nom.
text-hint-deck = Nommez un animal pour le prendre, ou une force pour en changer.
text-hint-trim = Nommez quatre animaux, ou donnez leurs numéros.
text-hint-wait = Ce n’est pas votre tour.
text-hint-over = La partie est finie.
text-hint-full = Toutes les places sont prises.
text-hint-left = Un bot joue à votre place.

## Cartes et choix
text-card = { $mine ->
    [yes] { WORD($animal) } (à vous)
   *[no] { WORD($animal) } { DE($owner) }
}
text-place = position { $place } depuis la porte
text-pick-place = { CAP($card) }, position { $place } depuis la porte.
text-pick-jump = { $count ->
    [one] Sauter par-dessus { $count } animal.
   *[other] Sauter par-dessus { $count } animaux.
}
text-pick-even = Dépasser les forces paires.
text-pick-odd = Dépasser les forces impaires.
text-pick-as = Imiter { THE($animal) }.
text-pick-takes = Ramener { THE($animal) }.
text-pick-expel = Les { MANY($animal) } partent sur la pile C'EST FINI.
text-pick-drag = Les { MANY($animal) } vont à la fin de la file.
text-pick-pile = Sur la pile, de bas en haut : { ROW($cards) }.
text-move = { NAME($animal) }. { $choices }
text-ask-jump = Sauter par-dessus combien d’animaux ?
text-ask-fetch = Qui ramener ?
text-which = Lequel : { $names } ?
text-ask-play = On joue ? Entrée ou « { $yes } » joue, « { $back } » reprend.
text-ask-pause = Joué dans un instant ; « { $back } » l’arrête.
text-yes-no = « { $yes } » ou « { $no } ».
text-taken-back = Repris.
text-would = Voici ce qui arriverait : { $move }
text-no-preview = À cette table, on ne montre pas les effets d’avance.
text-moves = { $count ->
    [one] Vous avez { $count } coup.
   *[other] Vous avez { $count } coups.
}
text-many-moves = { $count } coups, c’est trop pour une liste. Nommez une carte ou un groupe pour y voir clair.

## Regarder
text-line = Dans la file, depuis la porte : { $cards }.
text-line-card = { $place }, { $card }, force { $strength }
text-line-empty = Il n’y a personne dans la file.
text-hand = { $draw ->
    [0] Votre main ; la pioche est vide :
    [one] Votre main ; { $draw } carte dans la pioche :
   *[other] Votre main ; { $draw } cartes dans la pioche :
}
text-hand-empty = Votre main est vide.
text-guests = { $count ->
    [one] { $name }, { $count } invité au bar : { LIST($guests) }.
   *[other] { $name }, { $count } invités au bar : { LIST($guests) }.
}
text-guests-none = { $name } n’a pas encore d’invités.
text-pile = { $count ->
    [one] { $count } animal sur la pile C'EST FINI : { $cards }.
   *[other] { $count } animaux sur la pile C'EST FINI, de haut en bas : { $cards }.
}
text-player = { $name } : { $counts }.
text-seat = Place { $place } : { $name }.
text-link = L’adresse pour les autres : { $link }
text-rule-which = Écrivez « { $rules } » et le numéro d’une règle, comme { $example }.
text-rule-none = Il n’y a pas de règle { $rule }.
text-animal-which = Écrivez « { $animal } » et un nom.
text-animal-none = Je ne connais pas d’animal nommé « { $name } ».
text-animal-ark = { CAP(THE($animal)) } ne voyage que sur l’arche : cinq tuiles, de 1 à 5, et aucune action.

## Animals on Board
text-group = { $count ->
    [one] { CAP(TILES($tiles)) }, pour { $count } caisse.
   *[other] { CAP(TILES($tiles)) }, pour { $count } caisses.
}
text-nobody-can-pay = Personne ne peut payer.
text-no-groups = Il n’y a rien au milieu.
text-group-what = Que faire du groupe { $place } ?
text-which-group = Quel groupe ? Dites son numéro.
text-cannot-split = Le groupe { $place } ne peut pas être séparé.
text-ask-split = Quelles tuiles du groupe { $place } vont d’un côté ? Numéros ou noms.
text-name-tiles = Nommez des tuiles de ce groupe : numéros de 1 à { $count }, ou noms.
text-both-sides = Il faut une tuile de chaque côté. Pour les avoir toutes, embarquez le groupe.
text-name-tile = Nommez l’une de vos trois tuiles, ou donnez son numéro.
text-one-tile = On ne garde qu’une seule tuile.
text-no-pass = Vous pouvez encore séparer ou embarquer : pas question de passer.
text-ark-take = { $count ->
    [one] Embarquer { TILES($tiles) } pour { $count } caisse.
   *[other] Embarquer { TILES($tiles) } pour { $count } caisses.
}
text-ark-split = Séparer : ici { TILES($left) }, là { TILES($right) }.
text-ark = { $count ->
    [one] Sur votre arche, { $count } tuile sur 10 : { $tiles }.
   *[other] Sur votre arche, { $count } tuiles sur 10 : { $tiles }.
}
text-ark-empty = Votre arche est vide.
text-forecast = Si elle partait maintenant : { $total }.
text-seen = Vu sur l’arche { DE($name) } : { $tiles }.
text-seen-none = L’arche { DE($name) } est vide.
text-no-pile = Il n’y a pas de pile sur le quai.

## Avant la distribution
text-pair-how = Par force ; le premier est choisi. Nommez l’autre pour le prendre à sa place.
text-pair = { NAME($taken) }, pas { THE($other) }.
text-deck-taken = Force { $strength } : { THE($animal) }.
text-deck = Vos douze : { LIST($names) }.
text-no-last = Vous n’avez pas encore joué avec un jeu de cartes à vous.
text-trim-out = { $card } : à écarter
text-trim-added = { CAP(THE($animal)) } est { GENDER($animal) ->
    [f] écartée
   *[m] écarté
} : { $count } sur 4.
text-trim-back = { CAP(THE($animal)) } reste : { $count } sur 4.
text-trim-full = Quatre sont déjà écartés : { LIST($names) }. Nommez-en un pour le garder.
text-trim-need = Il faut écarter quatre animaux ; pour l’instant { $count }.
text-not-dealt = Rien n’est encore distribué.
text-sitting = Vous avez déjà une place.
text-no-seat = Aucune place n’est libre.
text-level-which = Quel niveau : { $levels } ?
text-remove-which = Quelle place ? Dites le numéro d’une place prise.
text-close-sure = Fermer la table pour tout le monde ?

## Ce qui se raconte
text-head = Au tour { DE($name) }
text-head-you = Votre coup
text-head-count = Le décompte
text-told-sit = { $name } s’assied.
text-told-stand = La place { $place } est de nouveau libre.
text-told-deal = La partie commence.
text-told-back = { $name } est de retour.
text-told-next = Une table attend pour la partie suivante.
text-match-won = Les deux parties ensemble : { $names }.

## Ce qui n’a pas été compris
text-not-understood = Je ne comprends pas « { $typed } ». Rien n’a été fait.
text-try-help = « { $help } » dit ce qui peut s’écrire.
text-empty = Écrivez quelque chose ; « { $help } » dit quoi.
text-not-there = { CAP(THE($animal)) } ne peut pas être { GENDER($animal) ->
    [f] choisie
   *[m] choisi
} maintenant.
text-no-number = Il n’y a pas de { $number } dans la liste.
text-no-list = Il n’y a pas de liste où choisir. « { $help } » dit ce qui peut s’écrire.
text-nothing-to-confirm = Il n’y a rien à confirmer.
text-nothing-back = Il n’y a rien à reprendre.
text-nothing-done = Rien n’a été fait.
text-preview-which = Écrivez « { $preview } » et un coup.
text-not-over = La partie n’est pas finie.
text-no-return = Il n’y a pas de match retour ici.
