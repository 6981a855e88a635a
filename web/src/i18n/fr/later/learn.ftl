# Apprendre : le menu, les hôtes des leçons, les petits plateaux. Le lecteur est rouge.
learn-menu = Apprendre
learn-menu-lead = Jouez trois minutes avec nous, et vous connaîtrez le jeu.
learn-menu-bar = La file, la porte, et qui finit dehors.
learn-menu-town = Des piquants, une chauve-souris qui brûle, une pile qui rend.
learn-menu-ark = Séparer, payer en caisses, se méfier des paires.
learn-minutes = { $minutes } minutes
learn-book = Tous les animaux et les règles
learn-next = Suite
learn-again = Encore
learn-all = Tout
learn-skip = Passer la leçon
learn-skip-lesson = Passer la leçon et jouer
learn-more = D’autres leçons
learn-real = Une vraie partie
learn-step-of = Étape { $step } sur { $count }
learn-happened = Ce qui s’est passé
learn-host-bouncer = Le videur
learn-host-captain = Le capitaine
learn-seat-red = Rouge
learn-seat-blue = Bleu
learn-seat-yellow = Jaune
learn-seat-green = Vert
learn-count-bar = { $guests ->
    [one] { $guests } invité, force totale { $strength }
   *[other] { $guests } invités, force totale { $strength }
}
learn-count-town = { $guests ->
    [one] { $guests } invité, { $points } points
   *[other] { $guests } invités, { $points } points
}
learn-count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Beasty Bar
learn-bar-hello = Bonsoir ! Moi, je garde la porte. Voici ma file : la position 1 est devant la porte, et le bout sent la poubelle. Sur le tapis, on entre. Vous êtes rouge ; le zèbre est à vous.
learn-bar-play = À vous. Touchez votre girafe, touchez seulement : la file montre ce qui arriverait.
learn-bar-play-touched = Vous voyez la carte en pointillés ? Ce n’est qu’un aperçu. Maintenant, jouez la girafe.
learn-bar-play-done = Elle s’est mise à la fin, puis a fait ce que dit sa carte : dépasser le perroquet. Le lion est trop fort pour elle. Ici, personne ne double un lion.
learn-bar-choice = Certaines cartes vous demandent quelque chose. Le perroquet insulte quelqu’un jusqu’à ce qu’il parte, le kangourou saute par-dessus un ou deux animaux. Prenez l’un des deux.
learn-bar-choice-touched = Choisissez. Chaque réponse dit ce qu’elle donnerait.
learn-bar-choice-own = Vous avez chassé votre propre phoque ! C’est permis, et très sévère. Qui part va sur la pile C'EST FINI et n’en revient pas.
learn-bar-choice-parrot = Et hop, sur la pile C'EST FINI. Dans ce bar, personne n’en revient.
learn-bar-choice-kangaroo = Hop ! Le kangourou ne demande la force de personne. Il saute par-dessus n’importe qui.
learn-bar-crocodile = Regardez : Bleu joue un crocodile. Il mange vers l’avant tous ceux de force inférieure à 10. Et vous voyez la flèche ronde sur sa carte ? À chaque tour, il a de nouveau faim.
learn-bar-zebra = Un crocodile, et votre kangourou derrière lui. Jusqu’où sautez-vous ? Regardez d’abord les deux aperçus.
learn-bar-zebra-touched = Un animal ou deux ? L’une des réponses est un dîner.
learn-bar-zebra-eaten = Aïe. Vous voilà juste devant le crocodile. Le zèbre ne protège que ceux qui sont devant lui. Réessayez, si vous voulez.
learn-bar-zebra-done = Joli saut. Aucun crocodile ne mange un zèbre ni ne le dépasse : devant le zèbre, on est à l’abri.
learn-bar-giraffe = Votre girafe aussi porte la flèche ronde. Jouez le zèbre et gardez un œil sur la girafe.
learn-bar-giraffe-done = Vous avez joué un zèbre, et la girafe a avancé toute seule : une place à chaque tour, si celui de devant est de force inférieure à 8.
learn-bar-giraffe-other = Bonne carte aussi. Mais plus personne de faible n’est devant la girafe. Encore une fois avec le zèbre, et vous la verrez avancer.
learn-bar-five = Quatre dans la file, vous amenez le cinquième. Alors j’ouvre : les deux premiers entrent, le dernier est expulsé. Combien des vôtres ferez-vous entrer ?
learn-bar-five-touched = Regardez les plaques sous la file : qui entre, qui sort. Ça ne vous plaît pas ? Touchez l’autre carte.
learn-bar-five-two = Deux des vôtres à l’intérieur, et un perroquet dans la ruelle. Vous irez loin dans cette ville.
learn-bar-five-one = Votre zèbre est entré. Avec l’autre carte, vous en faisiez entrer deux ; réessayez, ou suivez-moi.
learn-bar-seal = Mauvaise place : le lion et l’hippopotame sont sur le tapis. Jouez le phoque. Vous allez aimer.
learn-bar-seal-done = La porte et l’expulsion ont échangé leurs places ! Le phoque et le zèbre sont entrés, et le lion est dans la ruelle. Ne lui dites pas que j’ai ri.
learn-bar-win = La dernière carte de la soirée. Bleu a trois invités, vous un seul. Jouez-la, puis on compte.
learn-bar-win-done = Trois invités chacun ! À égalité, la plus petite somme des forces gagne : les petits animaux sont de bons invités. Ceux qui attendent encore ne comptent pour personne.
learn-bar-end = C’est tout. Les autres animaux s’expliquent tout seuls : touchez une carte et regardez avant de jouer. On tente une vraie soirée ?

