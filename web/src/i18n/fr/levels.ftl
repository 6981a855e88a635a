# Les niveaux des bots : un nom de la rue, et comment il joue.
level-name-1 = Novice
level-name-2 = Invité
level-name-3 = Habitué
level-name-4 = Videur
level-name-5 = Patron
level-name-6 = Champion
level-line-1 = Ne voit pas toujours ce que son coup entraîne.
level-line-2 = Ne pense qu’à son propre tour.
level-line-3 = Regarde un peu plus loin.
level-line-4 = Voit plus loin et compte ce qui est sorti.
level-line-5 = Réfléchit longtemps et pardonne peu.
level-line-6 = Le plus fort de tous.
level-rating = environ { DIGITS($rating) }
