# Games on this device, without a server: bots, and people who pass it round.
local-player = Player { DIGITS($number) }
local-setup-device = On this device
local-people = People at this device
local-people-count = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
local-people-line = You pass the device round. Nobody sees the others’ cards.
local-names = Names, if you like
local-no-server = No server: you can still play here, against bots or passing the device.
local-menu-line = This game is played and kept on this device.
local-pass-title = { $name }, it’s your turn
local-pass-line = Pass the device on. The others look away.
local-pass-take = I am { $name }
local-meanwhile = { $count ->
    [one] { $count } turn since you looked
   *[other] { $count } turns since you looked
}
local-meanwhile-go = Go on
local-games = Games on this device
local-games-none = No games here yet.
local-continue = Continue
local-count = The count
local-replay = Replay
local-delete = Delete
local-delete-sure = Delete this game for good?
local-delete-no = Keep it
local-won = { $count ->
    [one] { $names } won
   *[other] shared by { $names }
}
