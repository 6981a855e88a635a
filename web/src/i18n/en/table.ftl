# The table of Beasty Bar and New Beasts in Town.
table-menu = Menu
table-opponents = The others
table-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
table-draw-count = { $count ->
    [one] { $count } card in the draw pile
   *[other] { $count } cards in the draw pile
}
table-bar-count = { $count ->
    [one] { $count } guest in the bar
   *[other] { $count } guests in the bar
}
table-lamps = The five steps of a turn
table-lamp-play = Play
table-lamp-act = Action
table-lamp-recur = Recurring
table-lamp-check = Gate
table-lamp-draw = Draw
table-gate = Heaven's Gate
table-exclusion = Exclusion
table-pile = THAT'S IT
table-pile-count = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
}
table-pile-title = THAT'S IT: the last one on top
table-pile-empty = Nobody is here yet.
table-line = The waiting line, from the gate
table-place-free = Position { $place }: free
table-hand = Your hand
table-preview = Preview
table-why = why?
table-why-title = Why?
table-your-turn = Your turn. Touch a card to see what it brings.
table-your-turn-heard = Your turn.
table-their-turn = { $name } is to play.
table-thinking = { $name } is thinking…
table-watching = You are watching.
table-sent = On its way…
table-next-beat = Next
table-back-to-now = Back to the game
table-play-card = Play { THE($animal) }
table-choose-card = Choose a card
table-choose-first = Choose first
table-takeback = Take back
table-pausing = { CAP(THE($animal)) } will be played…
table-left = has left; a bot plays on
table-away = away
table-guests = { $name }’s guests
table-guests-none = No guests yet.
table-shown = Everyone knows these cards of the hand:
table-round = Turn { $count }
table-log = Log
table-log-empty = Nothing has happened yet.
table-chat = Talk
table-chat-write = Say something
table-chat-send = Say
table-chat-none = Nobody has said anything yet.
table-chat-mute = Mute
table-chat-new = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
table-resign = Give up
table-resign-sure = Give up this game? With two players it is over; otherwise a bot plays on for you, and you cannot win.
table-resign-yes = Give up
table-resign-no = Play on
table-leave = Leave the table
table-kick = Put { $name } out
table-return = Take my seat back
table-clock-left = { DIGITS($time) } left
table-ten-seconds = Ten seconds left.
table-keys-hand = hand
table-keys-play = play
table-keys-why = why
table-keys-log = log
fate-enters = enters
fate-out = out
fate-eaten = eaten
fate-gone = goes
fate-burns = burns
fate-stops = stops
fate-acts = acts
fate-target = chosen
fate-shown = shown
card-name = { NAME($animal) }, strength { $strength }
card-in-line = { $colour ->
    [red] { NAME($animal) }, strength { $strength }, red, position { $place } from the gate
    [blue] { NAME($animal) }, strength { $strength }, blue, position { $place } from the gate
    [yellow] { NAME($animal) }, strength { $strength }, yellow, position { $place } from the gate
   *[green] { NAME($animal) }, strength { $strength }, green, position { $place } from the gate
}
card-fate = { $card }: { $fate }
card-recurring = recurring
card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-strength = strength { $strength }
learn-rule = Rule { $rule }
text-setting = Table
text-setting-on = in text
text-setting-off = in pictures
text-to-pictures = Table in pictures
text-to-text = Table in text
table-reference = All animals
table-close-sure = Close this table for everybody? Nobody wins the game.
