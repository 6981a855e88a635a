# The table in text: everything is typed and told. The words that can be typed are listed with commas, the one that is shown first.

## Around it
text-transcript = What has happened
text-type = What do you do?
text-send = Send
text-typed = You: { $typed }
text-cards-left = { $count ->
    [one] { $count } card left to play
   *[other] { $count } cards left to play
}
text-tiles-left = { $count ->
    [one] { $count } tile in the draw pile
   *[other] { $count } tiles in the draw pile
}

## What can be typed
text-command-line = line, street, queue, quay, groups, table, look
text-command-hand = hand, cards, ark, my ark
text-command-bar = bar, guests, arks
text-command-pile = pile, gone
text-command-players = players, who, seats
text-command-score = score, points, count
text-command-rules = rules, rule
text-command-animal = animal, card
text-command-why = why
text-command-log = log, history
text-command-repeat = repeat, say again
text-command-again = again
text-command-moves = moves, options, list
text-command-preview = preview, what if, try
text-command-help = help, commands
text-command-link = link, address
text-command-play = play
text-command-yes = yes, y, ok, okay
text-command-no = no, n, cancel
text-command-back = back, undo, take back
text-command-done = done, ready
text-command-random = random, surprise me
text-command-first = first game, first
text-command-second = second game, second
text-command-last = last, last used
text-command-keep = keep
text-command-take = take
text-command-split = split
text-command-pass = pass
text-command-sit = sit, sit down
text-command-stand = stand, stand up
text-command-start = start, deal
text-command-bot = bot
text-command-remove = remove
text-command-resign = resign, give up
text-command-rematch = rematch, play again, next game
text-command-returngame = return game
text-command-seat = my seat, take my seat back
text-command-leave = leave, quit, exit
text-command-close = close, close the table
text-command-say = say, chat, tell
text-command-pictures = pictures
text-word-even = even, evens
text-word-odd = odd, odds, uneven
text-word-hidden = hidden, face-down, unknown
text-fillers = the, a, an, and, of, to, on, at, with, over, as, like, tile, tiles, group, number, strength, strengths
text-names = { NAME($animal) }, { MANY($animal) }, { $animal ->
    [hippo] hippopotamus
    [rhino] rhinoceros
   *[other] { WORD($animal) }
}

## Help
text-entry = { $word }: { $meaning }
text-help = Type an animal or a number of the list. Otherwise:
text-help-line = what lies in the middle: the waiting line, or the groups
text-help-hand = what is yours: your cards, or your ark
text-help-bar = the guests in the bar, or what was seen of the arks
text-help-pile = who lies on THAT'S IT
text-help-players = who sits here and has how much
text-help-score = how it counts now
text-help-rules = a rule by its number
text-help-animal = what an animal’s card says
text-help-why = the rules behind the last turn
text-help-log = the last turns once more
text-help-repeat = what was said last, once more
text-help-moves = every move you have, numbered
text-help-preview = what a move would bring, without playing it
text-help-help = this list
text-help-link = the address for the others
text-help-play = with a card: plays it without asking again
text-help-yes = plays the move that is asked about
text-help-back = takes the last choice back
text-help-done = your choice is ready
text-help-random = twelve animals by chance
text-help-first = the twelve animals of the first game
text-help-second = the twelve animals of the second game
text-help-last = the twelve animals you played last
text-help-keep = with a tile: keeps it
text-help-take = with a group’s number: takes the whole group for one crate a tile
text-help-split = with a group’s number, then the tiles of one side: splits it
text-help-pass = when nothing else is possible
text-help-sit = sits down, on a seat by its number if you like
text-help-stand = leaves the seat
text-help-start = deals
text-help-bot = a bot on the next free seat, with its level if you like: 1 to 6, or its name
text-help-remove = with a seat’s number: makes it free
text-help-resign = gives the game up
text-help-rematch = another game with the same players
text-help-returngame = the game with the animals left at home
text-help-leave = back to the street
text-help-close = closes the table
text-help-say = with words: says them to the table
text-help-pictures = the table in pictures

## What can be typed now
text-hint-card = Name a card or its number: { $cards }.
text-hint-choice = A number or a name.
text-hint-pending = Enter plays it.
text-hint-sure = Yes or no?
text-hint-keep = Name the tile you keep, or its number.
text-hint-ark = A group’s number, or “split 2: 1 3”.
text-hint-split = The tiles of one side, by number or by name.
text-hint-deck = Name an animal to take it, or a strength to change it.
text-hint-trim = Name four animals, or their numbers.
text-hint-wait = It is not your turn.
text-hint-over = The game is over.
text-hint-full = Every seat is taken.
text-hint-left = A bot plays for you.

## Cards and choices
text-card = { $mine ->
    [yes] { WORD($animal) } (yours)
   *[no] { WORD($animal) } of { $owner }
}
text-place = position { $place } from the gate
text-pick-place = { CAP($card) }, position { $place } from the gate.
text-pick-jump = { $count ->
    [one] Jump over { $count } animal.
   *[other] Jump over { $count } animals.
}
text-pick-even = Pass the even strengths.
text-pick-odd = Pass the odd strengths.
text-pick-as = Act as { THE($animal) }.
text-pick-takes = Fetch { THE($animal) }.
text-pick-expel = The { MANY($animal) } go to THAT'S IT.
text-pick-drag = The { MANY($animal) } go to the end of the line.
text-pick-pile = On the pile, lowest first: { ROW($cards) }.
text-move = { NAME($animal) }. { $choices }
text-ask-jump = Jump over how many?
text-ask-fetch = Who is fetched?
text-which = Which one: { $names }?
text-ask-play = Play it? Enter or “{ $yes }” plays, “{ $back }” takes it back.
text-ask-pause = It is played in a moment; “{ $back }” stops it.
text-yes-no = “{ $yes }” or “{ $no }”.
text-taken-back = Taken back.
text-would = This would happen: { $move }
text-no-preview = At this table outcomes are not shown before they happen.
text-moves = { $count ->
    [one] You have { $count } move.
   *[other] You have { $count } moves.
}
text-many-moves = { $count } moves are too many to list. Name a card or a group to narrow them down.

