// The server's list of the client's pages is the client's own.
#include "server/client_routes.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace menagerie::server {
namespace {

std::string router() {
  std::ifstream in(std::string(MENAGERIE_SOURCE_DIR) + "/web/src/core/router.ts");
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::vector<std::string> matches(const std::string& text, const std::string& pattern) {
  const std::regex regex(pattern);
  std::vector<std::string> found;
  for (std::sregex_iterator match(text.begin(), text.end(), regex), end; match != end; ++match)
    found.push_back((*match)[1]);
  return found;
}

// The words of "const NAME: readonly string[] = ['a', 'b'];" in the router.
std::vector<std::string> list(const std::string& name) {
  const auto lists = matches(router(), "const " + name + ": readonly string\\[\\] = \\[([^\\]]*)\\]");
  return lists.size() == 1 ? matches(lists[0], "'([^']*)'") : std::vector<std::string>{};
}

template <class List>
std::vector<std::string> words(const List& list) {
  return {list.begin(), list.end()};
}

TEST(ClientRoutes, the_lists_are_those_of_the_client) {
  EXPECT_EQ(words(kPlainPages), list("plain"));
  EXPECT_EQ(words(kGamePages), list("games"));
  EXPECT_EQ(words(kLessonPages), list("lessons"));
  const auto first = matches(router(), "first === '([a-z]*)'");
  std::set<std::string> own(kTablePages.begin(), kTablePages.end());
  for (const auto page : {kRulesPage, kLearnPage, kPlayPage, std::string_view()}) own.emplace(page);
  EXPECT_EQ(std::set(first.begin(), first.end()), own);
}

TEST(ClientRoutes, are_pages_with_what_they_need) {
  for (const char* path : {"/", "//", "/lobby", "/me/", "/table/x", "/game/AAAA", "/replay/x", "/learn", "/learn/town",
                           "/rules", "/rules/T3", "/play/points", "/play/ark/"})
    EXPECT_TRUE(is_client_route(path)) << path;
}

TEST(ClientRoutes, are_no_other_paths) {
  for (const char* path : {"/nothing", "/lobby/x", "/table", "/game/", "/replay", "/learn/chess", "/play",
                           "/play/chess", "/table/x/y", "/rules/T3/x", "/Lobby", "/a/b/c"})
    EXPECT_FALSE(is_client_route(path)) << path;
}

}  // namespace
}  // namespace menagerie::server
