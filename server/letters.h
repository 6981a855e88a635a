// Text as a list of code points, and the properties of them that matter for names and chat.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace menagerie::server {

using Letter = std::int32_t;  // a code point
using Letters = std::vector<Letter>;

enum class TextForm {
  Composed,    // NFC: canonically equivalent texts become equal
  Decomposed,  // NFD without default-ignorable code points
  Folded,      // NFKC in one case, without default-ignorable code points
  FoldedApart  // the same in NFKD
};

// Nothing if the text is not UTF-8.
std::optional<Letters> letters_of(std::string_view text, TextForm form);
std::string text_of(const Letters& letters);

bool is_space(Letter letter);
bool is_letter(Letter letter);
bool is_stacked_mark(Letter letter);  // is drawn above, below or around the letter before it
bool is_mark(Letter letter);
bool is_virama(Letter letter);      // joins consonants of an Indic script
bool is_pictograph(Letter letter);  // may be part of an emoji

// Arabic keyboards write other letters for the Persian ones that look the same.
Letter in_persian(Letter letter);
// Arabic and Persian digits become those of ASCII.
Letter in_ascii(Letter letter);

}  // namespace menagerie::server
