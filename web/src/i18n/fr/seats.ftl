# Qui est assis où.
seat-empty = place libre
seat-nobody = quelqu’un
seat-bot = { $number ->
    [0] Bot
   *[other] Bot { $number }
}
seat-guest = Invité { DIGITS($number) }
