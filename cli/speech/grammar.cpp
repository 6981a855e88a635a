#include "cli/speech/grammar.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace menagerie::cli {
namespace {

bool begins_with_any(std::string_view text, std::initializer_list<std::string_view> beginnings) {
  for (const std::string_view beginning : beginnings)
    if (text.starts_with(beginning)) return true;
  return false;
}

// French drops the article's vowel before these; none of our words has an h that forbids it.
bool is_elided(std::string_view word) {
  return begins_with_any(word, {"a", "e", "i", "o", "u", "h", "é", "è", "ê", "â"});
}

std::string french_form(const Noun& noun, Form form) {
  const std::string word(noun.word);
  const bool elided = is_elided(word), feminine = noun.gender == 'f';
  switch (form) {
    case Form::Word: return word;
    case Form::Many: return std::string(noun.many);
    case Form::A: return (feminine ? "une " : "un ") + word;
    case Form::Of: return (elided ? "de l’" : feminine ? "de la " : "du ") + word;
    case Form::To: return (elided ? "à l’" : feminine ? "à la " : "au ") + word;
    case Form::Plain:
    case Form::The: break;
  }
  return (elided ? "l’" : feminine ? "la " : "le ") + word;
}

std::string english_form(const Noun& noun, Form form) {
  const std::string word(noun.word);
  switch (form) {
    case Form::Word: return word;
    case Form::Many: return std::string(noun.many);
    case Form::A: return (begins_with_any(word, {"a", "e", "i", "o", "u"}) ? "an " : "a ") + word;
    case Form::Of: return "of the " + word;
    case Form::To: return "to the " + word;
    case Form::Plain:
    case Form::The: break;
  }
  return "the " + word;
}

}  // namespace

std::string in_form(Language language, const Noun& noun, Form form) {
  if (language == Language::French) return french_form(noun, form);
  return language == Language::English ? english_form(noun, form) : std::string(noun.word);
}

std::string name_in_form(Language language, const Noun& noun, Form form) {
  return language == Language::French ? french_form(noun, form) : std::string(noun.word);
}

std::string your(Language language, const Noun& animal, Form form) {
  switch (language) {
    case Language::English: return "your " + std::string(animal.word);
    case Language::French:
      return (form == Form::Of ? "de " : form == Form::To ? "à " : "") + ("votre " + std::string(animal.word));
    case Language::Persian: break;
  }
  return std::string(animal.owned) + " شما";
}

std::string owned_by(Language language, const Noun& animal, Form form, const Noun& owner, const std::string& number) {
  switch (language) {
    case Language::English: return std::string(owner.word) + number + "’s " + std::string(animal.word);
    case Language::French: return french_form(animal, form) + " " + french_form(owner, Form::Of) + number;
    case Language::Persian: break;
  }
  return std::string(animal.owned) + " " + std::string(owner.word) + number;
}

std::string listed(Language language, const std::vector<std::string>& items) {
  const char* comma = language == Language::Persian ? "، " : ", ";
  const char* last = language == Language::Persian ? " و " : language == Language::French ? " et " : " and ";
  std::string out;
  for (std::size_t i = 0; i < items.size(); ++i) out += (i == 0 ? "" : i + 1 == items.size() ? last : comma) + items[i];
  return out;
}

std::string in_digits(Language language, std::string_view text) {
  if (language != Language::Persian) return std::string(text);
  std::string out;
  for (const char c : text) {
    if (c < '0' || c > '9') out += c;
    else out.append("\xdb").push_back(static_cast<char>(0xb0 + (c - '0')));  // U+06F0 to U+06F9
  }
  return out;
}

std::string percent(Language language, double share) {
  const std::string digits = in_digits(language, std::to_string(std::lround(share * 100)));
  if (language == Language::Persian) return digits + "٪";
  return digits + (language == Language::French ? "\u00a0%" : "%");
}

std::string hundredths(Language language, double share) {
  const long tenths = std::lround(share * 1000);
  const long size = std::labs(tenths);
  const char* point = language == Language::English ? "." : language == Language::French ? "," : "٫";
  std::string sign = tenths < 0 ? "−" : tenths > 0 ? "+" : "";
  if (language == Language::Persian && !sign.empty()) sign = "\u200e" + sign;  // or it would land behind the digits
  return sign + in_digits(language, std::to_string(size / 10)) + point + in_digits(language, std::to_string(size % 10));
}

bool is_singular(Language language, long number) {
  return language == Language::French ? number == 0 || number == 1 : number == 1;
}

std::string capitalized(std::string text) {
  if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

std::string isolated(Language language, const std::string& text) {
  const auto is_latin = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
  const auto is_letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
  if (language != Language::Persian || std::none_of(text.begin(), text.end(), is_letter)) return text;
  // Between two Latin letters everything keeps its order by itself.
  return is_letter(text.front()) && is_latin(text.back()) ? text : "\u2068" + text + "\u2069";
}

}  // namespace menagerie::cli
