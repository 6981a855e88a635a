#include "server/page_query.h"

#include <charconv>
#include <optional>
#include <string_view>

namespace menagerie::server {
namespace {

constexpr int kMaxRows = 200;

struct Parameter {
  int count = 0;
  std::string_view value{};
};

// One parameter of a query, as it was sent: keys of pages have no character that needs an escape.
Parameter parameter(std::string_view query, std::string_view name) {
  Parameter found;
  while (!query.empty()) {
    const std::size_t end = query.find('&');
    const std::string_view part = query.substr(0, end);
    query = end == std::string_view::npos ? std::string_view{} : query.substr(end + 1);
    const std::size_t equals = part.find('=');
    if (part.substr(0, equals) != name) continue;
    ++found.count;
    found.value = equals == std::string_view::npos ? std::string_view{} : part.substr(equals + 1);
  }
  return found;
}

std::optional<int> rows_from(std::string_view text) {
  int rows = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), rows);
  if (error != std::errc() || rest != text.data() + text.size() || rows < 1 || rows > kMaxRows) return {};
  return rows;
}

bool may_be_key(std::string_view text) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-' ||
           c == '_';
  };
  for (const char c : text)
    if (!fits(c)) return false;
  return !text.empty() && text.size() <= 100;
}

Refused no_such_place() {
  return {"bad_message", "'after' is no place in this list: take it from 'next', or ask without it"};
}

}  // namespace

Result<store::Page> page_of(const Request& request) {
  const Parameter limit = parameter(request.query, "limit"), after = parameter(request.query, "after");
  store::Page page;
  if (limit.count > 0) {
    const auto rows = rows_from(limit.value);
    if (limit.count > 1 || !rows) return Refused{"bad_message", "'limit' is a number of rows, 1 to 200"};
    page.limit = *rows;
  }
  if (after.count > 1 || (after.count == 1 && !may_be_key(after.value))) return no_such_place();
  page.after = after.value;
  return page;
}

Refused no_page(store::Outcome outcome) {
  if (outcome == store::Outcome::Missing) return no_such_place();
  return {"not_stored", "the list cannot be read just now: try again"};
}

Json next_address(const Request& request, const Json& next) {
  if (!next.is_string()) return nullptr;
  const Parameter limit = parameter(request.query, "limit");
  return request.path + "?after=" + next.get<std::string>() +
         (limit.count == 0 ? "" : "&limit=" + std::string(limit.value));
}

}  // namespace menagerie::server
