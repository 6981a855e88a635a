# Une partie revue, et la preuve de son mélange.
app-title-replay = Revoir
replay-player = Lecteur
replay-first = Au début
replay-back = Un tour en arrière
replay-on = Un tour en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-turn = Tour
replay-turn-of = Tour { $turn } sur { $count } : { $words }
replay-start = les cartes sont distribuées
replay-verify = Vérifier le mélange
replay-result = Résultat
replay-eyes = Vu par
replay-retry = Réessayer
replay-broken = Cette feuille de partie ne tient pas : { $why }
end-replay = Revoir la partie
refused-not_over = La feuille de partie s’ouvre quand la partie est finie.
verify-title = Vérifier le mélange
verify-good = { $turns ->
    [one] Tout est juste : { $game }, { $turns } tour, selon les règles.
   *[other] Tout est juste : { $game }, { $turns } tours, chacun selon les règles.
}
verify-sealed = Avant que quiconque ne s’assoie, la maison a scellé sa graine. Ce sceau était visible de tous :
verify-lot = { $name } a ajouté sa part de hasard, montrée scellée d’abord, puis ouverte à la donne :
verify-lot-hidden = { $name } a montré une part de hasard scellée, mais ne l’a jamais ouverte :
verify-opened = Après la partie, la maison l’a ouvert. Il contenait cette graine :
verify-again = Votre navigateur a scellé cette graine à son tour :
verify-equal = identique
verify-differs = différent
verify-seed = Les cartes ont été distribuées à partir de cette graine, qui n’avait pas été scellée :
verify-seed-shared = La graine de la maison et les parts de hasard donnent ensemble la graine du mélange ; même la maison ne pouvait pas la choisir :
verify-played = À partir de cette graine, votre navigateur a redistribué les cartes et rejoué chaque tour : tous étaient permis, et le résultat est celui de la feuille.
verify-how = Le programme qui héberge dit la même chose : menagerie verify, avec la feuille de partie.
verify-save = Enregistrer la feuille
