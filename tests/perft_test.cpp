// The number of ways to play so many turns from a deal with the seed of zeros. A rule that allows or forbids one move
// too many shows here. The smaller counts are made a second time by the literal rules, through text alone.
#include <gtest/gtest.h>

#include "cli/perft.h"
#include "literal/literal.h"
#include "notation/hex.h"
#include "tests/games.h"

namespace menagerie::tests {
namespace {

using notation::ArkText;
using notation::BeastyText;

// So many the literal rules count too, fewer under a sanitizer.
constexpr std::uint64_t kMostForLiteral = 5000;
constexpr std::uint64_t kMostForLiteralInShort = 300;

struct Count {
  std::string name;
  Json kind;
  std::vector<std::string> opening;  // played before the counting begins
  std::vector<std::uint64_t> ways;   // of one turn, of two, and so on
};

std::ostream& operator<<(std::ostream& out, const Count& count) { return out << count.kind; }

Json beasty_kind(const char* cards, const char* variant, int players) {
  return {{"game", "beasty"}, {"cards", cards}, {"variant", variant}, {"players", players}};
}
Json ark_kind(int players) { return {{"game", "ark"}, {"players", players}}; }

// The mix without its first phase: every seat alternates between the games, odd seats the other way round.
Json composed(const char* variant, int players) {
  const char* const first[] = {"skunk", "parrot",  "kangaroo", "monkey",    "chameleon", "seal",
                               "zebra", "giraffe", "snake",    "crocodile", "hippo",     "lion"};
  const char* const second[] = {"bat",       "vulture", "peacock", "dog",   "penguin", "ostrich",
                                "porcupine", "llama",   "cheetah", "tiger", "bear",    "rhino"};
  Json kind = beasty_kind("mix", variant, players);
  for (int seat = 0; seat < players; ++seat) {
    Json deck = Json::array();
    for (int i = 0; i < 12; ++i) deck.push_back((i + seat) % 2 ? second[i] : first[i]);
    kind["decks"].push_back(deck);
  }
  return kind;
}

using FirstMoves = std::vector<std::string>;
FirstMoves without_the_weakest_of_bar(std::size_t players) {
  return FirstMoves(players, "trim skunk parrot kangaroo monkey");
}
FirstMoves without_the_weakest_of_town(std::size_t players) {
  return FirstMoves(players, "trim bat vulture peacock dog");
}
FirstMoves without_the_weakest_composed(std::size_t players) {
  FirstMoves moves;
  for (std::size_t seat = 0; seat < players; ++seat)
    moves.push_back(seat % 2 ? "trim bat parrot peacock monkey" : "trim skunk vulture kangaroo dog");
  return moves;
}

// clang-format off
std::vector<Count> counts() {
  return {
      {"bar_guests_2", beasty_kind("bar", "guests", 2), {}, {4, 16, 79, 374, 1911}},
      {"bar_guests_3", beasty_kind("bar", "guests", 3), {}, {4, 16, 73, 410, 1969}},
      {"bar_guests_4", beasty_kind("bar", "guests", 4), {}, {4, 16, 73, 455, 3099}},
      {"town_guests_2", beasty_kind("town", "guests", 2), {}, {4, 22, 182, 1131, 8244}},
      {"town_guests_3", beasty_kind("town", "guests", 3), {}, {4, 22, 131, 1306, 8404}},
      {"town_guests_4", beasty_kind("town", "guests", 4), {}, {4, 22, 131, 930, 9136}},
      {"bar_points_2", beasty_kind("bar", "points", 2), {}, {495, 245025}},
      {"town_points_3", beasty_kind("town", "points", 3), {}, {495, 245025}},
      {"mix_guests_2", beasty_kind("mix", "guests", 2), {}, {4096}},
      {"mix_points_4", beasty_kind("mix", "points", 4), {}, {4096}},
      {"bar_points_2_sorted_out", beasty_kind("bar", "points", 2), without_the_weakest_of_bar(2), {4, 16, 71, 349}},
      {"town_points_2_sorted_out", beasty_kind("town", "points", 2), without_the_weakest_of_town(2), {6, 36, 189, 1215}},
      {"mix_guests_2_composed", composed("guests", 2), {}, {4, 20, 100, 665, 4055}},
      {"mix_points_2_composed", composed("points", 2), {}, {495}},
      {"mix_points_2_sorted_out", composed("points", 2), without_the_weakest_composed(2), {4, 24, 132, 733}},
      {"bar_points_3_sorted_out", beasty_kind("bar", "points", 3), without_the_weakest_of_bar(3), {4, 16, 71, 340}},
      {"town_points_3_sorted_out", beasty_kind("town", "points", 3), without_the_weakest_of_town(3), {6, 36, 234, 1244}},
      {"mix_guests_3_composed", composed("guests", 3), {}, {4, 20, 105, 651, 7415}},
      {"mix_points_3_composed", composed("points", 3), {}, {495}},
      {"mix_points_3_sorted_out", composed("points", 3), without_the_weakest_composed(3), {4, 24, 138, 803}},
      {"bar_points_4_sorted_out", beasty_kind("bar", "points", 4), without_the_weakest_of_bar(4), {4, 16, 71, 346}},
      {"town_points_4_sorted_out", beasty_kind("town", "points", 4), without_the_weakest_of_town(4), {6, 36, 234, 2030}},
      {"mix_guests_4_composed", composed("guests", 4), {}, {4, 20, 105, 808, 7170}},
      {"mix_points_4_composed", composed("points", 4), {}, {495}},
      {"mix_points_4_sorted_out", composed("points", 4), without_the_weakest_composed(4), {4, 24, 138, 948}},
      {"ark_2", ark_kind(2), {}, {3, 9, 2295}},
      {"ark_3", ark_kind(3), {}, {3, 9, 27, 27621}},
      {"ark_4", ark_kind(4), {}, {3, 9, 27, 81, 331695}},
      {"ark_2_kept", ark_kind(2), {"keep bear5", "keep lion1"}, {255, 9084, 151236}},
      {"ark_3_kept", ark_kind(3), {"keep tiger2", "keep tiger1", "keep panda2"}, {1023, 85514}},
  };
}
// clang-format on

template <class Text>
void count_by_engine(const Count& count) {
  using Game = typename Text::Game;
  const auto options = Text::parse_options(count.kind);
  ASSERT_TRUE(options) << options.sentence();
  auto state = Game::deal(*options, Seed{});
  for (const std::string& text : count.opening) {
    const auto move = Text::parse_move(state, text);
    ASSERT_TRUE(move) << move.sentence();
    Game::play(state, *move, Seed{});
  }
  for (std::size_t depth = 1; depth <= count.ways.size(); ++depth)
    EXPECT_EQ(cli::perft<Game>(state, Seed{}, static_cast<int>(depth)), count.ways[depth - 1]) << depth << " turns";
}

// Knows nothing of the engine: it deals anew for every sequence and plays it from the start.
class LiteralCount {
 public:
  explicit LiteralCount(const Count& count) : played_(count.opening) {
    request_ = {{"op", "new"}, {"seed", notation::print_hex(Seed{})}};
    request_.update(count.kind);
  }

