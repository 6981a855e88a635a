# Captions of the playable examples: what to look at.

## Beasty Bar
example-lion-monkeys = Both monkeys flee from the lion, and it walks up to the gate.
example-lion-second = One lion is enough: the second one goes straight to THAT'S IT.
example-hippo-lion = The hippo passes seal and parrot, and the lion stops it.
example-zebra-both = The zebra stops both the crocodile and the hippo, so the monkey gets in unharmed.
example-crocodile-lion = The crocodile eats the parrot, then the monkey; the lion stops it, and the kangaroo ahead is safe.
example-crocodile-zebra = The zebra is weaker, and still the crocodile gets no further.
example-crocodile-again = Jump over two and the hungry crocodile has you in front of its jaws; jump over one and you live.
example-snake-sorts = Strongest to the gate: of the two snakes the older one stays ahead.
example-snake-five = The snake puts the line in order, and two of yours end up on the carpet.
example-giraffe-passes = The giraffe passes the parrot at once, but rests when the recurring animals act.
example-giraffe-again = Play anything: the giraffe in line passes one more animal by itself.
example-giraffe-equal = Equal strength is not weaker: one giraffe does not pass another.
example-zebra-giraffe = A zebra holds up hippos and crocodiles only; the giraffe walks past it.
example-seal-turns = The line turns round: now the hippo runs to the new gate, and the zebra holds the crocodile.
example-seal-gate = The lion was first; after the seal it stands in the alley.
example-chameleon-hippo = As a hippo it passes the crocodile; then it is a chameleon again, and the crocodile eats it.
example-chameleon-monkey = Acting as a monkey, it chases hippo and crocodile away and calls the real monkey along.
example-chameleon-alone = Among chameleons there is nothing to copy.
example-monkey-three = The new monkey goes first, the others follow it, the last one first.
example-monkey-alone = A monkey without a friend does nothing.
example-kangaroo-shield = Two animals far, the kangaroo lands ahead of the zebra, out of the crocodile’s reach.
example-parrot-zebra = Send the zebra away, and your crocodile eats both monkeys.
example-parrot-own = Nobody else is there: the parrot has to send your own lion away.
example-skunk-two = The two strongest species go, both crocodiles included; the parrot stays.
example-skunk-one = A skunk does not mind skunks: only the giraffe goes.

## New Beasts in Town
example-rhino-rams = The ostrich is the strongest here: the rhino rams it and takes its place.
example-rhino-tie = Two bears are equally strong: you choose which one is rammed.
example-porcupine-rhino = The rhino charges, the quills stay: it goes to THAT'S IT itself.
example-bear-two = Dogs and peacock go behind the bear, and now the bear gets in.
example-bear-tie = The dog goes to the back, and one of the two nines with it: you choose which.
example-bear-none = Nobody here is weaker than the bear, so nobody goes to the end.
example-tiger-jumps = The tiger jumps over the rhino and eats the llama two places ahead.
example-tiger-strong = Two places ahead stands a bear: too strong for the tiger.
example-tiger-quills = Two places ahead of the tiger stands your porcupine: the tiger lands in its quills.
example-cheetah-tie = Two penguins are the weakest: you choose which one the cheetah eats.
example-cheetah-none = A cheetah does not count itself, and nobody else here is weaker than 9.
example-llama-spits = The llama spits at once: the porcupine runs to the end of the line.
example-llama-again = Play anything: the llama in line spits at whoever stands in front of it.
example-porcupine-bat = The bat is weak enough: no quills, it takes the porcupine’s place.
example-ostrich-odd = Say odd: past the 7, past the 9, and it stops behind the 4.
example-ostrich-gate = All even: say even, and the ostrich runs right up to the gate.
example-penguin-tiger = It shows your tiger, eats like one, and is a penguin again afterwards.
example-penguin-alone = No other card in hand, nothing to show: the penguin just waits.
example-penguin-vulture = As a vulture the penguin leaves the line, fetches the rhino and lands on the pile.
example-dog-sorts = Weakest to the gate: the bat comes first and burns.
example-dog-five = The dog turns the order over: dog and penguin get in, the rhino is out.
example-peacock-front = The peacock shows itself right in front of the strongest, the bear.
example-peacock-tie = Two bears are the strongest: choose the one to stand in front of.
example-vulture-dog = The fetched dog sorts, the bat burns, the tiger eats the dog, and the vulture lands above them.
example-vulture-two = A vulture finds a vulture: both go straight into the bar.
example-vulture-empty = Nothing to fetch, but the tiger still has its moment, and then the vulture lands.
example-vulture-five = The vulture does not count in line; it lands before the gate opens, and the excluded porcupine lies above it.
example-bat-place = The bat sends the tiger away and sits in its place.
example-bat-burns = In the first place the bat burns: two go, and you choose who lies on top.
example-bat-second = A bat in position 2 is quick enough: it gets in.
example-bat-third = Two get in, the bat in position 3 becomes first, and burns.

## The numbered rules
example-rule-end = Your zebra joins at the end; with three in line the gate stays closed.
example-rule-five = Five in line: zebra and lion get in, whoever stands fifth is thrown out.
example-rule-four = Four in line and a fifth comes, but the parrot sends one away: the gate stays closed.
example-rule-draw = Play a card, and at the end of the turn you draw the next one.
example-rule-gap = The monkey goes, and the seal moves up: no gaps, same order.
example-rule-over = The last card is played: the guests are counted, and nobody in line counts.
example-rule-copy = Acting as a lion it always meets a lion, the one it copies, and has to go.
example-rule-species = The lion goes; giraffe and llama tie for second place, so you choose one of the two species.
example-rule-no-order = Two go at once, and nobody asks in which order: here it does not matter.
example-rule-order = Two go at once, and you say who lies on top.
example-rule-top = Only the top card can be fetched: the bear comes, your rhino stays below.
example-rule-look = Touch THAT'S IT: everyone may see who lies there.
example-rule-steps = First the monkey leaves; in that moment the bat is first and burns; only then does the lion come.
example-rule-one-change = Taking somebody’s place is one change: the bat is never first and does not burn.
example-rule-moved = The bear only moves the porcupine: no quills for that.
example-rule-tie-bar = Two guests each: your parrot and skunk are the lighter ones and win.
example-rule-tie-town = Two guests each: here the points decide, and blue has more.
example-rule-points = Only the points count: your two guests are worth more than blue’s three.

## Animals on Board
example-ark-keep = Keep one tile in secret; the other two go to the middle.
example-ark-split = Split the bears any way you like: you get a crate for it.
example-ark-take = Three tiles for three crates. You are out of the round, and as the first one you will begin the next.
example-ark-hidden = Take the face-down tile: only you see what it is.
example-ark-five = With five crates a split costs one instead of bringing one.
example-ark-round = You are the last one in the round: after your turn the middle is filled up again, with a new face-down tile.
example-ark-stays = The face-down tile is still there when the round ends: it stays, and no second one comes.
example-ark-pass = Nothing to split and nothing to pay with: your turn is lost.
example-ark-final = You drop out, so only one is left in the round, for a final turn.
example-ark-ten = Your tenth tile: the round is played to its end, then the arks sail.
example-ark-pair = Two elephants are a pair and stay behind; the herds count five each.
example-ark-reduced = Twelve tiles are too many: the best ten or fewer sail, and never just two of a species.
example-ark-tie = The totals are equal: more different species win, and that is blue.
