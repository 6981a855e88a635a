// What people may be called and say: made safe to show, and comparable where two names are written the same.
#include "server/names.h"

#include <gtest/gtest.h>

namespace menagerie::server {
namespace {

constexpr std::size_t kLong = 500;

std::string repeated(const std::string& text, int times) {
  std::string whole;
  for (int i = 0; i < times; ++i) whole += text;
  return whole;
}

// U+00AD, the selectors, the tags and so on; and blanks that are symbols or letters for Unicode.
const char* const kUnseen[] = {
    "\u00AD",     "\u034F",     "\u061C",     "\u115F",     "\u1160", "\u17B4", "\u180B",     "\u180E",
    "\u200B",     "\u200E",     "\u2060",     "\u2064",     "\u206F", "\u2800", "\u3164",     "\uFE00",
    "\uFE0E",     "\uFE0F",     "\uFEFF",     "\uFFA0",     "\uFFF9", "\uFFFC", "\U0001D159", "\U0001D173",
    "\U000E0001", "\U000E0041", "\U000E0100", "\U000E01EF", "\x07",   "\u2028", "\uE000",     "\U0010FFFF",
};

TEST(Names, lose_what_cannot_be_seen_or_turns_the_direction) {
  EXPECT_EQ(clean_name("  Ada \t Lovelace "), "Ada Lovelace");
  EXPECT_EQ(clean_name("\u202EAda\u202C"), "Ada");
  EXPECT_EQ(clean_name("A\u2066d\u2069a\x07"), "Ada");
  EXPECT_EQ(clean_name("\u202E\u200F"), std::nullopt);
  EXPECT_EQ(clean_name(""), std::nullopt);
  EXPECT_EQ(clean_name("\xff\xfe"), std::nullopt);
}

TEST(Names, and_chat_lose_every_character_that_nobody_sees) {
  for (const std::string unseen : kUnseen) {
    EXPECT_EQ(clean_name(unseen + "A" + unseen + "da" + unseen), "Ada") << unseen;
    EXPECT_EQ(clean_line(unseen + "A" + unseen + "da" + unseen, kLong), "Ada") << unseen;
    EXPECT_EQ(clean_name(unseen + " " + unseen), std::nullopt) << unseen;
    EXPECT_EQ(clean_line(unseen + " " + unseen, kLong), std::nullopt) << unseen;
  }
}

TEST(Names, of_marks_and_joiners_alone_are_refused) {
  EXPECT_EQ(clean_name("\u0301\u0301"), std::nullopt);
  EXPECT_EQ(clean_name("\u200C\u200D"), std::nullopt);
  EXPECT_EQ(clean_name("\u093E"), std::nullopt) << "a vowel sign without a letter";
  EXPECT_EQ(clean_line(" \u0301 ", kLong), std::nullopt);
}

TEST(Names, have_one_space_where_something_unseen_stood_between_two) {
  EXPECT_EQ(clean_name("a \u200D \u2800 b"), "a b");
  EXPECT_EQ(clean_name("\u0301 a"), "a");
  EXPECT_EQ(clean_name("\u0301\u200C \u0301ab \u200C"), "ab") << "marks and joiners at the ends";
}

TEST(Names, have_at_most_24_characters_however_many_bytes_these_take) {
  EXPECT_TRUE(clean_name(std::string(24, 'x')));
  EXPECT_FALSE(clean_name(std::string(25, 'x')));
  const std::string persian = repeated("ی", 24);
  EXPECT_TRUE(clean_name(persian));
  EXPECT_FALSE(clean_name(persian + "ی"));
}

TEST(Names, are_written_with_the_persian_letters) {
  EXPECT_EQ(clean_name("كيان"), "کیان");
  EXPECT_EQ(clean_name("می\u200Cروم"), "می\u200Cروم");  // the non-joiner is part of the word
}

TEST(Names, keep_joiners_where_a_script_needs_them) {
  EXPECT_EQ(clean_name("مِی\u200Cروم"), "مِی\u200Cروم");
  EXPECT_EQ(clean_name("دُ\u200Cر"), "دُ\u200Cر") << "after a vowel mark";
  EXPECT_EQ(clean_name("می\u200C\u200Cروم"), "می\u200Cروم");
  EXPECT_EQ(clean_name("می\u200C"), "می");
  EXPECT_EQ(clean_name("می \u200Cروم"), "می روم");
  EXPECT_EQ(clean_name("A\u200Cd\u200Da"), "Ada");
  EXPECT_EQ(clean_name("می\u200CAda"), "میAda");
  EXPECT_EQ(clean_name("ශ\u0DCA\u200Dරී"), "ශ\u0DCA\u200Dරී");
  EXPECT_EQ(clean_name("क\u094D\u200Cष"), "क\u094D\u200Cष");
  EXPECT_EQ(clean_name("क\u200Dष"), "कष");
  EXPECT_EQ(clean_name("র\u200D\u09CDয"), "র\u200D\u09CDয") << "before a virama, as Bengali has it";
  EXPECT_EQ(clean_name("क\u094D\u200Dয"), "क\u094Dয") << "of two scripts";
}

TEST(Names, keep_the_joiners_of_emoji) {
  EXPECT_EQ(clean_name("👩\u200D💻"), "👩\u200D💻");
  EXPECT_EQ(clean_name("👩🏽\u200D🚀"), "👩🏽\u200D🚀");
  EXPECT_EQ(clean_name("👩\u200D"), "👩");
  EXPECT_EQ(clean_name("👩\u200Da"), "👩a");
  EXPECT_EQ(clean_name("❤\uFE0F\u200D🔥"), "❤\u200D🔥");
  EXPECT_EQ(clean_line("❤\uFE0F\u200D🔥", kLong), "❤\uFE0F\u200D🔥");
  EXPECT_EQ(clean_line("❤\uFE0F\uFE0F", kLong), "❤\uFE0F");
}

TEST(Names, have_three_marks_on_a_letter_and_chat_four) {
  EXPECT_EQ(clean_name("x" + repeated("\u0302", 23)), "x" + repeated("\u0302", 3));
  EXPECT_EQ(clean_line("x" + repeated("\u0302", 400) + "y", kLong), "x" + repeated("\u0302", 4) + "y");
  EXPECT_EQ(clean_line("x" + repeated("\u0302\u0489", 9), kLong), "x" + repeated("\u0302\u0489", 2));
  EXPECT_EQ(clean_name("x" + repeated("\u0302", 3) + "\u200D" + "\u0302"), "x" + repeated("\u0302", 3));
}

TEST(Names, of_languages_with_marks_stay_as_they_are) {
  for (const char* name : {"Nguyễn Thị Hằng", "Đặng Ngọc Ẩn", "مُحَمَّد", "اللّٰه", "مُعَلِّمٌ", "שָׁלוֹם", "မြွှေ့", "བསྒྲུབས", "श्रीकृष्ण",
                           "สมศักดิ์", "김민준", "Zoë", "Ångström"}) {
    EXPECT_EQ(clean_name(name), name);
    EXPECT_EQ(clean_line(name, kLong), name);
  }
  EXPECT_EQ(clean_name("Nguye\u0302\u0303n"), "Nguyễn") << "composed";
  EXPECT_EQ(clean_name("e\u200B\u0301"), "é") << "composed after the invisible one is gone";
}

TEST(Names, that_look_alike_have_the_same_key) {
  EXPECT_EQ(name_key("Ada"), name_key("ADA"));
  EXPECT_EQ(name_key("Ada 1"), name_key("ada1"));
  EXPECT_EQ(name_key("کیان۱"), name_key("كيان١"));
  EXPECT_EQ(name_key("می\u200Cروم"), name_key("میروم"));
  EXPECT_EQ(name_key("ﬁn"), name_key("fin"));
  EXPECT_EQ(name_key("e\u0301"), name_key("\u00E9"));
  EXPECT_NE(name_key("Ada"), name_key("Ida"));
}

}  // namespace
}  // namespace menagerie::server
