// The text of a record by example, and what is wrong with those that do not hold.
#include "notation/record.h"

#include <gtest/gtest.h>

#include <memory>

#include "tests/games.h"

namespace menagerie::tests {
namespace {

using notation::parse_record;
using notation::print_record;
using notation::Record;
using notation::verify;

// Three turns of Beasty Bar. A test changes one line of it.
const std::string kShort =
    "menagerie record 1\n"                                                           // 1
    "rules 1\n"                                                                      // 2
    "game beasty\n"                                                                  // 3
    "cards bar\n"                                                                    // 4
    "variant guests\n"                                                               // 5
    "players 2\n"                                                                    // 6
    "commitment 062e70fbf2521cff7a1fa5df6b2c9f74b9cb678678000772213a5b48d094e28c\n"  // 7
    "seed 0000000000000000000000000000000000000000000000000000000000000000\n"        // 8
    "event an evening\n"                                                             // 9
    "\n"                                                                             // 10
    "0 crocodile\n"                                                                  // 11
    "1 skunk\n"                                                                      // 12
    "0 skunk\n"                                                                      // 13
    "\n"                                                                             // 14
    "unfinished\n";                                                                  // 15

std::string with(const std::string& old_text, const std::string& new_text, std::string record = kShort) {
  const std::size_t at = record.find(old_text);
  EXPECT_NE(at, std::string::npos) << "the record has no '" << old_text << "'";
  return at == std::string::npos ? record : record.replace(at, old_text.size(), new_text);
}

// What the reader says of a text that is no record, and a replay of one that does not hold.
std::string why_unreadable(const std::string& text) {
  const auto record = parse_record(text);
  return record ? "it was read" : record.sentence();
}
std::string why_not(const std::string& text) {
  const auto record = parse_record(text);
  if (!record) return "it was not read: " + record.sentence();
  const auto replay = verify(*record);
  return replay ? "it holds" : replay.sentence();
}

testing::AssertionResult says(const std::string& sentence, const std::string& words) {
  if (sentence.find(words) != std::string::npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "'" << sentence << "' does not say '" << words << "'";
}

// A whole game by the first legal move each turn.
template <class Text>
Record whole_game(const Json& kind) {
  using Game = typename Text::Game;
  const auto options = Text::parse_options(kind);
  const auto moves = std::make_unique<typename Game::Moves>();
  Record record;
  record.options = Text::print_options(*options);
  record.seed = seed_of(5);
  record.commitment = commitment(record.seed);
  auto state = Game::deal(*options, record.seed);
  while (Game::turn(state) != kNobody) {
    Game::legal_moves(state, *moves);
    record.moves.push_back({Game::turn(state), Text::print_move(state, (*moves)[0])});
    Game::play(state, (*moves)[0], record.seed);
  }
  record.winners.emplace();
  for (int seat = 0; seat < Game::players(state); ++seat)
    if (Game::winners(state) >> seat & 1) record.winners->push_back(seat);
  return record;
}
Record whole_beasty() {
  return whole_game<notation::BeastyText>(
      {{"game", "beasty"}, {"cards", "town"}, {"variant", "guests"}, {"players", 3}});
}

TEST(Record, is_a_header_and_a_line_a_turn) {
  const auto record = parse_record(kShort);
  ASSERT_TRUE(record) << record.sentence();
  EXPECT_EQ(record->rule_set, 1);
  EXPECT_EQ(record->options, (Json{{"game", "beasty"}, {"cards", "bar"}, {"variant", "guests"}, {"players", 2}}));
  EXPECT_EQ(record->seed, Seed{});
  EXPECT_EQ(record->commitment, commitment(Seed{}));
  EXPECT_EQ(record->moves, (std::vector<notation::RecordedMove>{{0, "crocodile"}, {1, "skunk"}, {0, "skunk"}}));
  EXPECT_EQ(record->winners, std::nullopt);
  const auto replay = verify(*record);
  ASSERT_TRUE(replay) << replay.sentence();
  EXPECT_FALSE(replay->over);
  EXPECT_EQ(Json::parse(replay->position)["line"], (Json{"skunk.1", "skunk.0"}));
}

TEST(Record, prints_what_it_read) {
  // Only the empty line before the result is not kept.
  EXPECT_EQ(print_record(*parse_record(kShort)), with("\n\nunfinished", "\nunfinished"));
}

TEST(Record, may_have_the_line_ends_of_any_system) {
  std::string windows;
  for (const char c : kShort) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
  const auto record = parse_record(windows);
  ASSERT_TRUE(record) << record.sentence();
  EXPECT_EQ(*record, *parse_record(kShort));
}

TEST(Record, may_end_without_a_line_end) {
  const auto record = parse_record(kShort.substr(0, kShort.size() - 1));
  ASSERT_TRUE(record) << record.sentence();
  EXPECT_EQ(*record, *parse_record(kShort));
}

TEST(Record, keeps_header_lines_it_does_not_know) {
  const auto record = parse_record(with("event an evening\n", "event an evening\nsite \nwhite Ada  Lovelace\nalone\n"));
  ASSERT_TRUE(record) << record.sentence();
  const std::vector<std::pair<std::string, std::string>> notes = {
      {"event", "an evening"}, {"site", ""}, {"white", "Ada  Lovelace"}, {"alone", ""}};
  EXPECT_EQ(record->notes, notes);
  EXPECT_EQ(parse_record(print_record(*record))->notes, notes);
  EXPECT_TRUE(verify(*record)) << "a note changes nothing";
}

TEST(Record, may_come_without_a_commitment) {
  const auto record =
      parse_record(with("commitment 062e70fbf2521cff7a1fa5df6b2c9f74b9cb678678000772213a5b48d094e28c\n", ""));
  ASSERT_TRUE(record) << record.sentence();
  EXPECT_FALSE(record->commitment);
  EXPECT_TRUE(verify(*record));
}

TEST(Record, names_the_decks_of_a_mix) {
  Json kind{{"game", "beasty"}, {"cards", "mix"}, {"variant", "guests"}, {"players", 2}};
  for (const char* own : {"skunk", "bat"})
    kind["decks"].push_back({own, "parrot", "kangaroo", "monkey", "chameleon", "seal", "zebra", "giraffe", "snake",
                             "crocodile", "hippo", "lion"});
  const Record record = whole_game<notation::BeastyText>(kind);
  const std::string text = print_record(record);
  EXPECT_TRUE(says(text, "\ndeck bat parrot kangaroo")) << text;
  EXPECT_EQ(*parse_record(text), record);
  EXPECT_EQ(why_not(text), "it holds");
  EXPECT_TRUE(says(why_not(with("deck bat", "deck crocodile", text)), "one animal of each strength"));
}

TEST(Record, names_the_species_and_the_beginner_of_an_ark) {
  const Json species = {"bear", "crocodile", "elephant", "fox", "giraffe", "lion", "panda", "tiger"};
  const Record record =
      whole_game<notation::ArkText>({{"game", "ark"}, {"players", 2}, {"first", 1}, {"species", species}});
  const std::string text = print_record(record);
  EXPECT_TRUE(says(text, "\nfirst 1\n"));
  EXPECT_TRUE(says(text, "\nspecies bear crocodile elephant"));
  EXPECT_EQ(*parse_record(text), record);
  EXPECT_EQ(why_not(text), "it holds");
}

TEST(Record, refuses_a_broken_line_and_names_it) {
  struct Broken {
    std::string text, line, words;
  };
  const std::vector<Broken> all = {
      {"", "line 1:", "a record begins with"},
      {"\n" + kShort, "line 1:", "a record begins with"},
      {with("menagerie record 1", "menagerie record 2"), "line 1:", "a record begins with"},
      {with("rules 1", "rules one"), "line 2:", "a number is expected after 'rules'"},
      {with("rules 1", "rules"), "line 2:", "a number is expected after 'rules'"},
      {with("players 2", "players -2"), "line 6:", "a number is expected after 'players'"},
      {with("players 2", "players 99999999999999999999"), "line 6:", "a number is expected after 'players'"},
      {with("commitment 06", "commitment x6"), "line 7:", "64 hexadecimal digits are expected after 'commitment'"},
      {with("seed 00", "seed 0"), "line 8:", "64 hexadecimal digits are expected after 'seed'"},
      {with("0 crocodile", "4 crocodile"), "line 11:", "a turn is a seat and its move"},
      {with("0 crocodile", "crocodile"), "line 11:", "a turn is a seat and its move"},
      {with("1 skunk", "-1 skunk"), "line 12:", "a turn is a seat and its move"},
      {with("unfinished", "winners Ada"), "line 15:", "the winners are seats"},
      {kShort + "0 skunk\n", "line 16:", "nothing follows the result"},
      {kShort + "winners 0\n", "line 16:", "nothing follows the result"},
      {with("event an evening", std::string("event \0\xFF", 8)) + "x", "line 16:", "nothing follows the result"},
  };
  for (const Broken& broken : all) {
    EXPECT_TRUE(says(why_unreadable(broken.text), broken.line)) << broken.text;
    EXPECT_TRUE(says(why_unreadable(broken.text), broken.words)) << broken.text;
  }
}

TEST(Record, without_a_seed_is_refused) {
  EXPECT_TRUE(says(why_unreadable(with("seed 0000000000000000000000000000000000000000000000000000000000000000\n", "")),
                   "the header has no seed"));
}

TEST(Record, that_is_cut_off_anywhere_is_refused) {
  for (const std::string& whole : {kShort, print_record(whole_beasty())}) {
    // The last line is 'unfinished' or 'winners …': without its line end it is still whole.
    for (std::size_t size = 0; size < whole.find_last_of('\n', whole.size() - 2) + 1; ++size)
      ASSERT_FALSE(parse_record(whole.substr(0, size))) << whole.substr(0, size);
  }
  EXPECT_TRUE(says(why_unreadable(with("unfinished\n", "")), "it may be cut off"));
}

TEST(Record, of_other_rules_does_not_hold) {
  EXPECT_TRUE(says(why_not(with("rules 1", "rules 2")), "rule-set version 2; this program knows version 1"));
  EXPECT_TRUE(says(why_not(with("rules 1", "rules 0")), "rule-set version 0"));
}

TEST(Record, with_another_seed_than_was_promised_does_not_hold) {
  EXPECT_TRUE(says(why_not(with("seed 00", "seed 01")), "does not fit the commitment"));
  EXPECT_TRUE(says(why_not(with("commitment 06", "commitment 07")), "does not fit the commitment"));
}

TEST(Record, of_a_game_that_is_not_there_does_not_hold) {
  EXPECT_TRUE(says(why_not(with("game beasty", "game chess")), "the header names no game, beasty or ark"));
  EXPECT_TRUE(says(why_not(with("game beasty\n", "")), "the header names no game, beasty or ark"));
  EXPECT_TRUE(says(why_not(with("cards bar", "cards zoo")), "'cards'"));
  EXPECT_TRUE(says(why_not(with("cards bar\n", "")), "'cards'"));
  EXPECT_TRUE(says(why_not(with("variant guests", "variant")), "'variant'"));
  EXPECT_TRUE(says(why_not(with("players 2", "players 5")), "'players'"));
  EXPECT_TRUE(says(why_not(with("players 2", "players 2\ndeck skunk")), "mix"));
}

TEST(Record, with_a_turn_of_the_wrong_seat_does_not_hold) {
  EXPECT_EQ(why_not(with("1 skunk", "0 skunk")), "turn 2: seat 1 was to act, not seat 0");
  EXPECT_EQ(why_not(with("1 skunk\n", "")), "turn 2: seat 1 was to act, not seat 0");
}

TEST(Record, with_an_illegal_move_does_not_hold) {
  EXPECT_TRUE(says(why_not(with("0 crocodile", "0 lion tamer")), "turn 1: 'lion tamer' was not a legal move"));
  EXPECT_TRUE(says(why_not(with("0 skunk", "0 crocodile")), "turn 3: 'crocodile' was not a legal move"));
  EXPECT_TRUE(says(why_not(with("0 skunk", "0 skunk ")), "turn 3: 'skunk ' was not a legal move"));
  EXPECT_TRUE(says(why_not(with("0 skunk", "0")), "turn 3: '' was not a legal move"));
}

TEST(Record, with_the_wrong_winners_does_not_hold) {
  Record record = whole_beasty();
  ASSERT_EQ(why_not(print_record(record)), "it holds");
  const std::vector<int> winners = *record.winners;
  ASSERT_LT(winners.size(), 3u) << "somebody has to lose for this test";
  for (const std::vector<int>& wrong : {std::vector<int>{}, {0, 1, 2}, {7}}) {
    record.winners = wrong;
    EXPECT_TRUE(says(why_not(print_record(record)), "other winners than the rules"));
  }
  record.winners.reset();
  EXPECT_TRUE(says(why_not(print_record(record)), "the record names no winners"));
}

TEST(Record, that_goes_on_after_the_end_does_not_hold) {
  Record record = whole_beasty();
  record.moves.push_back(record.moves.back());
  EXPECT_TRUE(says(why_not(print_record(record)), "the game was over before it"));
}

TEST(Record, that_names_winners_too_early_does_not_hold) {
  EXPECT_TRUE(says(why_not(with("unfinished", "winners 0")), "the game is not over"));
}

TEST(Record, holds_for_whole_games) {
  for (const Json& kind : beasty_kinds()) {
    const Record record = whole_game<notation::BeastyText>(kind);
    EXPECT_EQ(why_not(print_record(record)), "it holds") << kind;
    EXPECT_TRUE(verify(record)->over);
    EXPECT_EQ(verify(record)->winners, record.winners);
  }
  for (const Json& kind : ark_kinds())
    EXPECT_EQ(why_not(print_record(whole_game<notation::ArkText>(kind))), "it holds") << kind;
}

}  // namespace
}  // namespace menagerie::tests
