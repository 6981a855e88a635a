# La table de Beasty Bar et de New Beasts in Town.
table-menu = Menu
table-opponents = Les autres
table-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
table-draw-count = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
table-bar-count = { $count ->
    [one] { $count } invité au bar
   *[other] { $count } invités au bar
}
table-lamps = Les cinq étapes d’un tour
table-lamp-play = Jouer
table-lamp-act = Action
table-lamp-recur = Permanent
table-lamp-check = Porte
table-lamp-draw = Piocher
table-gate = Heaven's Gate
table-exclusion = Expulsion
table-pile = C'EST FINI
table-pile-count = { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
}
table-pile-title = La pile C'EST FINI : le dernier arrivé au-dessus
table-pile-empty = Il n’y a encore personne.
table-line = La file d’attente, depuis la porte
table-place-free = Position { $place } : libre
table-hand = Votre main
table-preview = Aperçu
table-why = pourquoi ?
table-why-title = Pourquoi ?
table-your-turn = À vous. Touchez une carte pour voir ce qu’elle donne.
table-your-turn-heard = À vous de jouer.
table-their-turn = C’est à { $name } de jouer.
table-thinking = { $name } réfléchit…
table-watching = Vous regardez.
table-sent = C’est parti…
table-next-beat = Suite
table-back-to-now = Revenir à la partie
table-play-card = Jouer { THE($animal) }
table-choose-card = Choisissez une carte
table-choose-first = Choisissez d’abord
table-takeback = Reprendre
table-pausing = { CAP(THE($animal)) } va être { GENDER($animal) ->
    [f] jouée
   *[m] joué
}…
table-left = a quitté la table ; un bot continue
table-away = pas là
table-guests = Les invités { DE($name) }
table-guests-none = Pas encore d’invités.
table-shown = Cartes en main, connues de tous :
table-round = Tour { $count }
table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-chat = Discussion
table-chat-write = Dites quelque chose
table-chat-send = Dire
table-chat-none = Personne n’a encore rien dit.
table-chat-mute = Masquer
table-chat-new = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
table-resign = Abandonner
table-resign-sure = Abandonner cette partie ? À deux, elle est finie ; sinon un bot joue à votre place, et vous ne pouvez plus gagner.
table-resign-yes = Abandonner
table-resign-no = Continuer
table-leave = Quitter la table
table-kick = Exclure { $name }
table-return = Reprendre ma place
table-clock-left = Il reste { DIGITS($time) }
table-ten-seconds = Il reste dix secondes.
table-keys-hand = main
table-keys-play = jouer
table-keys-why = pourquoi
table-keys-log = journal
fate-enters = entre
fate-out = dehors
fate-eaten = au menu
fate-gone = part
fate-burns = brûle
fate-stops = arrête
fate-acts = agit
fate-target = cible
fate-shown = en vue
card-name = { NAME($animal) }, force { $strength }
card-in-line = { $colour ->
    [red] { NAME($animal) }, force { $strength }, rouge, position { $place } depuis la porte
    [blue] { NAME($animal) }, force { $strength }, { GENDER($animal) ->
        [f] bleue
       *[m] bleu
    }, position { $place } depuis la porte
    [yellow] { NAME($animal) }, force { $strength }, jaune, position { $place } depuis la porte
   *[green] { NAME($animal) }, force { $strength }, { GENDER($animal) ->
        [f] verte
       *[m] vert
    }, position { $place } depuis la porte
}
card-fate = { $card } : { $fate }
card-recurring = action permanente
card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-strength = force { $strength }
learn-rule = Règle { $rule }
text-setting = Table
text-setting-on = en texte
text-setting-off = en images
text-to-pictures = Table en images
text-to-text = Table en texte
table-reference = Tous les animaux
table-close-sure = Fermer cette table pour tout le monde ? Personne ne gagne la partie.
