# Être rappelé à une table, et où l’on est connecté.
notify-title = À vous de jouer
notify-text = Une table de la rue vous attend.
settings-notify = Une notification quand c’est mon tour
account-away = Le serveur est injoignable. Les parties de cet appareil sont là quand même.
session-title = Connexions
session-this = Ce navigateur
session-other = Un autre navigateur
session-token = Jeton d’un bot
session-seen = vu pour la dernière fois le { $when }
session-expires = expire le { $when } en l’absence d’utilisation
session-end = Déconnecter
session-token-make = Jeton pour un bot
session-token-keep = Copiez ce jeton maintenant ; il n’est montré qu’une fois :
