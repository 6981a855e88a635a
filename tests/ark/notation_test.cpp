// The text forms: what is read, what is refused, and with which words.
#include "tests/ark/table.h"

namespace menagerie::ark_tests {
namespace {

Json operator""_read(const char* text, std::size_t size) {
  return Json::parse(std::string_view(text, size), nullptr, false);
}

const Table kPlain = {
    .groups = "?tiger4 panda1 panda3 | fox5", .arks = {"?fox2", "?lion1 lion2"}, .crates = {2, 1}, .turn = 1};

// The sentence of a refusal, empty if the position is loaded.
std::string refusal(const Json& position) { return ArkText::parse_position(position).sentence(); }

Json changed(const char* field, Json value) {
  Json position = json_of(kPlain);
  position[field] = std::move(value);
  return position;
}

TEST(ArkNotation, a_loaded_position_is_printed_in_order) {
  EXPECT_EQ(shown(load(Table{.groups = "fox5 | panda3 panda1 ?tiger4", .arks = {"?fox2", "lion2 ?lion1"}}), "groups"),
            R"([["?tiger4","panda1","panda3"],["fox5"]])");
  EXPECT_EQ(shown(load(Table{.groups = "fox5", .arks = {"lion2 ?lion1", ""}}), "arks"), R"([["?lion1","lion2"],[]])");
}

TEST(ArkNotation, every_field_of_a_position_is_wanted_and_an_unknown_one_ignored) {
  const Json whole = json_of(kPlain);
  EXPECT_EQ(refusal(whole), "");
  for (const auto& [name, value] : whole.items()) {
    Json position = whole;
    position.erase(name);
    EXPECT_NE(refusal(position), "") << name;
    position = whole;
    position[name] = 1.5;
    EXPECT_NE(refusal(position), "") << name;
  }
  EXPECT_EQ(refusal(changed("colour", "red")), "");
}

TEST(ArkNotation, a_position_that_cannot_be_is_refused_with_a_sentence) {
  EXPECT_EQ(refusal(changed("phase", "keep")), "only the phases play and over can be loaded");
  EXPECT_EQ(refusal(changed("phase", "over")), "the game is not over before an ark has ten tiles");
  EXPECT_EQ(refusal(changed("supply", 18)), "all crates together are twenty");
  EXPECT_EQ(refusal(changed("crates", {6, 1})), "everybody has from no crates to five");
  EXPECT_EQ(refusal(changed("crates", {true, 1})), "everybody has from no crates to five");
  EXPECT_EQ(refusal(changed("next", 0)), "'next' is who dropped out first, null if nobody did");
  EXPECT_EQ(refusal(changed("out", {true, false})), "'next' is who dropped out first, null if nobody did");
  EXPECT_EQ(refusal(changed("groups", R"([[]])"_read)), "a group has at least one tile");
  EXPECT_EQ(refusal(changed("groups", R"([["?tiger4", "?panda1"]])"_read)),
            "only one tile lies face down in the middle");
  EXPECT_EQ(refusal(changed("groups", R"([["?tiger4", "panda1"], ["fox5"]])"_read)), "the tile panda3 is missing");
  EXPECT_EQ(refusal(changed("groups", R"([["?tiger4", "panda1", "panda3"], ["fox5", "fox2"]])"_read)),
            "the tile fox2 is in two places");
  EXPECT_EQ(refusal(changed("groups", R"([["zebra4"]])"_read)),
            "the tile zebra4 is of a species that is not in the game");
  EXPECT_EQ(refusal(changed("groups", R"([["?"]])"_read)), "'?' is not a tile");
  EXPECT_EQ(refusal(changed("groups", R"([["fox6"]])"_read)), "'fox6' is not a tile");
  EXPECT_EQ(refusal(changed("species", words("bear bear"))), "the species bear is listed twice");
  EXPECT_EQ(refusal(changed("species", words("bear"))), "2 players have 8 species in the game");
  Json all_out = changed("out", {true, true});
  all_out["next"] = 0;
  EXPECT_EQ(refusal(all_out), "the seat to act has dropped out");
}

TEST(ArkNotation, A4_more_than_twelve_face_up_tiles_in_the_middle_are_refused) {
  const std::string twelve = "bear1 bear2 bear3 bear4 bear5 fox1 fox2 fox3 fox4 fox5 lion1 lion2";
  EXPECT_EQ(refusal(json_of(Table{.groups = "?tiger1 " + twelve, .arks = {"panda1", "panda2"}})), "");
  EXPECT_EQ(refusal(json_of(Table{.groups = "lion3 | " + twelve, .arks = {"panda1", "panda2"}})),
            "at most twelve tiles lie face up in the middle");
}

TEST(ArkNotation, a_loaded_end_drops_marks_and_ignores_turn) {
  Table end = kPlain;
  end.phase = "over";
  end.arks[0] = "?fox2 bear1 bear2 bear3 bear4 bear5 crocodile1 crocodile2 crocodile3 crocodile4";
  Json position = json_of(end);
  position["turn"] = "nobody";
  const ark::State state = load(position);
  EXPECT_EQ(shown(state, "turn"), "null");
  EXPECT_EQ(ArkText::print_position(state)["arks"][1].dump(), R"(["lion1","lion2"])");
  EXPECT_EQ(ArkText::print_position(state)["groups"][0][0], "?tiger4");
}

TEST(ArkNotation, a_move_has_one_form_only) {
  const ark::State state = load(kPlain);
  EXPECT_FALSE(refuses(state, "split ? panda3 | panda1"));
  for (const char* text : {"",
                           " ",
                           "split",
                           "split ",
                           "split ?",
                           "split ? panda1 panda3",
                           "split ? panda1 panda3 | ",
                           "split ? | panda1",
                           "split panda1 | ? panda3",
                           "split ?tiger4 | panda1 panda3",
                           "split ? panda3  | panda1",
                           "split ?  panda3 | panda1",
                           "split panda3 ? | panda1",
                           "split ? panda3 | panda1 ",
                           " split ? panda3 | panda1",
                           "Split ? panda3 | panda1",
                           "split ? panda3 | panda1 | fox5",
                           "split ? panda1 | panda1 panda3",
                           "split ? | fox5",
                           "take",
                           "take ",
                           "take fox5 ",
                           "take fox5 fox5",
                           "take panda1",
                           "take ? panda1 panda3",
                           "take Fox5",
                           "take fox05",
                           "keep fox5",
                           "pass",
                           "passes"}) {
    EXPECT_TRUE(refuses(state, text)) << text;
    EXPECT_NE(ArkText::parse_move(state, text).sentence(), "") << text;
  }
  EXPECT_FALSE(refuses(state, "take fox5"));
}

TEST(ArkNotation, a_refused_move_is_told_why) {
  const ark::State state = load(kPlain);
  const auto why = [&](const char* text) { return ArkText::parse_move(state, text).sentence(); };
  EXPECT_EQ(why("pass"), "nobody may pass who can split or take");
  EXPECT_EQ(why("keep fox5"), "tiles are kept only at the start of the game");
  EXPECT_EQ(why("take panda1"), "there is no group of exactly these tiles");
  EXPECT_EQ(why("take ? panda1 panda3"), "that group costs 3 crates, and the seat to act has 1");
  EXPECT_EQ(why("split panda1 | ? panda3"), "the first tile of the group stands on the left side");
  EXPECT_EQ(why("dance"), "'dance' is not a move: it begins with keep, split or take, or is pass");
}

TEST(ArkNotation, a_view_is_read_with_its_hidden_tiles_but_not_with_odd_marks) {
  const Json view = ArkText::print_position(ark::view_for(load(kPlain), 1).table);
  EXPECT_TRUE(ArkText::parse_view(view));
  EXPECT_FALSE(ArkText::parse_position(view));
  Json odd = view;
  odd["arks"][0][0] = "??";
  EXPECT_FALSE(ArkText::parse_view(odd));
  odd = view;
  odd["draw"].push_back("?");
  EXPECT_FALSE(ArkText::parse_view(odd)) << "one tile too many";
  odd = view;
  odd["groups"][1].push_back("?");
  EXPECT_FALSE(ArkText::parse_view(odd)) << "two face-down tiles";
}

TEST(ArkNotation, options_are_checked) {
  const auto accepts = [](const char* text) {
    return static_cast<bool>(ArkText::parse_options(Json::parse(text, nullptr, false)));
  };
  EXPECT_TRUE(accepts(R"({"players":4})"));
  EXPECT_TRUE(accepts(R"({"players":2,"first":null,"species":null})"));
  EXPECT_TRUE(accepts(R"({"players":3,"first":2})"));
  for (const char* text : {R"({})", R"({"players":1})", R"({"players":5})", R"({"players":2.0})", R"({"players":true})",
                           R"({"players":"2"})", R"({"players":2,"first":2})", R"({"players":2,"first":-1})",
                           R"({"players":2,"first":true})", R"({"players":2,"species":[]})",
                           R"({"players":2,"species":"bear"})", R"({"players":2,"species":["cow"]})"}) {
    EXPECT_FALSE(accepts(text)) << text;
  }
}

TEST(ArkNotation, the_chosen_first_seat_begins) {
  const auto options = ArkText::parse_options(Json{{"players", 3}, {"first", 2}});
  ASSERT_TRUE(options);
  EXPECT_EQ(shown(Ark::deal(*options, seed_of(9)), "first"), "2");
}

}  // namespace
}  // namespace menagerie::ark_tests
