# Légendes des exemples à jouer : ce qu’il faut regarder.

## Beasty Bar
example-lion-monkeys = Les deux singes fuient le lion, et il va jusqu’à la porte.
example-lion-second = Un lion suffit : le second part droit sur la pile C'EST FINI.
example-hippo-lion = L’hippopotame dépasse le phoque et le perroquet, et le lion l’arrête.
example-zebra-both = Le zèbre arrête le crocodile et l’hippopotame : le singe entre sain et sauf.
example-crocodile-lion = Le crocodile mange le perroquet, puis le singe ; le lion l’arrête, et le kangourou devant est à l’abri.
example-crocodile-zebra = Le zèbre est plus faible, et pourtant le crocodile ne va pas plus loin.
example-crocodile-again = Sautez-en deux et vous voilà devant la gueule du crocodile ; sautez-en un et vous survivez.
example-snake-sorts = Les plus forts devant la porte : des deux serpents, le plus ancien reste devant.
example-snake-five = Le serpent remet la file en ordre, et deux des vôtres finissent sur le tapis.
example-giraffe-passes = La girafe dépasse le perroquet aussitôt, mais se repose quand les permanents agissent.
example-giraffe-again = Jouez : la girafe dans la file dépasse un animal de plus, toute seule.
example-giraffe-equal = À force égale on n’est pas plus faible : une girafe n’en dépasse pas une autre.
example-zebra-giraffe = Le zèbre ne retient que les hippopotames et les crocodiles ; la girafe passe.
example-seal-turns = La file se retourne : l’hippopotame court vers la nouvelle porte, et le zèbre retient le crocodile.
example-seal-gate = Le lion était premier ; après le phoque, il est dans la ruelle.
example-chameleon-hippo = En hippopotame, il dépasse le crocodile ; puis il redevient caméléon, et le crocodile le mange.
example-chameleon-monkey = En singe, il chasse l’hippopotame et le crocodile, et le vrai singe le suit.
example-chameleon-alone = Entre caméléons, il n’y a rien à imiter.
example-monkey-three = Le nouveau singe passe en tête, les autres le suivent, le dernier d’abord.
example-monkey-alone = Un singe sans copain ne fait rien.
example-kangaroo-shield = Par-dessus deux animaux, le kangourou atterrit devant le zèbre, à l’abri du crocodile.
example-parrot-zebra = Chassez le zèbre, et votre crocodile mange les deux singes.
example-parrot-own = Il n’y a personne d’autre : le perroquet doit chasser votre propre lion.
example-skunk-two = Les deux espèces les plus fortes partent, les deux crocodiles aussi ; le perroquet reste.
example-skunk-one = Une mouffette ne gêne pas les mouffettes : seule la girafe part.

## New Beasts in Town
example-rhino-rams = L’autruche est la plus forte ici : le rhinocéros la percute et prend sa place.
example-rhino-tie = Deux ours sont à égalité : à vous de choisir lequel est percuté.
example-porcupine-rhino = Le rhinocéros charge, les piquants restent : c’est lui qui part sur la pile C'EST FINI.
example-bear-two = Les chiens et le paon passent derrière l’ours, et voilà l’ours qui entre.
example-bear-tie = Le chien part à l’arrière, avec l’un des deux animaux de force 9 : à vous de choisir lequel.
example-bear-none = Personne ici n’est plus faible que l’ours : personne ne va à la fin.
example-tiger-jumps = Le tigre saute par-dessus le rhinocéros et mange le lama, deux rangs devant.
example-tiger-strong = Deux rangs devant, il y a un ours : trop fort pour le tigre.
example-tiger-quills = Deux rangs devant le tigre, il y a votre porc-épic : le tigre tombe dans ses piquants.
example-cheetah-tie = Deux pingouins sont les plus faibles : choisissez lequel la guéparde mange.
example-cheetah-none = Une guéparde ne se compte pas elle-même, et personne d’autre ici n’a moins de 9.
example-llama-spits = Le lama crache aussitôt : le porc-épic file à la fin de la file.
example-llama-again = Jouez : le lama dans la file crache sur celui qui est devant lui.
example-porcupine-bat = La chauve-souris est assez faible : pas de piquants, elle prend la place du porc-épic.
example-ostrich-odd = Dites impair : elle double le 7, puis le 9, et s’arrête derrière le 4.
example-ostrich-gate = Que des pairs : dites pair, et l’autruche court jusqu’à la porte.
example-penguin-tiger = Il montre votre tigre, mange comme lui, puis redevient pingouin.
example-penguin-alone = Pas d’autre carte en main, rien à montrer : le pingouin attend.
example-penguin-vulture = En vautour, le pingouin quitte la file, ramène le rhinocéros et se pose sur la pile.
example-dog-sorts = Les plus faibles devant la porte : la chauve-souris est première et brûle.
example-dog-five = Le chien renverse l’ordre : le chien et le pingouin entrent, le rhinocéros est dehors.
example-peacock-front = Le paon se montre juste devant le plus fort, l’ours.
example-peacock-tie = Deux ours sont les plus forts : choisissez devant lequel se placer.
example-vulture-dog = Le chien ramené trie, la chauve-souris brûle, le tigre mange le chien, et le vautour se pose au-dessus.
example-vulture-two = Un vautour trouve un vautour : tous deux entrent droit au bar.
example-vulture-empty = Rien à ramener, mais le tigre agit quand même, puis le vautour se pose.
example-vulture-five = Le vautour ne compte pas dans la file ; il se pose avant que la porte s’ouvre, et le porc-épic expulsé est au-dessus de lui.
example-bat-place = La chauve-souris chasse le tigre et prend sa place.
example-bat-burns = À la première place, la chauve-souris brûle : deux partent, et vous choisissez qui est au-dessus.
example-bat-second = En position 2, la chauve-souris est assez rapide : elle entre.
example-bat-third = Deux entrent, la chauve-souris de la position 3 devient première et brûle.

