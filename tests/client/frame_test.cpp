// Messages are read in one pass, whatever order and nesting their fields have.
#include "client/frame.h"

#include <gtest/gtest.h>

#include "client/chooser.h"
#include "client/server_memory.h"
#include "client/table_spec.h"
#include "notation/ark_text.h"
#include "notation/beasty_text.h"

namespace menagerie::client {
namespace {

TEST(Frame, FindsTheOutermostFieldsOnly) {
  const Frame frame = read_frame(
      R"({"t":"entry","table":"hT4","events":[{"what":"plays","seat":1,"t":"no","by":null}],"clock":{"version":9},)"
      R"("version":15,"what":"move","seat":0,"state":"playing","turn":[1,3],"id":"c-17"})");
  EXPECT_EQ(frame.type, "entry");
  EXPECT_EQ(frame.table, "hT4");
  EXPECT_EQ(number(frame.version), 15u);
  EXPECT_EQ(frame.what, "move");
  EXPECT_EQ(number(frame.seat), 0u);
  EXPECT_EQ(frame.turn, "[1,3]");
  EXPECT_EQ(frame.id, "c-17");
  EXPECT_TRUE(frame.legal.empty());
}

TEST(Frame, IsNotMisledByTextsThatLookLikeFields) {
  const Frame frame = read_frame(R"({"t":"chat","text":"\"},\"t\":\"entry\" [{\\","n":3,"table":"x"})");
  EXPECT_EQ(frame.type, "chat");
  EXPECT_EQ(frame.table, "x");
}

TEST(Frame, ReadsSpacesBetween) {
  const Frame frame = read_frame("{ \"t\" : \"table\" ,\n \"seat\" : null , \"version\" : 7 }");
  EXPECT_EQ(frame.type, "table");
  EXPECT_EQ(number(frame.version), 7u);
  EXPECT_EQ(frame.seat, "null");
  EXPECT_FALSE(number(frame.seat));
}

TEST(Frame, HasNoTypeWhereTheTextIsNoObject) {
  for (const char* text : {"", "{", "[]", "nonsense", "{\"t\"", "{\"t\":", "{}", "{\"t\":\"x"})
    EXPECT_TRUE(read_frame(text).type.empty()) << text;
}

TEST(Frame, KnowsWhoseTurnItIs) {
  EXPECT_TRUE(lists("[0,12]", 12));
  EXPECT_FALSE(lists("[0,12]", 1));
  EXPECT_FALSE(lists("[]", 0));
}

TEST(Frame, CountsAndPicksMoves) {
  const std::string_view legal = R"(["lion","parrot @1","split ? fox1 | fox2"])";
  EXPECT_EQ(count_texts(legal), 3u);
  EXPECT_EQ(text_at(legal, 0), R"("lion")");
  EXPECT_EQ(text_at(legal, 2), R"("split ? fox1 | fox2")");
  EXPECT_TRUE(text_at(legal, 3).empty());
}

template <class Text>
void expect_legal_choices(const typename Text::Options& options) {
  QuickRandom random(7);
  const Seed seed{5};
  auto state = Text::Game::deal(options, seed);
  while (Text::Game::turn(state) != kNobody) {
    const auto view = Text::Game::view_for(state, Text::Game::turn(state));
    const auto chosen = choose_from_view(Text::print_position(view.table).dump(), random);
    ASSERT_TRUE(chosen);
    const auto move = Text::parse_move(state, bare(*chosen));
    ASSERT_TRUE(move) << *chosen << ": " << move.sentence();
    Text::Game::play(state, *move, seed);
  }
}

TEST(Chooser, FindsALegalMoveInEveryViewOfAGame) {
  beasty::Options mix;
  mix.rules.cards = beasty::Cards::Mix;
  mix.rules.variant = beasty::Variant::Points;
  expect_legal_choices<notation::BeastyText>(mix);
  expect_legal_choices<notation::ArkText>({});
}

TEST(Chooser, HasNothingToSayWithoutMoves) {
  QuickRandom random(7);
  EXPECT_FALSE(choose_from_list("[]", random));
  EXPECT_FALSE(choose_from_list("null", random));
  EXPECT_FALSE(choose_from_view("null", random));
  EXPECT_FALSE(choose_from_view("{\"game\":\"ark\"}", random));
}

TEST(ServerMemory, IsFoundAmongTheMetrics) {
  EXPECT_EQ(resident_memory("# HELP process_resident_memory_bytes x\nprocess_resident_memory_bytes 1.5e+06\n"),
            1'500'000);
  EXPECT_FALSE(resident_memory("other 3\n"));
}

TEST(TableSpec, NamesSeatsInOrder) {
  EXPECT_EQ(
      table_spec({.game = "mix", .variant = "points", .players = 3, .bots = 1}),
      R"({"game":"beasty","cards":"mix","variant":"points","players":3,"seats":["me","open",{"bot":1}],"begin":"full"})");
}

}  // namespace
}  // namespace menagerie::client
