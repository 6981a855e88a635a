// What the terminal says in Persian, and the words that can be typed there: separated by commas, the shown one first.
#pragma once

#include "cli/speech/sentence.h"

namespace menagerie::cli::persian {

// clang-format off
inline constexpr Sentence kTerminal[] = {
    // Who
    {"you", "شما"},
    {"player", "بازیکن {number}"},
    {"hidden-tile", "یک کاشی پنهان"},
    {"hidden-card", "یک کارت پنهان"},
    {"none", "–"},
    // Beginning
    {"game-bar", "کافه وحش"},
    {"game-town", "وحش‌های تازه‌وارد"},
    {"game-mix", "ترکیب دو بازی"},
    {"game-ark", "حیوانات در کشتی"},
    {"which-game", "کدام بازی؟ [۱] "},
    {"welcome", "جای شما {number} است. حریف‌ها: {names}. با «{help}» می‌بینید چه می‌شود نوشت."},
    {"commitment", "تعهد بُر زدن: {digits}"},
    // The table
    {"line", "دروازه آسمان » {row} « اخراج"},
    {"pile-empty", "«این خودشه»: خالی"},
    {"pile", "«این خودشه»: {count} کارت، رویی {top}"},
    {"bar", "در کافه: {row}"},
    {"shown", "{seat} نشان {seat.you?داده‌اید|داده}: {row}"},
    {"hand", "دست شما: {row}   (برای برداشتن: {count})"},
    {"compose", "دوازده حیوان بچینید، از هر قدرت یکی. اولی هر جفت بازی می‌کند، مگر دومی را نام ببرید: {row}"},
    {"sort-out", "چهار تا از این‌ها را با نام کنار بگذارید: {row}"},
    {"group", "گروه {number}: {row}   (با {count} جعبه)"},
    {"ark", "{seat}: {crates} جعبه، {count} کاشی: {row}{out.some?   (بیرون از این دور)|}"},
    {"first-tiles", "کاشی‌های شما: {row}"},
    // Choosing
    {"many-moves", "{count} حرکت مجاز، مثل: {move}"},
    {"begin-so", "چند حرکت این‌طور شروع می‌شوند:"},
    {"not-a-move", "«{typed}» اینجا حرکت نیست. «{list}» همهٔ حرکت‌ها را نشان می‌دهد و «{help}» کلمه‌های دیگر را."},
    {"try-what", "«{try}» و یک حرکت را بنویسید."},
    {"would", "این پیش می‌آید:"},
    {"outcome", "→ {row}{entering.some?؛ وارد: {entering}|}{leaving.some?؛ بیرون: {leaving}|}"},
    {"outcome-take", "→ {total} اگر کشتی شما حالا برود (همین‌طور که هست: {now})؛ جعبه‌های مانده: {has}"},
    {"outcome-split", "→ دو طرف {left} و {right} جعبه می‌خواهند؛ جعبه‌های شما: {has}"},
    {"hint", "قهرمان این را بازی می‌کرد: {move}"},
    {"hint-move", "{worth} برد را انتظار دارد، ±{bar}: {move}"},
    {"hint-solved", "{worth} برد را انتظار دارد، تا آخر حساب شده: {move}"},
    {"thinking", "{seat} فکر {seat.you?می‌کنید|می‌کند}…"},
    {"thinking-hint", "قهرمان فکر می‌کند…"},
    // The end
    {"score-beasty", "{seat}: {guests} مهمان، قدرت‌ها {values}، امتیاز {points}{wins.some?   ← برنده|}"},
    {"score-ark", "{seat}: جمع {total}: حیوان‌ها {animals}، جعبه‌ها {crates}، گونه‌ها {species}{wins.some?   ← برنده|}"},
    {"kept-in", "برگهٔ بازی در {path} است: «{verify}» درستی‌اش را می‌سنجد و «{analyse}» آن را مرور می‌کند."},
    {"stopped", "بازی نگه داشته شد. «{resume}» آن را ادامه می‌دهد."},
    // What is wrong
    {"cannot-write", "نوشتن در {path} ممکن نیست: این بازی نگه داشته نمی‌شود"},
    {"no-game", "در {path} بازی‌ای برای ادامه نیست"},
    {"no-record", "{path} برگهٔ بازی نیست: {problem}"},
    {"game-over", "بازیِ {path} تمام شده است"},
    {"not-by-rules", "{path} با این قانون‌ها بازی نشده است"},
    {"wrong-levels", "--against یک سطح برای همهٔ حریف‌ها می‌گیرد، یا {count} سطح: برای هر کدام یکی"},
    {"wrong-seat", "--seat باید از --players کمتر باشد"},
    // Words that are typed
    {"word-help", "راهنما,کمک"},
    {"word-list", "فهرست,حرکت‌ها,گزینه‌ها"},
    {"word-table", "میز"},
    {"word-random", "تصادفی,شانسی"},
    {"word-hint", "راهنمایی,پیشنهاد"},
    {"word-try", "پیش‌نمایش,اگر"},
    {"word-quit", "خروج,ترک"},
    {"help", "شمارهٔ یک حرکت از فهرست یا خود حرکت را بنویسید. کلمه‌های دیگر:"},
    {"help-help", "همین نوشته"},
    {"help-list", "همهٔ حرکت‌های مجاز و آنچه هر کدام پیش می‌آورد"},
    {"help-table", "دوباره میز"},
    {"help-random", "شانس انتخاب کند"},
    {"help-hint", "قهرمان چه بازی می‌کرد و چه انتظاری دارد"},
    {"help-try", "با یک حرکت: چه پیش می‌آورد، بی‌آنکه بازی شود"},
    {"help-quit", "توقف؛ «menagerie play --resume» این بازی را ادامه می‌دهد"},
    {"help-ark", "«{split} {bear}۱ {fox}۲» بس است: این کاشی‌ها یک طرف می‌شوند."},
    // Words of moves, in the order of docs/protocol.md
    {"move-even", "زوج"},
    {"move-odd", "فرد"},
    {"move-as", "مثل"},
    {"move-takes", "می‌آورد"},
    {"move-expel", "بیرون"},
    {"move-drag", "عقب"},
    {"move-deck", "دست"},
    {"move-trim", "کنار"},
    {"move-keep", "نگه‌دار,نگه دار"},
    {"move-take", "سوار,سوار کن"},
    {"move-split", "تقسیم,تقسیم کن"},
    {"move-pass", "رد,پاس"},
};
// clang-format on

}  // namespace menagerie::cli::persian
