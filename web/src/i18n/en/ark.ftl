# The table of Animals on Board.

## Around the table
ark-others = The other arks
ark-order = Order of this round
ark-out = out of this round
ark-flag-first = has the starting player flag
ark-flag-next = will begin the next round
ark-holds = { $count ->
    [one] { $count } tile of 10 on the ark
   *[other] { $count } tiles of 10 on the ark
}
ark-crates = { $count ->
    [one] { $count } food crate
   *[other] { $count } food crates
}
ark-quay = The quay with the animal groups
ark-pallet = { $count ->
    [one] Group { $place }, { $count } crate: { TILES($tiles) }
   *[other] Group { $place }, { $count } crates: { TILES($tiles) }
}
ark-seen = Seen on the other arks
ark-seen-of = Seen on { $name }’s ark
ark-seen-hint = Tiles that were taken face up are shown. Those that only their owner knows lie face down.
ark-close = Close
ark-story-next = Next event
ark-story-why = Why? Rule { $rule }

## Keeping the first tile
ark-keep-title = Keep one tile
ark-keep-hint = It goes on your ark in secret. The other two go to the middle.
ark-choose-tile = Choose a tile to keep
ark-do-keep = Keep { TILES($tiles) }
ark-waiting-keep = Waiting for { $names } to keep a tile

## Splitting and taking
ark-choose-group = Your turn: touch a group to split it or take it
ark-split-title = Split in two
ark-take-title = Take the group
ark-by-species = By species
ark-one-each = One each
ark-reset = All back in one tray
ark-undo = Take back
ark-put-back = Put the group back
ark-tray = { $count ->
    [0] Tray { $place }, empty
    [one] Tray { $place }, { $count } tile
   *[other] Tray { $place }, { $count } tiles
}
ark-tray-tile = { CAP(TILES($tiles)) }: move to tray { $place }
ark-tray-empty = Touch a tile to move it here.
ark-can-pay = { $count ->
    [one] { $names } can pay.
   *[other] { $names } can pay.
}
ark-cannot-pay = { $count ->
    [one] { $names } cannot pay.
   *[other] { $names } cannot pay.
}
ark-said-moved = { CAP($tile) } is now in tray { $place }.
ark-said-trays = Tray 1: { $left }. Tray 2: { $right }.
ark-do-split = Split
ark-do-split-take = Split, take 1 crate
ark-do-split-return = Split, give 1 crate back
ark-do-take = { $count ->
    [one] Take it for { $count } crate
   *[other] Take it for { $count } crates
}
ark-too-dear = { $count ->
    [one] It costs { $count } crate, you have { $has }.
   *[other] It costs { $count } crates, you have { $has }.
}
ark-too-dear-split = { $count ->
    [one] It costs { $count } crate, you have { $has }. Move tiles over to split it.
   *[other] It costs { $count } crates, you have { $has }. Move tiles over to split it.
}
ark-do-pass = Nothing is possible: pass
ark-waiting = Waiting for { $names }
ark-sending = One moment…

## The own ark
ark-own = Your ark
ark-lost = lost at departure
ark-coming = would come on board
ark-forecast-now = If it left now
ark-forecast-then = After this move
ark-forecast-was = now { $count }
ark-forecast-lost = { $count } { MANY($species) }: lost at the end
ark-forecast-over = { $count ->
    [one] { $count } tile too many: it stays behind
   *[other] { $count } tiles too many: they stay behind
}
ark-forecast-herd = { $count } { MANY($species) }: a herd
ark-forecast-near = { $count ->
    [one] { $count } more { WORD($species) }: a herd
   *[other] { $count } more { MANY($species) }: a herd
}
ark-forecast-unseen = { $count ->
    [one] { $count } tile you have not seen yet
   *[other] { $count } tiles you have not seen yet
}

## Departure
ark-end-title = The arks depart
ark-end-early = The game was not played out
ark-wins = wins
ark-end-won = { $count ->
    [one] { $names } wins
   *[other] Shared: { $names }
}
ark-in-herd = in a herd
ark-stays = stays behind
ark-end-sum = Animals { $animals } + crates { $crates } = { $total } · species: { $species }
ark-next-ark = Next ark
ark-tie-shared = Same total, same number of species: the win is shared.
ark-tie-species = Same total: more different species decide.
