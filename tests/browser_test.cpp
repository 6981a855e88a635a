// The house in the browser (docs/browser.md), natively: whole games by its bots, their records, and bad requests.
#include "bindings/browser/browser_protocol.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "notation/record.h"

namespace menagerie::browser {
namespace {

using Json = nlohmann::json;

const std::string kSeed(64, '7');

class BrowserHouse : public testing::Test {
 protected:
  Json ask(const Json& request) { return Json::parse(house_.answer(request.dump()), nullptr, false); }
  bool refuses(const Json& request) {
    const Json answer = ask(request);
    return answer["ok"] == false && !answer["error"].get<std::string>().empty();
  }

  // Plays a game by bots and keeps its moves and last position.
  void play(Json options) {
    options["op"] = "new";
    options["seed"] = kSeed;
    position_ = ask(options)["position"];
    moves_ = Json::array();
    while (!position_["turn"].is_null()) {
      const Json seat = position_["turn"];
      const Json view = ask({{"op", "view"}, {"seat", seat}})["position"];
      const Json bot =
          ask({{"op", "bot"}, {"view", view}, {"level", 1}, {"seed", "a" + std::to_string(moves_.size())}});
      ASSERT_TRUE(bot["ok"].get<bool>()) << bot.dump();
      const Json played = ask({{"op", "play"}, {"move", bot["move"]}});
      ASSERT_TRUE(played["ok"].get<bool>()) << played.dump();
      moves_.push_back({seat, bot["move"]});
      position_ = played["position"];
    }
  }

