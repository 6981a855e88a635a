#include "server/letters.h"

#include <utf8proc.h>

namespace menagerie::server {
namespace {

utf8proc_option_t options_for(TextForm form) {
  constexpr int kFold = UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE;
  int options = UTF8PROC_STABLE;
  switch (form) {
    case TextForm::Composed: options |= UTF8PROC_COMPOSE; break;
    case TextForm::Decomposed: options |= UTF8PROC_DECOMPOSE | UTF8PROC_IGNORE; break;
    case TextForm::Folded: options |= UTF8PROC_COMPOSE | kFold; break;
    case TextForm::FoldedApart: options |= UTF8PROC_DECOMPOSE | kFold; break;
  }
  return static_cast<utf8proc_option_t>(options);
}

// The size that the text needs; below 0 if it is not UTF-8.
utf8proc_ssize_t decompose(std::string_view text, Letters& letters, utf8proc_option_t options) {
  return utf8proc_decompose(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                            static_cast<utf8proc_ssize_t>(text.size()), letters.data(),
                            static_cast<utf8proc_ssize_t>(letters.size()), options);
}

}  // namespace

std::optional<Letters> letters_of(std::string_view text, TextForm form) {
  const utf8proc_option_t options = options_for(form);
  Letters letters(text.size() + 1);
  utf8proc_ssize_t size = decompose(text, letters, options);
  if (size >= static_cast<utf8proc_ssize_t>(letters.size())) {
    letters.resize(static_cast<std::size_t>(size) + 1);
    size = decompose(text, letters, options);
  }
  if (size >= 0) size = utf8proc_normalize_utf32(letters.data(), size, options);
  if (size < 0) return std::nullopt;
  letters.resize(static_cast<std::size_t>(size));
  return letters;
}

std::string text_of(const Letters& letters) {
  std::string text;
  for (const Letter letter : letters) {
    utf8proc_uint8_t bytes[4];
    const auto size = utf8proc_encode_char(letter, bytes);
    text.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size));
  }
  return text;
}

bool is_space(Letter letter) { return letter == '\t' || utf8proc_category(letter) == UTF8PROC_CATEGORY_ZS; }

bool is_letter(Letter letter) {
  const utf8proc_category_t category = utf8proc_category(letter);
  return category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_LO;
}

bool is_stacked_mark(Letter letter) {
  const utf8proc_category_t category = utf8proc_category(letter);
  return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_ME;
}

bool is_mark(Letter letter) { return is_stacked_mark(letter) || utf8proc_category(letter) == UTF8PROC_CATEGORY_MC; }

bool is_virama(Letter letter) {
  constexpr int kViramaClass = 9;
  return utf8proc_get_property(letter)->combining_class == kViramaClass;
}

bool is_pictograph(Letter letter) {
  return utf8proc_get_property(letter)->boundclass == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC;
}

Letter in_persian(Letter letter) {
  if (letter == 0x064A || letter == 0x0649) return 0x06CC;  // yeh
  if (letter == 0x0643) return 0x06A9;                      // kaf
  return letter;
}

Letter in_ascii(Letter letter) {
  if (letter >= 0x0660 && letter <= 0x0669) return letter - 0x0660 + '0';
  if (letter >= 0x06F0 && letter <= 0x06F9) return letter - 0x06F0 + '0';
  return letter;
}

}  // namespace menagerie::server
