# Finding, opening and filling a table.
setup-title = A table for { $game }
setup-players = Players
setup-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
setup-against = Against
setup-bots = Bots
setup-friends = Friends, by link
setup-open = Anybody, in the lobby
setup-level = Level of the bots
setup-cards = Animals
setup-cards-bar = first game
setup-cards-town = second game
setup-cards-mix = mix
setup-variant = What counts
setup-variant-guests = guests
setup-variant-points = points
setup-clock = Clock
setup-clock-none = none
setup-clock-fast = 5 min + 5 s
setup-clock-slow = 15 min + 10 s
setup-clock-days = 3 days a move
setup-preview = Preview of moves
setup-yes = on
setup-no = off
setup-make = Open the table
lobby-title = Open tables
lobby-none = Nobody is waiting. Open a table yourself, or play with bots.
lobby-sit = Sit down
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
watch-title = Games that are on
watch-none = No open game is on at the moment.
watch-go = Watch
wait-title = Waiting for players
wait-full = Everybody is here
wait-link = Whoever has this link can sit down:
wait-qr = The link as a QR code
wait-sit = Sit here
wait-stand = Stand up
wait-bot = Add a bot
wait-remove = Remove
wait-start = Deal the cards
wait-need = The cards are dealt when every seat is taken.
wait-host = { $name } will start the game.
wait-reserved = kept for { $name }
wait-you = you
wait-close = Close the table
wait-drawing = Lots are being drawn…
wait-closed = The table has been closed.
state-waiting = waiting
state-drawing = drawing lots
state-playing = on
state-over = over
state-closed = closed

# An old or wrong link.
nowhere-title = Nothing here
nowhere-line = The link may be wrong, or its table may have been closed. Your own games are still there.
nowhere-play = Play a game