## New Beasts in Town
learn-town-hello = De nouvelles têtes, ce soir ! La même porte, mais la pile C'EST FINI est face visible, et quelqu’un y reprend des cartes. Touchez la pile et voyez qui s’y trouve.
learn-town-ostrich = Voici votre autruche. Elle dépasse les forces paires ou les impaires, à vous de le dire. Touchez-la.
learn-town-ostrich-touched = Devant elle : 7, 9 et 4. Pair ou impair ?
learn-town-ostrich-odd = Elle a doublé le 7, puis le 9, et s’arrête derrière le premier pair. Les autruches savent compter, un peu.
learn-town-ostrich-even = Elle reste là : devant elle, le porc-épic est un 7. Avec impair, elle en aurait doublé deux. Encore ?
learn-town-quills = Le rhinocéros de Bleu fonce sur le plus fort de la file. C’est votre porc-épic. Regardez ses piquants.
learn-town-bat = Cette fois, un porc-épic vous gêne. Chassez-le : l’une de vos deux cartes peut le faire sans larmes.
learn-town-bat-touched = Au-dessus de 7, on prend les piquants. L’aperçu le dit.
learn-town-bat-quills = La guéparde a une force de 9 : elle s’est piquée et est partie elle-même sur la pile. La chauve-souris est assez petite. Encore ?
learn-town-bat-burns = La chauve-souris a pris la première place, et devant la porte elle brûle. Les lampes sont chaudes ! En position 2, elle s’en tirait.
learn-town-bat-done = Les piquants ne blessent que les forts. La chauve-souris a chassé le porc-épic et pris sa place. Gardez-la seulement loin de la position 1 : elle y brûle.
learn-town-order = Un ours, une chauve-souris. Elle doit prendre la place de l’ours, devant la porte, et elle y brûle. Deux cartes partent sur la pile : dites laquelle sera au-dessus.
learn-town-order-touched = Celle du bas d’abord. Le vautour ramène celle du dessus.
learn-town-order-bear = L’ours de Bleu est au-dessus. C’est gentil pour Bleu, à moins que le vautour soit à vous.
learn-town-order-bat = Votre chauve-souris est au-dessus. Un bon endroit pour être retrouvée.
learn-town-vulture = Et voici le vautour. Il n’est jamais dans la file : il ramène la carte du dessus de la pile. C’est votre rhinocéros. Ramenez-le !
learn-town-vulture-done = Le rhinocéros est revenu, a percuté l’ours et se tient premier. Puis le vautour s’est posé lui-même sur la pile. Il s’y plaît.
learn-town-penguin = Le pingouin n’a pas de manières à lui. Montrez-lui une carte de votre main : il l’imite, et vous gardez la carte.
learn-town-penguin-touched = Choisissez son rôle. Mais attention : dès maintenant, tout le monde saura que vous avez la carte montrée.
learn-town-penguin-done = Très convaincant. Après son numéro, il redevient pingouin, force 5. Et tout le monde connaît votre carte.
learn-town-penguin-other = Cela marche aussi, bien sûr. Essayez le pingouin une fois, et gardez cette carte en main.
learn-town-tie = Dernière carte de la soirée. Jouez-la, et comptons les invités.
learn-town-tie-done = Trois invités chacun. Dans cette ville, les points des cartes départagent : la plus grande somme gagne. La vôtre !
learn-town-end = Vous connaissez les fauteurs de trouble. L’ours, le tigre, le lama et les autres sont dans le livre, avec des plateaux à essayer. On ouvre ?

