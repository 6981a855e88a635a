# A game seen again, and the proof of its shuffle.
app-title-replay = Replay
replay-player = Player
replay-first = To the beginning
replay-back = One turn back
replay-on = One turn on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-turn = Turn
replay-turn-of = Turn { $turn } of { $count }: { $words }
replay-start = the cards are dealt
replay-verify = Verify the shuffle
replay-result = Result
replay-eyes = With whose eyes
replay-retry = Try again
replay-broken = This record does not hold: { $why }
end-replay = See it again
refused-not_over = The record opens when the game is over.
verify-title = Verify the shuffle
verify-good = { $turns ->
    [one] All is right: { $game }, { $turns } turn, every one by the rules.
   *[other] All is right: { $game }, { $turns } turns, every one by the rules.
}
verify-sealed = Before anybody sat down the house sealed its seed. This seal was open to see:
verify-lot = { $name } added a lot of their own, shown sealed first and opened at the deal:
verify-lot-hidden = { $name } showed a sealed lot but never opened it:
verify-opened = After the game the house opened it. This seed was inside:
verify-again = Your browser has sealed that seed once more:
verify-equal = equal
verify-differs = not equal
verify-seed = The cards were dealt from this seed; it had not been sealed before:
verify-seed-shared = The house’s seed and the lots together make the seed of the shuffle; not even the house could choose it:
verify-played = From that seed your browser dealt the cards again and played every turn: each was legal, and the result is the one recorded.
verify-how = The program that hosts says the same: menagerie verify, with the record.
verify-save = Save the record
