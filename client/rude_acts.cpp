#include "client/rude_acts.h"

#include <fmt/core.h>

#include <array>

namespace menagerie::client {
namespace {

using When = RudeAct::When;

std::string garbage(QuickRandom& random, std::size_t size) {
  std::string bytes;
  while (bytes.size() < size) bytes += static_cast<char>(random.below(256));
  return bytes;
}

template <std::size_t N>
std::string any_of(const std::array<const char*, N>& texts, QuickRandom& random) {
  return texts[random.below(N)];
}

// `count` frames; {} in the text is the number.
std::string many(int count, const std::string& before, const std::string& after) {
  std::string bytes;
  for (int i = 0; i < count; ++i) bytes += raw_frame(before + std::to_string(i) + after);
  return bytes;
}

RudeAct garbage_for_http(const RudePlace&, QuickRandom& random) {
  return {When::Before, garbage(random, 1 + random.below(3000))};
}

RudeAct wrong_http(const RudePlace& place, QuickRandom& random) {
  static constexpr std::array<const char*, 8> kRequests = {
      "GET /healthz HTTP/1.1\r\nHost: {}\r\nContent-Length: 99\r\n\r\nhalf a body",
      "POST /api/v1/guest HTTP/1.1\r\nHost: {}\r\nTransfer-Encoding: gzip\r\n\r\n",
      "BREW /pot HTTP/1.1\r\nHost: {}\r\n\r\n",
      "GET /../../etc/passwd HTTP/1.1\r\nHost: {}\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: {}\r\nHost: {}\r\n\r\n",
      "GET /ws/v1 HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
      "POST /api/v1/login HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\r\n{{{{{",
      "GET /api/v1/lobby HTTP/1.1\r\nHost: {}\r\n"};
  std::string request = any_of(kRequests, random);
  for (std::size_t at = request.find("{}"); at != std::string::npos; at = request.find("{}"))
    request.replace(at, 2, place.host);
  return {When::Before, request};
}

RudeAct large_header(const RudePlace& place, QuickRandom& random) {
  return {When::Before,
          "GET / HTTP/1.1\r\nHost: " + place.host + "\r\nX-Long: " + std::string(1000 + random.below(40'000), 'x')};
}

RudeAct garbage_for_frames(const RudePlace&, QuickRandom& random) {
  return {When::After, garbage(random, 1 + random.below(3000))};
}

RudeAct wrong_frame(const RudePlace&, QuickRandom& random) {
  static constexpr std::array<FrameShape, 8> kShapes = {{{.is_masked = false},
                                                         {.reserved_bits = 5},
                                                         {.opcode = Opcode::Reserved},
                                                         {.opcode = Opcode::More},
                                                         {.opcode = Opcode::Ping, .is_last = false},
                                                         {.opcode = Opcode::Close},
                                                         {.opcode = Opcode::Binary},
                                                         {.said_length = std::uint64_t{1} << 62}}};
  return {When::After, raw_frame("{\"t\":\"ping\"}", kShapes[random.below(kShapes.size())])};
}

RudeAct parts_without_end(const RudePlace&, QuickRandom& random) {
  std::string bytes = raw_frame("", {.is_last = false});
  for (std::uint32_t i = random.below(2000); i > 0; --i)
    bytes += raw_frame("", {.opcode = Opcode::More, .is_last = false});
  return {When::After, bytes};
}

RudeAct wrong_text(const RudePlace&, QuickRandom& random) {
  static constexpr std::array<const char*, 9> kTexts = {"",
                                                        "null",
                                                        "[]",
                                                        "{",
                                                        "\"join\"",
                                                        "{\"t\":7}",
                                                        "{\"t\":\"join\",\"table\":[1]}",
                                                        "\xff\xfe",
                                                        "{\"t\":\"\\u0000\"}"};
  return {When::After, raw_frame(any_of(kTexts, random))};
}

RudeAct deep_text(const RudePlace&, QuickRandom& random) {
  const std::size_t depth = 1000 + random.below(14'000);
  return {When::After, raw_frame("{\"t\":\"join\",\"table\":" + std::string(depth, '['))};
}

RudeAct unknown_type(const RudePlace& place, QuickRandom& random) {
  static constexpr std::array<const char*, 6> kTypes = {"", "entry", "welcome", "JOIN", "drop table", "__proto__"};
  return {When::After, raw_frame(fmt::format(R"({{"t":"{}","table":"{}","id":"r-{}"}})", any_of(kTypes, random),
                                             place.table, random.below(100)))};
}

RudeAct odd_version(const RudePlace& place, QuickRandom& random) {
  static constexpr std::array<const char*, 9> kVersions = {
      "-1", "0", "1", "999999", "1e300", "9223372036854775808", "\"1\"", "null", "1.5"};
  std::string bytes;
  for (int i = 0; i < 20; ++i)
    bytes +=
        raw_frame(fmt::format(R"({{"t":"join","table":"{}","version":{}}})", place.table, any_of(kVersions, random)));
  return {When::After, bytes};
}

RudeAct repeated_id(const RudePlace& place, QuickRandom& random) {
  static constexpr std::array<const char*, 8> kWhat = {"sit",     "resign", "start", "close",
                                                       "rematch", "back",   "lot",   "kick"};
  std::string bytes;
  for (int i = 0; i < 10; ++i)
    bytes +=
        raw_frame(fmt::format(R"({{"t":"{}","table":"{}","id":"same","seat":0}})", any_of(kWhat, random), place.table));
  return {When::After, bytes};
}

RudeAct too_large(const RudePlace&, QuickRandom& random) {
  return {When::After, raw_frame("{\"t\":\"" + std::string(10'000 + random.below(80'000), 'x') + "\"}")};
}

RudeAct flood_of_chat(const RudePlace& place, QuickRandom& random) {
  const std::string join = raw_frame(R"({"t":"join","table":")" + place.table + R"("})");
  const std::string text(1 + random.below(500), 'c');
  return {When::After,
          join + many(200, R"({"t":"chat","table":")" + place.table + R"(","id":"f)", R"(","text":")" + text + "\"}")};
}

RudeAct flood_of_pings(const RudePlace&, QuickRandom& random) {
  std::string bytes;
  const Opcode opcode = random.below(2) == 0 ? Opcode::Ping : Opcode::Pong;
  for (int i = 0; i < 1000; ++i) bytes += raw_frame("x", {.opcode = opcode});
  return {When::After, bytes + many(300, R"({"t":"ping","n":)", "}")};
}

RudeAct flood_of_joins(const RudePlace& place, QuickRandom&) {
  return {When::After, many(300, R"({"t":"join","table":")" + place.table + R"(","n":)", "}")};
}

// A frame that stops in the middle; then the connection is dropped.
RudeAct half_a_frame(const RudePlace& place, QuickRandom& random) {
  const std::string whole = raw_frame(R"({"t":"join","table":")" + place.table + R"("})");
  return {When::After, whole.substr(0, random.below(static_cast<std::uint32_t>(whole.size())))};
}

using Act = RudeAct (*)(const RudePlace&, QuickRandom&);
constexpr std::array<Act, kRudeActs> kActs = {garbage_for_http, wrong_http,        large_header,   garbage_for_frames,
                                              wrong_frame,      parts_without_end, wrong_text,     deep_text,
                                              unknown_type,     odd_version,       repeated_id,    too_large,
                                              flood_of_chat,    flood_of_pings,    flood_of_joins, half_a_frame};

}  // namespace

RudeAct rude_act(std::uint32_t number, const RudePlace& place, QuickRandom& random) {
  return kActs[number](place, random);
}

}  // namespace menagerie::client