## Animals on Board
learn-ark-hello = Bienvenue à bord ! Votre arche flotte en bas, les animaux attendent sur le quai. Un groupe entier coûte une caisse par tuile. Vous avez une caisse. On débute toujours pauvre.
learn-ark-split = Quatre tuiles coûtent quatre caisses. Trop cher ? Alors rapetissez le groupe. Touchez-le.
learn-ark-split-touched = Touchez des tuiles pour les passer sur l’autre plateau, ou prenez un raccourci. Puis séparez. Comme vous voulez.
learn-ark-split-done = Deux groupes maintenant, et une caisse pour la peine. C’est au suivant de choisir. Ne séparez jamais de sorte que les autres puissent se payer le meilleur !
learn-ark-take = Deux caisses dans la cale. Touchez un groupe que vous pouvez payer, et embarquez-le.
learn-ark-take-touched = Votre arche montre qui monterait à bord, et ce que cela vaudrait. Ça vous va ?
learn-ark-take-done = Les voilà à bord, et les caisses sont payées. Qui embarque sort de la manche ; le premier sorti commence la suivante.
learn-ark-take-split = Encore une séparation, encore une caisse. La patience est permise, mais un autre peut prendre ce que vous vouliez. Essayez d’embarquer, si vous voulez.
learn-ark-hidden = Une tuile est face cachée, et personne ne l’a vue. Elle coûte une caisse comme les autres. Vous vous sentez en veine ?
learn-ark-hidden-done = Personne d’autre que vous ne l’a vue. Les autres savent combien de tuiles vous avez, mais pas exactement lesquelles.
learn-ark-hidden-other = Prudent. Le secret reste à quai, pour quelqu’un de plus téméraire. Réessayez, par curiosité.
learn-ark-pair = Voici la règle qui coule les arches. Un animal isolé vaut son numéro, trois ou plus forment un troupeau et valent cinq chacun. Mais s’ils sont exactement deux, ils rentrent chez eux. Regardez vos éléphants !
learn-ark-pair-touched = Lisez la prévision à côté de votre arche avant d’embarquer.
learn-ark-pair-herd = Trois éléphants : un troupeau, quinze au lieu de rien. C’est ainsi qu’on remplit une arche.
learn-ark-pair-other = Trois points pour la girafe, mais deux éléphants rentreront toujours chez eux. Un troisième fait un troupeau. Encore ?
learn-ark-five = Cinq caisses, et personne ne peut en avoir plus. Si vous séparez, vous en rendez une. Alors : embarquer, ou séparer quand même ?
learn-ark-five-split = Vous voyez ? Il en reste quatre. Une cale pleine doit acheter, pas travailler.
learn-ark-five-take = Bien acheté. Les caisses qui restent valent un point chacune à la fin, mais les animaux valent plus.
learn-ark-ten = Neuf tuiles à bord. À dix, la partie finit avec cette manche et les arches partent. Laquelle prenez-vous ?
learn-ark-ten-lion = Un troupeau de lions à côté des ours ! La paire d’éléphants reste à quai. Compté, gagné.
learn-ark-ten-tiger = Les arches sont parties. Éléphants et lions étaient par deux et sont restés ; un troisième lion aurait fait un troupeau. Encore ?
learn-ark-end = Vous avez vos papiers, capitaine. Séparez finement, payez peu, et ne partez jamais avec des paires. On largue les amarres ?

## Le livre des règles
rules-lead = Touchez un animal ou un numéro : chacun a de petits plateaux pour essayer.
rules-try = Essayer
rules-examples = Exemples à jouer
rules-example-of = { $number } sur { $count }
rules-example-before = Exemple précédent
rules-example-next = Exemple suivant
rules-on-card = Déjà sur la carte :
rules-animals = Les animaux par force
rules-sections = Chapitres
rules-section-vulture = Le vautour
learn-menu-lesson = Jouer la leçon
