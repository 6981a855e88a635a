// What is told of a turn: every kind of event with its card, its cause and its rule, and what did not happen.
#include <fstream>
#include <iterator>
#include <set>

#include "engine/beasty/view.h"
#include "tests/beasty/table.h"

namespace menagerie::beasty_tests {
namespace {

using beasty::What;

// --- Before the game

TEST(BeastyEvents, composes_tells_the_deck_to_its_owner_only) {
  beasty::State state = new_game("mix", "guests", 2, 1);
  const Json events =
      play(state, "deck bat parrot kangaroo monkey chameleon seal zebra giraffe snake tiger hippo lion");
  EXPECT_EQ(
      told(events, "composes"),
      R"({"what":"composes","who":null,"by":null,"why":"S2","seat":0,"cards":["bat","parrot","kangaroo","monkey",)"
      R"("chameleon","seal","zebra","giraffe","snake","tiger","hippo","lion"]})");
  EXPECT_EQ(told(events, "turn"), R"({"what":"turn","who":null,"by":null,"why":"S5","seat":1})");
}

TEST(BeastyEvents, sorts_out_tells_four_cards) {
  beasty::State state = new_game("bar", "points", 2, 1);
  const Json events = play(state, "trim parrot seal snake lion");
  EXPECT_EQ(
      told(events, "sorts_out"),
      R"({"what":"sorts_out","who":null,"by":null,"why":"S6","seat":0,"cards":["parrot","seal","snake","lion"]})");
}

TEST(BeastyEvents, dealt_and_begins_follow_the_last_secret_choice) {
  beasty::State state = new_game("bar", "points", 2, 1);
  play(state, "trim parrot seal snake lion");
  const Json events = play(state, "trim skunk seal snake lion");
  ASSERT_EQ(events.size(), 4u);
  for (const int seat : {0, 1}) {
    const Json& dealt = events[static_cast<std::size_t>(1 + seat)];
    EXPECT_EQ(dealt["what"], "dealt");
    EXPECT_EQ(dealt["why"], "S3");
    EXPECT_EQ(dealt["seat"], seat);
    EXPECT_EQ(dealt["cards"].dump(), BeastyText::print_position(state)["hands"][static_cast<std::size_t>(seat)].dump());
    EXPECT_EQ(dealt["draw"], 4);
  }
  EXPECT_EQ(events[3].dump(), R"({"what":"begins","who":null,"by":null,"why":"S5","seat":0,"phase":"play"})");
}

TEST(BeastyEvents, begins_names_the_phase_of_sorting_out) {
  beasty::State state = new_game("mix", "points", 2, 1);
  const std::string deck = "deck skunk parrot kangaroo monkey chameleon seal zebra giraffe snake crocodile hippo lion";
  play(state, deck);
  EXPECT_EQ(told(play(state, deck), "begins"),
            R"({"what":"begins","who":null,"by":null,"why":"S6","seat":0,"phase":"trim"})");
}

TEST(BeastyEvents, secrets_are_face_down_to_the_others) {
  beasty::State state = new_game("mix", "points", 2, 3);
  QuickRandom random(7);
  beasty::Events events;
  while (Beasty::turn(state) != kNobody) {
    Beasty::play(state, random_move(state, random), seed_of(3), events);
    for (const Seat viewer : {Seat{0}, Seat{1}, kNobody}) {
      const Json own = BeastyText::print_events(events);
      const Json seen = BeastyText::print_events(Beasty::events_for(events, viewer));
      ASSERT_EQ(seen.size(), own.size());
      for (std::size_t i = 0; i < own.size(); ++i) {
        const std::set<std::string> secret = {"composes", "sorts_out", "dealt", "draws"};
        if (!secret.contains(own[i]["what"].get<std::string>()) || own[i]["seat"] == viewer) {
          EXPECT_EQ(seen[i].dump(), own[i].dump());
        } else if (own[i].contains("card")) {
          EXPECT_EQ(seen[i]["card"], "?");
        } else {
          EXPECT_EQ(seen[i]["cards"], Json(std::vector<std::string>(own[i]["cards"].size(), "?")));
        }
      }
    }
  }
}

// --- Coming and going

TEST(BeastyEvents, plays_says_who_played_what_and_where_it_stands) {
  const Json events = events_of({.line = "lion.1 seal.1", .hands = {"zebra", "zebra"}}, "zebra");
  EXPECT_EQ(events[0].dump(),
            R"({"what":"plays","who":"zebra.0","by":null,"why":"T1","step":"play","seat":0,"place":3})");
}

TEST(BeastyEvents, a_played_vulture_has_no_place) {
  const Json events = events_of({.cards = "town", .line = "dog.1", .hands = {"vulture", "rhino"}}, "vulture");
  EXPECT_EQ(events[0].dump(), R"({"what":"plays","who":"vulture.0","by":null,"why":"T1","step":"play","seat":0})");
}

TEST(BeastyEvents, fetches_is_caused_by_the_vulture_and_causes_what_the_fetched_animal_does) {
  const Json events =
      events_of({.cards = "town", .line = "rhino.1 peacock.1", .hands = {"vulture", "bear"}, .gone = "dog.2"},
                "vulture takes dog");
  EXPECT_EQ(told(events, "fetches"),
            R"({"what":"fetches","who":"dog.2","by":0,"why":"V2","step":"act","other":"vulture.0","place":3})");
  EXPECT_EQ(told(events, "sorted"), R"({"what":"sorted","who":"dog.2","by":1,"why":"DO","step":"act",)"
                                    R"("cards":["peacock.1","dog.2","rhino.1"]})");
}

TEST(BeastyEvents, two_vultures_enter_because_of_the_fetch) {
  const Json events = events_of({.cards = "town", .line = "dog.1", .hands = {"vulture", "bear"}, .gone = "vulture.2"},
                                "vulture takes vulture");
  EXPECT_EQ(told(events, "fetches"),
            R"({"what":"fetches","who":"vulture.2","by":0,"why":"V3","step":"act","other":"vulture.0"})");
  EXPECT_EQ(told(events, "enters"), R"({"what":"enters","who":"vulture.0","by":1,"why":"V3","step":"act"})");
  EXPECT_EQ(told(events, "enters", 1), R"({"what":"enters","who":"vulture.2","by":1,"why":"V3","step":"act"})");
  EXPECT_EQ(told(events, "lands"), "");
}

TEST(BeastyEvents, lands_is_caused_by_what_brought_it_beside_the_pile) {
  const Json vulture = events_of({.cards = "town", .hands = {"vulture", "bear"}}, "vulture");
  EXPECT_EQ(told(vulture, "lands"), R"({"what":"lands","who":"vulture.0","by":0,"why":"V4","step":"recur"})");
  const Json penguins = events_of(
      {.cards = "town", .line = "bear.1", .hands = {"vulture penguin", "dog"}, .gone = "porcupine.2 penguin.2"},
      "penguin as vulture takes penguin as vulture takes porcupine");
  EXPECT_EQ(tale(penguins), "plays shows becomes waits fetches shows becomes waits fetches lands lands");
  EXPECT_EQ(told(penguins, "lands"), R"({"what":"lands","who":"penguin.0","by":3,"why":"V4","step":"recur"})");
  EXPECT_EQ(told(penguins, "lands", 1), R"({"what":"lands","who":"penguin.2","by":7,"why":"V4","step":"recur"})");
}

TEST(BeastyEvents, waits_tells_that_a_copier_leaves_the_line_as_a_vulture) {
  const Json events =
      events_of({.cards = "town", .line = "bear.1", .hands = {"vulture penguin", "dog"}}, "penguin as vulture");
  EXPECT_EQ(told(events, "waits"), R"({"what":"waits","who":"penguin.0","by":2,"why":"V5","step":"act"})");
}

TEST(BeastyEvents, the_check_causes_two_to_enter_and_one_to_be_excluded) {
  const Json events = events_of({.line = "lion.1 seal.1 snake.1 parrot.1", .hands = {"zebra", "zebra"}}, "zebra");
  EXPECT_EQ(tale(events), "plays checks enters enters excluded");
  EXPECT_EQ(told(events, "checks"), R"({"what":"checks","who":null,"by":null,"why":"T5","step":"check","count":5})");
  EXPECT_EQ(told(events, "enters"), R"({"what":"enters","who":"lion.1","by":1,"why":"T5","step":"check"})");
  EXPECT_EQ(told(events, "enters", 1), R"({"what":"enters","who":"seal.1","by":1,"why":"T5","step":"check"})");
  EXPECT_EQ(told(events, "excluded"), R"({"what":"excluded","who":"zebra.0","by":1,"why":"T5","step":"check"})");
}

TEST(BeastyEvents, draws_names_the_card) {
  const Json events = events_of({.hands = {"zebra", "zebra"}, .draws = {"lion seal"}}, "zebra");
  EXPECT_EQ(told(events, "draws"),
            R"({"what":"draws","who":null,"by":null,"why":"T6","step":"draw","seat":0,"card":"lion"})");
}

// --- To the pile

TEST(BeastyEvents, expelled_names_who_sent_it_away) {
  const Json events = events_of({.line = "lion.1 seal.2", .hands = {"parrot", "zebra"}}, "parrot @2");
  EXPECT_EQ(told(events, "expelled"),
            R"({"what":"expelled","who":"seal.2","by":0,"why":"R","step":"act","other":"parrot.0"})");
}

TEST(BeastyEvents, eaten_in_the_recurring_step_is_caused_by_recurs) {
  const Json events = events_of({.line = "crocodile.1", .hands = {"kangaroo", "zebra"}}, "kangaroo +1");
  EXPECT_EQ(tale(events), "plays moves recurs eaten");
  EXPECT_EQ(told(events, "recurs"), R"({"what":"recurs","who":"crocodile.1","by":null,"why":"T3","step":"recur"})");
  EXPECT_EQ(told(events, "eaten"),
            R"({"what":"eaten","who":"kangaroo.0","by":2,"why":"C","step":"recur","other":"crocodile.1"})");
}

TEST(BeastyEvents, rammed_and_the_move_to_its_place_are_caused_by_the_play) {
  const Json events = events_of({.cards = "town", .line = "dog.1 bear.1", .hands = {"rhino", "ostrich"}}, "rhino @2");
  EXPECT_EQ(told(events, "rammed"),
            R"({"what":"rammed","who":"bear.1","by":0,"why":"RH","step":"act","other":"rhino.0"})");
  EXPECT_EQ(told(events, "moves"), R"({"what":"moves","who":"rhino.0","by":0,"why":"RH","step":"act","place":2})");
}

TEST(BeastyEvents, a_bat_burns_because_of_what_brought_it_to_the_gate) {
  const Json alone = events_of({.cards = "town", .hands = {"bat", "dog"}}, "bat");
  EXPECT_EQ(told(alone, "burns"), R"({"what":"burns","who":"bat.0","by":0,"why":"B1","step":"play"})");

  const Json sorted = events_of({.cards = "town", .line = "bear.1 bat.2", .hands = {"dog", "dog"}}, "dog");
  EXPECT_EQ(tale(sorted), "plays sorted burns");
  EXPECT_EQ(told(sorted, "burns"), R"({"what":"burns","who":"bat.2","by":1,"why":"B1","step":"act"})");

  const Json copied = events_of({.cards = "town", .hands = {"bat penguin", "dog"}}, "penguin as bat");
  EXPECT_EQ(tale(copied), "plays shows becomes burns");
  EXPECT_EQ(told(copied, "burns"), R"({"what":"burns","who":"penguin.0","by":2,"why":"B1","step":"act"})");
}

TEST(BeastyEvents, the_animal_that_left_the_gate_is_the_cause_and_then_the_bat_before) {
  const Json events = events_of({.cards = "mix", .line = "lion.1 bat.1 bat.2 parrot.1", .hands = {"skunk", "zebra"}},
                                "skunk / lion.1 parrot.1 bat.1 bat.2");
  EXPECT_EQ(tale(events), "plays expelled expelled burns burns ordered");
  EXPECT_EQ(told(events, "burns"), R"({"what":"burns","who":"bat.1","by":1,"why":"B1","step":"act"})");
  EXPECT_EQ(told(events, "burns", 1), R"({"what":"burns","who":"bat.2","by":3,"why":"B1","step":"act"})");
}

TEST(BeastyEvents, a_bat_burns_in_the_check_because_the_second_one_entered) {
  const Json events =
      events_of({.cards = "town", .line = "bear.1 dog.1 bat.2 rhino.1", .hands = {"porcupine", "ostrich"}},
                "porcupine // bat.2 porcupine.0");
  EXPECT_EQ(tale(events), "plays checks enters enters excluded burns ordered");
  EXPECT_EQ(told(events, "burns"), R"({"what":"burns","who":"bat.2","by":3,"why":"B3","step":"check"})");
}

TEST(BeastyEvents, leaves_is_caused_by_the_quills) {
  const Json events = events_of({.cards = "town", .line = "porcupine.1", .hands = {"rhino", "dog"}}, "rhino @1");
  EXPECT_EQ(tale(events), "plays quills leaves");
  EXPECT_EQ(told(events, "quills"),
            R"({"what":"quills","who":"porcupine.1","by":0,"why":"Q1","step":"act","other":"rhino.0"})");
  EXPECT_EQ(told(events, "leaves"),
            R"({"what":"leaves","who":"rhino.0","by":1,"why":"Q1","step":"act","other":"porcupine.1"})");
}

TEST(BeastyEvents, ordered_lists_the_cards_bottom_first) {
  const Table table = {.cards = "mix", .line = "lion.1 snake.1", .hands = {"skunk", "zebra"}};
  EXPECT_EQ(
      told(events_of(table, "skunk / snake.1 lion.1"), "ordered"),
      R"({"what":"ordered","who":null,"by":null,"why":"P2","step":"recur","seat":0,"cards":["snake.1","lion.1"]})");
  Table first_game = table;
  first_game.cards = "bar";
  EXPECT_EQ(told(events_of(first_game, "skunk"), "ordered"), "") << "P1: no order to choose";
}

// --- In the line

TEST(BeastyEvents, passes_names_each_animal_that_is_passed) {
  const Json events = events_of({.line = "lion.1 seal.1 parrot.2", .hands = {"hippo", "zebra"}}, "hippo");
  EXPECT_EQ(told(events, "passes"),
            R"({"what":"passes","who":"hippo.0","by":0,"why":"H","step":"act","other":"parrot.2","place":3})");
  EXPECT_EQ(told(events, "passes", 1),
            R"({"what":"passes","who":"hippo.0","by":0,"why":"H","step":"act","other":"seal.1","place":2})");
}

TEST(BeastyEvents, moves_tells_of_every_monkey_where_it_goes) {
  const Json events = events_of({.line = "lion.1 monkey.1 seal.1 monkey.2", .hands = {"monkey", "zebra"}}, "monkey");
  EXPECT_EQ(told(events, "moves"), R"({"what":"moves","who":"monkey.0","by":0,"why":"A","step":"act","place":1})");
  EXPECT_EQ(told(events, "moves", 1),
            R"({"what":"moves","who":"monkey.1","by":0,"why":"A","step":"act","other":"monkey.0","place":2})");
  EXPECT_EQ(told(events, "moves", 2),
            R"({"what":"moves","who":"monkey.2","by":0,"why":"A","step":"act","other":"monkey.0","place":2})");
}

TEST(BeastyEvents, sent_back_tells_who_goes_to_the_end) {
  const Json llama = events_of({.cards = "town", .line = "bear.1 dog.1", .hands = {"llama", "ostrich"}}, "llama");
  EXPECT_EQ(told(llama, "sent_back"),
            R"({"what":"sent_back","who":"dog.1","by":0,"why":"LL","step":"act","other":"llama.0","place":3})");
  const Json bear =
      events_of({.cards = "town", .line = "dog.1 rhino.1 peacock.2", .hands = {"bear", "ostrich"}}, "bear");
  EXPECT_EQ(told(bear, "sent_back"),
            R"({"what":"sent_back","who":"dog.1","by":0,"why":"BE","step":"act","other":"bear.0","place":4})");
  EXPECT_EQ(told(bear, "sent_back", 1),
            R"({"what":"sent_back","who":"peacock.2","by":0,"why":"BE","step":"act","other":"bear.0","place":4})");
}

TEST(BeastyEvents, sorted_has_the_whole_line) {
  const Json events = events_of({.line = "seal.1 lion.1", .hands = {"snake", "zebra"}}, "snake");
  EXPECT_EQ(told(events, "sorted"),
            R"({"what":"sorted","who":"snake.0","by":0,"why":"N","step":"act","cards":["lion.1","snake.0","seal.1"]})");
}

TEST(BeastyEvents, turned_round_names_the_seal) {
  const Json events = events_of({.line = "lion.1 parrot.1", .hands = {"seal", "zebra"}}, "seal");
  EXPECT_EQ(told(events, "turned_round"), R"({"what":"turned_round","who":"seal.0","by":0,"why":"E","step":"act"})");
}

// --- Copying

TEST(BeastyEvents, shows_becomes_acts_and_reverts) {
  const Json events = events_of({.cards = "town", .line = "dog.1 bear.1", .hands = {"peacock penguin", "ostrich"}},
                                "penguin as peacock @2");
  EXPECT_EQ(tale(events), "plays shows becomes moves reverts");
  EXPECT_EQ(told(events, "shows"),
            R"({"what":"shows","who":"penguin.0","by":0,"why":"PE","step":"act","seat":0,"species":"peacock"})");
  EXPECT_EQ(told(events, "becomes"),
            R"({"what":"becomes","who":"penguin.0","by":1,"why":"K4","step":"act","species":"peacock"})");
  EXPECT_EQ(told(events, "moves"), R"({"what":"moves","who":"penguin.0","by":2,"why":"PC","step":"act","place":2})");
  EXPECT_EQ(told(events, "reverts"), R"({"what":"reverts","who":"penguin.0","by":null,"why":"K4","step":"recur"})");
}

// --- Steps

TEST(BeastyEvents, turn_names_the_next_seat) {
  const Json events = events_of({.hands = {"zebra", "", "zebra"}}, "zebra");
  EXPECT_EQ(told(events, "turn"), R"({"what":"turn","who":null,"by":null,"why":"S5","seat":2})");
}

TEST(BeastyEvents, the_end_reveals_what_was_sorted_out) {
  const Json events = events_of({.hands = {"zebra"},
                                 .aside = {"skunk seal snake lion", "parrot seal snake lion"},
                                 .variant = "points",
                                 .players = 2},
                                "zebra");
  EXPECT_EQ(told(events, "reveals", 1),
            R"({"what":"reveals","who":null,"by":null,"why":"S6","seat":1,"cards":["parrot","seal","snake","lion"]})");
  EXPECT_EQ(told(events, "over"), R"({"what":"over","who":null,"by":null,"why":"T8"})");
  EXPECT_EQ(told(events, "turn"), "");
}

// --- What did not happen

TEST(BeastyEvents, a_hippo_is_stopped_by_a_zebra) {
  const Json events = events_of({.line = "parrot.1 zebra.1 seal.1", .hands = {"hippo", "lion"}}, "hippo");
  EXPECT_EQ(tale(events), "plays passes stopped recurs stopped");
  EXPECT_EQ(told(events, "stopped"),
            R"({"what":"stopped","who":"hippo.0","by":0,"why":"Z","step":"act","other":"zebra.1"})");
}

TEST(BeastyEvents, a_crocodile_is_stopped_by_an_equal_animal) {
  const Json events =
      events_of({.cards = "mix", .line = "parrot.1 tiger.1", .hands = {"crocodile", "lion"}}, "crocodile");
  EXPECT_EQ(told(events, "stopped"),
            R"({"what":"stopped","who":"crocodile.0","by":0,"why":"K1","step":"act","other":"tiger.1"})");
}

TEST(BeastyEvents, a_recurring_crocodile_is_stopped_by_a_stronger_animal) {
  const Json events = events_of({.line = "lion.1 crocodile.1", .hands = {"zebra", "zebra"}}, "zebra");
  EXPECT_EQ(told(events, "stopped"),
            R"({"what":"stopped","who":"crocodile.1","by":1,"why":"K1","step":"recur","other":"lion.1"})");
}

TEST(BeastyEvents, a_giraffe_is_stopped_by_an_equal_animal) {
  const Json events = events_of({.cards = "mix", .line = "llama.1", .hands = {"giraffe", "lion"}}, "giraffe");
  EXPECT_EQ(told(events, "stopped"),
            R"({"what":"stopped","who":"giraffe.0","by":0,"why":"K1","step":"act","other":"llama.1"})");
}

TEST(BeastyEvents, a_giraffe_at_the_gate_has_no_target) {
  const Json events = events_of({.hands = {"giraffe", "lion"}}, "giraffe");
  EXPECT_EQ(told(events, "no_target"), R"({"what":"no_target","who":"giraffe.0","by":0,"why":"G","step":"act"})");
}

TEST(BeastyEvents, a_tiger_finds_nobody_or_somebody_too_strong_two_places_ahead) {
  const Json nobody = events_of({.cards = "town", .line = "dog.1", .hands = {"tiger", "ostrich"}}, "tiger");
  EXPECT_EQ(told(nobody, "no_target"), R"({"what":"no_target","who":"tiger.0","by":0,"why":"TI","step":"act"})");
  const Json strong = events_of({.cards = "town", .line = "bear.1 dog.1", .hands = {"tiger", "ostrich"}}, "tiger");
  EXPECT_EQ(told(strong, "no_target"),
            R"({"what":"no_target","who":"tiger.0","by":0,"why":"TI","step":"act","other":"bear.1"})");
}

TEST(BeastyEvents, a_llama_does_not_spit_at_the_strong) {
  const Json events = events_of({.cards = "town", .line = "cheetah.1", .hands = {"llama", "ostrich"}}, "llama");
  EXPECT_EQ(told(events, "no_target"),
            R"({"what":"no_target","who":"llama.0","by":0,"why":"LL","step":"act","other":"cheetah.1"})");
}

TEST(BeastyEvents, a_cheetah_finds_nobody_weaker) {
  const Json events = events_of({.cards = "town", .line = "rhino.1", .hands = {"cheetah", "ostrich"}}, "cheetah");
  EXPECT_EQ(told(events, "no_target"), R"({"what":"no_target","who":"cheetah.0","by":0,"why":"CH","step":"act"})");
}

TEST(BeastyEvents, a_parrot_alone_has_no_target) {
  const Json events = events_of({.hands = {"parrot", "lion"}}, "parrot");
  EXPECT_EQ(told(events, "no_target"), R"({"what":"no_target","who":"parrot.0","by":0,"why":"R","step":"act"})");
}

TEST(BeastyEvents, an_ostrich_that_passes_nobody_has_no_target) {
  const Json events = events_of({.cards = "town", .line = "dog.1", .hands = {"ostrich", "bear"}}, "ostrich odd");
  EXPECT_EQ(told(events, "no_target"), R"({"what":"no_target","who":"ostrich.0","by":0,"why":"OS","step":"act"})");
}

TEST(BeastyEvents, a_bear_finds_nobody_weaker) {
  const Json events = events_of({.cards = "town", .line = "rhino.1", .hands = {"bear", "ostrich"}}, "bear");
  EXPECT_EQ(told(events, "no_target"), R"({"what":"no_target","who":"bear.0","by":0,"why":"BE","step":"act"})");
}

TEST(BeastyEvents, a_lone_monkey_does_nothing) {
  const Json events = events_of({.line = "seal.1", .hands = {"monkey", "lion"}}, "monkey");
  EXPECT_EQ(tale(events), "plays alone");
  EXPECT_EQ(told(events, "alone"), R"({"what":"alone","who":"monkey.0","by":0,"why":"A","step":"act"})");
}

TEST(BeastyEvents, a_second_lion_leaves) {
  const Json events = events_of({.line = "monkey.1 lion.1", .hands = {"lion", "zebra"}}, "lion");
  EXPECT_EQ(tale(events), "plays second_lion leaves");
  EXPECT_EQ(told(events, "second_lion"), R"({"what":"second_lion","who":"lion.0","by":0,"why":"L","step":"act"})");
  EXPECT_EQ(told(events, "leaves"), R"({"what":"leaves","who":"lion.0","by":1,"why":"L","step":"act"})");
}

TEST(BeastyEvents, quills_defend_in_the_recurring_step) {
  const Json met =
      events_of({.cards = "town", .line = "porcupine.1 bear.1 tiger.2", .hands = {"porcupine", "dog"}}, "porcupine");
  EXPECT_EQ(tale(met), "plays recurs quills leaves");
  EXPECT_EQ(told(met, "quills"),
            R"({"what":"quills","who":"porcupine.1","by":1,"why":"Q1","step":"recur","other":"tiger.2"})");
}

TEST(BeastyEvents, a_vulture_finds_an_empty_pile) {
  const Json events = events_of({.cards = "town", .line = "dog.1", .hands = {"vulture", "bear"}}, "vulture");
  EXPECT_EQ(tale(events), "plays pile_empty lands");
  EXPECT_EQ(told(events, "pile_empty"), R"({"what":"pile_empty","who":"vulture.0","by":0,"why":"V4","step":"act"})");
}

TEST(BeastyEvents, an_empty_draw_pile_is_told) {
  const Json events = events_of({.hands = {"zebra", "lion"}}, "zebra");
  EXPECT_EQ(told(events, "nothing_to_draw"),
            R"({"what":"nothing_to_draw","who":null,"by":null,"why":"T6","step":"draw","seat":0})");
}

TEST(BeastyEvents, a_chameleon_finds_nothing_to_copy) {
  const Json events = events_of({.line = "chameleon.1", .hands = {"chameleon", "lion"}}, "chameleon");
  EXPECT_EQ(told(events, "nothing_to_copy"),
            R"({"what":"nothing_to_copy","who":"chameleon.0","by":0,"why":"M","step":"act"})");
}

TEST(BeastyEvents, a_penguin_finds_nothing_to_copy) {
  const Json events = events_of({.cards = "town", .line = "dog.1", .hands = {"penguin", "bear"}}, "penguin");
  EXPECT_EQ(told(events, "nothing_to_copy"),
            R"({"what":"nothing_to_copy","who":"penguin.0","by":0,"why":"PE","step":"act"})");
}

TEST(BeastyEvents, fewer_than_five_at_the_check) {
  const Json events = events_of({.line = "lion.1 seal.1", .hands = {"zebra", "zebra"}}, "zebra");
  EXPECT_EQ(told(events, "too_few"), R"({"what":"too_few","who":null,"by":null,"why":"T5","step":"check","count":3})");
}

TEST(BeastyEvents, a_new_giraffe_rests_and_so_does_a_fetched_tiger) {
  const Json giraffe = events_of({.line = "seal.1 parrot.1", .hands = {"giraffe", "zebra"}}, "giraffe");
  EXPECT_EQ(tale(giraffe), "plays passes rests");
  EXPECT_EQ(told(giraffe, "rests"), R"({"what":"rests","who":"giraffe.0","by":null,"why":"T3","step":"recur"})");
  const Json tiger = events_of({.cards = "town", .line = "dog.1", .hands = {"vulture", "bear"}, .gone = "tiger.2"},
                               "vulture takes tiger");
  EXPECT_EQ(told(tiger, "rests"), R"({"what":"rests","who":"tiger.2","by":null,"why":"T3","step":"recur"})");
}

TEST(BeastyEvents, a_zebra_and_a_porcupine_have_no_act_to_tell_of) {
  EXPECT_EQ(tale(events_of({.line = "lion.1", .hands = {"zebra", "zebra"}}, "zebra")), "plays");
  EXPECT_EQ(tale(events_of({.cards = "town", .line = "dog.1", .hands = {"porcupine", "bear"}}, "porcupine")), "plays");
}

// --- In every game

// The description for clients.
std::string the_description() {
  std::ifstream file(MENAGERIE_SOURCE_DIR "/docs/events-beasty.md");
  EXPECT_TRUE(file);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(BeastyEvents, the_turn_in_the_description_is_told_like_that) {
  const std::string text = the_description();
  const std::size_t begin = text.find("```json\n") + 8;
  const Json example = Json::parse(text.substr(begin, text.find("```", begin) - begin), nullptr, false);
  const Table table = {.cards = "mix",
                       .line = "hippo.1 bat.1 crocodile.0",
                       .hands = {"vulture snake", "seal"},
                       .gone = "dog.1",
                       .draws = {"zebra"},
                       .players = 2};
  EXPECT_EQ(events_of(table, "vulture takes dog / bat.1 dog.1"), example);
}

TEST(BeastyEvents, the_description_has_every_kind) {
  const std::string text = the_description();
  beasty::Events all;
  for (int what = 0; what <= static_cast<int>(What::NothingToDraw); ++what)
    all.add({.what = static_cast<What>(what), .why = beasty::Rule::T1});
  for (const Json& event : BeastyText::print_events(all))
    EXPECT_NE(text.find("\n| `" + event["what"].get<std::string>() + "` |"), std::string::npos) << event;
}

// What begins a step needs no cause.
bool begins_something(What what) {
  switch (what) {
    case What::Composes:
    case What::SortsOut:
    case What::Dealt:
    case What::Begins:
    case What::Plays:
    case What::Draws:
    case What::Ordered:
    case What::Reverts:
    case What::Recurs:
    case What::Checks:
    case What::Turn:
    case What::Over:
    case What::Reveals:
    case What::Rests:
    case What::TooFew:
    case What::NothingToDraw: return true;
    default: return false;
  }
}

TEST(BeastyEvents, every_event_has_an_earlier_cause_or_begins_something) {
  std::set<What> kinds;
  std::size_t longest = 0;
  in_random_games(games(500, 20000), [&](const beasty::State&, const beasty::Events& events, const beasty::State&) {
    longest = std::max(longest, events.size());
    for (std::size_t i = 0; i < events.size(); ++i) {
      kinds.insert(events[i].what);
      EXPECT_EQ(events[i].by < 0, begins_something(events[i].what)) << "event " << i;
      EXPECT_LT(events[i].by, static_cast<int>(i));
    }
  });
  EXPECT_LT(longest, 128u) << "an event names its cause in seven bits";
  EXPECT_EQ(kinds.size(), 40u) << "random games tell every kind of event";
}

TEST(BeastyEvents, the_view_of_every_seat_is_the_fold_of_what_it_was_told) {
  in_random_games(games(200, 5000),
                  [](const beasty::State& before, const beasty::Events& events, const beasty::State& after) {
                    for (int seat = -1; seat < before.players(); ++seat) {
                      const Seat viewer = seat < 0 ? kNobody : static_cast<Seat>(seat);
                      beasty::View view = Beasty::view_for(before, viewer);
                      Beasty::fold(view, Beasty::events_for(events, viewer));
                      ASSERT_EQ(BeastyText::print_position(view.table),
                                BeastyText::print_position(Beasty::view_for(after, viewer).table));
                    }
                  });
}

TEST(BeastyEvents, a_turn_is_the_same_whether_it_is_told_or_not) {
  in_random_games(games(300, 5000), [](const beasty::State& before, const beasty::Events&, const beasty::State&) {
    beasty::Moves moves;
    Beasty::legal_moves(before, moves);
    for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / 16) {
      beasty::State silent = before, told = before;
      beasty::Events events;
      Beasty::play(silent, moves[i], seed_of(9));
      Beasty::play(told, moves[i], seed_of(9), events);
      ASSERT_EQ(silent, told);
    }
  });
}

}  // namespace
}  // namespace menagerie::beasty_tests
