# Légendes des événements d’Animals on Board (docs/events-ark.md).
ark-tile = { NAME($species) } { $value }
grammar-tile = { THE($species) } { $value }
ark-tile-unknown = Une tuile face cachée
grammar-tile-unknown = une tuile face cachée
ark-event-kept = { $known ->
    [yes] { $name } garde en secret { TILES($tile) }.
   *[no] { $name } garde une tuile en secret.
}
ark-event-revealed = { $name } pose au milieu { TILES($tiles) }.
ark-event-round-began = Nouvelle manche : { $name } a le drapeau du premier joueur.
ark-event-filled = { $count ->
    [one] Arrive au milieu : { TILES($tiles) }.
   *[other] { $count } nouvelles tuiles au milieu : { TILES($tiles) }.
}
ark-event-face-down = Une tuile est posée face cachée.
ark-event-face-down-stays = Il reste une tuile face cachée : on n’en ajoute pas d’autre.
ark-event-turn = { $mine ->
    [yes] C’est à vous de jouer.
   *[no] C’est au tour { DE($name) }.
}
ark-event-final-turn = { $mine ->
    [yes] Vous restez en dernier dans la manche et jouez un dernier tour.
   *[no] { $name } reste en dernier dans la manche et joue un dernier tour.
}
ark-event-split = { $name } sépare un groupe : ici { TILES($left) }, là { TILES($right) }.
ark-event-crate-taken = { $has ->
    [one] { $name } prend une caisse et en a { $has }.
   *[other] { $name } prend une caisse et en a { $has }.
}
ark-event-crate-returned = { $has ->
    [one] Cinq caisses au plus : { $name } en rend une et en a { $has }.
   *[other] Cinq caisses au plus : { $name } en rend une et en a { $has }.
}
ark-event-taken = { $name } embarque { TILES($tiles) }.
ark-event-paid = { $crates ->
    [one] { $name } paie { $crates } caisse ; il lui en reste { $has }.
   *[other] { $name } paie { $crates } caisses ; il lui en reste { $has }.
}
ark-event-looked-at = { $known ->
    [yes] La tuile cachée était { TILES($tile) } : c’est le secret { DE($name) }.
   *[no] { $name } regarde la tuile cachée.
}
ark-event-holds-ten = { $name } a { $has } tuiles : cette manche est la dernière.
ark-event-dropped-out = { $name } sort de la manche.
ark-event-got-flag = { $name } reçoit le drapeau du premier joueur et commencera la manche suivante.
ark-event-forfeited = { $name } ne peut ni séparer ni embarquer : le tour est perdu.
ark-event-round-ended = La manche est finie.
ark-event-game-ended = C’était la dernière manche : les arches partent.
ark-event-opened = { $name } ouvre son arche : { TILES($tiles) }.
ark-event-face-down-shown = La tuile cachée du milieu était { TILES($tile) }.
ark-event-draw-shown = Encore dans la pioche : { TILES($tiles) }.
ark-event-pair-left = Seulement deux { MANY($first) } : { TILES($tiles) } ne partent pas avec { $name }.
ark-event-reduced = Dix tuiles au plus : { $name } laisse { TILES($tiles) } à quai.
ark-event-scored = { $name } : animaux { $animals }, caisses { $crates }, total { $total }. Espèces différentes : { $species }.
ark-event-won = { $name } gagne.
