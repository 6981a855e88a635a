# جملهٔ هر رویداد کافه وحش و وحش‌های تازه‌وارد (docs/events-beasty.md)، حتی وقتی اتفاقی نمی‌افتد.

## پیش از بازی
event-composes = { $known ->
    [yes] { $name } با { LIST($cards) } بازی می‌کند.
   *[no] { $name } دوازده حیوانش را چید.
}
event-sorts-out = { $known ->
    [yes] { $name } این‌ها را کنار می‌گذارد: { LIST($cards) }.
   *[no] { $name } چهار حیوان را کنار می‌گذارد.
}
event-dealt = { $known ->
    [yes] { $name } این کارت‌ها را می‌گیرد: { LIST($cards) }.
   *[no] { $name } کارت‌هایش را می‌گیرد.
}
event-begins = { $phase ->
    [trim] حالا هر کس چهار حیوان را کنار می‌گذارد.
   *[play] { $name } شروع می‌کند.
}

## آمدن و رفتن
event-plays = { $placed ->
    [yes] { $name }، { THE($who) } را بازی می‌کند.
   *[no] { $name }، { THE($who) } را بازی می‌کند که کنار «این خودشه» منتظر می‌ماند.
}
event-waits = { THE($who) } نقش کرکس را دارد: از صف بیرون می‌رود و کنار «این خودشه» منتظر می‌ماند.
event-fetches = { $placed ->
    [yes] { THE($other) } { THE($who) } را از «این خودشه» به ته صف می‌آورد.
   *[no] { THE($other) } از «این خودشه» { THE($who) } می‌آورد: هر دو یک‌راست وارد کافه می‌شوند.
}
event-lands = { THE($who) } روی «این خودشه» می‌نشیند.
event-enters = { OWNED($who) } { $owner } وارد کافه می‌شود.
event-excluded = اخراج: { OWNED($who) } { $owner } بیرون می‌رود.
event-draws = { $known ->
    [yes] { $name }، { THE($card) } را برمی‌دارد.
   *[no] { $name } یک کارت برمی‌دارد.
}

## به «این خودشه»
event-expelled = { THE($other) } { THE($who) } را به «این خودشه» می‌فرستد.
event-eaten = { THE($other) } { THE($who) } را می‌خورد.
event-rammed = { THE($other) } { THE($who) } را با یک ضربه از صف بیرون می‌اندازد.
event-burns = { THE($who) } به دم دروازه می‌رسد و می‌سوزد.
event-leaves = { $why ->
    [L] { THE($who) } به «این خودشه» می‌رود: یک شیر بس است.
   *[Q1] تیغ‌ها کار { THE($who) } را می‌سازند: خودش به «این خودشه» می‌رود.
}
event-ordered = { $name } ترتیب «این خودشه» را می‌چیند، از پایین به بالا: { ROW($cards) }.

## در صف
event-passes = { THE($who) } از { THE($other) } می‌گذرد.
event-moves = { $other ->
    [none] { $why ->
        [J] { THE($who) } به جایگاه { $place } می‌پرد.
        [PC] { THE($who) } در جایگاه { $place } خودنمایی می‌کند.
       *[other] { $place ->
            [1] { THE($who) } تا دم دروازه جلو می‌آید.
           *[other] { THE($who) } به جایگاه { $place } می‌رود.
        }
    }
   *[some] { THE($who) } هم دنبالش به جایگاه { $place } می‌رود.
}
event-sent-back = { THE($other) } { THE($who) } را به ته صف می‌فرستد.
event-sorted = { $why ->
    [N] { THE($who) } صف را مرتب می‌کند: قوی‌ترین دم دروازه.
   *[DO] { THE($who) } صف را مرتب می‌کند: ضعیف‌ترین دم دروازه.
}
event-turned-round = { THE($who) } صف را برمی‌گرداند: دروازه و اخراج جابه‌جا می‌شوند.

## تقلید
event-shows = { $name } برای { THE($who) } کارت { THE($species) } را نشان می‌دهد.
event-becomes = { THE($who) } نقش { THE($species) } را بازی می‌کند.
event-reverts = { THE($who) } دوباره خودش می‌شود.

## گام‌ها
event-recurs = عمل تکرارشونده: نوبت { THE($who) } است.
event-checks = { $count } حیوان در صف: دروازه آسمان باز می‌شود.
event-turn = نوبت { $name } است.
event-reveals = { $name } این‌ها را کنار گذاشته بود: { LIST($cards) }.
event-over = دیگر کارتی نمانده: بازی تمام شد.

## آنچه اتفاق نیفتاد
event-stopped = { $why ->
    [Z] { THE($other) } جلوی { THE($who) } را می‌گیرد.
   *[K1] { THE($other) } ضعیف‌تر نیست: { THE($who) } جلوتر نمی‌رود.
}
event-no-target = { $other ->
    [none] { THE($who) } هدفی پیدا نمی‌کند.
   *[some] زور { THE($who) } به { THE($other) } نمی‌رسد.
}
event-alone = { THE($who) } تنهاست و کاری نمی‌کند.
event-second-lion = از قبل یک شیر در صف هست: جایی برای { THE($who) } نیست.
event-quills = { THE($who) } تیغ‌هایش را به { THE($other) } نشان می‌دهد و می‌ماند.
event-pile-empty = «این خودشه» خالی است: { THE($who) } چیزی برای آوردن ندارد.
event-nothing-to-copy = { THE($who) } کسی را برای تقلید پیدا نمی‌کند.
event-rests = { THE($who) } تازه رو شده و این نوبت عمل نمی‌کند.
event-too-few = { $count ->
    [0] کسی در صف نیست: دروازه بسته می‌ماند.
   *[other] فقط { $count } حیوان در صف: دروازه بسته می‌ماند.
}
event-nothing-to-draw = { $name } دیگر کارتی برای برداشتن ندارد.
