// Lists in pages. A page begins behind the row that ended the one before, found by its key: rows that are added or
// deleted in between make no other row appear twice or be skipped.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace menagerie::store {

struct Page {
  int limit = 50;       // rows; at least 1
  std::string after{};  // the `next` of the page before; empty: from the beginning
};

template <class Row>
struct PageOf {
  std::vector<Row> rows;
  std::string next{};  // empty: this page is the last

  // A store reads one row more than asked for: it tells that there is a next page.
  template <class KeyOf>
  void cut(int limit, KeyOf key_of) {
    if (rows.size() <= static_cast<std::size_t>(limit)) return;
    rows.erase(rows.begin() + limit, rows.end());
    next = key_of(rows.back());
  }
};

// The key of a row as `next` shows it: "17.hT4kQz", or "17" where the number is all of it.
struct PageKey {
  std::int64_t number = 0;
  std::string id{};
};

inline std::string print_page_key(const PageKey& key) {
  return std::to_string(key.number) + (key.id.empty() ? "" : "." + key.id);
}

// Nothing where the text is not what a key prints.
inline std::optional<PageKey> parse_page_key(const std::string& text) {
  PageKey key;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, key.number);
  if (error != std::errc() || key.number < 0) return {};
  if (rest != end) key.id.assign(rest + 1, end);
  if (print_page_key(key) != text) return {};
  return key;
}

}  // namespace menagerie::store
