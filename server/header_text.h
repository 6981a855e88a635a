// Small pieces of text as headers of HTTP have them: lists, spaces, words in any case.
#pragma once

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace menagerie::server {

inline std::string_view trimmed(std::string_view text) {
  const auto is_space = [](char c) { return c == ' ' || c == '\t'; };
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

inline char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

inline bool same_word(std::string_view one, std::string_view other) {
  return std::ranges::equal(one, other, {}, lower, lower);
}

inline std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (std::size_t end; (end = text.find(at)) != std::string_view::npos; text.remove_prefix(end + 1))
    parts.push_back(text.substr(0, end));
  parts.push_back(text);
  return parts;
}

// The host and the rest of a request's target. Only what is sent to a proxy usually has a host, but every server must
// understand it; then the Host header does not count (RFC 9112).
inline std::pair<std::string_view, std::string_view> split_target(std::string_view target) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!same_word(target.substr(0, scheme.size()), scheme)) continue;
    const std::string_view rest = target.substr(scheme.size());
    const std::size_t end = std::min(rest.find_first_of("/?"), rest.size());
    return {rest.substr(0, end), end == rest.size() ? "/" : rest.substr(end)};
  }
  return {"", target};
}

}  // namespace menagerie::server
