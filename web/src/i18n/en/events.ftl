# Captions of the events of Beasty Bar and New Beasts in Town (docs/events-beasty.md), what did not happen included.

## Before the game
event-composes = { $known ->
    [yes] { $name } plays with { LIST($cards) }.
   *[no] { $name } has composed twelve animals.
}
event-sorts-out = { $known ->
    [yes] { $name } sorts out { LIST($cards) }.
   *[no] { $name } sorts out four animals.
}
event-dealt = { $known ->
    [yes] { $name } is dealt { LIST($cards) }.
   *[no] { $name } is dealt a hand.
}
event-begins = { $phase ->
    [trim] Now everyone sorts out four animals.
   *[play] { $name } begins.
}

## Coming and going
event-plays = { $placed ->
    [yes] { $name } plays { THE($who) }.
   *[no] { $name } plays { THE($who) }, which waits beside the pile.
}
event-waits = { CAP(THE($who)) } acts as a vulture: it leaves the line and waits beside the pile.
event-fetches = { $placed ->
    [yes] { CAP(THE($other)) } fetches { THE($who) } from THAT'S IT to the end of the line.
   *[no] { CAP(THE($other)) } fetches { THE($who) } from THAT'S IT: both go straight into the bar.
}
event-lands = { CAP(THE($who)) } lands on THAT'S IT.
event-enters = { $owner }’s { WORD($who) } enters the bar.
event-excluded = Exclusion: { $owner }’s { WORD($who) } is out.
event-draws = { $known ->
    [yes] { $name } draws { THE($card) }.
   *[no] { $name } draws a card.
}

## To the pile
event-expelled = { CAP(THE($other)) } sends { THE($who) } to THAT'S IT.
event-eaten = { CAP(THE($other)) } eats { THE($who) }.
event-rammed = { CAP(THE($other)) } rams { THE($who) } out of the line.
event-burns = { CAP(THE($who)) } stands at the gate and burns.
event-leaves = { $why ->
    [L] { CAP(THE($who)) } goes to THAT'S IT: one lion is enough.
   *[Q1] The quills are too much for { THE($who) }: it goes to THAT'S IT itself.
}
event-ordered = { $name } orders the pile, lowest first: { ROW($cards) }.

## In the line
event-passes = { CAP(THE($who)) } passes { THE($other) }.
event-moves = { $other ->
    [none] { $why ->
        [J] { CAP(THE($who)) } jumps to position { $place }.
        [PC] { CAP(THE($who)) } shows off in position { $place }.
       *[other] { $place ->
            [1] { CAP(THE($who)) } moves up to the gate.
           *[other] { CAP(THE($who)) } moves to position { $place }.
        }
    }
   *[some] { CAP(THE($who)) } follows to position { $place }.
}
event-sent-back = { CAP(THE($other)) } sends { THE($who) } to the end of the line.
event-sorted = { $why ->
    [N] { CAP(THE($who)) } sorts the line: strongest at the gate.
   *[DO] { CAP(THE($who)) } sorts the line: weakest at the gate.
}
event-turned-round = { CAP(THE($who)) } turns the line round: gate and exclusion change places.

## Copying
event-shows = { $name } shows { THE($species) } for { THE($who) }.
event-becomes = { CAP(THE($who)) } acts as { A($species) }.
event-reverts = { CAP(THE($who)) } is itself again.

## Steps
event-recurs = Recurring: now { THE($who) }.
event-checks = { $count } animals in line: Heaven's Gate opens.
event-turn = It is { $name }’s turn.
event-reveals = { $name } had sorted out { LIST($cards) }.
event-over = No cards are left: the game is over.

## What did not happen
event-stopped = { $why ->
    [Z] { CAP(THE($other)) } stops { THE($who) }.
   *[K1] { CAP(THE($other)) } is not weaker: { THE($who) } goes no further.
}
event-no-target = { $other ->
    [none] { CAP(THE($who)) } finds nobody to act on.
   *[some] { CAP(THE($other)) } is too strong for { THE($who) }.
}
event-alone = { CAP(THE($who)) } is alone and does nothing.
event-second-lion = There is a lion in line already: no room for { THE($who) }.
event-quills = { CAP(THE($who)) } shows its quills to { THE($other) } and stays.
event-pile-empty = THAT'S IT is empty: { THE($who) } finds nothing to fetch.
event-nothing-to-copy = { CAP(THE($who)) } finds nobody to copy.
event-rests = { CAP(THE($who)) } has just been laid out and rests this turn.
event-too-few = { $count ->
    [0] Nobody in line: the gate stays closed.
    [one] Only { $count } animal in line: the gate stays closed.
   *[other] Only { $count } animals in line: the gate stays closed.
}
event-nothing-to-draw = { $name }’s draw pile is empty.
