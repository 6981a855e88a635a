// The animals and the levels of the bots in Persian. Where the form before an owner differs it stands last.
#pragma once

#include "cli/speech/sentence.h"

namespace menagerie::cli::persian {

// clang-format off
inline constexpr Noun kAnimals[] = {
    {"skunk", "راسو", "", 'm', "راسوی"},
    {"bat", "خفاش", ""},
    {"parrot", "طوطی", ""},
    {"vulture", "کرکس", ""},
    {"kangaroo", "کانگورو", "", 'm', "کانگوروی"},
    {"peacock", "طاووس", ""},
    {"monkey", "میمون", ""},
    {"dog", "سگ", ""},
    {"chameleon", "آفتاب‌پرست", ""},
    {"penguin", "پنگوئن", ""},
    {"seal", "فُک", ""},
    {"ostrich", "شترمرغ", ""},
    {"zebra", "گورخر", ""},
    {"porcupine", "جوجه‌تیغی", ""},
    {"giraffe", "زرافه", "", 'm', "زرافهٔ"},
    {"llama", "لاما", "", 'm', "لامای"},
    {"snake", "مار", ""},
    {"cheetah", "یوزپلنگ", ""},
    {"crocodile", "تمساح", ""},
    {"tiger", "ببر", ""},
    {"hippo", "اسب آبی", ""},
    {"bear", "خرس", ""},
    {"lion", "شیر", ""},
    {"rhino", "کرگدن", ""},
    {"elephant", "فیل", ""},
    {"fox", "روباه", ""},
    {"gorilla", "گوریل", ""},
    {"panda", "پاندا", "", 'm', "پاندای"},
};
inline constexpr Noun kLevels[] = {
    {"newcomer", "تازه‌وارد", ""}, {"guest", "مهمان", ""},     {"regular", "مشتری همیشگی", ""},
    {"bouncer", "دربان", ""},     {"owner", "صاحب کافه", ""}, {"champion", "قهرمان", ""},
};
// clang-format on

}  // namespace menagerie::cli::persian
