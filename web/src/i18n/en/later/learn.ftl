# Learning: the menu, the lessons' hosts, the small boards. Red is the reader.
learn-menu = Learn
learn-menu-lead = Play along for three minutes, and you know the game.
learn-menu-bar = The line, the gate, and who gets thrown out.
learn-menu-town = Quills, a burning bat, and a pile that gives back.
learn-menu-ark = Split, pay in crates, and beware of pairs.
learn-minutes = { $minutes } minutes
learn-book = All animals and rules
learn-next = Next
learn-again = Again
learn-all = All
learn-skip = Skip the lesson
learn-skip-lesson = Skip the lesson and play
learn-more = More lessons
learn-real = Now a real game
learn-step-of = Step { $step } of { $count }
learn-happened = What happened
learn-host-bouncer = The bouncer
learn-host-captain = The captain
learn-seat-red = Red
learn-seat-blue = Blue
learn-seat-yellow = Yellow
learn-seat-green = Green
learn-count-bar = { $guests ->
    [one] { $guests } guest, strengths { $strength } in all
   *[other] { $guests } guests, strengths { $strength } in all
}
learn-count-town = { $guests ->
    [one] { $guests } guest, { $points } points
   *[other] { $guests } guests, { $points } points
}
learn-count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Beasty Bar
learn-bar-hello = Evening! I mind this door. That is my line: position 1 stands at the gate, and the end of it smells of bins. On the carpet you get in. You are red; the zebra is yours.
learn-bar-play = Your turn. Touch your giraffe, just touch it: the line shows you what would happen.
learn-bar-play-touched = See the dashed card? That is only a preview. Now play the giraffe.
learn-bar-play-done = It joined at the end, then did what its card says: it passed the parrot. The lion is too strong for a giraffe. Nobody passes lions here.
learn-bar-choice = Some cards ask you something. The parrot insults somebody until they leave, the kangaroo jumps over one or two. Take either.
learn-bar-choice-touched = Now choose. Each answer tells you what it would bring.
learn-bar-choice-own = You chased away your own seal! Allowed, and very strict. Who leaves goes to the pile THAT'S IT and does not come back.
learn-bar-choice-parrot = Off they go, to the pile THAT'S IT. In this bar nobody comes back from there.
learn-bar-choice-kangaroo = Hop! The kangaroo asks nobody’s strength. It jumps over anyone.
learn-bar-crocodile = Watch blue play a crocodile. It eats its way forward, everyone weaker than 10. And see the round arrow on its card? It is hungry again in every turn.
learn-bar-zebra = A crocodile, and your kangaroo behind it. How far will you jump? Look at both previews first.
learn-bar-zebra-touched = One animal or two? One of the answers is somebody’s dinner.
learn-bar-zebra-eaten = Ouch. You landed right in front of the crocodile. The zebra protects only those ahead of it. Try it again, if you like.
learn-bar-zebra-done = Well jumped. No crocodile eats a zebra or gets past it, so whoever stands ahead of the zebra is safe.
learn-bar-giraffe = Your giraffe has the round arrow too. Play the zebra and keep an eye on the giraffe.
learn-bar-giraffe-done = You played a zebra, and the giraffe walked on by itself: one place in every turn, past anyone weaker than 8.
learn-bar-giraffe-other = A fine card too. It left nobody weak in front of the giraffe, though. Again with the zebra, and you see it walk.
learn-bar-five = Four in line, and you bring the fifth. Then I open the gate: the first two get in, the last one is thrown out. How many of yours can you bring in?
learn-bar-five-touched = Look at the plates under the line: who enters, who is out. Not happy? Touch the other card.
learn-bar-five-two = Two of yours inside, and a parrot in the alley. You will go far in this town.
learn-bar-five-one = Your zebra is in. The other card could have brought in two; have another go, or come along.
learn-bar-seal = You stand badly: lion and hippo are on the carpet. Play the seal. You will like this.
learn-bar-seal-done = Gate and Exclusion have changed places! Seal and zebra got in, and the lion is in the alley. Nobody tell him I laughed.
learn-bar-win = The last card of the evening. Blue has three guests, you have one. Play it, then we count.
learn-bar-win-done = Three guests each! On a tie the lower sum of strengths wins, so small animals are good guests. Whoever still stands in line counts for nobody.
learn-bar-end = That is all of it. The other animals explain themselves: touch a card and look before you play. Ready for a real evening?

