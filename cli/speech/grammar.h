// What each language does to words: articles, owners, lists, digits, the capital at the start.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/speech/language.h"
#include "cli/speech/sentence.h"

namespace menagerie::cli {

enum class Form : std::uint8_t { Plain, The, A, Of, To, Word, Many };

// A noun in a form; Plain is as with the article.
std::string in_form(Language language, const Noun& noun, Form form);
// The same for the name of a person, which has an article in French alone.
std::string name_in_form(Language language, const Noun& noun, Form form);
// An animal of the reader's, or of somebody who has a name.
std::string your(Language language, const Noun& animal, Form form);
std::string owned_by(Language language, const Noun& animal, Form form, const Noun& owner, const std::string& number);

// a, b and c
std::string listed(Language language, const std::vector<std::string>& items);
std::string in_digits(Language language, std::string_view text);
std::string percent(Language language, double share);
// With a sign, in hundredths of a win.
std::string hundredths(Language language, double share);
bool is_singular(Language language, long number);

std::string capitalized(std::string text);
// A foreign text inside a Persian one, kept together in its own direction where it would not be by itself.
std::string isolated(Language language, const std::string& text);

}  // namespace menagerie::cli
