#include "server/client_routes.h"

#include <algorithm>
#include <vector>

namespace menagerie::server {
namespace {

std::vector<std::string_view> parts_of(std::string_view path) {
  std::vector<std::string_view> parts;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find('/'), path.size());
    if (end > 0) parts.push_back(path.substr(0, end));
    path.remove_prefix(std::min(end + 1, path.size()));
  }
  return parts;
}

template <class List>
bool has(const List& list, std::string_view word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

}  // namespace

bool is_client_route(std::string_view path) {
  std::vector<std::string_view> parts = parts_of(path);
  if (parts.empty()) return true;
  if (parts.size() > 2) return false;
  parts.resize(2);
  const std::string_view first = parts[0], second = parts[1];
  if (has(kTablePages, first)) return !second.empty();
  if (first == kLearnPage) return has(kLessonPages, second);
  if (first == kPlayPage) return has(kGamePages, second);
  return first == kRulesPage || (second.empty() && has(kPlainPages, first));
}

}  // namespace menagerie::server
