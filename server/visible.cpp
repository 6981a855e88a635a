#include "server/visible.h"

#include <utf8proc.h>

#include <algorithm>
#include <utility>

namespace menagerie::server {
namespace {

constexpr Letter kEmojiStyle = 0xFE0F;

struct Range {
  Letter first, last;
};

// Assigned, not default ignorable, and without ink.
constexpr Range kBlanks[] = {
    {0x2800, 0x2800},    // braille pattern without dots
    {0xFFFC, 0xFFFC},    // stands for an object that is not part of the text
    {0x13441, 0x13442},  // Egyptian blanks
    {0x16FE4, 0x16FE4},  // Khitan filler
    {0x1D159, 0x1D159},  // musical note without a head
};

// Blocks in which letters join their neighbours, so that a joiner between two of them can be seen.
constexpr Range kJoiningBlocks[] = {
    {0x0600, 0x06FF},    // Arabic
    {0x0700, 0x074F},    // Syriac
    {0x0750, 0x077F},    // Arabic
    {0x07C0, 0x07FF},    // N'Ko
    {0x0840, 0x08FF},    // Mandaic, Syriac, Arabic
    {0x1800, 0x18AF},    // Mongolian
    {0x10D00, 0x10D3F},  // Hanifi Rohingya
    {0x1E900, 0x1E95F},  // Adlam
};
constexpr Range kIndicBlocks = {0x0900, 0x0DFF};
constexpr Range kSkinTones = {0x1F3FB, 0x1F3FF};

bool is_in(Letter letter, const Range& range) { return letter >= range.first && letter <= range.last; }

template <std::size_t size>
bool is_in(Letter letter, const Range (&ranges)[size]) {
  return std::any_of(std::begin(ranges), std::end(ranges), [&](const Range& range) { return is_in(letter, range); });
}

bool is_joiner(Letter letter) { return letter == kJoiner || letter == kNonJoiner; }

bool is_unseen(Letter letter) {
  if (utf8proc_get_property(letter)->ignorable || is_in(letter, kBlanks)) return true;
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

bool is_joining_letter(Letter letter) { return is_letter(letter) && is_in(letter, kJoiningBlocks); }

// The last letter that passes is the one to which the marks after it belong. 0: there is none.
template <class Skipped>
Letter last_but(const Letters& letters, Skipped skipped) {
  const auto last = std::find_if_not(letters.rbegin(), letters.rend(), skipped);
  return last == letters.rend() ? 0 : *last;
}

bool continues_emoji(const Letters& before, Letter next) {
  const auto is_style = [](Letter letter) { return letter == kEmojiStyle || is_in(letter, kSkinTones); };
  return is_pictograph(next) && is_pictograph(last_but(before, is_style));
}

// Before or after a virama, within one script.
bool joins_in_indic(Letter last, Letter next) {
  constexpr Letter kBlockSize = 0x80;
  if (last / kBlockSize != next / kBlockSize) return false;
  return (is_virama(last) && is_letter(next)) || (is_letter(last) && is_virama(next));
}

bool joins(const Letters& before, Letter joiner, Letter next) {
  if (before.empty()) return false;
  const Letter last = before.back();
  if (is_in(last, kIndicBlocks)) return joins_in_indic(last, next);
  if (is_joining_letter(next) && is_joining_letter(last_but(before, is_mark))) return true;
  return joiner == kJoiner && continues_emoji(before, next);
}

bool is_kept(const Letters& before, Letter letter, Letter next, TextUse use) {
  if (is_joiner(letter)) return joins(before, letter, next);
  if (letter == kEmojiStyle) return use == TextUse::Chat && !before.empty() && is_pictograph(before.back());
  return true;
}

Letters composed(const Letters& letters) {
  return letters_of(text_of(letters), TextForm::Composed).value_or(Letters());
}

// Whether something can be seen by itself.
bool has_base(const Letters& letters) {
  return std::any_of(letters.begin(), letters.end(),
                     [](Letter letter) { return letter != ' ' && !is_mark(letter) && !is_joiner(letter); });
}

Letters without_unseen(const Letters& letters) {
  Letters rest;
  for (const Letter letter : letters) {
    if (is_space(letter)) rest.push_back(' ');
    else if (is_joiner(letter) || letter == kEmojiStyle || !is_unseen(letter)) rest.push_back(letter);
  }
  return rest;
}

// A mark at the beginning has no letter to stand on.
Letters with_few_marks(const Letters& letters, int max_marks) {
  Letters rest;
  int marks = max_marks;
  for (const Letter letter : letters) {
    const bool stacked = is_stacked_mark(letter) && letter != kEmojiStyle;
    const bool is_base = !is_mark(letter) && !is_joiner(letter);
    if (is_base && (letter != ' ' || has_base(rest))) marks = 0;
    if (!stacked || ++marks <= max_marks) rest.push_back(letter);
  }
  return rest;
}

Letters without_needless_joiners(const Letters& letters, TextUse use) {
  Letters rest;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const Letter next = i + 1 < letters.size() ? letters[i + 1] : 0;
    if (is_kept(rest, letters[i], next, use)) rest.push_back(letters[i]);
  }
  return rest;
}

Letters with_single_spaces(const Letters& letters) {
  Letters rest;
  for (const Letter letter : letters)
    if (letter != ' ' || (!rest.empty() && rest.back() != ' ')) rest.push_back(letter);
  if (!rest.empty() && rest.back() == ' ') rest.pop_back();
  return rest;
}

}  // namespace

Letters visible_letters(const Letters& letters, TextUse use) {
  const int max_marks = use == TextUse::Name ? kMaxMarksInName : kMaxMarksInChat;
  // Letters that are neighbours for the first time may compose.
  Letters rest = with_few_marks(composed(without_unseen(letters)), max_marks);
  rest = with_single_spaces(without_needless_joiners(rest, use));
  rest = with_few_marks(composed(rest), max_marks);
  return has_base(rest) ? rest : Letters();
}

}  // namespace menagerie::server
