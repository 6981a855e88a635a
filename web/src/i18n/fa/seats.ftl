# چه کسی کجا نشسته است.
seat-empty = جای خالی
seat-nobody = یک نفر
seat-bot = { $number ->
    [0] ربات
   *[other] ربات { $number }
}
seat-guest = مهمان { DIGITS($number) }
