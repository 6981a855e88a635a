# میز نوشتاری: همه چیز نوشته و گفته می‌شود. واژه‌هایی که می‌شود نوشت با ویرگول جدا شده‌اند؛ اولی همان است که نشان داده می‌شود.

## دور و بر
text-transcript = آنچه گذشت
text-type = چه می‌کنید؟
text-send = فرستادن
text-typed = شما: { $typed }
text-cards-left = { $count } کارت برای بازی مانده
text-tiles-left = { $count } کاشی در ستون مانده

## آنچه می‌شود نوشت
text-command-line = صف، خیابان، اسکله، گروه‌ها، میز، نگاه
text-command-hand = دست، دستم، کارت‌ها، کشتی، کشتی من
text-command-bar = کافه، مهمان‌ها، مهمانان، کشتی‌ها
text-command-pile = این خودشه، پشته
text-command-players = بازیکنان، بازیکن‌ها، چه کسانی
text-command-score = امتیاز، امتیازها، شمارش
text-command-rules = قانون، قانون‌ها، قوانین
text-command-animal = حیوان، کارت
text-command-why = چرا
text-command-log = رویدادها، تاریخچه، گزارش
text-command-repeat = تکرار، تکرار کن
text-command-again = دوباره، از نو
text-command-moves = حرکت‌ها، گزینه‌ها، فهرست
text-command-preview = پیش‌نمایش، اگر
text-command-help = راهنما، کمک، دستورها
text-command-link = لینک، پیوند، نشانی
text-command-play = بازی، بازی کن
text-command-yes = بله، آری، آره، باشه
text-command-no = نه، خیر، لغو
text-command-back = برگرد، برگشت، پس بگیر، پس گرفتن
text-command-done = آماده، تمام، تمام شد
text-command-random = تصادفی، شانسی
text-command-first = بازی اول، اول
text-command-second = بازی دوم، دوم
text-command-last = قبلی، دست قبلی، بار قبل
text-command-keep = نگه دار، نگه داشتن
text-command-take = سوار کن، سوار کردن، سوار، بردار
text-command-split = تقسیم، تقسیم کن، تقسیم کردن
text-command-pass = رد، رد کن، رد کردن، پاس
text-command-sit = بنشین، نشستن
text-command-stand = بلند شو، بلند شدن
text-command-start = شروع، شروع کن، پخش کن
text-command-bot = ربات
text-command-remove = بیرون کن، حذف
text-command-resign = واگذار، واگذاری، تسلیم
text-command-rematch = بازی دیگر، یک بازی دیگر، بازی بعدی
text-command-returngame = بازی برگشت
text-command-seat = جایم، پس گرفتن جایم
text-command-leave = ترک، ترک میز، خروج
text-command-close = بستن میز، بستن
text-command-say = بگو، گفتن، پیام
text-command-pictures = تصویری، تصویر
text-word-even = زوج، زوج‌ها
text-word-odd = فرد، فردها
text-word-hidden = پنهان، نامعلوم
text-fillers = را، یک، و، با، به، از، روی، برای، کاشی، کاشی‌ها، گروه، شماره، قدرت، قدرت‌های
text-names = { NAME($animal) }، { OWNED($animal) }، { $animal ->
    [skunk] راسوی بدبو
    [cheetah] چیتا
    [zebra] گور خر
   *[other] { WORD($animal) }
}

## راهنما
text-entry = { $word }: { $meaning }
text-help = نام حیوان یا شمارهٔ فهرست را بنویسید. وگرنه:
text-help-line = آنچه در وسط است: صف انتظار، یا گروه‌ها
text-help-hand = آنچه مال شماست: دست شما، یا کشتی شما
text-help-bar = مهمان‌های کافه، یا آنچه از کشتی‌ها دیده شده
text-help-pile = چه کسی در «این خودشه» است
text-help-players = چه کسی اینجاست و چه دارد
text-help-score = شمارش تا اینجا
text-help-rules = یک قانون، با شماره‌اش
text-help-animal = کارت یک حیوان چه می‌گوید
text-help-why = قانون‌های پشت آخرین نوبت
text-help-log = چند نوبت آخر، یک بار دیگر
text-help-repeat = آخرین پاسخ، یک بار دیگر
text-help-moves = همهٔ حرکت‌های شما، با شماره
text-help-preview = یک حرکت چه می‌آورد، بی‌آنکه بازی شود
text-help-help = همین فهرست
text-help-link = نشانی برای دیگران
text-help-play = با نام کارت: بی‌پرسش بازی‌اش می‌کند
text-help-yes = حرکتی را که پرسیده شده بازی می‌کند
text-help-back = آخرین انتخاب را پس می‌گیرد
text-help-done = انتخاب شما آماده است
text-help-random = دوازده حیوان تصادفی
text-help-first = دوازده حیوان بازی اول
text-help-second = دوازده حیوان بازی دوم
text-help-last = دوازده حیوانی که بار قبل داشتید
text-help-keep = با نام کاشی: آن را نگه می‌دارد
text-help-take = با شمارهٔ گروه: همه را سوار می‌کند، هر کاشی یک جعبه
text-help-split = با شمارهٔ گروه و بعد کاشی‌های یک طرف: تقسیمش می‌کند
text-help-pass = وقتی هیچ کار دیگری ممکن نیست
text-help-sit = می‌نشیند؛ اگر خواستید با شمارهٔ جا
text-help-stand = جای شما را خالی می‌کند
text-help-start = کارت‌ها را پخش می‌کند
text-help-bot = یک ربات در جای خالی بعدی؛ اگر خواستید با سطح آن: ۱ تا ۶ یا نامش
text-help-remove = با شمارهٔ جا: آن را خالی می‌کند
text-help-resign = بازی را واگذار می‌کند
text-help-rematch = یک بازی دیگر با همین بازیکنان
text-help-returngame = بازی با حیوان‌هایی که در خانه مانده‌اند
text-help-leave = برگشت به خیابان
text-help-close = میز را می‌بندد
text-help-say = با چند کلمه: آن را به میز می‌گوید
text-help-pictures = میز تصویری

