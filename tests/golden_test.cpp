// Golden playthroughs: one game of each kind as a text that a person can follow, kept in tests/golden. Whatever changes
// a rule, a shuffle, an event or a text form changes a line there, and the change is looked at before it is kept:
// MENAGERIE_WRITE_GOLDEN=1 writes them anew.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <memory>

#include "notation/hex.h"
#include "tests/games.h"

namespace menagerie::tests {
namespace {

using notation::ArkText;
using notation::BeastyText;

constexpr std::uint64_t kDeal = 2014;
constexpr std::uint64_t kChoices = 1;

std::string word_of(const Json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

// Lists without their punctuation: [["a","b"],[]] is "a b | -".
std::string words_of(const Json& value) {
  if (!value.is_array()) return word_of(value);
  if (value.empty()) return "-";
  std::string out;
  for (const Json& item : value) {
    if (!out.empty()) out += item.is_array() ? " | " : " ";
    out += words_of(item);
  }
  return out;
}

std::string sizes_of(const Json& lists) {
  Json sizes = Json::array();
  for (const Json& list : lists) sizes.push_back(list.size());
  return words_of(sizes);
}

// "2 expelled monkey.1 step=act other=skunk.0 (U, by 0)": the rule that made it so, and the event that caused it
std::string print_event(const Json& event, int index) {
  std::string out = "    " + std::to_string(index) + " " + word_of(event["what"]);
  if (event.contains("who") && !event["who"].is_null()) out += " " + word_of(event["who"]);
  for (const auto& [key, value] : event.items())
    if (key != "what" && key != "who" && key != "by" && key != "why") out += " " + key + "=" + words_of(value);
  out += " (" + word_of(event["why"]);
  if (!event["by"].is_null()) out += ", by " + word_of(event["by"]);
  return out + ")\n";
}

bool any_card(const Json& lists) {
  for (const Json& list : lists)
    if (!list.empty()) return true;
  return false;
}

// What changes from turn to turn. The draw piles stand in full where the cards have just been dealt.
enum class Draws { InFull, Counted };

std::string print_table(const Json& position, Draws draws) {
  std::string out;
  const auto row = [&out](const char* name, const std::string& text) {
    out.append("  ").append(name).append(": ").append(text).append("\n");
  };
  const bool beasty = position["game"] == "beasty";
  if (beasty) {
    row("line", words_of(position["line"]));
    row("gone", words_of(position["gone"]));
    row("bar", words_of(position["bar"]));
    row("hands", words_of(position["hands"]));
    if (any_card(position["shown"])) row("shown", words_of(position["shown"]));
    if (any_card(position["aside"])) row("aside", words_of(position["aside"]));
    row("draws", draws == Draws::InFull ? words_of(position["draws"]) : sizes_of(position["draws"]));
    return out;
  }
  row("groups", words_of(position["groups"]));
  row("arks", words_of(position["arks"]));
  row("crates", words_of(position["crates"]) + ", supply " + word_of(position["supply"]));
  row("out",
      words_of(position["out"]) + ", first " + word_of(position["first"]) + ", next " + word_of(position["next"]));
  if (any_card(position["dealt"])) row("dealt", words_of(position["dealt"]));
  row("draw", draws == Draws::InFull ? words_of(position["draw"]) : std::to_string(position["draw"].size()));
  return out;
}

std::string print_position(const Json& position, const Json& before) {
  if (position["phase"] == "deck") return "  phase deck\n";
  const bool just_dealt = before["phase"] != position["phase"] && position["phase"] != "over";
  std::string out;
  if (just_dealt || position["phase"] == "over") out += "  phase " + word_of(position["phase"]) + "\n";
  return out + print_table(position, just_dealt ? Draws::InFull : Draws::Counted);
}

std::string print_score(const Json& score) {
  std::string out = "score, winners " + words_of(score["winners"]) + "\n";
  int seat = 0;
  for (const Json& player : score["players"]) {
    out += "  seat " + std::to_string(seat++) + ":";
    for (const auto& [key, value] : player.items()) out += " " + key + "=" + words_of(value);
    out += "\n";
  }
  return out;
}

template <class Text>
std::string playthrough(const Json& kind) {
  using Game = typename Text::Game;
  const Seed seed = seed_of(kDeal);
  QuickRandom dice(kChoices);
  const auto events = std::make_unique<typename Game::Events>();
  auto state = Game::deal(*Text::parse_options(kind), seed);
  Json position = Text::print_position(state);
  std::string out =
      kind.dump() + "\nseed " + notation::print_hex(seed) + "\n" + print_position(position, {{"phase", ""}});
  for (int turn = 1; Game::turn(state) != kNobody; ++turn) {
    const std::vector<std::string> moves = Text::legal_texts(state);
    const std::string& move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
    out += "\n" + std::to_string(turn) + ". seat " + std::to_string(Game::turn(state)) + ": " + move + " (of " +
           std::to_string(moves.size()) + ")\n";
    Game::play(state, *Text::parse_move(state, move), seed, *events);
    int index = 0;
    for (const Json& event : Text::print_events(*events)) out += print_event(event, index++);
    const Json before = std::move(position);
    position = Text::print_position(state);
    out += print_position(position, before);
  }
  return out + "\n" + print_score(Text::print_score(state));
}

std::string file_of(const std::string& name) {
  return std::string(MENAGERIE_SOURCE_DIR "/tests/golden/") + name + ".txt";
}

// The first line that differs says more than the whole of both texts.
void expect_same_lines(const std::string& text, const std::string& golden, const std::string& path) {
  std::size_t start = 0;
  for (int line = 1;; ++line) {
    const std::size_t end = text.find('\n', start), golden_end = golden.find('\n', start);
    const auto of_text = text.substr(start, end - start), of_golden = golden.substr(start, golden_end - start);
    ASSERT_EQ(of_text, of_golden) << path << ":" << line << " says something else";
    if (end == std::string::npos || golden_end == std::string::npos) break;
    start = end + 1;
  }
  ASSERT_EQ(text.size(), golden.size()) << path << " ends elsewhere";
}

struct Golden {
  std::string name;
  Json kind;
};

std::ostream& operator<<(std::ostream& out, const Golden& golden) { return out << golden.kind; }

Golden beasty(const char* cards, const char* variant, int players) {
  return {std::string(cards) + "_" + variant + "_" + std::to_string(players),
          {{"game", "beasty"}, {"cards", cards}, {"variant", variant}, {"players", players}}};
}
Golden ark(int players) { return {"ark_" + std::to_string(players), {{"game", "ark"}, {"players", players}}}; }

class Playthrough : public testing::TestWithParam<Golden> {};

TEST_P(Playthrough, is_the_one_that_was_kept) {
  const auto& [name, kind] = GetParam();
  const std::string text = kind["game"] == "ark" ? playthrough<ArkText>(kind) : playthrough<BeastyText>(kind);
  const std::string path = file_of(name);
  if (asked_for("MENAGERIE_WRITE_GOLDEN")) {
    std::ofstream out(path, std::ios::binary);
    ASSERT_TRUE(out << text << std::flush) << path;
  }
  std::ifstream file(path, std::ios::binary);
  ASSERT_TRUE(file) << "there is no " << path;
  expect_same_lines(text, std::string(std::istreambuf_iterator<char>(file), {}), path);
}

INSTANTIATE_TEST_SUITE_P(EveryKind, Playthrough,
                         testing::Values(beasty("bar", "guests", 2), beasty("bar", "points", 3),
                                         beasty("town", "guests", 4), beasty("town", "points", 2),
                                         beasty("mix", "guests", 3), beasty("mix", "points", 4), ark(2), ark(3),
                                         ark(4)),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace menagerie::tests
