#include "server/names.h"

#include <utf8proc.h>

#include <cstdlib>
#include <vector>

namespace menagerie::server {
namespace {

using Letters = std::vector<utf8proc_int32_t>;

constexpr utf8proc_int32_t kNonJoiner = 0x200C;  // Persian words need it
constexpr utf8proc_int32_t kJoiner = 0x200D;     // and so do some pictures

// Unicode text in its composed form, or nothing if it is not UTF-8.
std::optional<Letters> letters_of(std::string_view text, int options) {
  Letters letters(text.size() + 1);
  utf8proc_ssize_t size = utf8proc_decompose(
      reinterpret_cast<const utf8proc_uint8_t*>(text.data()), static_cast<utf8proc_ssize_t>(text.size()),
      letters.data(), static_cast<utf8proc_ssize_t>(letters.size()), static_cast<utf8proc_option_t>(options));
  if (size < 0) return std::nullopt;
  if (static_cast<std::size_t>(size) > letters.size()) {
    letters.resize(static_cast<std::size_t>(size) + 1);
    size = utf8proc_decompose(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                              static_cast<utf8proc_ssize_t>(text.size()), letters.data(),
                              static_cast<utf8proc_ssize_t>(letters.size()), static_cast<utf8proc_option_t>(options));
    if (size < 0) return std::nullopt;
  }
  size = utf8proc_normalize_utf32(letters.data(), size, static_cast<utf8proc_option_t>(options));
  if (size < 0) return std::nullopt;
  letters.resize(static_cast<std::size_t>(size));
  return letters;
}

std::string text_of(const Letters& letters) {
  std::string text;
  for (const utf8proc_int32_t letter : letters) {
    utf8proc_uint8_t bytes[4];
    const auto size = utf8proc_encode_char(letter, bytes);
    text.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size));
  }
  return text;
}

bool is_space(utf8proc_int32_t letter) {
  const auto category = utf8proc_category(letter);
  return letter == '\t' || category == UTF8PROC_CATEGORY_ZS;
}

// Control characters, those that turn the direction of what follows, and whatever has no meaning in common.
bool is_harmful(utf8proc_int32_t letter) {
  if (letter == kNonJoiner || letter == kJoiner) return false;
  switch (utf8proc_category(letter)) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP: return true;
    default: return false;
  }
}

// Arabic keyboards write these for the Persian letters that look the same.
utf8proc_int32_t in_persian(utf8proc_int32_t letter) {
  if (letter == 0x064A || letter == 0x0649) return 0x06CC;
  if (letter == 0x0643) return 0x06A9;
  return letter;
}

// 0 to 9 in Arabic, Persian and ASCII digits count as the same.
utf8proc_int32_t in_ascii(utf8proc_int32_t letter) {
  if (letter >= 0x0660 && letter <= 0x0669) return letter - 0x0660 + '0';
  if (letter >= 0x06F0 && letter <= 0x06F9) return letter - 0x06F0 + '0';
  return letter;
}

}  // namespace

std::optional<std::string> clean_line(std::string_view text, std::size_t longest) {
  if (text.size() > 4 * longest + 64) return std::nullopt;
  const auto letters = letters_of(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE);
  if (!letters) return std::nullopt;
  Letters kept;
  for (const utf8proc_int32_t letter : *letters) {
    if (is_space(letter)) {
      if (!kept.empty() && kept.back() != ' ') kept.push_back(' ');
    } else if (!is_harmful(letter)) {
      kept.push_back(letter);
    }
  }
  const auto invisible = [](utf8proc_int32_t letter) {
    return letter == ' ' || letter == kJoiner || letter == kNonJoiner;
  };
  while (!kept.empty() && invisible(kept.back())) kept.pop_back();
  while (!kept.empty() && invisible(kept.front())) kept.erase(kept.begin());
  if (kept.empty() || kept.size() > longest) return std::nullopt;
  return text_of(kept);
}

std::optional<std::string> clean_name(std::string_view text) {
  const auto line = clean_line(text, kLongestName);
  if (!line) return std::nullopt;
  auto letters = letters_of(*line, UTF8PROC_STABLE | UTF8PROC_COMPOSE);
  if (!letters) return std::nullopt;
  for (utf8proc_int32_t& letter : *letters) letter = in_persian(letter);
  return text_of(*letters);
}

std::string name_key(std::string_view clean_name) {
  const auto letters = letters_of(
      clean_name, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
  if (!letters) return {};
  Letters key;
  for (const utf8proc_int32_t letter : *letters)
    if (!is_space(letter) && letter != kNonJoiner && letter != kJoiner) key.push_back(in_ascii(in_persian(letter)));
  return text_of(key);
}

}  // namespace menagerie::server
