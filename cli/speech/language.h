// The languages that the terminal speaks, and how a user's is found out.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace menagerie::cli {

enum class Language : std::uint8_t { English, French, Persian };
inline constexpr std::array kLanguages = {Language::English, Language::French, Language::Persian};

inline constexpr std::array<std::string_view, kLanguages.size()> kLanguageCodes = {"en", "fr", "fa"};
constexpr std::string_view code_of(Language language) { return kLanguageCodes[static_cast<std::size_t>(language)]; }
constexpr std::optional<Language> language_named(std::string_view code) {
  for (const Language language : kLanguages)
    if (code_of(language) == code) return language;
  return std::nullopt;
}

// What --language says, or else the locale; English where we do not speak it.
Language language_wanted(std::string_view option);

}  // namespace menagerie::cli
