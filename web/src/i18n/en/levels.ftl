# The bots' levels: a name from the street, and what it is like to play against it.
level-name-1 = Newcomer
level-name-2 = Guest
level-name-3 = Regular
level-name-4 = Bouncer
level-name-5 = Owner
level-name-6 = Champion
level-line-1 = Often overlooks what its move leads to.
level-line-2 = Thinks of its own turn only.
level-line-3 = Looks a little ahead.
level-line-4 = Looks further, and counts what is gone.
level-line-5 = Thinks hard and forgives little.
level-line-6 = The strongest there is.
level-rating = about { DIGITS($rating) }