  BrowserProtocol house_;
  Json moves_;
  Json position_;
};

class EveryGame : public BrowserHouse, public testing::WithParamInterface<const char*> {};

TEST_P(EveryGame, IsPlayedByBotsAndItsRecordTellsItAgain) {
  const Json options = Json::parse(GetParam());
  play(options);
  const Json notes = Json::parse(R"([["table","here"]])");
  const Json written =
      ask({{"op", "record"}, {"options", options}, {"seed", kSeed}, {"moves", moves_}, {"notes", notes}});
  ASSERT_TRUE(written["ok"].get<bool>()) << written.dump();
  const auto record = notation::parse_record(written["record"].get<std::string>());
  ASSERT_TRUE(record) << record.sentence();
  EXPECT_TRUE(notation::verify(*record));
  EXPECT_TRUE(record->winners.has_value());

  const Json again = ask({{"op", "replay"}, {"record", written["record"]}});
  ASSERT_TRUE(again["ok"].get<bool>()) << again.dump();
  ASSERT_EQ(again["turns"].size(), moves_.size());
  const Json sealed = ask({{"op", "commit"}, {"seed", again["host_seed"]}});
  EXPECT_EQ(sealed["commitment"], again["commitment"]) << "what a reader compares";
  EXPECT_EQ(again["turns"].back()["position"], position_);
  EXPECT_EQ(again["winners"], again["score"]["winners"]);
  EXPECT_EQ(again["notes"], notes);
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    EXPECT_EQ(again["turns"][i]["seat"], moves_[i][0]);
    EXPECT_EQ(again["turns"][i]["move"], moves_[i][1]);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGame,
                         testing::Values(R"({"game":"beasty","cards":"bar","variant":"guests","players":2})",
                                         R"({"game":"beasty","cards":"town","variant":"guests","players":4})",
                                         R"({"game":"beasty","cards":"bar","variant":"points","players":3})",
                                         R"({"game":"beasty","cards":"mix","variant":"points","players":2})",
                                         R"({"game":"ark","players":3})"));

TEST_F(BrowserHouse, WritesARecordOfAGameThatIsNotOver) {
  const Json options{{"game", "ark"}, {"players", 2}};
  const Json written = ask({{"op", "record"}, {"options", options}, {"seed", kSeed}, {"moves", Json::array()}});
  ASSERT_TRUE(written["ok"].get<bool>());
  EXPECT_NE(written["record"].get<std::string>().find("\nunfinished\n"), std::string::npos);
}

TEST_F(BrowserHouse, ThinksTheSameTwice) {
  ask({{"op", "new"}, {"game", "beasty"}, {"cards", "town"}, {"variant", "guests"}, {"players", 2}, {"seed", kSeed}});
  const Json view = ask({{"op", "view"}, {"seat", 0}})["position"];
  const Json request{{"op", "bot"}, {"view", view}, {"level", 2}, {"seed", "ffffffffffffffff"}};
  EXPECT_EQ(ask(request), ask(request));
  EXPECT_TRUE(ask(request)["ok"].get<bool>());
}

TEST_F(BrowserHouse, KnowsTheReturnGameAndTheMatch) {
  play({{"game", "beasty"}, {"cards", "mix"}, {"variant", "guests"}, {"players", 2}});
  const Json options = ask({{"op", "return"}, {"position", position_}})["options"];
  ASSERT_EQ(options["decks"].size(), 2u);
  const std::string left_out = moves_[1][1].get<std::string>();  // seat 1 begins the return game
  for (const Json& species : options["decks"][0])
    EXPECT_EQ(left_out.find(' ' + species.get<std::string>()), std::string::npos) << species;

  const Json ahead{{"guests", 99}, {"values", 99}, {"points", 99}};
  const Json behind{{"guests", 0}, {"values", 0}, {"points", 0}};
  EXPECT_EQ(ask({{"op", "match"}, {"position", position_}, {"first", {ahead, behind}}})["winners"], Json::array({0}));
  EXPECT_EQ(ask({{"op", "match"}, {"position", position_}, {"first", {behind, ahead}}})["winners"], Json::array({1}));
}

TEST_F(BrowserHouse, RefusesBadRequestsAndKeepsItsGame) {
  const Json begun = ask(
      {{"op", "new"}, {"game", "beasty"}, {"cards", "bar"}, {"variant", "guests"}, {"players", 2}, {"seed", kSeed}});
  const Json view = ask({{"op", "view"}, {"seat", 0}})["position"];
  const Json bar{{"game", "beasty"}, {"cards", "bar"}, {"variant", "guests"}, {"players", 2}};
  EXPECT_TRUE(refuses({{"op", "bot"}}));
  EXPECT_TRUE(refuses({{"op", "bot"}, {"view", view}, {"level", 7}, {"seed", "1"}}));
  EXPECT_TRUE(refuses({{"op", "bot"}, {"view", view}, {"level", 1}, {"seed", "g"}}));
  EXPECT_TRUE(refuses({{"op", "bot"}, {"view", view}, {"level", 1}, {"seed", "12345678901234567"}}));
  EXPECT_TRUE(refuses({{"op", "bot"}, {"view", "lion"}, {"level", 1}, {"seed", "1"}}));
  EXPECT_TRUE(refuses({{"op", "commit"}, {"seed", "12"}}));
  EXPECT_TRUE(refuses({{"op", "record"}, {"options", bar}, {"seed", kSeed}, {"moves", {{0, "dragon"}}}}));
  EXPECT_TRUE(refuses({{"op", "record"}, {"options", bar}, {"seed", kSeed}, {"moves", {"lion"}}}));
  EXPECT_TRUE(refuses({{"op", "record"}, {"options", bar}, {"seed", kSeed}, {"moves", Json::array()}, {"left", {9}}}));
  EXPECT_TRUE(refuses({{"op", "record"},
                       {"options", bar},
                       {"seed", kSeed},
                       {"moves", Json::array()},
                       {"notes", {{"a", "b\nc", "d"}}}}));
  EXPECT_TRUE(refuses({{"op", "replay"}}));
  EXPECT_TRUE(refuses({{"op", "replay"}, {"record", "menagerie record 1\n"}}));
  EXPECT_TRUE(refuses({{"op", "return"}, {"position", begun["position"]}}));
  EXPECT_TRUE(refuses({{"op", "match"}, {"position", begun["position"]}, {"first", Json::array()}}));
  EXPECT_TRUE(refuses({{"op", "dance"}}));
  EXPECT_EQ(Json::parse(house_.answer("nonsense"), nullptr, false)["ok"], false);
  EXPECT_EQ(ask({{"op", "position"}})["position"], begun["position"]);
}

}  // namespace
}  // namespace menagerie::browser
