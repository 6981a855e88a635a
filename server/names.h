// What people may be called and say: texts made safe to show, and names made comparable.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace menagerie::server {

inline constexpr std::size_t kLongestName = 24;  // characters
inline constexpr std::size_t kLongestChat = 500;

// One line of text without control and direction characters, spaces trimmed; nothing if it is empty, too long or not UTF-8.
std::optional<std::string> clean_line(std::string_view text, std::size_t longest);

// A name as it is shown: clean, with the Persian letters where an Arabic keyboard wrote ي and ك, single spaces.
std::optional<std::string> clean_name(std::string_view text);

// What two names that look alike have in common: case, spaces, look-alike letters, joiners and digits of other scripts are evened out.
std::string name_key(std::string_view clean_name);

}  // namespace menagerie::server
