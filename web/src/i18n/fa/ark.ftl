# میز «حیوانات در کشتی».

## دور میز
ark-others = کشتی‌های دیگر
ark-order = ترتیب این دور
ark-out = بیرون از این دور
ark-flag-first = پرچم بازیکن شروع‌کننده را دارد
ark-flag-next = دور بعد را شروع می‌کند
ark-holds = { $count } کاشی از ۱۰ در کشتی
ark-crates = { $count } جعبه غذا
ark-quay = اسکله و گروه‌های حیوانات
ark-pallet = گروه { $place }، { $count } جعبه: { TILES($tiles) }
ark-seen = دیده‌شده در کشتی‌های دیگر
ark-seen-of = دیده‌شده در کشتی { $name }
ark-seen-hint = کاشی‌هایی که آشکارا سوار شده‌اند دیده می‌شوند. آن‌هایی که فقط صاحبشان می‌شناسد پنهان‌اند.
ark-close = بستن
ark-story-next = رویداد بعدی
ark-story-why = چرا؟ قانون { $rule }

## نگه داشتن اولین کاشی
ark-keep-title = یک کاشی نگه دارید
ark-keep-hint = پنهانی به کشتی شما می‌رود. دو تای دیگر به وسط می‌روند.
ark-choose-tile = کاشی‌ای را که نگه می‌دارید انتخاب کنید
ark-do-keep = نگه داشتن { TILES($tiles) }
ark-waiting-keep = در انتظار انتخاب پنهانی: { $names }

## تقسیم کردن و سوار کردن
ark-choose-group = نوبت شماست: گروهی را برای تقسیم یا سوار کردن لمس کنید
ark-split-title = تقسیم
ark-take-title = سوار کردن گروه
ark-by-species = بر پایهٔ گونه
ark-one-each = یک‌درمیان
ark-reset = همه در یک سینی
ark-undo = پس گرفتن
ark-put-back = برگرداندن گروه
ark-tray = { $count ->
    [0] سینی { $place }، خالی
   *[other] سینی { $place }، { $count } کاشی
}
ark-tray-tile = { TILES($tiles) }: بردن به سینی { $place }
ark-tray-empty = کاشی را لمس کنید تا به اینجا بیاید.
ark-can-pay = { $count ->
    [one] { $names } می‌تواند بپردازد.
   *[other] { $names } می‌توانند بپردازند.
}
ark-cannot-pay = { $count ->
    [one] { $names } نمی‌تواند بپردازد.
   *[other] { $names } نمی‌توانند بپردازند.
}
ark-said-moved = { $tile } حالا در سینی { $place } است.
ark-said-trays = سینی ۱: { $left }. سینی ۲: { $right }.
ark-do-split = تقسیم کردن
ark-do-split-take = تقسیم کردن و گرفتن ۱ جعبه
ark-do-split-return = تقسیم کردن و پس دادن ۱ جعبه
ark-do-take = سوار کردن با { $count } جعبه
ark-too-dear = { $count } جعبه می‌خواهد و شما { $has } جعبه دارید.
ark-too-dear-split = { $count } جعبه می‌خواهد و شما { $has } جعبه دارید. برای تقسیم، کاشی‌ها را جابه‌جا کنید.
ark-do-pass = هیچ کاری ممکن نیست: رد کردن
ark-waiting = در انتظار { $names }
ark-sending = یک لحظه…

## کشتی خودی
ark-own = کشتی شما
ark-lost = هنگام حرکت از دست می‌رود
ark-coming = سوار خواهد شد
ark-forecast-now = اگر حالا برود
ark-forecast-then = پس از این حرکت
ark-forecast-was = الان { $count }
ark-forecast-lost = { $count } { WORD($species) }: آخر بازی از دست می‌روند
ark-forecast-over = { $count } کاشی اضافه است: جا می‌ماند
ark-forecast-herd = { $count } { WORD($species) }: یک گله
ark-forecast-near = { $count } { OWNED($species) } دیگر: یک گله
ark-forecast-unseen = { $count } کاشی که هنوز ندیده‌اید

## حرکت
ark-end-title = کشتی‌ها راه می‌افتند
ark-end-early = بازی نیمه‌کاره ماند
ark-wins = برنده
ark-end-won = { $count ->
    [one] { $names } برنده شد
   *[other] برد مشترک: { $names }
}
ark-in-herd = در گله
ark-stays = جا می‌ماند
ark-end-sum = حیوان‌ها { $animals } + جعبه‌ها { $crates } = { $total } · گونه‌ها: { $species }
ark-next-ark = کشتی بعدی
ark-tie-shared = جمع برابر و شمار گونه‌ها برابر: برد مشترک است.
ark-tie-species = جمع برابر: هر که گونه‌های بیشتری دارد می‌برد.
