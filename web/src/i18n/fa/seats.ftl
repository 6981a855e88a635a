# چه کسی کجا نشسته است.
seat-empty = جای خالی
seat-nobody = یک نفر
seat-bot = { $number ->
    [0] { $name } (ربات)
   *[other] { $name } { $number } (ربات)
}
seat-guest = مهمان { DIGITS($number) }
