// The address that players see: how it is written, and which requests are meant for it.
#include "server/origin.h"

#include <gtest/gtest.h>

namespace menagerie::server {
namespace {

constexpr const char* kOrigin = "https://games.example";

Request asks(std::string host, bool local = false, std::string path = "/") {
  Request request;
  request.path = std::move(path);
  request.host = std::move(host);
  request.local = local;
  return request;
}

TEST(Origins, are_written_as_browsers_write_them) {
  EXPECT_EQ(normal_origin("https://games.example"), kOrigin);
  EXPECT_EQ(normal_origin("HTTPS://Games.Example/"), kOrigin);
  EXPECT_EQ(normal_origin("https://games.example:443"), kOrigin);
  EXPECT_EQ(normal_origin("https://games.example:8443"), "https://games.example:8443");
  EXPECT_EQ(normal_origin("http://games.example:80"), "http://games.example");
  EXPECT_EQ(normal_origin("http://games.example:443"), "http://games.example:443");
  EXPECT_EQ(normal_origin("http://[2001:db8::1]:8080"), "http://[2001:db8::1]:8080");
  for (const char* text :
       {"", "games.example", "ftp://games.example", "https://", "https:///", "https://a/b", "https://a b",
        "https://a:port", "https://a:0", "https://a:0443", "https://.", "https://[zzz]", "https://[::1]x", "https://[192.0.2.1]", "https://a:65536", "https://me@a", "https://[::1", "null"})
    EXPECT_FALSE(normal_origin(text)) << text;
}

TEST(Hosts, without_a_public_origin_any_name_will_do) {
  EXPECT_TRUE(fits_host(asks("evil.example"), ""));
  EXPECT_TRUE(fits_host(asks(""), ""));
}

TEST(Hosts, with_a_public_origin_only_that_one) {
  for (const char* host : {"games.example", "Games.Example", "games.example:443", "games.example."})
    EXPECT_TRUE(fits_host(asks(host), kOrigin)) << host;
  for (const char* host : {"", "evil.example", "games.example:80", "games.example:8080", "games.example.evil.example",
                           "x.games.example", "127.0.0.1", "localhost", "192.168.1.5:8080"})
    EXPECT_FALSE(fits_host(asks(host), kOrigin)) << host;
  EXPECT_TRUE(fits_host(asks("games.example:8443"), "https://games.example:8443"));
  EXPECT_FALSE(fits_host(asks("games.example"), "https://games.example:8443"));
}

TEST(Hosts, programs_on_the_machine_may_call_it_by_its_own_names) {
  for (const char* host : {"127.0.0.1", "127.0.0.1:8080", "localhost:8080", "LOCALHOST", "[::1]", "[::1]:8080"}) {
    EXPECT_TRUE(fits_host(asks(host, true), kOrigin)) << host;
    EXPECT_FALSE(fits_host(asks(host, false), kOrigin)) << host;
  }
  EXPECT_FALSE(fits_host(asks("evil.example", true), kOrigin));
  EXPECT_FALSE(fits_host(asks("localhost.evil.example", true), kOrigin));
}

TEST(Hosts, probes_need_no_name) {
  for (const char* path : {"/healthz", "/livez", "/readyz"})
    EXPECT_TRUE(fits_host(asks("10.0.0.5:8080", false, path), kOrigin));
  EXPECT_FALSE(fits_host(asks("10.0.0.5:8080", false, "/metrics"), kOrigin));
  EXPECT_FALSE(fits_host(asks("10.0.0.5:8080", false, "/healthz/"), kOrigin));
}

TEST(Origins, a_page_is_the_own_one_if_it_comes_from_there) {
  Request request = asks("games.example");
  EXPECT_TRUE(own_origin(request, kOrigin));  // no page at all
  request.origin = "https://games.example";
  EXPECT_TRUE(own_origin(request, kOrigin));
  EXPECT_TRUE(own_origin(request, ""));
  for (const char* same : {"https://games.example.", "https://games.example:443", "https://Games.Example"}) {
    request.origin = same;
    EXPECT_TRUE(own_origin(request, kOrigin)) << same;
  }
  for (const char* other : {"null", "https://games.example:8443", "https://games.example/x", "games.example"}) {
    request.origin = other;
    EXPECT_FALSE(own_origin(request, kOrigin)) << other;
  }
  request.origin = "http://games.example";
  EXPECT_FALSE(own_origin(request, kOrigin));
  request.origin = "https://evil.example";
  EXPECT_FALSE(own_origin(request, kOrigin));
  EXPECT_FALSE(own_origin(request, ""));
}

}  // namespace
}  // namespace menagerie::server