## Looking
text-line = In line, from the gate: { $cards }.
text-line-card = { $place }, { $card }, strength { $strength }
text-line-empty = Nobody is in line.
text-hand = { $draw ->
    [0] Your hand; the draw pile is empty:
    [one] Your hand; { $draw } card in the draw pile:
   *[other] Your hand; { $draw } cards in the draw pile:
}
text-hand-empty = Your hand is empty.
text-guests = { $count ->
    [one] { $name }, { $count } guest in the bar: { LIST($guests) }.
   *[other] { $name }, { $count } guests in the bar: { LIST($guests) }.
}
text-guests-none = { $name } has no guests yet.
text-pile = { $count ->
    [one] { $count } animal on THAT'S IT: { $cards }.
   *[other] { $count } animals on THAT'S IT, the top one first: { $cards }.
}
text-player = { $name }: { $counts }.
text-seat = Seat { $place }: { $name }.
text-link = The address for the others: { $link }
text-rule-which = Type “{ $rules }” and a rule’s number, like { $example }.
text-rule-none = There is no rule { $rule }.
text-animal-which = Type “{ $animal }” and a name.
text-animal-none = I know no animal called “{ $name }”.
text-animal-ark = { CAP(THE($animal)) } sails on the ark only: five tiles, numbered 1 to 5, and no action.

## Animals on Board
text-group = { $count ->
    [one] { CAP(TILES($tiles)) }, for { $count } crate.
   *[other] { CAP(TILES($tiles)) }, for { $count } crates.
}
text-nobody-can-pay = Nobody can pay.
text-no-groups = Nothing lies in the middle.
text-group-what = What about group { $place }?
text-which-group = Which group? Say its number.
text-cannot-split = Group { $place } cannot be split.
text-ask-split = Which tiles of group { $place } go to one side? Numbers or names.
text-name-tiles = Name tiles of this group: numbers from 1 to { $count }, or names.
text-both-sides = Both sides need a tile. To have them all, take the group.
text-name-tile = Name one of your three tiles, or its number.
text-one-tile = Only one tile can be kept.
text-no-pass = You can still split or take, so you cannot pass.
text-ark-take = { $count ->
    [one] Take { TILES($tiles) } for { $count } crate.
   *[other] Take { TILES($tiles) } for { $count } crates.
}
text-ark-split = Split: { TILES($left) } here, { TILES($right) } there.
text-ark = { $count ->
    [one] On your ark, { $count } tile of 10: { $tiles }.
   *[other] On your ark, { $count } tiles of 10: { $tiles }.
}
text-ark-empty = Your ark is empty.
text-forecast = If it left now: { $total }.
text-seen = Seen on { $name }’s ark: { $tiles }.
text-seen-none = { $name }’s ark is empty.
text-no-pile = There is no such pile on the quay.

## Before the cards are dealt
text-pair-how = By strength; the first one is chosen. Name the other to take it instead.
text-pair = { NAME($taken) }, not { THE($other) }.
text-deck-taken = Strength { $strength }: { THE($animal) }.
text-deck = Your twelve: { LIST($names) }.
text-no-last = You have not played a deck of your own yet.
text-trim-out = { $card }: sorted out
text-trim-added = { CAP(THE($animal)) } is sorted out: { $count } of 4.
text-trim-back = { CAP(THE($animal)) } stays: { $count } of 4.
text-trim-full = Four are sorted out already: { LIST($names) }. Name one of them to keep it.
text-trim-need = Four animals have to be sorted out, so far there are { $count }.
text-not-dealt = Nothing has been dealt yet.
text-sitting = You have a seat already.
text-no-seat = No seat is free.
text-level-which = Which level: { $levels }?
text-remove-which = Which seat? Say the number of one that is taken.
text-close-sure = Close the table for everybody?

## What is told
text-head = { $name }’s turn
text-head-you = Your move
text-head-count = The count
text-told-sit = { $name } sits down.
text-told-stand = Seat { $place } is free again.
text-told-deal = The game begins.
text-told-back = { $name } is back.
text-told-next = There is a table for the next game.
text-match-won = Both games together: { $names }.

## What was not understood
text-not-understood = I do not understand “{ $typed }”. Nothing was done.
text-try-help = “{ $help }” tells what can be typed.
text-empty = Type something; “{ $help }” tells what.
text-not-there = { CAP(THE($animal)) } cannot be chosen now.
text-no-number = There is no { $number } in the list.
text-no-list = There is no list to choose from. “{ $help }” tells what can be typed.
text-nothing-to-confirm = Nothing is waiting for a yes.
text-nothing-back = There is nothing to take back.
text-nothing-done = Nothing was done.
text-preview-which = Type “{ $preview }” and a move.
text-not-over = The game is not over yet.
text-no-return = There is no return game here.
