#include "cli/speech/language.h"

#include <cstdlib>

namespace menagerie::cli {

Language language_wanted(std::string_view option) {
  if (const auto asked = language_named(option)) return *asked;
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {  // the first one that is set decides
    const char* locale = std::getenv(variable);
    if (locale && *locale) return language_named(std::string_view(locale).substr(0, 2)).value_or(Language::English);
  }
  return Language::English;
}

}  // namespace menagerie::cli
