# سطح ربات‌ها: نامی از همین خیابان، و این که چطور بازی می‌کند.
level-name-1 = تازه‌وارد
level-name-2 = مهمان
level-name-3 = پای ثابت
level-name-4 = دربان
level-name-5 = صاحب کافه
level-name-6 = قهرمان
level-line-1 = خیلی وقت‌ها نمی‌بیند حرکتش به کجا می‌رسد.
level-line-2 = فقط به نوبت خودش فکر می‌کند.
level-line-3 = کمی جلوتر را هم می‌بیند.
level-line-4 = دورتر را می‌بیند و حساب رفته‌ها را دارد.
level-line-5 = خوب فکر می‌کند و کم می‌بخشد.
level-line-6 = قوی‌تر از همه.
level-rating = حدود { DIGITS($rating) }