## آنچه الان می‌شود نوشت
text-hint-card = نام کارت یا شماره‌اش: { $cards }.
text-hint-choice = یک شماره یا یک نام.
text-hint-pending = با Enter بازی می‌شود.
text-hint-sure = بله یا نه؟
text-hint-keep = نام یا شمارهٔ کاشی‌ای را که نگه می‌دارید بنویسید.
text-hint-ark = شمارهٔ یک گروه، یا «تقسیم ۲: ۱ ۳».
text-hint-split = کاشی‌های یک طرف، با شماره یا نام.
text-hint-deck = نام حیوان برای برداشتنش، یا قدرت برای عوض کردنش.
text-hint-trim = نام یا شمارهٔ چهار حیوان را بنویسید.
text-hint-wait = نوبت شما نیست.
text-hint-over = بازی تمام شده است.
text-hint-full = همهٔ جاها پر است.
text-hint-left = رباتی به‌جای شما بازی می‌کند.

## کارت‌ها و انتخاب‌ها
text-card = { $mine ->
    [yes] { NAME($animal) } (مال شما)
   *[no] { OWNED($animal) } { $owner }
}
text-place = جایگاه { $place } از دروازه
text-pick-place = { $card }، جایگاه { $place } از دروازه.
text-pick-jump = پرش از روی { $count } حیوان.
text-pick-even = گذشتن از قدرت‌های زوج.
text-pick-odd = گذشتن از قدرت‌های فرد.
text-pick-as = بازی در نقش { THE($animal) }.
text-pick-takes = آوردن { THE($animal) }.
text-pick-expel = همهٔ گونهٔ { THE($animal) } به «این خودشه» می‌رود.
text-pick-drag = همهٔ گونهٔ { THE($animal) } به ته صف می‌رود.
text-pick-pile = در «این خودشه»، از پایین به بالا: { ROW($cards) }.
text-move = { NAME($animal) }. { $choices }
text-ask-jump = پرش از روی چند حیوان؟
text-ask-fetch = چه کسی برگردد؟
text-which = کدام: { $names }؟
text-ask-play = بازی شود؟ Enter یا «{ $yes }» بازی می‌کند، «{ $back }» پس می‌گیرد.
text-ask-pause = تا لحظه‌ای دیگر بازی می‌شود؛ «{ $back }» جلویش را می‌گیرد.
text-yes-no = «{ $yes }» یا «{ $no }».
text-taken-back = پس گرفته شد.
text-would = این پیش می‌آید: { $move }
text-no-preview = سر این میز نتیجه‌ها پیش از وقت نشان داده نمی‌شوند.
text-moves = { $count } حرکت دارید.
text-many-moves = { $count } حرکت برای فهرست زیاد است. با نام یک کارت یا شمارهٔ یک گروه کمترشان کنید.

## نگاه کردن
text-line = در صف، از دروازه: { $cards }.
text-line-card = { $place }، { $card }، قدرت { $strength }
text-line-empty = کسی در صف نیست.
text-hand = { $draw ->
    [0] دست شما؛ ستون کارت‌ها خالی است:
   *[other] دست شما؛ { $draw } کارت در ستون کارت‌ها:
}
text-hand-empty = دست شما خالی است.
text-guests = { $name }، { $count } مهمان در کافه: { LIST($guests) }.
text-guests-none = { $name } هنوز مهمانی ندارد.
text-pile = { $count } حیوان در «این خودشه»، از بالا به پایین: { $cards }.
text-player = { $name }: { $counts }.
text-seat = جای { $place }: { $name }.
text-link = نشانی برای دیگران: { $link }
text-rule-which = «{ $rules }» و شمارهٔ یک قانون را بنویسید، مثل { $example }.
text-rule-none = قانون { $rule } نداریم.
text-animal-which = «{ $animal }» و یک نام را بنویسید.
text-animal-none = حیوانی به نام «{ $name }» نمی‌شناسم.
text-animal-ark = { THE($animal) } فقط در کشتی است: پنج کاشی، از ۱ تا ۵، و بدون عمل.

## حیوانات در کشتی
text-group = { TILES($tiles) }، با { $count } جعبه.
text-nobody-can-pay = هیچ‌کس نمی‌تواند بپردازد.
text-no-groups = در وسط چیزی نیست.
text-group-what = با گروه { $place } چه می‌کنید؟
text-which-group = کدام گروه؟ شماره‌اش را بنویسید.
text-cannot-split = گروه { $place } تقسیم‌شدنی نیست.
text-ask-split = کدام کاشی‌های گروه { $place } به یک طرف بروند؟ شماره یا نام.
text-name-tiles = کاشی‌های همین گروه را نام ببرید: شماره‌های ۱ تا { $count }، یا نام.
text-both-sides = هر طرف باید کاشی داشته باشد. اگر همه را می‌خواهید، گروه را سوار کنید.
text-name-tile = نام یا شمارهٔ یکی از سه کاشی خود را بنویسید.
text-one-tile = فقط یک کاشی را می‌شود نگه داشت.
text-no-pass = هنوز می‌توانید تقسیم یا سوار کنید، پس نمی‌شود رد کرد.
text-ark-take = سوار کردن { TILES($tiles) } با { $count } جعبه.
text-ark-split = تقسیم: { TILES($left) } یک طرف، { TILES($right) } طرف دیگر.
text-ark = در کشتی شما، { $count } کاشی از ۱۰: { $tiles }.
text-ark-empty = کشتی شما خالی است.
text-forecast = اگر حالا برود: { $total }.
text-seen = دیده‌شده در کشتی { $name }: { $tiles }.
text-seen-none = کشتی { $name } خالی است.
text-no-pile = روی اسکله چنین چیزی نیست.

## پیش از پخش کارت‌ها
text-pair-how = بر پایهٔ قدرت؛ اولی انتخاب شده است. نام دیگری را بنویسید تا به‌جایش بیاید.
text-pair = { NAME($taken) }، نه { THE($other) }.
text-deck-taken = قدرت { $strength }: { THE($animal) }.
text-deck = دوازده حیوان شما: { LIST($names) }.
text-no-last = هنوز با دست کارت خودتان بازی نکرده‌اید.
text-trim-out = { $card }: کنار گذاشته
text-trim-added = { THE($animal) } کنار می‌رود: { $count } از ۴.
text-trim-back = { THE($animal) } می‌ماند: { $count } از ۴.
text-trim-full = چهار حیوان کنار رفته‌اند: { LIST($names) }. یکی را نام ببرید تا بماند.
text-trim-need = چهار حیوان باید کنار بروند؛ تا حالا { $count }.
text-not-dealt = هنوز چیزی پخش نشده است.
text-sitting = شما از قبل جا دارید.
text-no-seat = جای خالی نیست.
text-level-which = کدام سطح: { $levels }؟
text-remove-which = کدام جا؟ شمارهٔ یک جای پر را بنویسید.
text-close-sure = میز برای همه بسته شود؟

## آنچه گفته می‌شود
text-head = نوبت { $name }
text-head-you = حرکت شما
text-head-count = شمارش
text-told-sit = { $name } می‌نشیند.
text-told-stand = جای { $place } دوباره خالی است.
text-told-deal = بازی شروع می‌شود.
text-told-back = { $name } برگشت.
text-told-next = میز بازی بعدی آماده است.
text-match-won = هر دو بازی با هم: { $names }.

## آنچه فهمیده نشد
text-not-understood = «{ $typed }» را نفهمیدم. کاری انجام نشد.
text-try-help = «{ $help }» می‌گوید چه می‌شود نوشت.
text-empty = چیزی بنویسید؛ «{ $help }» می‌گوید چه.
text-not-there = { THE($animal) } را الان نمی‌شود انتخاب کرد.
text-no-number = شمارهٔ { $number } در فهرست نیست.
text-no-list = فهرستی برای انتخاب نیست. «{ $help }» می‌گوید چه می‌شود نوشت.
text-nothing-to-confirm = چیزی برای تأیید نیست.
text-nothing-back = چیزی برای پس گرفتن نیست.
text-nothing-done = کاری انجام نشد.
text-preview-which = «{ $preview }» و یک حرکت را بنویسید.
text-not-over = بازی هنوز تمام نشده است.
text-no-return = اینجا بازی برگشت نیست.
