// Names of accounts that look the same have the same skeleton, and ordinary names do not.
#include <gtest/gtest.h>

#include <map>
#include <sstream>
#include <utility>

#include "server/letters.h"
#include "server/names.h"
#include "tests/server/first_names.h"

namespace menagerie::server {
namespace {

using Pair = std::pair<const char*, const char*>;

TEST(Skeletons, of_names_that_look_the_same_are_equal) {
  const Pair pairs[] = {
      {"Ada", "Аda"},              // Cyrillic А
      {"Ada", "Adа"},              // Cyrillic а
      {"ADA", "АDА"},              // capitals
      {"Ivan", "Іvаn"},            // Ukrainian І
      {"mila", "mіla"},            // Ukrainian і
      {"mila", "mıla"},            // dotless
      {"Sophie", "Sophi\u0307e"},  // a dot that the i has anyway
      {"jonas", "j\u0307onas"},
      {"mila", "m\u0131\u0307la"},  // dotless, with a dot
      {"Paul", "Pau\u04cf"},        // small palochka
      {"apple", "\u0430\u0440\u0440\u04cf\u0435"},
      {"Paul", "Paul"},     // the same
      {"Paul", "Pau1"},     //
      {"Paul", "PauI"},     // capital i
      {"Paul", "Pau|"},     //
      {"Leo", "Le0"},       //
      {"LEO", "LE0"},       //
      {"Marnie", "Mamie"},  // rn and m
      {"Otto", "Οtto"},     // Greek Ο
      {"Anna", "Αnna"},     // Greek Α
      {"HAPPY", "ΗΑΡΡΥ"},   // all Greek
      {"MAX", "МАХ"},       // all Cyrillic
      {"Ada", "Ａｄａ"},    // full width
      {"Ada", "𝐀𝐝𝐚"},       // mathematical
      {"Ada", "𝔄𝔡𝔞"},       //
      {"Ada", "𝒜𝒹𝒶"},       //
      {"Ada", "Ⓐⓓⓐ"},       //
      {"Ada", "A da"},      // spaces
      {"Ada", "A\u00A0d\u2003a"},
      {"mehran", "me\u200Chra\u200Dn"},
      {"علی", "علي"},
      {"علی", "على"},
      {"کیان", "كيان"},
      {"کیان۱", "كيان١"},
      {"کیان۲", "کیان2"},
      {"می\u200Cروم", "میروم"},
      {"é", "e\u0301"},
      {"O'Neil", "O’Neil"},
      {"Anne-Marie", "Anne‐Marie"},
  };
  for (const auto& [one, other] : pairs) EXPECT_EQ(skeleton(one), skeleton(other)) << one << " and " << other;
}

TEST(Skeletons, do_not_depend_on_case_but_for_i) {
  const Pair pairs[] = {{"Ada", "ADA"},   {"Ada", "аda"},       {"МАХ", "max"},         {"Вова", "вова"},
                        {"Мама", "mama"}, {"Наташа", "наташa"}, {"Тимофей", "тимофей"}, {"ΗΑΡΡΥ", "happy"}};
  for (const auto& [one, other] : pairs) EXPECT_EQ(skeleton(one), skeleton(other)) << one << " and " << other;
  EXPECT_NE(skeleton("Ian"), skeleton("ian")) << "their key is the same";
  EXPECT_EQ(name_key("Ian"), name_key("ian"));
  EXPECT_EQ(skeleton("Ian"), skeleton("lan"));
}

TEST(Skeletons, of_names_that_look_different_differ) {
  const Pair pairs[] = {{"Ada", "Ida"},   {"Ella", "Elia"}, {"Delia", "Della"}, {"Nina", "Vivian"},
                        {"Zoe", "Zoë"},   {"u", "v"},       {"Ada1", "Ada2"},   {"علی", "علا"},
                        {"Иван", "Ivan"}, {"Léo", "Leo"},   {"رؤیا", "رویا"},   {"Νίκη", "Niki"}};
  for (const auto& [one, other] : pairs) EXPECT_NE(skeleton(one), skeleton(other)) << one << " and " << other;
}

TEST(Skeletons, of_first_names_of_one_language_differ) {
  int count = 0;
  for (const auto& [language, names] : tests::kFirstNames) {
    std::map<std::string, std::string> seen;
    std::istringstream words(names);
    for (std::string name; words >> name; ++count) {
      const auto [other, is_new] = seen.emplace(skeleton(clean_name(name).value_or("")), name);
      EXPECT_TRUE(is_new) << language << ": " << name << " and " << other->second;
    }
  }
  EXPECT_GE(count, 300);
}

TEST(Skeletons, of_all_letters_are_stable_and_not_empty) {
  constexpr Letter kLast = 0x10FFFF;
  for (Letter letter = 1; letter <= kLast; ++letter) {
    if (letter >= 0xD800 && letter <= 0xDFFF) continue;
    const auto name = clean_name(text_of({letter}));
    if (!name) continue;
    const std::string bones = skeleton(*name);
    ASSERT_FALSE(bones.empty()) << letter;
    ASSERT_EQ(skeleton(bones), bones) << letter;
  }
}

}  // namespace
}  // namespace menagerie::server
