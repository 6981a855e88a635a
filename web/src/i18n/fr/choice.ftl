# Choisir : ce que demande une carte, et ce qu’elle donnerait.
choice-target-parrot = Qui doit partir ?
choice-target-bat = De qui prend-elle la place ?
choice-target-rhino = Qui le rhinocéros percute-t-il ?
choice-target-peacock = Devant qui ?
choice-target-cheetah = Qui la guéparde mange-t-elle ?
choice-target = Qui ?
choice-jump = Sauter
choice-jump-count = { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
}
choice-parity = Dépasser quelles forces ?
choice-parity-even = paires
choice-parity-odd = impaires
choice-copy-chameleon = Qui imiter ?
choice-copy-penguin = Montrez une carte et imitez-la
choice-copy = Qui imiter ?
choice-copy-warning = Tout le monde saura que vous avez la carte montrée.
choice-fetch = Ramener
choice-species-expel = Quelle espèce part ?
choice-species-drag = Quelle espèce va à la fin ?
choice-species = Quelle espèce ?
choice-pile = Qui va tout en bas de la pile ?
choice-pile-next = Et au-dessus ?
choice-option-yours = { NAME($animal) } (à vous)
outcome-enter = { $count ->
    [one] { CAP(LIST($cards)) } entre.
   *[other] { CAP(LIST($cards)) } entrent.
}
outcome-out = { CAP(LIST($cards)) } est dehors.
outcome-gone = { $count ->
    [one] { CAP(LIST($cards)) } part sur la pile C'EST FINI.
   *[other] { CAP(LIST($cards)) } partent sur la pile C'EST FINI.
}
outcome-place = { CAP(THE($animal)) } est en position { $place }.
compose-title = Composez vos douze
compose-line = Un animal de chaque force. Personne ne les voit.
compose-random = Au hasard
compose-last = Dernier choix
compose-preset-bar = Premier jeu
compose-preset-town = Second jeu
compose-return = Les douze qui restent chez vous joueront le match retour.
compose-ready = C’est prêt
compose-strength = Force { $strength }
compose-waiting = Votre choix est fait. On attend les autres…
trim-title = Écartez-en quatre
trim-line = Ils restent chez vous ; on joue avec les huit autres.
trim-count = { $count } sur 4
trim-ready = Les écarter
