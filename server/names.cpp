#include "server/names.h"

#include "server/visible.h"

namespace menagerie::server {
namespace {

Letters clean_letters(std::string_view text, std::size_t longest, TextUse use) {
  if (text.size() > 4 * longest + 64) return {};
  const auto letters = letters_of(text, TextForm::Composed);
  if (!letters) return {};
  Letters visible = visible_letters(*letters, use);
  return visible.size() > longest ? Letters() : visible;
}

}  // namespace

std::optional<std::string> clean_line(std::string_view text, std::size_t longest) {
  const Letters letters = clean_letters(text, longest, TextUse::Chat);
  return letters.empty() ? std::nullopt : std::optional(text_of(letters));
}

std::optional<std::string> clean_name(std::string_view text) {
  Letters letters = clean_letters(text, kLongestName, TextUse::Name);
  for (Letter& letter : letters) letter = in_persian(letter);
  return letters.empty() ? std::nullopt : std::optional(text_of(letters));
}

std::string name_key(std::string_view clean_name) {
  Letters key;
  for (const Letter letter : letters_of(clean_name, TextForm::Folded).value_or(Letters()))
    if (!is_space(letter)) key.push_back(in_ascii(in_persian(letter)));
  return text_of(key);
}

}  // namespace menagerie::server
