#include "server/page_query.h"

#include <gtest/gtest.h>

namespace menagerie::server {
namespace {

Result<store::Page> page(const std::string& query) {
  Request request;
  request.query = query;
  return page_of(request);
}

TEST(PageQuery, without_parameters_it_is_the_first_fifty) {
  for (const char* query : {"", "x=1", "&&", "limits=7"}) {
    Result<store::Page> asked = page(query);
    ASSERT_TRUE(asked) << query;
    EXPECT_EQ(asked->limit, 50);
    EXPECT_EQ(asked->after, "");
  }
}

TEST(PageQuery, limit_and_key_are_taken_as_they_are) {
  Result<store::Page> asked = page("after=17.hT4k_Qz-&x=y&limit=200");
  ASSERT_TRUE(asked);
  EXPECT_EQ(asked->limit, 200);
  EXPECT_EQ(asked->after, "17.hT4k_Qz-");
}

TEST(PageQuery, what_is_no_limit_and_no_key_is_refused_with_a_sentence) {
  for (const char* query :
       {"limit=0", "limit=201", "limit=-1", "limit=", "limit", "limit=5x", "limit=+5", "limit=99999999999999999999",
        "limit=5&limit=5", "after=", "after", "after=%00", "after=a%20b", "after=<b>", "after=a&after=a"}) {
    const Result<store::Page> asked = page(query);
    ASSERT_FALSE(asked) << query;
    EXPECT_STREQ(asked.refused().code, "bad_message");
    EXPECT_GT(asked.refused().text.size(), 20U);
  }
  EXPECT_FALSE(page("after=" + std::string(101, 'a')));
}

TEST(PageQuery, the_next_page_keeps_the_limit) {
  Request request;
  request.path = "/api/v1/lobby";
  EXPECT_EQ(next_address(request, next_of("a.b")), "/api/v1/lobby?after=a.b");
  request.query = "after=x&limit=7";
  EXPECT_EQ(next_address(request, next_of("a.b")), "/api/v1/lobby?after=a.b&limit=7");
  EXPECT_EQ(next_address(request, next_of("")), nullptr);
}

}  // namespace
}  // namespace menagerie::server