## Les règles numérotées
example-rule-end = Votre zèbre se met à la fin ; à trois dans la file, la porte reste fermée.
example-rule-five = Cinq dans la file : le zèbre et le lion entrent, le cinquième est expulsé.
example-rule-four = Quatre dans la file, un cinquième arrive, mais le perroquet en chasse un : la porte reste fermée.
example-rule-draw = Jouez une carte : à la fin du tour, vous piochez la suivante.
example-rule-gap = Le singe part et le phoque avance : pas de vide, même ordre.
example-rule-over = La dernière carte est jouée : on compte les invités, mais personne de la file.
example-rule-copy = En lion, il rencontre toujours un lion, celui qu’il imite, et doit partir.
example-rule-species = Le lion part ; girafe et lama sont à égalité pour la deuxième place : choisissez l’une des deux espèces.
example-rule-no-order = Deux partent ensemble, et personne ne demande dans quel ordre : ici, il est sans effet.
example-rule-order = Deux partent ensemble, et vous dites qui est au-dessus.
example-rule-top = On ne ramène que la carte du dessus : l’ours vient, votre rhinocéros reste dessous.
example-rule-look = Touchez la pile C'EST FINI : chacun peut voir qui s’y trouve.
example-rule-steps = D’abord le singe part ; à cet instant la chauve-souris est première et brûle ; le lion n’arrive qu’ensuite.
example-rule-one-change = Prendre une place est un seul changement : la chauve-souris n’est jamais première et ne brûle pas.
example-rule-moved = L’ours ne fait que déplacer le porc-épic : pas de piquants pour cela.
example-rule-tie-bar = Deux invités chacun : votre perroquet et votre mouffette sont plus légers et gagnent.
example-rule-tie-town = Deux invités chacun : ici les points décident, et Bleu en a davantage.
example-rule-points = Seuls les points comptent : vos deux invités valent plus que les trois de Bleu.

## Animals on Board
example-ark-keep = Gardez une tuile en secret ; les deux autres vont au milieu.
example-ark-split = Séparez les ours comme vous voulez : cela vous donne une caisse.
example-ark-take = Trois tuiles pour trois caisses. Vous sortez en premier de la manche : vous commencerez la suivante.
example-ark-hidden = Embarquez la tuile face cachée : personne d’autre que vous ne la voit.
example-ark-five = Avec cinq caisses, séparer en coûte une au lieu d’en donner une.
example-ark-round = Il ne reste que vous dans la manche : après votre tour, le milieu se remplit, avec une nouvelle tuile cachée.
example-ark-stays = La tuile cachée est encore là à la fin de la manche : elle reste, et il n’en vient pas de seconde.
example-ark-pass = Rien à séparer et rien pour payer : le tour est perdu.
example-ark-final = Vous sortez : il n’en reste qu’un dans la manche, pour un dernier tour.
example-ark-ten = Votre dixième tuile : on finit la manche, puis les arches partent.
example-ark-pair = Deux éléphants sont une paire et restent à quai ; les troupeaux valent cinq par animal.
example-ark-reduced = Douze tuiles, c’est trop : les dix meilleures au plus partent, et jamais deux seulement d’une même espèce.
example-ark-tie = Les totaux sont égaux : qui a le plus d’espèces différentes gagne, et c’est Bleu.
