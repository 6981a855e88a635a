# Qui est assis où.
seat-empty = place libre
seat-nobody = quelqu’un
seat-bot = { $number ->
    [0] { $name } (bot)
   *[other] { $name } { $number } (bot)
}
seat-guest = Invité { DIGITS($number) }
