# آنچه دور هر صفحه است.
app-name = مناژری
app-tagline = سه بازی با حیوانات، همین امشب.
app-away = ارتباط قطع شد. داریم برمی‌گردیم…
app-back = برگشت
app-close = بستن
app-more = بیشتر
app-show-more = نمایش بیشتر
app-more-shown = { $count ->
    [0] مورد دیگری نیست.
   *[other] { $count } مورد دیگر نشان داده شد.
}
app-loading = یک لحظه…
app-lost = در این نشانی چیزی نیست.
app-home = برگشت به خیابان
app-copy = کپی
app-copied = کپی شد
app-share = اشتراک‌گذاری
app-title-lobby = میزهای باز
app-title-watch = تماشا
app-title-play = میز تازه
app-title-table = میز
app-title-learn = یادگیری
app-title-rules = قانون‌ها
app-title-settings = تنظیمات
app-title-about = درباره
app-title-me = من
app-title-lost = اینجا چیزی نیست
