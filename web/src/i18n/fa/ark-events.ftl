# جملهٔ هر رویداد «حیوانات در کشتی» (docs/events-ark.md).
ark-tile = { NAME($species) } { $value }
grammar-tile = { WORD($species) } { $value }
ark-tile-unknown = یک کاشی پنهان
grammar-tile-unknown = یک کاشی پنهان
ark-event-kept = { $known ->
    [yes] { $name } پنهانی { TILES($tile) } را نگه می‌دارد.
   *[no] { $name } پنهانی یک کاشی نگه می‌دارد.
}
ark-event-revealed = { $name } این‌ها را وسط می‌گذارد: { TILES($tiles) }.
ark-event-round-began = دور تازه: پرچم بازیکن شروع‌کننده دست { $name } است.
ark-event-filled = { $count ->
    [one] کاشی تازه در وسط: { TILES($tiles) }.
   *[other] { $count } کاشی تازه در وسط: { TILES($tiles) }.
}
ark-event-face-down = یک کاشی پنهان گذاشته می‌شود.
ark-event-face-down-stays = یک کاشی پنهان هنوز هست: دومی اضافه نمی‌شود.
ark-event-turn = { $mine ->
    [yes] نوبت شماست.
   *[no] نوبت { $name } است.
}
ark-event-final-turn = { $mine ->
    [yes] شما آخرین نفر این دور هستید و یک نوبت پایانی دارید.
   *[no] { $name } آخرین نفر این دور است و یک نوبت پایانی دارد.
}
ark-event-split = { $name } گروهی را تقسیم می‌کند: { TILES($left) } یک طرف، { TILES($right) } طرف دیگر.
ark-event-crate-taken = { $name } یک جعبه می‌گیرد و { $has } جعبه دارد.
ark-event-crate-returned = بیش از پنج جعبه نمی‌شود: { $name } یکی پس می‌دهد و { $has } جعبه دارد.
ark-event-taken = { $name } سوار می‌کند: { TILES($tiles) }.
ark-event-paid = { $name } برای این گروه { $crates } جعبه می‌دهد و { $has } جعبه برایش می‌ماند.
ark-event-looked-at = { $known ->
    [yes] کاشی پنهان { TILES($tile) } بود: فقط { $name } می‌داند.
   *[no] { $name } کاشی پنهان را نگاه می‌کند.
}
ark-event-holds-ten = { $name } حالا { $has } کاشی دارد: این دور، دور آخر است.
ark-event-dropped-out = { $name } از این دور بیرون می‌رود.
ark-event-got-flag = { $name } پرچم بازیکن شروع‌کننده را می‌گیرد و دور بعد را شروع می‌کند.
ark-event-forfeited = { $name } نه می‌تواند تقسیم کند نه سوار کند: نوبتش می‌سوزد.
ark-event-round-ended = دور تمام شد.
ark-event-game-ended = دور آخر بود: کشتی‌ها راه می‌افتند.
ark-event-opened = { $name } کشتی‌اش را رو می‌کند: { TILES($tiles) }.
ark-event-face-down-shown = کاشی پنهان وسط { TILES($tile) } بود.
ark-event-draw-shown = هرگز برداشته نشد: { TILES($tiles) }.
ark-event-pair-left = فقط دو { WORD($first) }: { TILES($tiles) } با { $name } نمی‌روند.
ark-event-reduced = بیش از ده کاشی نمی‌شود؛ { $name } جا می‌گذارد: { TILES($tiles) }.
ark-event-scored = { $name }: حیوان‌ها { $animals }، جعبه‌ها { $crates }، جمع { $total }. گونه‌های مختلف: { $species }.
ark-event-won = { $name } برنده شد.