## New Beasts in Town
learn-town-hello = New faces tonight! The same door, but the pile THAT'S IT lies open, and somebody takes cards back from it. Touch the pile and look who is there.
learn-town-ostrich = Here is your ostrich. It passes either even or odd strengths, and you say which. Touch it.
learn-town-ostrich-touched = In front of it stand 7, 9 and 4. Even or odd?
learn-town-ostrich-odd = Past the 7, past the 9, and it stops behind the first even one. Ostriches can count, a little.
learn-town-ostrich-even = It stays where it is: the porcupine in front is a 7. With odd it would have run past two. Again?
learn-town-quills = Blue’s rhino charges at the strongest in line. That is your porcupine. Watch its quills.
learn-town-bat = Now a porcupine stands in your way. Get rid of it: one of your two cards can do that without tears.
learn-town-bat-touched = Whoever is stronger than 7 gets the quills. The preview tells you.
learn-town-bat-quills = The cheetah is a 9: it ran into the quills and went to the pile itself. The bat is small enough. Again?
learn-town-bat-burns = The bat took the first place, and bats at the gate burn. The lamps are hot! From position 2 it would have got away with it.
learn-town-bat-done = The quills sting only the strong. The bat sent the porcupine away and sits in its place. Just keep bats away from position 1: they burn there.
learn-town-order = One bear, one bat. The bat must take its place, at the gate, and burns. Two go to the pile, and you say who lies on top.
learn-town-order-touched = Lowest first. What lies on top is what a vulture fetches.
learn-town-order-bear = Blue’s bear lies on top. A kind thought for blue, unless the vulture is yours.
learn-town-order-bat = Your bat lies on top. A good place to be found again.
learn-town-vulture = And here comes the vulture. It never stands in line: it fetches the top card of the pile. Your rhino lies there. Bring it back!
learn-town-vulture-done = The rhino came back, rammed the bear and stands first. Then the vulture lay down on the pile itself. It likes it there.
learn-town-penguin = The penguin has no manners of its own. Show it a card of your hand: it acts like that one, and you keep the card.
learn-town-penguin-touched = Choose what it plays. But mind: from now on everyone knows that you hold the shown card.
learn-town-penguin-done = Very convincing. After its act it is a penguin again, strength 5. And everyone knows your card now.
learn-town-penguin-other = That works too, of course. Take the penguin once more, and keep this card in your hand.
learn-town-tie = Last card of the evening. Play it, and we count the guests.
learn-town-tie-done = Three guests each. In this town the points on the cards break a tie, and the higher sum wins. Yours!
learn-town-end = Now you know the troublemakers. Bear, tiger, llama and the rest are in the book, with boards to try. Shall we open?

## Animals on Board
learn-ark-hello = Welcome aboard! Your ark floats below, the animals wait on the quay. A whole group is yours for one crate a tile. You have one crate. Poor start, as always.
learn-ark-split = Four tiles cost four crates. Too dear? Then make the group smaller. Touch it.
learn-ark-split-touched = Touch tiles to move them to the other tray, or use the shortcuts. Then split. Any way you like.
learn-ark-split-done = Two groups now, and you took a crate for the work. Now the next one may choose. Never split so that the others can pay for the best part!
learn-ark-take = Two crates in your hold. Touch a group you can pay for, and take it.
learn-ark-take-touched = Your ark shows what would come aboard, and what it would be worth. Happy with it?
learn-ark-take-done = Aboard they go, and your crates are paid. Whoever takes is out of this round; the first one out begins the next.
learn-ark-take-split = Another split, another crate. Patience is fine too, but look: somebody may take what you wanted. Try a take if you like.
learn-ark-hidden = One tile lies face down, and nobody has seen it. It costs a crate like any other. Feeling lucky?
learn-ark-hidden-done = Only you have seen it now. The others know how many tiles you hold, not all that they are.
learn-ark-hidden-other = Safe and sound. The secret stays on the quay, for somebody with more nerve. Try again if you are curious.
learn-ark-pair = Now the rule that sinks arks. A single animal counts its number, three or more are a herd and count five each. But exactly two go home at the end. Look at your elephants!
learn-ark-pair-touched = Read the forecast beside your ark before you take.
learn-ark-pair-herd = Three elephants: a herd, fifteen instead of nothing. That is how one fills an ark.
learn-ark-pair-other = Three points for the giraffe, but two elephants still go home. A third one makes a herd. Again?
learn-ark-five = Five crates, and more nobody may have. If you split now, you give one back. So: take, or split anyway?
learn-ark-five-split = See? Four crates left. Full holds want to buy, not to work.
learn-ark-five-take = Well bought. Crates left over count one each at the end, but animals count more.
learn-ark-ten = Nine tiles aboard. With ten the game ends after this round, and the arks sail. Which tile do you take?
learn-ark-ten-lion = A herd of lions beside the bears! The pair of elephants stays behind. Counted and won.
learn-ark-ten-tiger = The arks have sailed. Elephants and lions were pairs and stayed behind; a third lion would have been a herd. Again?
learn-ark-end = You have your papers, captain. Split sharply, pay little, and never sail with pairs. Ready to cast off?

## The rule book
rules-lead = Touch an animal or a number: each has small boards to try it on.
rules-try = Try it
rules-examples = Examples to play
rules-example-of = { $number } of { $count }
rules-example-before = Example before
rules-example-next = Next example
rules-on-card = Already on the card:
rules-animals = Animals by strength
rules-sections = Sections
rules-section-vulture = The vulture
learn-menu-lesson = Play the lesson
