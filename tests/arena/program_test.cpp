// Programs at a table: what they are told, and what they lose by misbehaving. The programs are lines of shell.
#include <gtest/gtest.h>

#include "arena/bot_session.h"
#include "arena/contest.h"
#include "arena/messages.h"
#include "arena/mind_player.h"
#include "tests/ai/table.h"

namespace menagerie::arena {
namespace {

using namespace ai_tests;
using notation::BeastyText;
using notation::Json;

struct Remembers : Watcher {
  std::vector<std::string> sentences;
  void forfeit(Side, const std::string& sentence) override { sentences.push_back(sentence); }
};

struct Outcome {
  Standing standing;
  std::vector<std::string> sentences;
};

// A program of shell commands against chance, on one deal of two games.
Outcome played_by(const std::string& commands, Milliseconds limit = Milliseconds(2000)) {
  ContestOptions options{.game = {{"game", "beasty"}, {"cards", "bar"}, {"variant", "guests"}, {"players", 2}},
                         .a = {"shell", {}, std::nullopt, {"sh", "-c", commands}},
                         .b = *contender_named("random"),
                         .deals = 1,
                         .program_limit = limit};
  Remembers remembers;
  const std::atomic<bool> stop = false;
  const auto standing = run_contest(options, remembers, stop);
  EXPECT_TRUE(standing) << standing.sentence();
  return {standing ? *standing : Standing{}, remembers.sentences};
}

void expect_forfeits(const Outcome& outcome, Failure failure, const std::string& words) {
  const auto& counts = outcome.standing.failures[index_of(Side::A)];
  for (std::size_t i = 0; i < kFailures; ++i)
    EXPECT_EQ(counts[i], i == static_cast<std::size_t>(failure) ? 2u : 0u) << kFailureNames[i];
  EXPECT_EQ(outcome.standing.losses, 2u);
  EXPECT_EQ(outcome.standing.forfeits(Side::B), 0u);
  ASSERT_EQ(outcome.sentences.size(), 2u);
  for (const std::string& sentence : outcome.sentences) EXPECT_NE(sentence.find(words), std::string::npos) << sentence;
}

const std::string kReady = "read start; echo '{\"ready\":true}'; read question; ";

TEST(Program, one_that_ends_loses_the_game_and_is_started_again) {
  expect_forfeits(played_by("exit 3"), Failure::Exited, "exit code 3");
  expect_forfeits(played_by(kReady + "kill -SEGV $$"), Failure::Exited, "signal");
  expect_forfeits(played_by(kReady + "printf '{\"move\"'"), Failure::Exited, "{\\\"move\\\"");
}

TEST(Program, one_that_hangs_is_killed) {
  expect_forfeits(played_by(kReady + "sleep 1000 & wait", Milliseconds(1)), Failure::Late, "no answer within");
}

TEST(Program, garbage_is_shown_as_it_was_said) {
  expect_forfeits(played_by(kReady + "echo hello there; sleep 5"), Failure::Garbage, "\"hello there\"");
  expect_forfeits(played_by(kReady + "echo '[1]'; sleep 5"), Failure::Garbage, "\"[1]\"");
  expect_forfeits(played_by(kReady + "echo '{\"mive\":\"lion\"}'; sleep 5"), Failure::Garbage, "mive");
  expect_forfeits(played_by(kReady + "printf '\\377\\n'; sleep 5"), Failure::Garbage, "not a JSON object");
  expect_forfeits(played_by(kReady + "printf '{}\\n{}\\n'; sleep 5"), Failure::Garbage, "more than one line");
  expect_forfeits(played_by("read start; echo '{\"move\":\"lion\"}'; sleep 5"), Failure::Garbage, "ready");
}

TEST(Program, a_line_without_an_end_is_not_read_to_its_end) {
  expect_forfeits(played_by(kReady + "while :; do printf xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done"),
                  Failure::Garbage, "without an end");
}

TEST(Program, an_illegal_move_is_named) {
  expect_forfeits(played_by(kReady + "echo '{\"move\":\"unicorn\"}'; sleep 5"), Failure::Illegal, "unicorn");
}

TEST(Program, one_that_does_not_exist_is_refused_before_the_first_deal) {
  ContestOptions options{.game = {{"game", "ark"}, {"players", 2}},
                         .a = *contender_named("cmd:/no/such/program"),
                         .b = *contender_named("random")};
  Watcher nobody;
  const std::atomic<bool> stop = false;
  const auto standing = run_contest(options, nobody, stop);
  ASSERT_FALSE(standing);
  EXPECT_NE(standing.sentence().find("/no/such/program"), std::string::npos);
}

// A program whose answers come from a BotSession without a process around it.
template <class Text>
class Inside final : public Player<Text> {
 public:
  explicit Inside(BotSession& session) : session_(session) {}

