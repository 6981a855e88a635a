// For whom a proxy asks: nothing that a client writes may give it another address.
#include "server/forwarded.h"

#include <gtest/gtest.h>

namespace menagerie::server {
namespace {

using Lines = std::vector<std::string>;

IpAddress ip(std::string_view text) { return IpAddress::parse(text).value(); }

Client asked_by(std::string_view peer, const ForwardingHeaders& headers, std::string_view trusted = "127.0.0.0/8,::1") {
  return client_of(ip(peer), headers, Networks::parse(trusted).value());
}

std::string address_of(const Lines& forwarded_for, std::string_view trusted = "127.0.0.0/8,::1") {
  return asked_by("127.0.0.1", {.forwarded_for = forwarded_for}, trusted).address;
}

std::string address_in(const Lines& forwarded, std::string_view trusted = "127.0.0.0/8,::1") {
  return asked_by("127.0.0.1", {.forwarded = forwarded}, trusted).address;
}

TEST(IpAddresses, have_one_form) {
  EXPECT_EQ(ip("::ffff:192.0.2.1"), ip("192.0.2.1"));
  EXPECT_EQ(ip("::FFFF:c000:0201").text(), "192.0.2.1");
  EXPECT_EQ(ip("2001:DB8:0::0001").text(), "2001:db8::1");
  EXPECT_TRUE(ip("::ffff:127.0.0.1").is_loopback());
  EXPECT_TRUE(ip("127.9.9.9").is_loopback());
  EXPECT_TRUE(ip("::1").is_loopback());
  EXPECT_FALSE(ip("::2").is_loopback());
  EXPECT_FALSE(ip("128.0.0.1").is_loopback());
}

TEST(IpAddresses, are_nothing_else) {
  for (const char* text : {"", "localhost", "1.2.3", "1.2.3.4.5", "1.2.3.256", "01.2.3.4", "1.2.3.4:80", "[::1]",
                           "::1%lo", " 1.2.3.4", "1.2.3.4 ", "0x7f.0.0.1", "2130706433", ":::", "1:2:3:4:5:6:7:8:9"})
    EXPECT_FALSE(IpAddress::parse(text)) << text;
  EXPECT_FALSE(IpAddress::parse(std::string_view("1.2.3.4\0", 8)));
}

TEST(Networks, contain_addresses) {
  const auto networks = Networks::parse("10.0.0.0/8, 192.0.2.7 ,172.16.0.0/12,2001:db8::/33").value();
  for (const char* text : {"10.0.0.0", "10.255.255.255", "192.0.2.7", "172.16.0.1", "172.31.255.255",
                           "2001:db8:7fff::1", "::ffff:10.1.2.3"})
    EXPECT_TRUE(networks.contain(ip(text))) << text;
  for (const char* text : {"9.255.255.255", "11.0.0.0", "192.0.2.6", "172.32.0.0", "2001:db8:8000::", "::1", "::"})
    EXPECT_FALSE(networks.contain(ip(text))) << text;
  EXPECT_TRUE(Networks::parse("0.0.0.0/0")->contain(ip("203.0.113.1")));
  EXPECT_FALSE(Networks::parse("0.0.0.0/0")->contain(ip("2001:db8::1")));
  EXPECT_TRUE(Networks::parse("::/0")->contain(ip("2001:db8::1")));
  EXPECT_TRUE(Networks::parse("::/0")->contain(ip("203.0.113.1")));  // every address, IPv4 too
  EXPECT_TRUE(Networks::parse("::ffff:10.0.0.0/104")->contain(ip("10.1.2.3")));
}

TEST(Networks, are_read_as_a_whole_or_not_at_all) {
  for (const char* list : {"", ",", "10.0.0.0/8,", "10.0.0.0/33", "10.0.0.0/-1", "::1/129", "10.0.0.0/", "10.0.0.0/8x",
                           "10/8", "proxy", "10.0.0.0/8 ::1", "10.0.0.0/+8", "none,::1", "10.0.0.0/-0", "10.0.0.0/08",
                           "::ffff:10.0.0.0/8", "10.1.2.3/8", "2001:db8::1/32", "10.0.0.0/4294967304"})
    EXPECT_FALSE(Networks::parse(list)) << list;
  EXPECT_FALSE(Networks::parse("none")->contain(ip("127.0.0.1")));
}

TEST(Forwarded, a_peer_that_is_no_proxy_is_not_believed) {
  const ForwardingHeaders lies{
      .forwarded_for = {"192.0.2.1"}, .forwarded_proto = {"https"}, .forwarded = {"for=192.0.2.2;proto=https"}};
  EXPECT_EQ(asked_by("203.0.113.9", lies), (Client{.address = "203.0.113.9"}));
  EXPECT_EQ(asked_by("::ffff:203.0.113.9", lies), (Client{.address = "203.0.113.9"}));
  EXPECT_EQ(asked_by("127.0.0.1", lies, "10.0.0.0/8"), (Client{.address = "127.0.0.1"}));
  EXPECT_EQ(asked_by("127.0.0.1", lies, "none"), (Client{.address = "127.0.0.1"}));
}

TEST(Forwarded, a_proxy_is_known_in_both_families) {
  for (const char* peer : {"127.0.0.1", "::ffff:127.0.0.1", "::1", "127.8.8.8"})
    EXPECT_EQ(asked_by(peer, {.forwarded_for = {"192.0.2.1"}}).address, "192.0.2.1") << peer;
  EXPECT_EQ(asked_by("10.1.2.3", {.forwarded_for = {"192.0.2.1"}}, "10.0.0.0/8").address, "192.0.2.1");
}

TEST(Forwarded, the_last_value_of_the_last_line_counts) {
  EXPECT_EQ(address_of({"6.6.6.6, 192.0.2.1"}), "192.0.2.1");
  EXPECT_EQ(address_of({"6.6.6.6", "192.0.2.1"}), "192.0.2.1");
  EXPECT_EQ(address_of({"6.6.6.6,7.7.7.7", "8.8.8.8\t,\t192.0.2.1 "}), "192.0.2.1");
  EXPECT_EQ(address_of({"6.6.6.6, 192.0.2.1, ,"}), "192.0.2.1");  // RFC 9110: empty elements are no elements
  EXPECT_EQ(address_of({"192.0.2.1", ""}), "192.0.2.1");
}

TEST(Forwarded, trusted_proxies_are_passed_over) {
  const char* trusted = "127.0.0.1,10.0.0.0/8,2001:db8:1::/48";
  EXPECT_EQ(address_of({"6.6.6.6, 192.0.2.1, 10.0.0.9"}, trusted), "192.0.2.1");
  EXPECT_EQ(address_of({"6.6.6.6, 192.0.2.1", "10.0.0.9", "2001:db8:1::5"}, trusted), "192.0.2.1");
  EXPECT_EQ(address_of({"6.6.6.6, 192.0.2.1, ::ffff:10.0.0.9"}, trusted), "192.0.2.1");
  EXPECT_EQ(address_of({"10.0.0.8, 10.0.0.9"}, trusted), "10.0.0.8");  // no other is left: a client among the proxies
  EXPECT_EQ(address_of({"127.0.0.1"}, trusted), "127.0.0.1");
}

TEST(Forwarded, ports_and_forms_of_an_address_make_no_other_client) {
  for (const char* text : {"192.0.2.1", "192.0.2.1:4711", "::ffff:192.0.2.1", "[::ffff:192.0.2.1]:80"})
    EXPECT_EQ(address_of({text}), "192.0.2.1") << text;
  for (const char* text : {"2001:db8::1", "2001:DB8::0:1", "[2001:db8::1]", "[2001:db8::1]:443"})
    EXPECT_EQ(address_of({text}), "2001:db8::1") << text;
}

TEST(Forwarded, a_word_that_is_no_address_counts_as_the_proxy) {
  for (const char* text : {"unknown", "evil", "1.2.3.4:port", "1.2.3.4:999999", "[2001:db8::1", "[1.2.3.4]", "_hidden",
                           "2001:db8::1%eth0", "\"192.0.2.1\"", "192.0.2.1;x"})
    EXPECT_EQ(address_of({"192.0.2.1, " + std::string(text)}), "127.0.0.1") << text;
  EXPECT_EQ(address_of({"unknown, 10.0.0.9"}, "127.0.0.1,10.0.0.0/8"), "10.0.0.9");
  EXPECT_EQ(address_of({std::string(5000, 'x')}), "127.0.0.1");
}

TEST(Forwarded, reads_rfc_7239) {
  EXPECT_EQ(address_in({"for=192.0.2.1"}), "192.0.2.1");
  EXPECT_EQ(address_in({"For=\"192.0.2.1:4711\""}), "192.0.2.1");
  EXPECT_EQ(address_in({"for=\"[2001:db8::1]:4711\""}), "2001:db8::1");
  EXPECT_EQ(address_in({"for=\"[2001:db8::1]\""}), "2001:db8::1");
  EXPECT_EQ(address_in({"for=\"[2001:db8::1]:_port\""}), "2001:db8::1");
  EXPECT_EQ(address_in({"for=\"192.0.\\2.1\""}), "192.0.2.1");
  EXPECT_EQ(address_in({"for=6.6.6.6, for=192.0.2.1;proto=https;by=203.0.113.43"}), "192.0.2.1");
  EXPECT_EQ(address_in({"for=6.6.6.6", "proto=http; for=192.0.2.1"}), "192.0.2.1");
  EXPECT_EQ(address_in({"for=6.6.6.6;host=\"a,b;for=7.7.7.7\", for=192.0.2.1"}), "192.0.2.1");
  EXPECT_EQ(address_in({"for=192.0.2.1, for=10.0.0.9"}, "127.0.0.1,10.0.0.0/8"), "192.0.2.1");
  for (const char* text : {"for=unknown", "for=_gazonk", "for=\"_x:80\"", "by=1.2.3.4", "proto=https", "for=", "for"})
    EXPECT_EQ(address_in({"for=6.6.6.6, " + std::string(text)}), "127.0.0.1") << text;
}

TEST(Forwarded, a_quote_left_open_hides_nothing) {
  EXPECT_EQ(address_in({"for=\"6.6.6.6, for=192.0.2.1"}), "127.0.0.1");
  EXPECT_EQ(address_in({"for=\"6.6.6.6, for=\"[2001:db8::1]\""}), "127.0.0.1");
  EXPECT_EQ(address_in({"for=6.6.6.6, x=\", for=\"[2001:db8::1]\""}), "127.0.0.1");
  EXPECT_EQ(address_in({"for=6.6.6.6, x=\", for=192.0.2.1;by=\"_p\""}), "127.0.0.1");
  EXPECT_EQ(address_in({"for=\"6.6.6.6\\", "for=192.0.2.1"}), "192.0.2.1");  // lines are read one by one
}

TEST(Forwarded, two_headers_that_disagree_give_no_client_an_address_of_its_choice) {
  const auto address = [](const char* list, const char* element) {
    return asked_by("127.0.0.1", {.forwarded_for = {list}, .forwarded = {element}}).address;
  };
  EXPECT_EQ(address("192.0.2.1", "for=192.0.2.1;proto=https"), "192.0.2.1");
  EXPECT_EQ(address("6.6.6.6, 192.0.2.1", "for=7.7.7.7, for=192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(address("192.0.2.1", "for=6.6.6.6"), "127.0.0.1");
  EXPECT_EQ(address("6.6.6.6", "for=192.0.2.1"), "127.0.0.1");
  EXPECT_EQ(address("6.6.6.6", "for=unknown"), "127.0.0.1");
  EXPECT_EQ(address("", "for=6.6.6.6"), "127.0.0.1");
}

TEST(Forwarded, the_scheme_counts_by_itself) {
  const auto over_tls = [](const ForwardingHeaders& headers) { return asked_by("127.0.0.1", headers).over_tls; };
  EXPECT_TRUE(over_tls({.forwarded_proto = {"https"}}));
  EXPECT_TRUE(over_tls({.forwarded_proto = {"HTTPS"}}));
  EXPECT_TRUE(over_tls({.forwarded_for = {"192.0.2.1"}, .forwarded_proto = {"https"}}));
  EXPECT_TRUE(over_tls({.forwarded_proto = {"http", "http, https"}}));
  EXPECT_FALSE(over_tls({.forwarded_proto = {"https", "http"}}));
  EXPECT_FALSE(over_tls({.forwarded_proto = {"https, http"}}));
  EXPECT_TRUE(over_tls({.forwarded_proto = {"https, "}}));
  EXPECT_TRUE(over_tls({.forwarded = {"for=192.0.2.1;proto=https"}}));
  EXPECT_TRUE(over_tls({.forwarded = {"for=unknown;proto=https"}}));
  EXPECT_FALSE(over_tls({.forwarded = {"for=6.6.6.6;proto=https, for=192.0.2.1;proto=http"}}));
  EXPECT_FALSE(over_tls({.forwarded_proto = {"http"}, .forwarded = {"for=192.0.2.1;proto=https"}}));
}

TEST(Forwarded, of_a_chain_of_trusted_proxies_the_outermost_says_the_scheme) {
  const auto over_tls = [](const ForwardingHeaders& headers) {
    return asked_by("127.0.0.1", headers, "127.0.0.1,10.0.0.0/8").over_tls;
  };
  EXPECT_TRUE(over_tls({.forwarded_for = {"192.0.2.1, 10.0.0.9"}, .forwarded_proto = {"https, http"}}));
  EXPECT_FALSE(over_tls({.forwarded_for = {"192.0.2.1, 10.0.0.9"}, .forwarded_proto = {"http, https"}}));
  EXPECT_FALSE(over_tls({.forwarded_for = {"6.6.6.6, 192.0.2.1"}, .forwarded_proto = {"https, http"}}));
  EXPECT_TRUE(over_tls({.forwarded_for = {"192.0.2.1, 10.0.0.9"}, .forwarded_proto = {"https"}}));
  EXPECT_TRUE(over_tls({.forwarded = {"for=192.0.2.1;proto=https, for=10.0.0.9;proto=http"}}));
  EXPECT_FALSE(over_tls({.forwarded = {"for=6.6.6.6;proto=https, for=192.0.2.1;proto=http"}}));
}

TEST(Forwarded, local_is_a_loopback_peer_without_a_trace_of_a_proxy) {
  EXPECT_EQ(asked_by("127.0.0.1", {}), (Client{.address = "127.0.0.1", .local = true}));
  EXPECT_TRUE(asked_by("::ffff:127.0.0.1", {}).local);
  EXPECT_TRUE(asked_by("::1", {}, "10.0.0.0/8").local);
  EXPECT_FALSE(asked_by("10.0.0.1", {}, "10.0.0.0/8").local);
  EXPECT_FALSE(asked_by("127.0.0.1", {.forwarded_for = {"127.0.0.1"}}).local);
  EXPECT_FALSE(asked_by("127.0.0.1", {.forwarded_proto = {"https"}}).local);
  EXPECT_FALSE(asked_by("127.0.0.1", {.forwarded = {""}}).local);
  EXPECT_FALSE(asked_by("127.0.0.1", {.others = true}).local);
}

}  // namespace
}  // namespace menagerie::server
