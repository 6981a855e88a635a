# Parties sur cet appareil, sans serveur : des bots, et des joueurs qui se le passent.
local-player = Joueur { DIGITS($number) }
local-setup-device = Sur cet appareil
local-people = Joueurs sur cet appareil
local-people-count = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
local-people-line = Vous vous passez l’appareil. Personne ne voit les cartes des autres.
local-names = Noms, si vous voulez
local-no-server = Pas de serveur : on peut tout de même jouer ici, contre des bots ou en se passant l’appareil.
local-menu-line = Cette partie se joue et se garde sur cet appareil.
local-pass-title = { $name }, à vous de jouer
local-pass-line = Passez l’appareil. Les autres regardent ailleurs.
local-pass-take = Je suis { $name }
local-meanwhile = { $count ->
    [one] { $count } tour depuis votre dernier regard
   *[other] { $count } tours depuis votre dernier regard
}
local-meanwhile-go = Continuer
local-games = Parties sur cet appareil
local-games-none = Aucune partie ici pour l’instant.
local-continue = Reprendre
local-count = Le décompte
local-replay = Revoir
local-delete = Supprimer
local-delete-sure = Supprimer définitivement cette partie ?
local-delete-no = La garder
local-won = { $count ->
    [one] victoire : { $names }
   *[other] victoire partagée : { $names }
}
