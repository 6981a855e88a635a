# Trouver, ouvrir et remplir une table.
setup-title = Une table pour { $game }
setup-players = Joueurs
setup-players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
setup-against = Contre
setup-bots = Des bots
setup-friends = Des amis, par un lien
setup-open = Qui veut, à table ouverte
setup-level = Niveau des bots
setup-cards = Animaux
setup-cards-bar = premier jeu
setup-cards-town = second jeu
setup-cards-mix = mélange
setup-variant = Ce qui compte
setup-variant-guests = invités
setup-variant-points = points
setup-clock = Pendule
setup-clock-none = aucune
setup-clock-fast = 5 min + 5 s
setup-clock-slow = 15 min + 10 s
setup-clock-days = 3 jours par coup
setup-preview = Aperçu des coups
setup-yes = oui
setup-no = non
setup-make = Ouvrir la table
lobby-title = Tables ouvertes
lobby-none = Personne n’attend. Ouvrez une table ou jouez contre des bots.
lobby-sit = S’asseoir
lobby-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
watch-title = Parties en cours
watch-none = Aucune partie ouverte en ce moment.
watch-go = Regarder
wait-title = On attend des joueurs
wait-full = Tout le monde est là
wait-link = Avec ce lien, on peut s’asseoir :
wait-qr = Le lien en code QR
wait-sit = S’asseoir ici
wait-stand = Se lever
wait-bot = Ajouter un bot
wait-remove = Retirer
wait-start = Distribuer les cartes
wait-need = Les cartes sont distribuées quand toutes les places sont prises.
wait-host = { $name } lancera la partie.
wait-reserved = gardée pour { $name }
wait-you = vous
wait-close = Fermer la table
wait-drawing = Tirage au sort…
wait-closed = La table a été fermée.
state-waiting = en attente
state-drawing = tirage au sort
state-playing = en cours
state-over = finie
state-closed = fermée

# An old or wrong link.
nowhere-title = Rien ici
nowhere-line = Le lien est peut-être faux, ou la table a été fermée. Vos parties, elles, sont toujours là.
nowhere-play = Jouer une partie
