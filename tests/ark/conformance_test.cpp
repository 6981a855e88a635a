// The conformance cases of this game, asked of the notation directly.
#include <fstream>

#include "tests/ark/table.h"

namespace menagerie::ark_tests {
namespace {

#ifndef MENAGERIE_SOURCE_DIR
#define MENAGERIE_SOURCE_DIR "."
#endif

std::vector<Json> cases(const std::string& file) {
  std::ifstream in(std::string(MENAGERIE_SOURCE_DIR) + "/tests/conformance/" + file);
  EXPECT_TRUE(in) << file;
  std::vector<Json> list;
  for (std::string line; std::getline(in, line);) {
    Json one = Json::parse(line, nullptr, false);
    if (line.find("\"game\":\"ark\"") != std::string::npos && !one.is_discarded()) list.push_back(std::move(one));
  }
  EXPECT_FALSE(list.empty()) << file;
  return list;
}

void check_moves(const std::string& file) {
  for (const Json& one : cases(file)) {
    SCOPED_TRACE(one["id"].get<std::string>());
    ark::State state = load(one["position"]);
    if (one.contains("legal")) {
      EXPECT_EQ(legal(state), one["legal"]);
    }
    if (one.contains("illegal")) {
      for (const Json& text : one["illegal"]) EXPECT_TRUE(refuses(state, text.get<std::string>())) << text;
    }
    if (one.contains("move")) play(state, one["move"].get<std::string>());
    if (one.contains("after")) {
      EXPECT_EQ(ArkText::print_position(state).dump(), one["after"].dump());
    }
    if (one.contains("score")) {
      EXPECT_EQ(ArkText::print_score(state).dump(), one["score"].dump());
    }
  }
}

TEST(ArkConformance, the_worked_examples_come_out) { check_moves("examples.jsonl"); }
TEST(ArkConformance, the_rulings_come_out) { check_moves("rulings.jsonl"); }
TEST(ArkConformance, the_settled_cases_come_out) { check_moves("settled.jsonl"); }
TEST(ArkConformance, the_tables_of_four_come_out) { check_moves("four.jsonl"); }

TEST(ArkConformance, a_seat_sees_what_it_may_know) {
  for (const Json& one : cases("views.jsonl")) {
    SCOPED_TRACE(one["id"].get<std::string>());
    const ark::State state = load(one["position"]);
    for (const Json& view : one["views"]) {
      const Seat seat = view["seat"].is_null() ? kNobody : static_cast<Seat>(view["seat"].get<int>());
      EXPECT_EQ(ArkText::print_position(ark::view_for(state, seat).table).dump(), view["is"].dump());
    }
  }
}

TEST(ArkConformance, bad_input_is_refused_and_good_input_is_not) {
  for (const Json& one : cases("input.jsonl")) {
    if (!one.contains("requests")) continue;
    SCOPED_TRACE(one["id"].get<std::string>() + ": " + one["rule"].get<std::string>());
    const Json& request = one["requests"][0];
    const bool ok = one["ok"][0].get<bool>();
    if (request["op"] == "load" && request["position"]["game"] == "ark") {
      const auto state = ArkText::parse_position(request["position"]);
      EXPECT_EQ(static_cast<bool>(state), ok) << state.sentence();
    } else if (request["op"] == "new" && request["game"] == "ark") {
      const auto options = ArkText::parse_options(request);
      EXPECT_EQ(static_cast<bool>(options), ok) << options.sentence();
    }
  }
}

}  // namespace
}  // namespace menagerie::ark_tests