  std::optional<Forfeit> begin(const Invitation<Text>& invitation) override {
    turns_ = Json::array();
    const auto answer = session_.answer(start_message(invitation, Milliseconds(60'000)).dump());
    EXPECT_TRUE(answer && Json::parse(*answer, nullptr, false)["ready"] == true);
    return std::nullopt;
  }
  Choice<typename Text::Move> choose(const ai::Observation<typename Text::Game>& observation) override {
    const auto& view = observation.view;
    const Json question = Json::parse(move_message<Text>(view.table, Json::array(), turns_).dump(), nullptr, false);
    EXPECT_EQ(*Text::parse_view(question["view"]), view.table) << "a program sees what a mind sees";
    const Json answer = Json::parse(*session_.answer(question.dump()), nullptr, false);
    EXPECT_TRUE(answer.contains("move")) << answer;
    const auto move = Text::parse_move(view.table, answer.value("move", ""));
    EXPECT_TRUE(move) << answer;
    return {move ? *move : typename Text::Move{}, {}};
  }
  bool is_program() const override { return true; }
  void hear(const Told<Text>& told) override {
    if (told.move) turns_.push_back({told.by, Text::print_move(told.before, *told.move)});
  }

 private:
  BotSession& session_;
  Json turns_;
};

// The same seed gives the same game, whether a mind sits there or speaks the lines: in the first so many kinds.
template <class Text>
void expect_the_same_through_lines(const char* name, std::size_t kinds) {
  const Contender contender = *contender_named(name);
  const std::atomic<bool> stop = false;
  auto every = every_kind<typename Text::Game>();
  ASSERT_GE(every.size(), kinds);
  every.resize(kinds);
  for (const auto& options : every) {
    const int players = Text::Game::players(Text::Game::deal(options, Seed{}));
    const typename ArenaGame<Text>::Lots lots{seed_of(4), {1, 2, 3, 4}, 0};
    std::array<BotSession, kMaxPlayers> sessions = {BotSession(contender, {}, 0), BotSession(contender, {}, 0),
                                                    BotSession(contender, {}, 0), BotSession(contender, {}, 0)};
    std::vector<std::unique_ptr<Player<Text>>> minds, lines;
    typename ArenaGame<Text>::Seats by_mind{}, by_lines{};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
      by_mind[seat] = minds.emplace_back(std::make_unique<MindPlayer<Text>>(contender, stop)).get();
      by_lines[seat] = lines.emplace_back(std::make_unique<Inside<Text>>(sessions[seat])).get();
    }
    const auto one = ArenaGame<Text>(options, lots, 1, by_mind).play(LooksForLuck::No, stop);
    const auto other = ArenaGame<Text>(options, lots, 1, by_lines).play(LooksForLuck::No, stop);
    EXPECT_EQ(one.shares, other.shares);
    EXPECT_EQ(one.moves, other.moves);
  }
}

TEST(BotSession, a_bot_plays_the_same_through_the_lines_as_at_the_table) {
  expect_the_same_through_lines<notation::BeastyText>("random", 18);
  expect_the_same_through_lines<notation::ArkText>("random", 3);
  expect_the_same_through_lines<notation::BeastyText>("plain:30", 3);
  expect_the_same_through_lines<notation::ArkText>("plain:30", 1);
  expect_the_same_through_lines<notation::BeastyText>("champion:100", 1);
}

TEST(BotSession, bad_input_gets_an_error_and_changes_nothing) {
  BotSession session(*contender_named("guest"), {}, 0);
  const auto is_error = [&](const std::string& line) {
    const auto answer = session.answer(line);
    const Json json = answer ? Json::parse(*answer, nullptr, false) : Json();
    return json.is_object() && json.contains("error") && json["error"].get<std::string>().size() > 10;
  };
  const Invitation<BeastyText> invitation{beasty_for(beasty::Cards::Bar, beasty::Variant::Guests, 2), 0, 5};
  const Json start = start_message(invitation, Milliseconds(1000));
  const auto state = Beasty::deal(invitation.options, seed_of(1));
  const Json question = move_message<BeastyText>(Beasty::view_for(state, 0).table, Json::array(), Json::array());

  EXPECT_TRUE(is_error(question.dump())) << "before a game";
  ASSERT_FALSE(is_error(start.dump()));
  for (const char* line :
       {"", "x", "{", "[]", "null", "{}", "{\"op\":1}", "{\"op\":\"fly\"}", "{\"op\":\"move\"}",
        "{\"op\":\"move\",\"view\":{}}", "{\"op\":\"move\",\"view\":{\"game\":\"ark\"}}", "{\"op\":\"start\"}", "\xff"})
    EXPECT_TRUE(is_error(line)) << line;
  for (const char* name : {"protocol", "game", "cards", "variant", "players", "seat"}) {
    Json changed = start;
    changed[name] = "x";
    EXPECT_TRUE(is_error(changed.dump())) << name;
    changed.erase(name);
    EXPECT_TRUE(is_error(changed.dump())) << "without " << name;
  }
  for (const auto& [name, value] : std::vector<std::pair<const char*, Json>>{
           {"ms", 0}, {"ms", "1"}, {"ms", 1e99}, {"seed", "g"}, {"seed", 1}, {"seat", 2}, {"protocol", 2}}) {
    Json changed = start;
    changed[name] = value;
    EXPECT_TRUE(is_error(changed.dump())) << changed;
  }
  for (const char* turns : {"1", "[1]", "[[0]]", "[[0,1]]", "[[0,\"unicorn\"]]", "[[1,\"lion\"]]", "[[0,\"lion\"]]"}) {
    Json changed = question;
    changed["turns"] = Json::parse(turns);
    EXPECT_TRUE(is_error(changed.dump())) << turns;
  }
  Json others_turn = question;
  others_turn["view"]["turn"] = 1;
  EXPECT_TRUE(is_error(others_turn.dump()));
  const auto answer = session.answer(question.dump());
  ASSERT_TRUE(answer);
  EXPECT_TRUE(BeastyText::parse_move(state, Json::parse(*answer, nullptr, false).value("move", "")))
      << "the game goes on: " << *answer;
  EXPECT_FALSE(session.answer("{\"op\":\"result\"}"));
  EXPECT_TRUE(is_error(question.dump())) << "after the game";
}

TEST(Messages, a_list_of_moves_is_sent_where_it_is_not_too_long) {
  const auto ark = Ark::deal(ark_for(2), seed_of(1));
  EXPECT_EQ(legal_list<notation::ArkText>(ark).size(), 3u);
  const auto mix = Beasty::deal(beasty_for(beasty::Cards::Mix, beasty::Variant::Guests, 2), seed_of(1));
  EXPECT_TRUE(legal_list<BeastyText>(mix).is_null()) << "4,096 decks";
  const auto trim = Beasty::deal(beasty_for(beasty::Cards::Bar, beasty::Variant::Points, 2), seed_of(1));
  EXPECT_EQ(legal_list<BeastyText>(trim).size(), 495u);
}

}  // namespace
}  // namespace menagerie::arena
