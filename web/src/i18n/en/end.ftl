# The end of a game.
end-wins = { $name } wins the night
end-you-win = The night is yours
end-shared = Shared: { $names }
end-guests = Most guests in the bar.
end-tie-values = { $count ->
    [one] { $count } guest each: the lower sum of strengths decides.
   *[other] { $count } guests each: the lower sum of strengths decides.
}
end-tie-points = { $count ->
    [one] { $count } guest each: the higher sum of points decides.
   *[other] { $count } guests each: the higher sum of points decides.
}
end-points = The highest sum of points.
end-flag = { $name } ran out of time.
end-resign = { $name } gave up.
end-leave = { $name } has left.
end-guest-count = { $count ->
    [one] { $count } guest
   *[other] { $count } guests
}
end-sum = sum of strengths { $sum }
end-points-sum = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
end-again = Play again
end-return-game = Return game
end-look = Look at the table
end-record = Record
end-match = The evening so far
end-match-first = First game: { DIGITS($scores) }
end-next = To the next game