  std::uint64_t ways(std::size_t depth) {
    if (depth == 0) return 1;
    const Json moves = legal();
    if (depth == 1) return moves.size();
    std::uint64_t sum = 0;
    for (const Json& move : moves) {
      played_.push_back(move.get<std::string>());
      sum += ways(depth - 1);
      played_.pop_back();
    }
    return sum;
  }

 private:
  Json ask(const Json& request) {
    Json answer = Json::parse(rules_.answer(request.dump()));
    EXPECT_EQ(answer["ok"], true) << request << answer;
    return answer;
  }
  Json legal() {
    ask(request_);
    for (const std::string& move : played_) ask({{"op", "play"}, {"move", move}});
    return ask({{"op", "legal"}})["moves"];
  }

  literal::Rules rules_;
  Json request_;
  std::vector<std::string> played_;
};

class Perft : public testing::TestWithParam<Count> {};

TEST_P(Perft, counts_what_was_counted_before) {
  const Count& count = GetParam();
  if (count.kind["game"] == "ark") count_by_engine<ArkText>(count);
  else count_by_engine<BeastyText>(count);
}

TEST_P(Perft, counts_what_the_literal_rules_count) {
  const Count& count = GetParam();
  const std::uint64_t most = asked_for("MENAGERIE_SHORT") ? kMostForLiteralInShort : kMostForLiteral;
  for (std::size_t depth = 1; depth <= count.ways.size(); ++depth) {
    if (count.ways[depth - 1] > most) return;
    EXPECT_EQ(LiteralCount(count).ways(depth), count.ways[depth - 1]) << depth << " turns";
  }
}

INSTANTIATE_TEST_SUITE_P(Counts, Perft, testing::ValuesIn(counts()), [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace menagerie::tests
