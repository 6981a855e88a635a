# Choosing: what a card asks, and what it would bring.
choice-target-parrot = Who has to leave?
choice-target-bat = Whose place does the bat take?
choice-target-rhino = Whom does the rhino ram?
choice-target-peacock = In front of whom?
choice-target-cheetah = Whom does the cheetah eat?
choice-target = Who?
choice-jump = Jump over
choice-jump-count = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
}
choice-parity = Pass which strengths?
choice-parity-even = even
choice-parity-odd = odd
choice-copy-chameleon = Act like whom?
choice-copy-penguin = Show a card, act like it
choice-copy = Act like whom?
choice-copy-warning = Everyone will know that you hold the shown card.
choice-fetch = Fetch
choice-species-expel = Which species goes?
choice-species-drag = Which species goes to the end?
choice-species = Which species?
choice-pile = Who lies lowest on the pile?
choice-pile-next = And above?
choice-option-yours = { NAME($animal) } (yours)
outcome-enter = { $count ->
    [one] { CAP(LIST($cards)) } gets in.
   *[other] { CAP(LIST($cards)) } get in.
}
outcome-out = { CAP(LIST($cards)) } is out.
outcome-gone = { $count ->
    [one] { CAP(LIST($cards)) } goes to THAT'S IT.
   *[other] { CAP(LIST($cards)) } go to THAT'S IT.
}
outcome-place = { CAP(THE($animal)) } stands in position { $place }.
compose-title = Choose your twelve
compose-line = One animal of each strength. Nobody sees it.
compose-random = Surprise me
compose-last = Last used
compose-preset-bar = First game
compose-preset-town = Second game
compose-return = The twelve you leave at home play the return game.
compose-ready = Ready
compose-strength = Strength { $strength }
compose-waiting = You have chosen. Waiting for the others…
trim-title = Sort out four
trim-line = They stay at home; the eight left are played.
trim-count = { $count } of 4
trim-ready = Sort them out
