// Making alike what people type differently: accents, capitals, keyboards with Arabic letters, digits of three kinds.
#include <array>
#include <utility>

#include "cli/speech/typed.h"

namespace menagerie::cli {
namespace {

using Pair = std::pair<std::string_view, std::string_view>;

// clang-format off
constexpr Pair kAlike[] = {
    {"é", "e"}, {"è", "e"}, {"ê", "e"}, {"ë", "e"}, {"à", "a"}, {"â", "a"}, {"î", "i"}, {"ï", "i"}, {"ô", "o"},
    {"ù", "u"}, {"û", "u"}, {"ç", "c"}, {"œ", "oe"}, {"É", "e"}, {"È", "e"}, {"À", "a"}, {"Ç", "c"}, {"’", "'"},
    {"ي", "ی"}, {"ك", "ک"}, {"ۀ", "ه"},
    {"\u0654", ""}, {"\u064f", ""}, {"\u200c", ""},                  // hamza above, damma, the joiner that joins nothing
    {"\u200e", ""}, {"\u200f", ""}, {"\u2066", ""}, {"\u2067", ""}, {"\u2068", ""}, {"\u2069", ""},
    {"\u00a0", " "}, {"\u202f", " "}, {"\t", " "}, {"\r", " "},
};
// clang-format on

// A Persian or an Arabic digit, or -1. Both blocks take two bytes a digit.
int foreign_digit(std::string_view text) {
  if (text.size() < 2) return -1;
  const auto first = static_cast<unsigned char>(text[0]), second = static_cast<unsigned char>(text[1]);
  if (first == 0xdb && second >= 0xb0 && second <= 0xb9) return second - 0xb0;
  if (first == 0xd9 && second >= 0xa0 && second <= 0xa9) return second - 0xa0;
  return -1;
}

const Pair* alike_at(std::string_view text) {
  for (const Pair& pair : kAlike)
    if (text.starts_with(pair.first)) return &pair;
  return nullptr;
}

}  // namespace

std::string folded(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    std::string_view part = text.substr(0, 1);
    std::size_t used = 1;
    char small = 0;
    if (const Pair* pair = alike_at(text)) {
      part = pair->second;
      used = pair->first.size();
    } else if (const int digit = foreign_digit(text); digit >= 0) {
      small = static_cast<char>('0' + digit);
      used = 2;
    } else if (text[0] >= 'A' && text[0] <= 'Z') {
      small = static_cast<char>(text[0] - 'A' + 'a');
    }
    if (small) part = std::string_view(&small, 1);
    if (part != " " || (!out.empty() && out.back() != ' ')) out += part;
    text.remove_prefix(used);
  }
  if (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

}  // namespace menagerie::cli
