# Who sits where.
seat-empty = free seat
seat-nobody = somebody
seat-bot = { $number ->
    [0] { $name } bot
   *[other] { $name } bot { $number }
}
seat-guest = Guest { DIGITS($number) }
