# انتخاب: کارت چه می‌پرسد و چه پیش می‌آورد.
choice-target-parrot = چه کسی باید برود؟
choice-target-bat = خفاش جای چه کسی را بگیرد؟
choice-target-rhino = کرگدن به چه کسی بزند؟
choice-target-peacock = جلوی چه کسی؟
choice-target-cheetah = یوزپلنگ چه کسی را بخورد؟
choice-target = چه کسی؟
choice-jump = پرش از روی
choice-jump-count = { $count } حیوان
choice-parity = از کدام قدرت‌ها بگذرد؟
choice-parity-even = زوج
choice-parity-odd = فرد
choice-copy-chameleon = در نقش چه کسی؟
choice-copy-penguin = کارتی نشان بدهید و همان شوید
choice-copy = در نقش چه کسی؟
choice-copy-warning = همه خواهند دانست که این کارت در دست شماست.
choice-fetch = آوردن
choice-species-expel = کدام گونه برود؟
choice-species-drag = کدام گونه به ته صف برود؟
choice-species = کدام گونه؟
choice-pile = چه کسی زیر همه باشد؟
choice-pile-next = و بالای آن؟
choice-option-yours = { NAME($animal) } (مال شما)
outcome-enter = { $count ->
    [one] { LIST($cards) } وارد می‌شود.
   *[other] { LIST($cards) } وارد می‌شوند.
}
outcome-out = { LIST($cards) } بیرون می‌رود.
outcome-gone = { $count ->
    [one] { LIST($cards) } به «این خودشه» می‌رود.
   *[other] { LIST($cards) } به «این خودشه» می‌روند.
}
outcome-place = { THE($animal) } در جایگاه { $place } می‌ایستد.
compose-title = دوازده حیوان خود را بچینید
compose-line = از هر قدرت یک حیوان. کسی نمی‌بیند.
compose-random = تصادفی
compose-last = دست قبلی
compose-preset-bar = بازی اول
compose-preset-town = بازی دوم
compose-return = دوازده حیوان دیگر بازی برگشت را بازی می‌کنند.
compose-ready = آماده
compose-strength = قدرت { $strength }
compose-waiting = انتخاب کردید. در انتظار دیگران…
trim-title = چهار حیوان را کنار بگذارید
trim-line = آن‌ها در خانه می‌مانند؛ با هشت تای دیگر بازی می‌شود.
trim-count = { $count } از ۴
trim-ready = کنار گذاشتن
