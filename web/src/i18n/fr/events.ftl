# Légendes des événements de Beasty Bar et New Beasts in Town (docs/events-beasty.md), même quand rien ne se passe.

## Avant la partie
event-composes = { $known ->
    [yes] { $name } joue avec { LIST($cards) }.
   *[no] { $name } a composé ses douze animaux.
}
event-sorts-out = { $known ->
    [yes] { $name } écarte { LIST($cards) }.
   *[no] { $name } écarte quatre animaux.
}
event-dealt = { $known ->
    [yes] { $name } reçoit { LIST($cards) }.
   *[no] { $name } reçoit sa main.
}
event-begins = { $phase ->
    [trim] Maintenant, chacun écarte quatre animaux.
   *[play] { $name } commence.
}

## Arrivées et départs
event-plays = { $placed ->
    [yes] { $name } joue { THE($who) }.
   *[no] { $name } joue { THE($who) }, qui attend à côté de la pile.
}
event-waits = { CAP(THE($who)) } agit en vautour : { GENDER($who) ->
    [f] elle
   *[m] il
} quitte la file et attend à côté de la pile.
event-fetches = { $placed ->
    [yes] { CAP(THE($other)) } ramène { THE($who) } de la pile C'EST FINI à la fin de la file.
   *[no] { CAP(THE($other)) } ramène { THE($who) } de la pile C'EST FINI : tous deux entrent directement au bar.
}
event-lands = { CAP(THE($who)) } se pose sur la pile C'EST FINI.
event-enters = { CAP(THE($who)) } { DE($owner) } entre au bar.
event-excluded = Expulsion : { THE($who) } { DE($owner) } est dehors.
event-draws = { $known ->
    [yes] { $name } pioche { THE($card) }.
   *[no] { $name } pioche une carte.
}

## Vers la pile
event-expelled = { CAP(THE($other)) } envoie { THE($who) } sur la pile C'EST FINI.
event-eaten = { CAP(THE($other)) } mange { THE($who) }.
event-rammed = { CAP(THE($other)) } percute { THE($who) } et { GENDER($who) ->
    [f] la
   *[m] le
} chasse de la file.
event-burns = { CAP(THE($who)) } arrive devant la porte et brûle.
event-leaves = { $why ->
    [L] { CAP(THE($who)) } part sur la pile C'EST FINI : un lion suffit.
   *[Q1] { CAP(THE($who)) } se pique et part sur la pile C'EST FINI.
}
event-ordered = { $name } choisit l’ordre sur la pile, de bas en haut : { ROW($cards) }.

## Dans la file
event-passes = { CAP(THE($who)) } dépasse { THE($other) }.
event-moves = { $other ->
    [none] { $why ->
        [J] { CAP(THE($who)) } saute en position { $place }.
        [PC] { CAP(THE($who)) } se pavane en position { $place }.
       *[other] { $place ->
            [1] { CAP(THE($who)) } passe en tête, devant la porte.
           *[other] { CAP(THE($who)) } va en position { $place }.
        }
    }
   *[some] { CAP(THE($who)) } suit en position { $place }.
}
event-sent-back = { CAP(THE($other)) } renvoie { THE($who) } à la fin de la file.
event-sorted = { $why ->
    [N] { CAP(THE($who)) } trie la file : les plus forts devant la porte.
   *[DO] { CAP(THE($who)) } trie la file : les plus faibles devant la porte.
}
event-turned-round = { CAP(THE($who)) } retourne la file : la porte et l’expulsion échangent leurs places.

## Imitations
event-shows = { $name } montre { THE($species) } pour { THE($who) }.
event-becomes = { CAP(THE($who)) } imite { THE($species) }.
event-reverts = { CAP(THE($who)) } redevient { GENDER($who) ->
    [f] elle-même
   *[m] lui-même
}.

## Étapes
event-recurs = Action permanente : au tour { OF($who) }.
event-checks = { $count } animaux dans la file : Heaven's Gate s’ouvre.
event-turn = C’est au tour { DE($name) }.
event-reveals = { $name } avait écarté { LIST($cards) }.
event-over = Il ne reste plus de cartes : la partie est finie.

## Ce qui ne s’est pas passé
event-stopped = { $why ->
    [Z] { CAP(THE($other)) } arrête { THE($who) }.
   *[K1] { CAP(THE($other)) } n’est pas plus faible : { THE($who) } ne va pas plus loin.
}
event-no-target = { $other ->
    [none] { CAP(THE($who)) } ne trouve personne sur qui agir.
   *[some] { CAP(THE($other)) } est trop { GENDER($other) ->
        [f] forte
       *[m] fort
    } pour { THE($who) }.
}
event-alone = { CAP(THE($who)) } est { GENDER($who) ->
    [f] seule
   *[m] seul
} et ne fait rien.
event-second-lion = Il y a déjà un lion dans la file : pas de place pour { THE($who) }.
event-quills = { CAP(THE($who)) } montre ses piquants { TO($other) } et reste.
event-pile-empty = La pile C'EST FINI est vide : { THE($who) } ne trouve rien à ramener.
event-nothing-to-copy = { CAP(THE($who)) } ne trouve personne à imiter.
event-rests = { CAP(THE($who)) } vient d’être { GENDER($who) ->
    [f] posée
   *[m] posé
} et se repose ce tour-ci.
event-too-few = { $count ->
    [0] Personne dans la file : la porte reste fermée.
    [one] Seulement { $count } animal dans la file : la porte reste fermée.
   *[other] Seulement { $count } animaux dans la file : la porte reste fermée.
}
event-nothing-to-draw = La pioche { DE($name) } est vide.
