// Passwords that are tried first, or that are too short, are refused.
#include "server/passwords.h"

#include <gtest/gtest.h>

#include <string>

namespace menagerie::server {
namespace {

std::string code_for(std::string_view password, std::string_view name = "Ada") {
  const auto problem = problem_with_password(password, name);
  return problem ? problem->code : "";
}

std::string said_again(const std::string& text, int times) {
  std::string whole;
  for (int i = 0; i < times; ++i) whole += text;
  return whole;
}

TEST(Passwords, have_8_to_200_characters_however_many_bytes_these_take) {
  EXPECT_EQ(code_for("fj3kd9s"), "bad_password");
  EXPECT_EQ(code_for("fj3kd9sl"), "");
  EXPECT_EQ(code_for("رمز۷ها"), "bad_password") << "6 characters, 12 bytes";
  EXPECT_EQ(code_for("رمزهای۷۴"), "");
  EXPECT_EQ(code_for(said_again("سگ و گربه ", 20)), "") << "200 characters, 340 bytes";
  EXPECT_EQ(code_for(said_again("سگ و گربه ", 20) + "."), "bad_password");
  EXPECT_EQ(code_for(""), "bad_password");
  EXPECT_EQ(code_for("\xff\xfe\xff\xfe\xff\xfe\xff\xfe"), "bad_password");
}

TEST(Passwords, that_are_most_common_are_refused_in_any_case) {
  for (const char* password : {"password", "PASSWORD", "PassWord1", "iloveyou", "trustno1", "Baseball", "1q2w3e4r",
                               "p@ssw0rd", "1qaz2wsx3edc4rfv", "0102030405", "administrator", "11111111"})
    EXPECT_EQ(code_for(password), "common_password") << password;
  EXPECT_EQ(problem_with_password("password", "Ada")->text, "this password is one of the most common: choose another");
}

TEST(Passwords, of_patterns_are_refused) {
  for (const char* password : {"        ", "\u00A0\u2003      ", "zzzzzzzz", "ababababa", "xyqxyqxyq", "wj4!wj4!wj4!wj",
                               "۷۷۷۷۷۷۷۷", "شبشبشبشب", "\u200B\u200B\u200B\u200B\u200B\u200B\u200B\u200B"})
    EXPECT_EQ(code_for(password), "common_password") << password;
}

TEST(Passwords, of_rows_of_keys_are_refused) {
  for (const char* password :
       {"12345678", "87654321", "0987654321", "23456789", "abcdefgh", "HGFEDCBA", "qwertyuiop", "lkjhgfdsa", "qwertzui",
        "azertyuiop", "asdf4321", "qweasdzxc123", "йцукенгш", "ضصثقفغعه", "۱۲۳۴۵۶۷۸", "abcdefg1"})
    EXPECT_EQ(code_for(password), "common_password") << password;
}

TEST(Passwords, equal_to_the_name_of_the_account_are_refused) {
  EXPECT_EQ(code_for("Ada Lovelace", "ada lovelace"), "common_password");
  EXPECT_EQ(code_for("adalovelace", "Ada Lovelace"), "common_password");
  EXPECT_EQ(code_for("Ada Lovelace", "Ada"), "");
}

TEST(Passwords, that_nobody_tries_first_are_taken) {
  for (const char* password : {"correct horse", "correct horse2", "brand new one", "wrong wrong", "tr0ub4dor&3",
                               "من و سگم", "über den Wolken", "passwords are fun", "12345 bananas", "qwerty is bad"})
    EXPECT_EQ(code_for(password), "") << password;
}

TEST(Passwords, of_200_persian_characters_are_not_too_long_to_be_compared) {
  EXPECT_FALSE(is_too_long_for_a_password(said_again("س", 200)));
  EXPECT_TRUE(is_too_long_for_a_password(said_again("س", 201)));
}

}  // namespace
}  // namespace menagerie::server
