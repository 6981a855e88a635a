// Rules that one position cannot show: set-up, whole games, results. A test's name begins with its rule; the other
// rules are in tests/scenarios/beasty.jsonl.
#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "tests/beasty/table.h"

namespace menagerie::beasty_tests {
namespace {

using beasty::State;
using beasty::Strengths;
using beasty::What;

const char* const kFirstGame = "skunk parrot kangaroo monkey chameleon seal zebra giraffe snake crocodile hippo lion";
const char* const kSecondGame = "bat vulture peacock dog penguin ostrich porcupine llama cheetah tiger bear rhino";

// The points as they are printed on the cards of the later edition.
int points_of(const std::string& species) {
  static const std::map<std::string, int> kPoints = {
      {"skunk", 4},     {"parrot", 4},  {"kangaroo", 4}, {"monkey", 3},    {"chameleon", 3}, {"seal", 2},
      {"zebra", 4},     {"giraffe", 3}, {"snake", 2},    {"crocodile", 3}, {"hippo", 2},     {"lion", 2},
      {"bat", 4},       {"vulture", 2}, {"peacock", 2},  {"dog", 2},       {"penguin", 3},   {"ostrich", 3},
      {"porcupine", 4}, {"llama", 4},   {"cheetah", 4},  {"tiger", 3},     {"bear", 2},      {"rhino", 3}};
  return kPoints.at(species);
}

int strength_of(const std::string& species) {
  for (const char* book : {kFirstGame, kSecondGame}) {
    const auto list = words(book);
    const auto found = std::find(list.begin(), list.end(), species);
    if (found != list.end()) return static_cast<int>(found - list.begin()) + 1;
  }
  ADD_FAILURE() << species;
  return 0;
}

std::set<std::string> set_of(const std::string& text) {
  const auto list = words(text);
  return {list.begin(), list.end()};
}

// All cards of a seat that has just been dealt its hand.
std::set<std::string> deck_of(const State& state, std::size_t seat) {
  const Json position = BeastyText::print_position(state);
  std::set<std::string> deck;
  for (const char* where : {"hands", "draws", "aside"})
    for (const Json& card : position[where][seat]) deck.insert(card.get<std::string>());
  return deck;
}

// --- Table

TEST(BeastyRules, S1_the_twelve_animals_of_the_first_game_or_of_the_second) {
  for (const int players : {2, 3, 4})
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
      EXPECT_EQ(deck_of(new_game("bar", "guests", players, 1), seat), set_of(kFirstGame));
      EXPECT_EQ(deck_of(new_game("town", "guests", players, 1), seat), set_of(kSecondGame));
    }
}

TEST(BeastyRules, S1_two_to_four_players_have_a_seat_each) {
  for (const int players : {0, 1, 5})
    EXPECT_FALSE(BeastyText::parse_options({{"cards", "bar"}, {"variant", "guests"}, {"players", players}}));
  for (const int players : {2, 3, 4})
    EXPECT_EQ(BeastyText::print_position(new_game("bar", "guests", players, 1))["hands"].size(),
              static_cast<std::size_t>(players));
}

TEST(BeastyRules, S2_4096_decks_each_with_one_animal_of_each_strength) {
  const auto moves = BeastyText::legal_texts(new_game("mix", "guests", 2, 1));
  EXPECT_EQ(moves.size(), 4096u);
  EXPECT_EQ(std::set<std::string>(moves.begin(), moves.end()).size(), 4096u);
  for (const std::string& move : moves) {
    const auto deck = words(move);
    ASSERT_EQ(deck.size(), 13u);
    for (std::size_t i = 1; i < deck.size(); ++i) ASSERT_EQ(strength_of(deck[i]), static_cast<int>(i));
  }
}

TEST(BeastyRules, S2_the_deck_that_was_composed_is_dealt) {
  State state = new_game("mix", "guests", 2, 1);
  const std::string one = "skunk vulture kangaroo dog chameleon ostrich zebra llama snake tiger hippo rhino";
  play(state, "deck " + one);
  EXPECT_EQ(shown(state, "phase"), "\"deck\"");
  play(state, std::string("deck ") + kSecondGame);
  EXPECT_EQ(shown(state, "phase"), "\"play\"");
  EXPECT_EQ(deck_of(state, 0), set_of(one));
  EXPECT_EQ(deck_of(state, 1), set_of(kSecondGame));
}

TEST(BeastyRules, S2_decks_are_composed_in_secret) {
  State state = new_game("mix", "guests", 2, 1);
  play(state, std::string("deck ") + kSecondGame);
  const Json other = BeastyText::print_position(Beasty::view_for(state, 1).table);
  EXPECT_EQ(other["hands"][0], Json(std::vector<std::string>(12, "?")));
  play(state, std::string("deck ") + kFirstGame);
  EXPECT_EQ(BeastyText::print_position(Beasty::view_for(state, 1).table)["hands"][0],
            Json(std::vector<std::string>(4, "?")));
}

TEST(BeastyRules, S3_four_cards_are_the_hand_and_the_rest_the_draw_pile) {
  for (const Json& kind : tests::beasty_kinds()) {
    State state = new_game(kind, 5);
    begin_play(state, 5);
    for (Seat seat = 0; seat < state.players(); ++seat) {
      EXPECT_EQ(state.hand[seat].size(), 4);
      EXPECT_EQ(state.draw[seat].size(), kind["variant"] == "points" ? 4 : 8);
    }
  }
}

TEST(BeastyRules, S3_each_deck_is_shuffled_by_itself) {
  constexpr int kDeals = 3000;
  int in_hand[2][13] = {}, next[2][13] = {}, alike = 0;
  for (std::uint64_t game = 0; game < kDeals; ++game) {
    const State state = new_game("bar", "guests", 2, game);
    alike += state.hand[0] == state.hand[1];
    for (const Seat seat : {Seat{0}, Seat{1}}) {
      for (int strength = 1; strength <= 12; ++strength) in_hand[seat][strength] += state.hand[seat].has(strength);
      ++next[seat][state.draw[seat].at(0)];
    }
  }
  for (const int seat : {0, 1})
    for (int strength = 1; strength <= 12; ++strength) {
      EXPECT_NEAR(in_hand[seat][strength], kDeals / 3, 6 * 26) << strength;  // six standard deviations
      EXPECT_NEAR(next[seat][strength], kDeals / 12, 6 * 16) << strength;
    }
  EXPECT_LT(alike, 40);
}

TEST(BeastyRules, S4_between_turns_at_most_four_wait_and_never_a_bat_first_nor_a_vulture) {
  in_random_games(games(400, 20000), [](const State&, const beasty::Events&, const State& after) {
    const beasty::Row line = after.line();
    ASSERT_LE(line.size(), 4);
    ASSERT_NE(line.first().species(), beasty::Bat);
    for (int place = 0; place < line.size(); ++place) ASSERT_NE(line.at(place).species(), beasty::Vulture);
  });
}

TEST(BeastyRules, S5_play_goes_round_in_seat_order_and_everyone_has_the_same_number_of_turns) {
  for (const Json& kind : tests::beasty_kinds())
    for (std::uint64_t game = 0; game < static_cast<std::uint64_t>(games(20, 500)); ++game) {
      State state = new_game(kind, game);
      begin_play(state, game);
      QuickRandom random(game);
      std::vector<int> turns(static_cast<std::size_t>(state.players()));
      for (int seat = 0; Beasty::turn(state) != kNobody; seat = (seat + 1) % state.players()) {
        ASSERT_EQ(Beasty::turn(state), seat);
        ++turns[static_cast<std::size_t>(seat)];
        ASSERT_LE(turns[0], 12);
        Beasty::play(state, random_move(state, random), seed_of(game));
      }
      for (const int each : turns) EXPECT_EQ(each, kind["variant"] == "points" ? 8 : 12);
    }
}

TEST(BeastyRules, S5_seat_0_begins_whoever_sits_there) {
  for (const Json& kind : tests::beasty_kinds()) {
    State state = new_game(kind, 2);
    begin_play(state, 2);
    EXPECT_EQ(Beasty::turn(state), 0);
  }
}

TEST(BeastyRules, S6_four_of_twelve_can_be_sorted_out_in_495_ways) {
  for (const char* cards : {"bar", "town"}) {
    const auto moves = BeastyText::legal_texts(new_game(cards, "points", 3, 1));
    EXPECT_EQ(moves.size(), 495u);
    EXPECT_EQ(std::set<std::string>(moves.begin(), moves.end()).size(), 495u);
    for (const std::string& move : moves) ASSERT_EQ(set_of(move).size(), 5u);
  }
}

TEST(BeastyRules, S6_the_eight_left_are_dealt_and_the_four_are_hidden_until_the_end) {
  State state = new_game("town", "points", 2, 4);
  play(state, "trim bat dog tiger rhino");
  EXPECT_EQ(BeastyText::print_position(Beasty::view_for(state, 1).table)["aside"][0],
            Json(std::vector<std::string>(4, "?")));
  play(state, "trim peacock dog bear rhino");
  EXPECT_EQ(shown(state, "aside"), R"([["bat","dog","tiger","rhino"],["peacock","dog","bear","rhino"]])");
  const Json position = BeastyText::print_position(state);
  for (const char* where : {"hands", "draws"})
    for (const Json& card : position[where][0])
      EXPECT_FALSE(set_of("bat dog tiger rhino").contains(card.get<std::string>())) << card;
  QuickRandom random(4);
  while (Beasty::turn(state) != kNobody) {
    for (const Seat viewer : {Seat{1}, kNobody})
      EXPECT_EQ(BeastyText::print_position(Beasty::view_for(state, viewer).table)["aside"][0],
                Json(std::vector<std::string>(4, "?")));
    Beasty::play(state, random_move(state, random), seed_of(4));
  }
  EXPECT_EQ(BeastyText::print_position(Beasty::view_for(state, kNobody).table)["aside"][0].dump(),
            R"(["bat","dog","tiger","rhino"])");
}

TEST(BeastyRules, S6_in_the_mix_the_twelve_are_composed_first) {
  State state = new_game("mix", "points", 2, 4);
  EXPECT_EQ(shown(state, "phase"), "\"deck\"");
  for (int seat = 0; seat < 2; ++seat) play(state, std::string("deck ") + kSecondGame);
  EXPECT_EQ(shown(state, "phase"), "\"trim\"");
  EXPECT_EQ(BeastyText::legal_texts(state).size(), 495u);
}

TEST(BeastyRules, S7_the_return_game_is_played_with_what_each_left_out_and_the_next_seat_begins) {
  for (const int players : {2, 3, 4}) {
    State first = new_game("mix", "guests", players, 6);
    begin_play(first, 6);
    const beasty::Options options = beasty::return_game(first);
    const State back = Beasty::deal(options, seed_of(7));
    EXPECT_EQ(back.phase, beasty::Phase::Play) << "nothing is composed again";
    for (int seat = 0; seat < players; ++seat) {
      const int before = (seat + 1) % players;
      std::set<std::string> all = set_of(std::string(kFirstGame) + " " + kSecondGame);
      for (const std::string& card : deck_of(first, static_cast<std::size_t>(before))) all.erase(card);
      EXPECT_EQ(deck_of(back, static_cast<std::size_t>(seat)), all);
    }
  }
}

// The end of a game in which these cards entered the bar.
State end_with(const std::string& cards, const std::string& variant, const std::string& bar, int players = 2) {
  Json position = json_of({.cards = cards, .bar = bar, .variant = variant, .players = players});
  position["phase"] = "over";
  position["turn"] = nullptr;
  const auto state = BeastyText::parse_position(position);
  EXPECT_TRUE(state) << state.sentence();
  return *state;
}

// Seat 1 of the first game is seat 0 of the return game, and with two players seat 0 is seat 1.
TEST(BeastyRules, S7_the_match_is_won_by_the_sum_of_guests) {
  const State first = end_with("mix", "guests", "lion.0 hippo.0 bear.1");
  const State back = end_with("mix", "guests", "dog.0 peacock.0");
  EXPECT_EQ(beasty::match_winners(first, back), 0b10u) << "two and none against one and two";
  EXPECT_EQ(beasty::winners(first), 0b01u);
}

TEST(BeastyRules, S7_then_by_the_sum_of_points_and_else_shared) {
  EXPECT_EQ(
      beasty::match_winners(end_with("mix", "guests", "lion.0 zebra.1"), end_with("mix", "guests", "dog.1 bat.0")),
      0b10u)
      << "2 and 2 points against 4 and 4";
  EXPECT_EQ(
      beasty::match_winners(end_with("mix", "guests", "lion.0 zebra.1"), end_with("mix", "guests", "bat.1 dog.0")),
      0b11u)
      << "2 and 4 points against 4 and 2";
}

TEST(BeastyRules, S7_in_the_points_variant_by_points_alone) {
  EXPECT_EQ(
      beasty::match_winners(end_with("mix", "points", "lion.0 hippo.0 zebra.1"), end_with("mix", "points", "bat.0")),
      0b10u)
      << "two guests and 4 points against two and 8";
  EXPECT_EQ(beasty::match_winners(end_with("mix", "points", "lion.0 hippo.0 zebra.1"), end_with("mix", "points", "")),
            0b11u)
      << "4 points each";
}

TEST(BeastyRules, S8_the_next_seat_begins_a_second_game) {
  for (const int players : {2, 3, 4}) {
    EXPECT_EQ(beasty::seat_in_return_game(1, players), 0) << "seat 0 begins";
    EXPECT_EQ(beasty::seat_in_return_game(0, players), players - 1);
    std::set<int> seats;
    for (Seat seat = 0; seat < players; ++seat) seats.insert(beasty::seat_in_return_game(seat, players));
    EXPECT_EQ(seats.size(), static_cast<std::size_t>(players));
  }
}

// --- Turn

TEST(BeastyRules, T1_one_card_leaves_the_hand_in_every_turn) {
  in_random_games(games(200, 5000), [](const State& before, const beasty::Events& events, const State& after) {
    if (before.phase != beasty::Phase::Play) return;
    const Seat seat = before.turn;
    const Strengths played = beasty::strength_bit(events[0].who.strength());
    ASSERT_EQ(events[0].who.owner(), seat);
    ASSERT_TRUE(before.hand[seat].known() & played);
    ASSERT_FALSE(after.hand[seat].known() & played);
  });
}

TEST(BeastyRules, T6_a_hand_is_filled_up_to_four_as_long_as_the_pile_lasts) {
  in_random_games(games(200, 5000), [](const State& before, const beasty::Events&, const State& after) {
    if (before.phase != beasty::Phase::Play) return;
    const Seat seat = before.turn;
    ASSERT_EQ(after.draw[seat].size(), std::max(0, before.draw[seat].size() - 1));
    ASSERT_EQ(after.hand[seat].size(), before.draw[seat].empty() ? before.hand[seat].size() - 1 : 4);
    if (!before.draw[seat].empty()) {
      ASSERT_TRUE(after.hand[seat].has(before.draw[seat].at(0)));
    }
  });
}

TEST(BeastyRules, T7_the_line_never_has_more_than_five_and_no_gaps) {
  in_random_games(games(200, 5000), [](const State& before, const beasty::Events& events, const State&) {
    beasty::Events one;
    beasty::View table{before, kNobody};
    for (const beasty::Event& event : events) {
      one.clear();
      one.add(event);
      Beasty::fold(table, one);
      int cards = 0;
      for (const std::uint8_t card : table.table.line_cards) cards += card != 0;
      ASSERT_LE(table.table.line().size(), 5);
      ASSERT_EQ(table.table.line().size(), cards) << "a gap";
    }
  });
}

TEST(BeastyRules, T8_the_game_ends_when_every_hand_and_draw_pile_is_empty_and_not_before) {
  in_random_games(games(200, 5000), [](const State& before, const beasty::Events&, const State& after) {
    if (before.phase != beasty::Phase::Play) return;
    bool empty = true;
    for (Seat seat = 0; seat < after.players(); ++seat)
      empty = empty && after.hand[seat].empty() && after.draw[seat].empty();
    ASSERT_EQ(after.phase == beasty::Phase::Over, empty);
  });
}

TEST(BeastyRules, T8_animals_still_in_line_count_for_nobody) {
  in_random_games(games(200, 5000), [](const State&, const beasty::Events&, const State& after) {
    if (after.phase != beasty::Phase::Over) return;
    int guests = 0;
    for (Seat seat = 0; seat < after.players(); ++seat) guests += beasty::tally(after, seat).guests;
    ASSERT_EQ(guests, after.piles.bar_size());
  });
}

// --- The pile

TEST(BeastyRules, P1_no_move_of_the_first_game_orders_the_pile) {
  int several = 0;
  in_random_games(games(60, 2000), [&](const State& before, const beasty::Events& events, const State&) {
    if (before.phase != beasty::Phase::Play || before.rules.cards != beasty::Cards::Bar) return;
    int gone = 0;
    for (const auto& event : events) gone += event.what == What::Expelled || event.what == What::Eaten;
    several += gone > 1;
    for (const std::string& move : BeastyText::legal_texts(before))
      ASSERT_EQ(move.find('/'), std::string::npos) << move;
  });
  EXPECT_GT(several, 0);
}

TEST(BeastyRules, P2_every_order_of_the_cards_that_go_in_one_step_is_a_move) {
  const Table table = {.cards = "mix", .line = "lion.1 hippo.2 hippo.1 lion.2", .hands = {"skunk"}};
  const auto moves = BeastyText::legal_texts(load(table));
  EXPECT_EQ(moves.size(), 24u);
  std::set<std::string> piles;
  for (const std::string& move : moves) {
    State state = load(table);
    play(state, move);
    const Json gone = BeastyText::print_position(state)["gone"];
    std::string pile;
    for (const Json& card : gone) pile += " " + card.get<std::string>();
    EXPECT_EQ("skunk /" + pile, move);
    piles.insert(pile);
  }
  EXPECT_EQ(piles.size(), 24u);
}

TEST(BeastyRules, P3_nothing_leaves_the_pile_but_by_a_vulture) {
  in_random_games(games(400, 10000), [](const State& before, const beasty::Events& events, const State& after) {
    int fetched = 0;
    for (const auto& event : events) {
      if (event.what != What::Fetches) continue;
      ++fetched;
      ASSERT_EQ(event.who, before.piles.gone(before.piles.gone_size() - fetched));
    }
    for (int i = 0; i < before.piles.gone_size() - fetched; ++i) ASSERT_EQ(after.piles.gone(i), before.piles.gone(i));
  });
}

TEST(BeastyRules, P4_all_see_the_pile_and_the_bar) {
  in_random_games(games(100, 2000), [](const State&, const beasty::Events&, const State& after) {
    const Json whole = BeastyText::print_position(after);
    for (int seat = -1; seat < after.players(); ++seat) {
      const Json seen =
          BeastyText::print_position(Beasty::view_for(after, seat < 0 ? kNobody : static_cast<Seat>(seat)).table);
      ASSERT_EQ(seen["gone"], whole["gone"]);
      ASSERT_EQ(seen["bar"], whole["bar"]);
    }
  });
}

TEST(BeastyRules, T7_no_card_is_ever_lost) {
  in_random_games(games(200, 5000), [](const State&, const beasty::Events&, const State& after) {
    if (after.phase == beasty::Phase::Deck) return;
    const Json position = BeastyText::print_position(after);
    std::set<std::string> cards;
    std::size_t count = 0;
    for (const char* where : {"line", "gone", "bar"})
      for (const Json& card : position[where]) cards.insert(card.get<std::string>()), ++count;
    for (const char* where : {"hands", "draws", "aside"})
      for (std::size_t seat = 0; seat < position[where].size(); ++seat)
        for (const Json& card : position[where][seat])
          cards.insert(card.get<std::string>() + "." + std::to_string(seat)), ++count;
    ASSERT_EQ(count, 12u * static_cast<std::size_t>(after.players()));
    ASSERT_EQ(cards.size(), count);
  });
}

// --- Result

// The rule text once more, over the cards in the bar.
std::vector<int> winners_by_the_book(const Json& position) {
  const auto players = position["players"].get<std::size_t>();
  std::vector<int> guests(players), strengths(players), points(players);
  for (const Json& card : position["bar"]) {
    const auto text = card.get<std::string>();
    const auto seat = static_cast<std::size_t>(text.back() - '0');
    const std::string species = text.substr(0, text.size() - 2);
    ++guests[seat];
    strengths[seat] += strength_of(species);
    points[seat] += points_of(species);
  }
  const auto better = [&](std::size_t a, std::size_t b) {
    if (position["variant"] == "points") return points[a] > points[b];
    if (guests[a] != guests[b]) return guests[a] > guests[b];
    if (position["cards"] == "bar") return strengths[a] < strengths[b];
    return points[a] > points[b];
  };
  std::vector<int> winners;
  for (std::size_t seat = 0; seat < players; ++seat) {
    bool beaten = false;
    for (std::size_t other = 0; other < players; ++other) beaten = beaten || better(other, seat);
    if (!beaten) winners.push_back(static_cast<int>(seat));
  }
  return winners;
}

void compare_winners(const char* variant) {
  int shared = 0;
  in_random_games(games(400, 10000), [&](const State&, const beasty::Events&, const State& after) {
    const Json position = BeastyText::print_position(after);
    if (position["variant"] != variant) return;
    const Json score = BeastyText::print_score(after);
    const auto book = winners_by_the_book(position);
    ASSERT_EQ(score["winners"], Json(book)) << position;
    shared += book.size() > 1 && after.piles.bar_size() > 0;
  });
  EXPECT_GT(shared, 0);
}

TEST(BeastyRules, W1_most_guests_then_strengths_or_points_then_shared) { compare_winners("guests"); }
TEST(BeastyRules, W2_the_highest_sum_of_points_alone) { compare_winners("points"); }

TEST(BeastyRules, W2_every_animal_is_worth_its_points) {
  for (const char* book : {kFirstGame, kSecondGame})
    for (const std::string& species : words(book)) {
      const Json score = BeastyText::print_score(end_with("mix", "points", species + ".1"));
      const Json worth = {{"guests", 1}, {"values", strength_of(species)}, {"points", points_of(species)}};
      EXPECT_EQ(score["players"][1], worth) << species;
    }
}

}  // namespace
}  // namespace menagerie::beasty_tests
