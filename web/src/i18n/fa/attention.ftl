# صدا زدن به سر میز، و جاهایی که وارد شده‌اید.
notify-title = نوبت شماست
notify-text = میزی در خیابان منتظر شماست.
settings-notify = خبر دادن وقتی نوبت من شد
account-away = به سرور دسترسی نیست. بازی‌های این دستگاه همچنان اینجا هستند.
session-title = نشست‌های فعال
session-this = همین مرورگر
session-other = مرورگری دیگر
session-token = توکن یک ربات
session-seen = آخرین بار { $when }
session-expires = اگر استفاده نشود { $when } پایان می‌یابد
session-end = پایان دادن
session-token-make = توکن برای یک ربات
session-token-keep = این توکن را همین حالا کپی کنید؛ فقط یک بار نشان داده می‌شود:
