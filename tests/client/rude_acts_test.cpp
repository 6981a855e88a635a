// What rude and stalled clients send is what they mean to send.
#include "client/rude_acts.h"

#include <gtest/gtest.h>

#include "client/load_witness.h"

namespace menagerie::client {
namespace {

const RudePlace kPlace{"127.0.0.1:8080", {"token", "198.18.0.1"}, "T"};

TEST(RawFrames, are_masked_frames_of_the_protocol) {
  EXPECT_EQ(raw_frame("hi"), std::string("\x81\x82\0\0\0\0hi", 8));
  EXPECT_EQ(raw_frame("x", {.opcode = Opcode::Ping, .is_masked = false}), std::string("\x89\x01x", 3));
  EXPECT_EQ(raw_frame("", {.is_last = false, .reserved_bits = 5}), std::string("\x51\x80\0\0\0\0", 6));
}

TEST(RawFrames, say_lengths_in_two_or_eight_bytes) {
  EXPECT_EQ(raw_frame(std::string(300, 'x')).substr(0, 4), std::string("\x81\xfe\x01\x2c", 4));
  EXPECT_EQ(raw_frame(std::string(70'000, 'x')).substr(0, 10), std::string("\x81\xff\0\0\0\0\0\x01\x11\x70", 10));
  EXPECT_EQ(raw_frame("x", {.said_length = 126}).substr(0, 4), std::string("\x81\xfe\x00\x7e", 4));
}

TEST(RawFrames, ask_for_a_connection_in_somebodys_name_from_another_address) {
  const std::string request = handshake("h:1", {"secret", "198.18.0.9"});
  EXPECT_TRUE(request.starts_with("GET /ws/v1 HTTP/1.1\r\nHost: h:1\r\n"));
  EXPECT_NE(request.find("Authorization: Bearer secret\r\n"), std::string::npos);
  EXPECT_NE(request.find("X-Forwarded-For: 198.18.0.9\r\n"), std::string::npos);
  EXPECT_TRUE(request.ends_with("\r\n\r\n"));
  EXPECT_EQ(handshake("h", {}).find("Authorization"), std::string::npos);
}

TEST(RawFrames, forge_different_addresses_of_both_families) {
  EXPECT_EQ(forged_address(258), "198.18.1.2");
  EXPECT_EQ(forged_address(3), "2001:db8:0:3::3");
  EXPECT_NE(forged_address(65'536), forged_address(0));
}

TEST(RudeActs, send_something_each_before_or_after_the_handshake) {
  QuickRandom random(1);
  int before = 0;
  for (std::uint32_t number = 0; number < kRudeActs; ++number) {
    std::size_t bytes = 0;
    for (int time = 0; time < 20; ++time) bytes += rude_act(number, kPlace, random).bytes.size();
    EXPECT_GT(bytes, 0u) << number;
    before += rude_act(number, kPlace, random).when == RudeAct::When::Before;
  }
  EXPECT_EQ(before, 3);
}

// A seat that joined at version 1, made entry 2, and was told entry 3.
LoadWitness usual_witness() {
  LoadWitness witness("T", "seat 0");
  for (const char* text :
       {R"({"t":"table","table":"T","version":1})", R"({"t":"entry","table":"T","version":2,"id":"m1"})",
        R"({"t":"entry","table":"T","version":3})"})
    witness.heard(read_frame(text), text);
  return witness;
}

struct Told {
  bool is_whole;
  int lost, changed;
  friend bool operator==(const Told&, const Told&) = default;
};

Told told_again(const std::vector<std::string>& frames) {
  LoadWitness witness = usual_witness();
  bool came = false;
  witness.ask(0, [&came] { came = true; });
  for (const std::string& text : frames) witness.heard(read_frame(text), text);
  EXPECT_TRUE(came);
  Checker checker;
  const bool is_whole = witness.compare(checker);
  return {is_whole, checker.count(Fault::Lost), checker.count(Fault::Changed)};
}

const std::string kMove = R"({"t":"entry","table":"T","version":2,"id":"m1"})";
const std::string kOther = R"({"t":"entry","table":"T","version":3})";
const std::string kJoined = R"({"t":"joined","table":"T","version":3})";

TEST(LoadWitness, is_content_with_the_same_log) { EXPECT_EQ(told_again({kMove, kOther, kJoined}), (Told{true, 0, 0})); }

TEST(LoadWitness, notices_an_acknowledged_move_that_is_lost) {
  EXPECT_EQ(told_again({kJoined}), (Told{true, 1, 2}));
  EXPECT_EQ(told_again({R"({"t":"entry","table":"T","version":2,"id":"m9"})", kOther, kJoined}), (Told{true, 1, 2}));
}

TEST(LoadWitness, takes_news_that_come_with_the_log_and_ignores_later_ones) {
  const std::string news = R"({"t":"entry","table":"T","version":4,"id":"m2"})";
  EXPECT_EQ(told_again({news, kMove, kOther, news, kJoined}), (Told{true, 0, 0}));
  EXPECT_EQ(told_again({kMove, kOther, kJoined, news}), (Told{true, 0, 0}));
}

TEST(LoadWitness, says_where_the_log_was_not_told) {
  EXPECT_FALSE(told_again({R"({"t":"table","table":"T","version":3})"}).is_whole);
  EXPECT_FALSE(told_again({R"({"t":"refused","table":"T","code":"no_table"})"}).is_whole);
}

}  // namespace
}  // namespace menagerie::client
