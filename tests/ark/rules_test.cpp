// The numbered rules, each as a table, a move and what comes of it. A test's name begins with its rule.
#include <bit>

#include "tests/ark/table.h"

namespace menagerie::ark_tests {
namespace {

TEST(ArkRules, A1_eight_ten_or_twelve_species_of_five_tiles_are_in_the_game) {
  for (const int players : {2, 3, 4}) {
    const ark::State state = new_game(players, 7);
    EXPECT_EQ(std::popcount(state.species), players == 2 ? 8 : players == 3 ? 10 : 12);
    EXPECT_EQ(state.draw_size + 3 * players, 5 * std::popcount(state.species));
  }
}

TEST(ArkRules, A1_the_host_may_choose_the_species) {
  const Json request = {{"players", 2}, {"species", words("zebra tiger rhino panda lion hippo gorilla giraffe")}};
  const auto options = ArkText::parse_options(request);
  ASSERT_TRUE(options) << options.sentence();
  EXPECT_EQ(shown(Ark::deal(*options, seed_of(1)), "species"),
            R"(["giraffe","gorilla","hippo","lion","panda","rhino","tiger","zebra"])");
}

TEST(ArkRules, A1_otherwise_they_are_drawn_by_lot) {
  bool differ = false;
  for (std::uint64_t game = 1; game < 20; ++game) differ |= new_game(2, game).species != new_game(2, 0).species;
  EXPECT_TRUE(differ);
}

TEST(ArkRules, A2_everyone_begins_with_one_of_twenty_crates) {
  const ark::State state = new_game(3, 1);
  EXPECT_EQ(shown(state, "crates"), "[1,1,1]");
  EXPECT_EQ(shown(state, "supply"), "17");
}

TEST(ArkRules, A2_who_splits_with_five_crates_gives_one_back) {
  ark::State state = load(Table{.groups = "bear1 bear2", .arks = {"fox1", "lion1"}, .crates = {5, 1}});
  const Json events = play(state, "split bear1 | bear2");
  EXPECT_EQ(shown(state, "crates"), "[4,1]");
  EXPECT_EQ(shown(state, "supply"), "15");
  EXPECT_EQ(told(events, "crate_returned").dump(),
            R"({"what":"crate_returned","by":0,"why":"A2","seat":0,"crates":1,"has":4})");
}

TEST(ArkRules, A3_each_player_chooses_from_three_tiles_from_seat_0_on_and_in_secret) {
  ark::Options options;
  options.first = 1;
  ark::State state = Ark::deal(options, seed_of(3));
  EXPECT_EQ(shown(state, "phase"), "\"keep\"");
  EXPECT_EQ(shown(state, "turn"), "0");
  const auto moves = ArkText::legal_texts(state);
  ASSERT_EQ(moves.size(), 3u);
  const std::string tile = moves[1].substr(5);
  EXPECT_EQ(tale(play(state, moves[1])), "kept turn");
  EXPECT_EQ(shown(state, "arks"), "[[\"?" + tile + "\"],[]]");
  EXPECT_EQ(shown(state, "turn"), "1");
  EXPECT_EQ(ArkText::print_position(state)["dealt"][0].size(), 2u);
  EXPECT_EQ(ArkText::print_position(ark::view_for(state, 1).table)["arks"].dump(), R"([["?"],[]])");
}

TEST(ArkRules, A3_then_the_other_two_of_everybody_go_face_up_to_the_middle) {
  ark::Options options;
  options.first = 1;
  ark::State state = Ark::deal(options, seed_of(3));
  play(state, ArkText::legal_texts(state)[0]);
  const Json dealt = ArkText::print_position(state)["dealt"];
  const Json events = play(state, ArkText::legal_texts(state)[0]);
  EXPECT_EQ(tale(events), "kept revealed revealed round_began filled face_down turn");
  EXPECT_EQ(events[1]["tiles"], dealt[0]);
  const std::string group = ArkText::print_position(state)["groups"][0].dump();
  for (const Json& tile : dealt[0]) EXPECT_NE(group.find(tile.dump()), std::string::npos);
  EXPECT_EQ(shown(state, "turn"), "1") << "the holder of the flag begins, not seat 0";
  EXPECT_EQ(shown(state, "dealt"), "[[],[]]");
}

TEST(ArkRules, A3_the_first_flag_is_drawn_by_lot) {
  unsigned drawn = 0;
  for (std::uint64_t game = 0; game < 40; ++game) drawn |= 1u << new_game(4, game).first;
  EXPECT_EQ(drawn, 0b1111u);
}

TEST(ArkRules, A4_the_middle_is_one_group_again_filled_up_with_one_more_tile_face_down) {
  ark::State state = load(Table{.groups = "bear1 | bear2 | fox3",
                                .arks = {"fox1", "lion1"},
                                .crates = {1, 0},
                                .next = 1,
                                .out = {1},
                                .draw = "tiger5 panda1 giraffe3 tiger4 elephant1 fox4 lion4 lion5"});
  const Json events = play(state, "take fox3");
  EXPECT_EQ(shown(state, "groups"),
            R"([["?lion4","bear1","bear2","elephant1","fox4","giraffe3","panda1","tiger4","tiger5"]])");
  EXPECT_EQ(told(events, "filled")["tiles"].dump(), R"(["tiger5","panda1","giraffe3","tiger4","elephant1","fox4"])");
  EXPECT_EQ(told(events, "face_down")["who"], "?lion4");
  EXPECT_EQ(ArkText::print_position(state)["draw"][0], "lion5");
}

TEST(ArkRules, A4_twelve_ten_or_eight_tiles_lie_face_up) {
  for (const int players : {2, 3, 4}) {
    ark::State state = new_game(players, 11);
    for (int seat = 0; seat < players; ++seat) play(state, ArkText::legal_texts(state)[0]);
    EXPECT_EQ(state.groups[0].face_up().size(), players == 2 ? 8 : players == 3 ? 10 : 12);
    EXPECT_TRUE(state.groups[0].has(ark::kFaceDown));
  }
}

TEST(ArkRules, A4_a_face_down_tile_still_lying_there_stays_and_no_second_is_added) {
  ark::State state = load(Table{.groups = "?tiger1 | bear1 bear2",
                                .arks = {"fox1", "lion1"},
                                .crates = {1, 0},
                                .next = 1,
                                .out = {1},
                                .draw = "panda1 panda2 panda3 panda4 panda5 lion2 lion3"});
  const Json events = play(state, "split bear1 | bear2");
  EXPECT_EQ(shown(state, "groups"),
            R"([["?tiger1","bear1","bear2","lion2","panda1","panda2","panda3","panda4","panda5"]])");
  EXPECT_EQ(told(events, "face_down_stays")["why"], "A4");
  EXPECT_TRUE(told(events, "face_down").is_null());
}

TEST(ArkRules, A5_a_split_makes_two_groups_of_one_and_earns_a_crate) {
  ark::State state =
      load(Table{.groups = "?tiger1 panda1 | bear1 bear2 bear3 | fox2", .arks = {"fox1", "lion1"}, .crates = {1, 2}});
  const Json events = play(state, "split bear1 bear3 | bear2");
  EXPECT_EQ(shown(state, "groups"), R"([["?tiger1","panda1"],["bear1","bear3"],["bear2"],["fox2"]])");
  EXPECT_EQ(shown(state, "crates"), "[2,2]");
  EXPECT_EQ(shown(state, "turn"), "1");
  EXPECT_EQ(tale(events), "split crate_taken turn");
  EXPECT_EQ(events[0].dump(),
            R"({"what":"split","by":null,"why":"A5","seat":0,"left":["bear1","bear3"],"right":["bear2"]})");
}

TEST(ArkRules, A5_a_group_is_taken_for_one_crate_a_tile_and_the_player_drops_out) {
  ark::State state =
      load(Table{.groups = "?tiger1 elephant2 panda3 | bear1 bear2", .arks = {"fox1", "lion1"}, .crates = {4, 1}});
  const Json events = play(state, "take ? elephant2 panda3");
  EXPECT_EQ(shown(state, "arks"), R"([["?tiger1","elephant2","fox1","panda3"],["lion1"]])");
  EXPECT_EQ(shown(state, "crates"), "[1,1]");
  EXPECT_EQ(shown(state, "out"), "[true,false]");
  EXPECT_EQ(shown(state, "next"), "0");
  EXPECT_EQ(tale(events), "taken paid looked_at dropped_out got_flag turn final_turn");
  EXPECT_EQ(told(events, "paid").dump(), R"({"what":"paid","by":0,"why":"A5","seat":0,"crates":3,"has":1})");
}

TEST(ArkRules, A5_the_price_is_what_one_can_pay) {
  const ark::State state = load(Table{.groups = "bear1 bear2 | fox2", .arks = {"fox1", "lion1"}});
  EXPECT_EQ(legal(state).dump(), R"(["split bear1 | bear2","take fox2"])");
  EXPECT_EQ(ArkText::parse_move(state, "take bear1 bear2").sentence(),
            "that group costs 2 crates, and the seat to act has 1");
}

TEST(ArkRules, A5_only_the_first_to_drop_out_begins_the_next_round) {
  ark::State state = load(Table{
      .players = 3, .groups = "bear1 | tiger1 | tiger2", .arks = {"fox1", "lion1", "panda1"}, .turn = 1, .first = 1});
  play(state, "take bear1");
  play(state, "take tiger1");
  EXPECT_EQ(shown(state, "next"), "1");
  EXPECT_EQ(tale(play(state, "take tiger2")), "taken paid dropped_out round_ended round_began filled face_down turn");
  EXPECT_EQ(shown(state, "first"), "1");
  EXPECT_EQ(shown(state, "turn"), "1");
}

TEST(ArkRules, A5_in_seat_order_those_who_have_not_dropped_out) {
  ark::State state = load(Table{.players = 4,
                                .groups = "tiger1 tiger2 tiger3 tiger4",
                                .arks = {"fox1", "lion1", "panda1", "zebra1"},
                                .turn = 3,
                                .next = 1,
                                .out = {1}});
  play(state, "split tiger1 | tiger2 tiger3 tiger4");
  EXPECT_EQ(shown(state, "turn"), "0");
  play(state, "split tiger2 | tiger3 tiger4");
  EXPECT_EQ(shown(state, "turn"), "2");
  play(state, "split tiger3 | tiger4");
  EXPECT_EQ(shown(state, "turn"), "3");
}

TEST(ArkRules, A6_who_cannot_split_must_take) {
  const ark::State state = load(Table{.groups = "?tiger1 | bear1", .arks = {"fox1", "lion1"}});
  EXPECT_EQ(legal(state).dump(), R"(["take ?","take bear1"])");
  EXPECT_TRUE(refuses(state, "pass"));
}

TEST(ArkRules, A6_who_can_do_neither_forfeits_the_turn_but_stays_in_the_round) {
  ark::State state = load(Table{.groups = "?tiger1 | bear1", .arks = {"fox1", "lion1"}, .crates = {0, 1}});
  EXPECT_EQ(legal(state).dump(), R"(["pass"])");
  EXPECT_EQ(tale(play(state, "pass")), "forfeited turn");
  EXPECT_EQ(shown(state, "out"), "[false,false]");
  EXPECT_EQ(shown(state, "turn"), "1");
}

TEST(ArkRules, A7_the_last_player_has_one_final_turn_and_a_split_ends_the_round) {
  ark::State state = load(Table{.groups = "bear1 bear2 bear3 | fox2", .arks = {"fox1", "lion1"}});
  const Json events = play(state, "take fox2");
  EXPECT_EQ(told(events, "final_turn").dump(), R"({"what":"final_turn","by":4,"why":"A7","seat":1})");
  EXPECT_EQ(shown(state, "turn"), "1");
  EXPECT_EQ(tale(play(state, "split bear1 bear2 | bear3")),
            "split crate_taken round_ended round_began filled face_down turn");
  EXPECT_EQ(shown(state, "turn"), "0");
  EXPECT_EQ(shown(state, "out"), "[false,false]");
  EXPECT_EQ(shown(state, "next"), "null");
}

TEST(ArkRules, A7_a_forfeited_final_turn_ends_the_round_too) {
  ark::State state = load(Table{.groups = "bear1", .arks = {"fox1", "lion1"}, .crates = {0, 0}, .next = 1, .out = {1}});
  EXPECT_EQ(tale(play(state, "pass")), "forfeited round_ended round_began filled face_down turn");
  EXPECT_EQ(shown(state, "turn"), "1");
}

TEST(ArkRules, A7_while_two_are_left_a_split_passes_the_turn_on) {
  ark::State state = load(
      Table{.players = 3, .groups = "bear1 bear2 bear3", .arks = {"fox1", "lion1", "panda1"}, .next = 2, .out = {2}});
  EXPECT_EQ(tale(play(state, "split bear1 | bear2 bear3")), "split crate_taken turn");
  EXPECT_EQ(shown(state, "turn"), "1");
}

constexpr const char* kNine = "fox1 fox2 fox3 fox4 fox5 lion1 lion2 lion3 lion4";

TEST(ArkRules, A8_ten_tiles_are_said_at_once_and_the_round_goes_on) {
  ark::State state = load(Table{.groups = "bear1 | tiger1 tiger2", .arks = {kNine, "panda1"}});
  const Json events = play(state, "take bear1");
  EXPECT_EQ(told(events, "holds_ten").dump(), R"({"what":"holds_ten","by":0,"why":"A8","seat":0,"has":10})");
  EXPECT_EQ(shown(state, "phase"), "\"play\"");
  EXPECT_EQ(shown(state, "turn"), "1");
}

TEST(ArkRules, A8_the_game_ends_at_the_end_of_that_round_and_the_table_stays) {
  ark::State state = load(Table{.groups = "bear1 | tiger1 tiger2", .arks = {kNine, "?panda1"}});
  play(state, "take bear1");
  const Json events = play(state, "split tiger1 | tiger2");
  EXPECT_EQ(tale(events), "split crate_taken round_ended game_ended opened draw_shown draw_shown scored scored won");
  EXPECT_EQ(shown(state, "phase"), "\"over\"");
  EXPECT_EQ(shown(state, "turn"), "null");
  EXPECT_EQ(shown(state, "groups"), R"([["tiger1"],["tiger2"]])");
  EXPECT_EQ(shown(state, "next"), "0");
  EXPECT_EQ(legal(state).dump(), "[]");
  EXPECT_TRUE(refuses(state, "pass"));
}

TEST(ArkRules, A8_nine_tiles_do_not_end_the_game) {
  ark::State state =
      load(Table{.groups = "bear1 | tiger1", .arks = {"panda1", kNine}, .crates = {1, 1}, .next = 1, .out = {1}});
  play(state, "take bear1");
  EXPECT_EQ(shown(state, "phase"), "\"play\"");
}

// The last move of a game in which seat 0 has this ark.
Json last_tale(const std::string& ark, const std::string& other = "lion1") {
  ark::State state =
      load(Table{.groups = "panda5", .arks = {ark, other}, .crates = {0, 1}, .turn = 1, .next = 0, .out = {0}});
  return play(state, "take panda5");
}

TEST(ArkRules, A9_species_held_exactly_twice_are_removed) {
  const Json events =
      last_tale("bear1 bear2 crocodile1 crocodile2 crocodile3 elephant1 elephant2 elephant3 fox4 giraffe2");
  EXPECT_EQ(told(events, "pair_left").dump(),
            R"({"what":"pair_left","by":4,"why":"A9","seat":0,"tiles":["bear1","bear2"]})");
  EXPECT_EQ(told(events, "scored")["tiles"].dump(),
            R"(["crocodile1","crocodile2","crocodile3","elephant1","elephant2","elephant3","fox4","giraffe2"])");
  EXPECT_TRUE(told(events, "reduced").is_null());
}

TEST(ArkRules, A9_more_than_ten_are_reduced_to_the_best_ten_never_leaving_two) {
  const Json events =
      last_tale("bear1 bear2 bear3 crocodile1 crocodile2 crocodile3 elephant1 elephant2 elephant3 fox1 fox2 fox5");
  EXPECT_EQ(told(events, "reduced").dump(), R"({"what":"reduced","by":4,"why":"A9","seat":0,"tiles":["fox1","fox2"]})");
  EXPECT_EQ(told(events, "scored")["total"], 50);
}

TEST(ArkRules, A10_singles_score_their_number_herds_five_each_and_crates_one) {
  const ark::State state =
      load(Table{.groups = "bear1", .arks = {"fox1 fox2 fox3 lion4 tiger1", "panda5"}, .crates = {3, 0}});
  EXPECT_EQ(ArkText::print_score(state)["players"][0].dump(),
            R"({"tiles":["fox1","fox2","fox3","lion4","tiger1"],"animals":20,"crates":3,"total":23,"species":3})");
  EXPECT_EQ(ArkText::print_score(state)["over"], false);
}

TEST(ArkRules, A11_the_highest_total_wins) {
  const Json events = last_tale("bear1 bear2 bear3 fox1 fox2 fox3 lion1 lion2 lion3 tiger4", "");
  EXPECT_EQ(told(events, "won")["seat"], 0);
  EXPECT_EQ(told(events, "won")["why"], "A11");
}

TEST(ArkRules, A11_of_equal_totals_the_one_with_more_species_wins) {
  const ark::State state =
      load(Table{.groups = "bear5", .arks = {"fox1 fox2 fox3", "lion5 panda5 tiger4"}, .crates = {0, 1}});
  EXPECT_EQ(ArkText::print_score(state)["winners"].dump(), "[1]");
}

TEST(ArkRules, A11_still_tied_the_victory_is_shared) {
  const ark::State state = load(Table{
      .players = 3, .groups = "bear5", .arks = {"fox5 lion4", "lion5 panda3", "tiger5 fox4"}, .crates = {1, 2, 0}});
  EXPECT_EQ(ArkText::print_score(state)["winners"].dump(), "[0,1]");
}

TEST(ArkRules, A12_others_see_how_many_tiles_an_ark_holds_but_not_the_secret_ones) {
  ark::State state =
      load(Table{.groups = "?tiger1 elephant2 | bear1", .arks = {"?fox1 fox4", "?lion1"}, .crates = {2, 1}});
  ark::Events events;
  ark::play(state, *ArkText::parse_move(state, "take ? elephant2"), events);
  EXPECT_EQ(shown(ark::view_for(state, 1).table, "arks"), R"([["?","?","elephant2","fox4"],["?lion1"]])");
  EXPECT_EQ(shown(ark::view_for(state, 0).table, "arks"), R"([["?fox1","?tiger1","elephant2","fox4"],["?"]])");
  EXPECT_EQ(told(ArkText::print_events(ark::events_for(events, 0)), "looked_at")["who"], "?tiger1");
  EXPECT_EQ(told(ArkText::print_events(ark::events_for(events, 1)), "looked_at")["who"], "?");
  EXPECT_EQ(told(ArkText::print_events(ark::events_for(events, kNobody)), "looked_at")["who"], "?");
}

TEST(ArkRules, A12_at_the_departure_everything_is_open) {
  ark::State state = load(Table{.groups = "?tiger1 | bear1",
                                .arks = {"?bear2 ?bear3 fox1 fox2 fox3 fox4 fox5 lion1 lion2 lion3", "?panda1"},
                                .turn = 1,
                                .next = 0,
                                .out = {0}});
  ark::Events events;
  ark::play(state, *ArkText::parse_move(state, "take bear1"), events);
  EXPECT_EQ(ark::view_for(state, kNobody).table, state);
  const Json all = ArkText::print_events(ark::events_for(events, kNobody));
  EXPECT_EQ(told(all, "opened")["tiles"].dump(), R"(["bear2","bear3"])");
  EXPECT_EQ(told(all, "face_down_shown")["who"], "?tiger1");
  EXPECT_EQ(shown(state, "arks"),
            R"([["bear2","bear3","fox1","fox2","fox3","fox4","fox5","lion1","lion2","lion3"],["bear1","panda1"]])");
  EXPECT_EQ(shown(state, "groups"), R"([["?tiger1"]])");
}

TEST(ArkRules, A13_with_all_arks_just_below_ten_there_is_still_enough_to_draw) {
  ark::State state = load(Table{.players = 4,
                                .groups = "zebra4",
                                .arks = {"bear1 bear2 bear3 bear4 bear5 crocodile1 crocodile2 crocodile3 crocodile4",
                                         "elephant1 elephant2 elephant3 elephant4 elephant5 fox1 fox2 fox3 fox4",
                                         "giraffe1 giraffe2 giraffe3 giraffe4 giraffe5 panda1 panda2 panda3 panda4",
                                         "hippo1 hippo2 hippo3 hippo4 hippo5 lion1 lion2 lion3"},
                                .crates = {0, 0, 0, 1},
                                .turn = 3,
                                .next = 0,
                                .out = {0, 1, 2}});
  play(state, "take zebra4");
  EXPECT_EQ(state.groups[0].size(), 13);
}

}  // namespace
}  // namespace menagerie::ark_tests
