#include "server/passwords.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>

#include "server/letters.h"
#include "server/names.h"

namespace menagerie::server {
namespace {

struct PasswordsOfLength {
  std::size_t length;
  std::string_view sorted;  // one after the other
};

#include "server/common_passwords.inc"

constexpr std::size_t kMaxPattern = 4;
constexpr std::size_t kMinRun = 3;

// Rows of keys in four layouts, and the alphabets, in the order in which fingers or thoughts follow them.
constexpr std::u32string_view kRows[] = {
    U"1234567890-=",
    U"0123456789",
    U"abcdefghijklmnopqrstuvwxyz",
    U"qwertyuiop[]",
    U"asdfghjkl;'",
    U"zxcvbnm,./",
    U"qwertzuiopü",
    U"yxcvbnm",
    U"azertyuiop",
    U"qsdfghjklm",
    U"wxcvbn",
    U"йцукенгшщзхъ",
    U"фывапролджэ",
    U"ячсмитьбю",
    U"абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    U"ضصثقفغعهخحجچ",
    U"شسیبلاتنمکگ",
    U"ظطزرذدپو",
    U"ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی",
};

std::u32string with_ascii_digits(const Letters& letters) {
  std::u32string text;
  for (const Letter letter : letters) text.push_back(static_cast<char32_t>(in_ascii(in_persian(letter))));
  return text;
}

Refused bad_password() { return {"bad_password", "a password has 8 to 200 characters"}; }
Refused common_password(const char* sentence) { return {"common_password", sentence}; }

bool has(const PasswordsOfLength& group, std::string_view password) {
  const auto nth = [&](std::size_t n) { return group.sorted.substr(n * group.length, group.length); };
  std::size_t low = 0, high = group.sorted.size() / group.length;
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    if (nth(middle) < password) low = middle + 1;
    else high = middle;
  }
  return nth(low) == password;
}

bool is_common(std::string_view password) {
  return std::ranges::any_of(kCommonPasswords, [&](const PasswordsOfLength& group) {
    return group.length == password.size() && has(group, password);
  });
}

// "aaaaaaaa", "abababab", "abcabcab".
bool is_repeated_pattern(std::u32string_view text) {
  for (std::size_t period = 1; period <= kMaxPattern && 2 * period <= text.size(); ++period)
    if (text.substr(period) == text.substr(0, text.size() - period)) return true;
  return false;
}

std::size_t run_in(std::u32string_view text, std::u32string_view row, int step) {
  auto place = static_cast<std::ptrdiff_t>(row.find(text.front()));
  const auto end = static_cast<std::ptrdiff_t>(row.size());
  std::size_t length = 0;
  for (; length < text.size() && place >= 0 && place < end; place += step, ++length)
    if (row[static_cast<std::size_t>(place)] != text[length]) break;
  return length;
}

// How far the text follows a row of keys from its beginning, forwards or backwards.
std::size_t longest_run(std::u32string_view text) {
  std::size_t longest = 0;
  for (const std::u32string_view row : kRows)
    longest = std::max({longest, run_in(text, row, 1), run_in(text, row, -1)});
  return longest;
}

// "12345678", "qwertyuiop", "asdf4321": at least three keys of a row, then of another one.
bool is_runs_of_keys(std::u32string_view text) {
  while (!text.empty()) {
    const std::size_t length = longest_run(text);
    if (length < std::min(kMinRun, text.size())) return false;
    text.remove_prefix(length);
  }
  return true;
}

}  // namespace

bool is_too_long_for_a_password(std::string_view password) {
  const auto letters = letters_of(password, TextForm::Composed);
  return !letters || letters->size() > kMaxPassword;
}

std::optional<Refused> problem_with_password(std::string_view password, std::string_view name) {
  const auto letters = letters_of(password, TextForm::Composed);
  if (!letters || letters->size() < kMinPassword || letters->size() > kMaxPassword) return bad_password();
  const Letters folded = letters_of(password, TextForm::Folded).value_or(Letters());
  if (std::ranges::all_of(folded, is_space)) return common_password("spaces alone are no password: choose another");
  if (is_common(text_of(folded))) return common_password("this password is one of the most common: choose another");
  if (name_key(password) == name_key(name)) return common_password("your name is no password: choose another");
  const std::u32string text = with_ascii_digits(folded);
  if (is_repeated_pattern(text)) return common_password("this password repeats a short pattern: choose another");
  if (is_runs_of_keys(text))
    return common_password("this password is a row of keys, letters or digits: choose another");
  return std::nullopt;
}

}  // namespace menagerie::server
