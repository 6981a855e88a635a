// The engine against the literal implementation, through text alone: positions, legal lists, views and scores
// at every turn of random games of every kind. In a full run, 100,000 games.
#include <gtest/gtest.h>

#include <cstdio>

#include "engine/quick_random.h"
#include "literal/literal.h"
#include "notation/hex.h"
#include "notation/protocol.h"
#include "tests/games.h"

namespace menagerie::tests {
namespace {

constexpr int kGames = 1500;
constexpr int kGamesInFullRun = 100'000;
// Of thousands of splits or decks, whole lists are compared in one position of so many.
constexpr std::uint32_t kLongListsCompared = 8;

class Both {
 public:
  // Asks both, and expects the same bytes.
  Json ask(const Json& request) {
    const std::string line = request.dump();
    const std::string engine = engine_.answer(line);
    const std::string literal = literal_.answer(line);
    EXPECT_EQ(engine, literal) << line;
    return Json::parse(engine);
  }
  // Events are the engine's alone.
  Json play(const std::string& move) {
    const std::string line = Json{{"op", "play"}, {"move", move}}.dump();
    Json engine = Json::parse(engine_.answer(line));
    const Json literal = Json::parse(literal_.answer(line));
    EXPECT_EQ(engine["ok"], literal["ok"]) << line;
    EXPECT_EQ(engine["position"].dump(), literal["position"].dump()) << line;
    return engine;
  }
  // A move from the engine's list alone, for long lists.
  Json legal_of_engine() { return Json::parse(engine_.answer(R"({"op":"legal"})")); }

 private:
  notation::Protocol engine_;
  literal::Rules literal_;
};

bool long_list(const Json& position) {
  if (position["phase"] == "deck") return true;
  if (position["game"] != "ark") return false;
  for (const Json& group : position["groups"])
    if (group.size() > 9) return true;
  return false;
}

void play_one_game(const Json& kind, std::uint64_t number) {
  SCOPED_TRACE(kind.dump() + " game " + std::to_string(number));
  QuickRandom dice(number);
  Both both;
  Json request{{"op", "new"}};
  request.update(kind);
  Seed seed;
  for (std::uint8_t& byte : seed) byte = static_cast<std::uint8_t>(dice.below(256));
  request["seed"] = notation::print_hex(seed);
  Json position = both.ask(request)["position"];
  while (position["phase"] != "over") {
    const bool compare_list = !long_list(position) || dice.below(kLongListsCompared) == 0;
    const Json legal = compare_list ? both.ask({{"op", "legal"}}) : both.legal_of_engine();
    const Json& moves = legal["moves"];
    ASSERT_FALSE(moves.empty());
    const std::string move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))].get<std::string>();
    position = both.play(move)["position"];
    const auto seats = position["players"].get<std::uint32_t>();
    const std::uint32_t viewer = dice.below(seats + 1);
    both.ask({{"op", "view"}, {"seat", viewer == seats ? Json(nullptr) : Json(viewer)}});
    if (testing::Test::HasFailure()) return;
  }
  both.ask({{"op", "legal"}});
  both.ask({{"op", "score"}});
}

// In parts, so that a share of them runs on each core.
constexpr int kParts = 8;
class Literal : public testing::TestWithParam<int> {};

TEST_P(Literal, agrees_with_the_engine_on_random_games_of_every_kind) {
  std::vector<Json> kinds = beasty_kinds();
  for (const Json& kind : ark_kinds()) kinds.push_back(kind);
  // Sanitizers look for mistakes of the program, not of the rules: a few games show those.
  const int many = asked_for("MENAGERIE_SHORT") ? kGames / 40 + 1 : games(kGames, kGamesInFullRun);
  const char* from = std::getenv("MENAGERIE_FROM_GAME");  // goes on with a run that was stopped
  int played = 0;
  for (int game = GetParam() + (from ? std::atoi(from) / kParts * kParts : 0); game < many; game += kParts) {
    play_one_game(kinds[static_cast<std::size_t>(game) % kinds.size()], static_cast<std::uint64_t>(game));
    if (HasFailure()) return;
    if (++played % 1000 == 0)
      std::fprintf(stderr, "part %d: %d of %d games agree\n", GetParam(), played, many / kParts);
  }
  EXPECT_TRUE(from || played >= many / kParts);
}
INSTANTIATE_TEST_SUITE_P(Games, Literal, testing::Range(0, kParts));

}  // namespace
}  // namespace menagerie::tests
