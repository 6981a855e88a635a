// What people may be called: made safe to show, and comparable where two names look alike.
#include "server/names.h"

#include <gtest/gtest.h>

namespace menagerie::server {
namespace {

TEST(Names, lose_what_cannot_be_seen_or_turns_the_direction) {
  EXPECT_EQ(clean_name("  Ada \t Lovelace "), "Ada Lovelace");
  EXPECT_EQ(clean_name("\u202EAda\u202C"), "Ada");
  EXPECT_EQ(clean_name("A\u2066d\u2069a\x07"), "Ada");
  EXPECT_EQ(clean_name("\u202E\u200F"), std::nullopt);
  EXPECT_EQ(clean_name(""), std::nullopt);
  EXPECT_EQ(clean_name("\xff\xfe"), std::nullopt);
}

TEST(Names, have_at_most_24_characters_however_many_bytes_these_take) {
  EXPECT_TRUE(clean_name(std::string(24, 'x')));
  EXPECT_FALSE(clean_name(std::string(25, 'x')));
  std::string persian;
  for (int i = 0; i < 24; ++i) persian += "ی";
  EXPECT_TRUE(clean_name(persian));
  EXPECT_FALSE(clean_name(persian + "ی"));
}

TEST(Names, are_written_with_the_persian_letters) {
  EXPECT_EQ(clean_name("كيان"), "کیان");
  EXPECT_EQ(clean_name("می\u200Cروم"), "می\u200Cروم");  // the non-joiner is part of the word
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
