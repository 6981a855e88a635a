// The conformance cases and the project's own scenarios: positions with the one right answer.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "notation/json.h"
#include "notation/protocol.h"

namespace menagerie::tests {
namespace {

using notation::Json;

struct Case {
  std::string name;
  Json json;
};

std::ostream& operator<<(std::ostream& out, const Case& one) { return out << one.json["rule"]; }

std::vector<Case> cases_in(const char* folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(std::string(MENAGERIE_SOURCE_DIR "/tests/") + folder))
    if (entry.path().extension() == ".jsonl") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  std::vector<Case> cases;
  for (const auto& path : files) {
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
      Json json = Json::parse(line, nullptr, false);
      std::string name = json.is_discarded() ? "broken" : json["id"].get<std::string>();
      std::replace_if(
          name.begin(), name.end(), [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); }, '_');
      cases.push_back({name, std::move(json)});
    }
  }
  return cases;
}

// Key order does not matter between what was written by hand and what is printed.
bool same(const Json& a, const Json& b) { return nlohmann::json(a) == nlohmann::json(b); }

class OneCase : public testing::TestWithParam<Case> {
 protected:
  Json ask(const Json& request) { return Json::parse(protocol_.answer(request.dump())); }
  Json ask_line(const std::string& line) { return Json::parse(protocol_.answer(line)); }

  void run() {
    const Json& json = GetParam().json;
    ASSERT_TRUE(json.is_object());
    if (json.contains("requests") || json.contains("lines")) check_input(json);
    else check_position(json);
  }

  void check_input(const Json& json) {
    Json ok = Json::array();
    if (json.contains("requests"))
      for (const Json& request : json["requests"]) ok.push_back(ask(request)["ok"]);
    else
      for (const Json& line : json["lines"]) ok.push_back(ask_line(line.get<std::string>())["ok"]);
    EXPECT_EQ(ok, json["ok"]);
  }

  void check_position(const Json& json) {
    const Json loaded = ask({{"op", "load"}, {"position", json["position"]}});
    ASSERT_EQ(loaded["ok"], true) << loaded;
    if (json.contains("legal")) {
      EXPECT_EQ(ask({{"op", "legal"}})["moves"], json["legal"]);
    }
    if (json.contains("illegal"))
      for (const Json& move : json["illegal"]) {
        EXPECT_EQ(ask({{"op", "play"}, {"move", move}})["ok"], false) << move;
        EXPECT_EQ(ask({{"op", "position"}})["position"], loaded["position"]) << "a refused move changed something";
      }
    if (json.contains("views"))
      for (const Json& view : json["views"]) {
        EXPECT_TRUE(same(ask({{"op", "view"}, {"seat", view["seat"]}})["position"], view["is"])) << view["seat"];
      }
    if (json.contains("move")) {
      const Json played = ask({{"op", "play"}, {"move", json["move"]}});
      ASSERT_EQ(played["ok"], true) << played;
      if (json.contains("after")) {
        EXPECT_TRUE(same(played["position"], json["after"])) << played["position"] << "\nwanted " << json["after"];
      }
    }
    if (json.contains("score")) {
      Json score = ask({{"op", "score"}});
      score.erase("ok");
      EXPECT_TRUE(same(score, json["score"])) << score;
    }
  }

 private:
  notation::Protocol protocol_;
};

class Conformance : public OneCase {};
TEST_P(Conformance, Holds) { run(); }
INSTANTIATE_TEST_SUITE_P(Cases, Conformance, testing::ValuesIn(cases_in("conformance")),
                         [](const auto& test) { return test.param.name; });

class Scenario : public OneCase {};
TEST_P(Scenario, Holds) { run(); }
INSTANTIATE_TEST_SUITE_P(Cases, Scenario, testing::ValuesIn(cases_in("scenarios")),
                         [](const auto& test) { return test.param.name; });
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Scenario);

}  // namespace
}  // namespace menagerie::tests
