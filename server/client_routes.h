// The addresses for which the web client has a page. web/src/core/router.ts has the same lists; a test compares them.
#pragma once

#include <array>
#include <string_view>

namespace menagerie::server {

inline constexpr std::array<std::string_view, 5> kPlainPages = {"lobby", "watch", "settings", "about", "me"};
inline constexpr std::array<std::string_view, 5> kGamePages = {"bar", "town", "mix", "points", "ark"};
inline constexpr std::array<std::string_view, 4> kLessonPages = {"", "bar", "town", "ark"};
// Pages with any second part; of the first ones only with a second part.
inline constexpr std::array<std::string_view, 3> kTablePages = {"table", "game", "replay"};
inline constexpr std::string_view kRulesPage = "rules";
inline constexpr std::string_view kLearnPage = "learn";
inline constexpr std::string_view kPlayPage = "play";

// Whether the client shows anything but "not found" at this path.
bool is_client_route(std::string_view path);

}  // namespace menagerie::server
