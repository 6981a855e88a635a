// Skeletons of names, as in UTS #39, section 4, but without regard to case.
#include "server/confusables.h"
#include "server/letters.h"
#include "server/names.h"

namespace menagerie::server {
namespace {

constexpr int kMaxRounds = 8;  // every letter of Unicode 15 is stable after 3

// Small letters that lose their dot, or have none, under a dot above: with it they look as they do alone.
bool is_dotted_anyway(Letter letter) {
  constexpr Letter kDotlessI = 0x0131, kDotlessJ = 0x0237, kCyrillicI = 0x0456, kCyrillicJ = 0x0458;
  return letter == 'i' || letter == 'j' || letter == kDotlessI || letter == kDotlessJ || letter == kCyrillicI ||
         letter == kCyrillicJ;
}

Letters without_hidden_dots(const Letters& letters) {
  constexpr Letter kDotAbove = 0x0307;
  Letters rest;
  for (const Letter letter : letters)
    if (letter != kDotAbove || rest.empty() || !is_dotted_anyway(rest.back())) rest.push_back(letter);
  return rest;
}

Letters looks_of(const Letters& letters) {
  Letters looks;
  constexpr Letter kSmallPalochka = 0x04CF;  // looks like its capital; in the table it is an i
  for (const Letter letter : letters) {
    if (letter == kSmallPalochka) looks.push_back('l');
    else if (const auto look = look_of(letter)) looks.insert(looks.end(), look->begin(), look->end());
    else looks.push_back(letter);
  }
  return looks;
}

// Capitals drawn as small letters have no case in Unicode. The table has them for small Cyrillic letters (в is ʙ, but В
// is B): without this a name and its capitals would differ.
Letter without_small_capitals(Letter letter) {
  switch (letter) {
    case 0x0299: return 'b';
    case 0x029C: return 'h';
    case 0x0138: return 'k';
    case 0x028D: return 'm';
    case 0x1D1B: return 't';
    default: return letter;
  }
}

Letters folded(const Letters& letters) {
  Letters rest;
  for (const Letter letter : letters_of(text_of(letters), TextForm::FoldedApart).value_or(Letters()))
    if (!is_space(letter)) rest.push_back(without_small_capitals(in_ascii(in_persian(letter))));
  return rest;
}

}  // namespace

// Looks come before case: capitals look like other letters than their small ones (I like l, i like nothing else). After
// that the folded letters have looks too (B for Cyrillic В becomes b; M becomes m, which looks like rn).
std::string skeleton(std::string_view clean_name) {
  Letters letters = without_hidden_dots(letters_of(clean_name, TextForm::Decomposed).value_or(Letters()));
  for (int round = 0; round < kMaxRounds; ++round) {
    Letters next = folded(looks_of(letters));
    if (next == letters) break;
    letters = std::move(next);
  }
  return letters.empty() ? name_key(clean_name) : text_of(letters);
}

}  // namespace menagerie::server
