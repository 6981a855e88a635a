// Names and lines of chat: texts made safe to show, and names made comparable.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace menagerie::server {

inline constexpr std::size_t kLongestName = 24;  // characters
inline constexpr std::size_t kLongestChat = 500;

// One line of text without invisible, control and direction characters, spaces trimmed (server/visible.h). Nothing if
// no visible character is left, if it is too long, or if it is not UTF-8.
std::optional<std::string> clean_line(std::string_view text, std::size_t longest);

// A name as it is shown: clean, with the Persian letters where an Arabic keyboard wrote ي and ك, single spaces.
std::optional<std::string> clean_name(std::string_view text);

// Equal for two names that are written the same, but for case, spaces, joiners, compatibility forms, Arabic for Persian
// letters and digits. Accounts are found by it.
std::string name_key(std::string_view clean_name);

// Equal for two names that look the same in any script (UTS #39), also if one of them is written in another case. The
// sole exception: i and l differ, though I looks like l and is i by case; name_key knows that I and i are the same. Two
// accounts may have neither the same key nor the same skeleton. Never empty for a clean name.
std::string skeleton(std::string_view clean_name);

}  // namespace menagerie::server
