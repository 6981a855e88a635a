# صدا زدن به سر میز، و جاهایی که وارد شده‌اید.
notify-title = نوبت شماست
notify-text = میزی در خیابان منتظر شماست.
settings-notify = وقتی نوبت من شد خبرم کن
account-away = به سرور دسترسی نیست. بازی‌های این دستگاه همچنان اینجا هستند.
session-title = جاهای واردشده
session-this = همین مرورگر
session-other = مرورگری دیگر
session-token = توکن یک ربات
session-seen = آخرین بار { $when }
session-end = پایان بده
session-token-make = توکن برای یک ربات
session-token-keep = این توکن را همین حالا کپی کنید؛ فقط یک بار نشان داده می‌شود:
