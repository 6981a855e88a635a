# Ce qui entoure chaque page.
app-name = Ménagerie
app-tagline = Trois jeux d’animaux, ouverts ce soir.
app-away = Connexion perdue. On revient…
app-back = Retour
app-close = Fermer
app-more = Plus
app-show-more = Afficher la suite
app-more-shown = { $count ->
    [0] Il n’y a rien de plus.
    [one] { $count } élément de plus affiché.
   *[other] { $count } éléments de plus affichés.
}
app-loading = Un instant…
app-lost = Il n’y a rien à cette adresse.
app-home = Retour à la rue
app-copy = Copier
app-copied = Copié
app-share = Partager
app-title-lobby = Tables ouvertes
app-title-watch = Regarder
app-title-play = Nouvelle table
app-title-table = Table
app-title-learn = Apprendre
app-title-rules = Règles
app-title-settings = Réglages
app-title-about = À propos
app-title-me = Moi
app-title-lost = Rien ici
