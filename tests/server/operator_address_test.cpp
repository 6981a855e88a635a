// Where /metrics may be served.
#include "server/operator_address.h"

#include <gtest/gtest.h>

namespace menagerie::server {
namespace {

TEST(OperatorAddress, is_a_port_an_address_with_a_port_or_a_socket) {
  EXPECT_EQ(OperatorAddress::parse("9464"), (OperatorAddress{.host = "127.0.0.1", .port = 9464}));
  EXPECT_EQ(OperatorAddress::parse("0"), (OperatorAddress{.host = "127.0.0.1", .port = 0}));
  EXPECT_EQ(OperatorAddress::parse("10.0.0.5:65535"), (OperatorAddress{.host = "10.0.0.5", .port = 65535}));
  EXPECT_EQ(OperatorAddress::parse("[::1]:9464"), (OperatorAddress{.host = "::1", .port = 9464}));
  EXPECT_EQ(OperatorAddress::parse("unix:/run/x.sock"), (OperatorAddress{.unix_path = "/run/x.sock"}));
}

TEST(OperatorAddress, is_nothing_else) {
  for (const char* text :
       {"", "eighty", "-1", "65536", "9464 ", "localhost:9464", "10.0.0.5", "10.0.0.5:", ":9464", "::1:9464", "[::1]",
        "[10.0.0.5]:9464", "[]:9464", "unix:", "/run/x.sock", "http://127.0.0.1:1"})
    EXPECT_FALSE(OperatorAddress::parse(text)) << text;
  EXPECT_FALSE(OperatorAddress::parse("unix:/" + std::string(107, 'x'))) << "too long for the system";
}

}  // namespace
}  // namespace menagerie::server
