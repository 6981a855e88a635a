# Who sits where.
seat-empty = free seat
seat-nobody = somebody
seat-bot = { $number ->
    [0] Bot
   *[other] Bot { $number }
}
seat-guest = Guest { DIGITS($number) }
