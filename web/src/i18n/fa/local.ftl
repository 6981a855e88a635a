# بازی روی همین دستگاه، بدون سرور: با ربات‌ها، یا چند نفر با دست‌به‌دست کردن دستگاه.
local-player = بازیکن { DIGITS($number) }
local-setup-device = روی همین دستگاه
local-people = چند نفر با این دستگاه
local-people-count = { $count } نفر
local-people-line = دستگاه را دست‌به‌دست می‌کنید. هیچ‌کس کارت دیگران را نمی‌بیند.
local-names = نام‌ها، اگر دوست دارید
local-no-server = سرور در دسترس نیست: همین‌جا هم می‌توانید بازی کنید، با ربات‌ها یا با دست‌به‌دست کردن دستگاه.
local-menu-line = این بازی روی همین دستگاه انجام و نگهداری می‌شود.
local-pass-title = { $name }، نوبت شماست
local-pass-line = دستگاه را به نفر بعدی بدهید. بقیه نگاه نکنند.
local-pass-take = من { $name } هستم
local-meanwhile = از آخرین نگاه شما { $count } نوبت گذشته است
local-meanwhile-go = ادامه
local-games = بازی‌های این دستگاه
local-games-none = هنوز بازی‌ای اینجا نیست.
local-continue = ادامهٔ بازی
local-count = شمارش
local-replay = بازپخش
local-delete = پاک کردن
local-delete-sure = این بازی برای همیشه پاک شود؟
local-delete-no = نگه داشتن
local-won = { $count ->
    [one] برنده: { $names }
   *[other] برد مشترک: { $names }
}
