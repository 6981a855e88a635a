// The words of menagerie analyse in Persian.
#pragma once

#include "cli/speech/sentence.h"

namespace menagerie::cli::persian {

// clang-format off
inline constexpr Sentence kAnalysis[] = {
    {"analysis-game", "{game}، {players} بازیکن"},
    {"analysis-effort", "قهرمان هر نوبت را بررسی کرد (هر کدام با {iterations} بازی خیالی، بذر {seed})."},
    {"analysis-legend", "خطا: آنچه یک حرکت در برابر بهترین حرکت از دست داد. بخت: آنچه کارت برداشته‌شده یا کاشی‌های تازه افزودند. هر دو به صدم برد. خطای درون پرانتز از تردید خود جست‌وجو بیشتر نیست."},
    {"analysis-chances", "شانس برد پیش از هر نوبت"},
    {"analysis-over", "برنده: {names}."},
    {"analysis-unfinished", "بازی نیمه‌کاره ماند."},
    {"analysis-stopped", "پس از {count} نوبت از {all} نگه داشته شد: این‌ها دربارهٔ همان نوبت‌هاست."},
    {"analysis-turn", "نوبت"},
    {"analysis-player", "بازیکن"},
    {"analysis-move", "حرکت"},
    {"analysis-chance", "شانس برد"},
    {"analysis-error", "خطا"},
    {"analysis-luck", "بخت"},
    {"analysis-better", "بهتر"},
    {"analysis-best", "بهترین حرکت"},
    {"analysis-forced", "تنها حرکت"},
    {"analysis-secret", "قهرمان: {move}"},
    {"analysis-totals", "روی هم"},
    {"analysis-turns", "نوبت‌ها"},
    {"analysis-mistakes", "بزرگ‌ترین خطاها"},
    {"analysis-mistake", "نوبت {turn}: {error}"},
    {"analysis-no-mistakes", "هیچ"},
    {"analysis-every-move", "همهٔ حرکت‌ها، بهترین اول؛ نوبت {seat}"},
    {"analysis-worth", "انتظار"},
    {"analysis-bar", "±"},
    {"analysis-tries", "آزمون‌ها"},
    {"analysis-solved", "حل‌شده"},
    {"analysis-is-over", "بازی تمام شده است: چیزی برای انتخاب نیست."},
    {"analysis-progress", "نوبت {turn} از {all}"},
    {"analysis-thinking", "سنجیدن همهٔ حرکت‌ها"},
    {"analysis-written", "صفحه در {path} است."},
    {"analysis-cannot-read", "{path} خوانده نمی‌شود: یک برگهٔ بازی، یک وضعیت، یا - برای ورودی استاندارد بدهید"},
    {"analysis-cannot-write", "نوشتن در {path} ممکن نیست"},
    {"analysis-refused", "{path}: {problem}"},
};
// clang-format on

}  // namespace menagerie::cli::persian
