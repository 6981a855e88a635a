# Captions of the events of Animals on Board (docs/events-ark.md).
ark-tile = { NAME($species) } { $value }
grammar-tile = { WORD($species) } { $value }
ark-tile-unknown = A face-down tile
grammar-tile-unknown = a face-down tile
ark-event-kept = { $known ->
    [yes] { $name } secretly keeps { TILES($tile) }.
   *[no] { $name } secretly keeps a tile.
}
ark-event-revealed = { $name } lays { TILES($tiles) } in the middle.
ark-event-round-began = A new round: { $name } has the starting player flag.
ark-event-filled = { $count ->
    [one] New in the middle: { TILES($tiles) }.
   *[other] { $count } new tiles in the middle: { TILES($tiles) }.
}
ark-event-face-down = One tile is laid face down.
ark-event-face-down-stays = A face-down tile still lies there: no second one is added.
ark-event-turn = { $mine ->
    [yes] It is your turn.
   *[no] It is { $name }’s turn.
}
ark-event-final-turn = { $mine ->
    [yes] You are the last one in the round and have a final turn.
   *[no] { $name } is the last one in the round and has a final turn.
}
ark-event-split = { $name } splits a group: { TILES($left) } here, { TILES($right) } there.
ark-event-crate-taken = { $has ->
    [one] { $name } takes a crate and has { $has } crate.
   *[other] { $name } takes a crate and has { $has } crates.
}
ark-event-crate-returned = { $has ->
    [one] Five crates are the most: { $name } gives one back and has { $has } crate.
   *[other] Five crates are the most: { $name } gives one back and has { $has } crates.
}
ark-event-taken = { $name } takes { TILES($tiles) } on board.
ark-event-paid = { $crates ->
    [one] { $name } pays { $crates } crate and has { $has } left.
   *[other] { $name } pays { $crates } crates and has { $has } left.
}
ark-event-looked-at = { $known ->
    [yes] Face down lay { TILES($tile) }: only { $name } knows.
   *[no] { $name } looks at the face-down tile.
}
ark-event-holds-ten = { $name } holds { $has } tiles: this round is the last.
ark-event-dropped-out = { $name } drops out of the round.
ark-event-got-flag = { $name } gets the starting player flag and will begin the next round.
ark-event-forfeited = { $name } can neither split nor take: the turn is lost.
ark-event-round-ended = The round is over.
ark-event-game-ended = That was the last round: the arks depart.
ark-event-opened = { $name } opens the ark: { TILES($tiles) }.
ark-event-face-down-shown = Face down in the middle lay { TILES($tile) }.
ark-event-draw-shown = Never drawn: { TILES($tiles) }.
ark-event-pair-left = Only two { MANY($first) }: { TILES($tiles) } do not sail with { $name }.
ark-event-reduced = Only ten may sail: { $name } leaves { TILES($tiles) } behind.
ark-event-scored = { $name }: animals { $animals }, crates { $crates }, together { $total }. Different species: { $species }.
ark-event-won = { $name } wins.
