// Nothing hidden leaves the server: two worlds that differ only in what a viewer may not know send that viewer the
// same bytes, whatever is asked, refused, repeated or told, until something is revealed by the rules.
#include <gtest/gtest.h>

#include <algorithm>

#include "ai/ark_belief.h"
#include "ai/beasty_belief.h"
#include "tests/games.h"
#include "tests/server/house_under_test.h"

namespace menagerie::server {
namespace {

using notation::ArkText;
using notation::BeastyText;
using tests::asked_for;
using tests::seed_of;

std::string name_of_seat(int seat) { return seat == kNobody ? "" : "p" + std::to_string(seat); }

// Everything that reached one viewer, and what the server wrote about itself.
struct Heard {
  std::vector<std::string> frames;
  std::vector<std::string> log;
};

// A table where the game lies as it is given, everybody sits, and the viewer looks on.
template <class State>
class WorldUnderTest {
 public:
  WorldUnderTest(const Json& kind, const State& state, Seat viewer) : players_(kind["players"]) {
    house.dealer = [state](const Json&, const Seed& seed) { return seat_game(state, seed); };
    Json spec = kind;
    spec["clock"] = Json{{"bank_s", 600}, {"increment_s", 2}};
    id = house.table(spec, name_of_seat(0));
    watcher = house.join("", id);
    for (int seat = 0; seat < players_; ++seat) ears.push_back(house.join(name_of_seat(seat), id));
    for (int seat = 1; seat < players_; ++seat)
      house.command(ears[static_cast<std::size_t>(seat)], "sit", id, Json{{"seat", seat}});
    own = viewer == kNobody ? watcher : ears[viewer];
  }

  int version() { return watcher->last("entry")["version"]; }

  // All doors: the table anew, the tail, wrong moves of every name, the list of tables, a record asked for too early.
  void try_every_door() {
    house.say(own, Json{{"t", "join"}, {"table", id}});
    house.say(own, Json{{"t", "join"}, {"table", id}, {"version", 0}});
    for (const char* move : {"lion", "bat", "parrot @1", "dog", "chameleon>parrot @2", "penguin 1", "keep lion1",
                             "take lion1", "split lion1 | hippo2", "pass", "deck lion", "trim lion", ""})
      for (const int known : {version(), 0})
        if (!can(move)) house.command(own, "move", id, Json{{"version", known}, {"move", move}});
    for (const char* what : {"start", "back", "sit", "stand", "close_"}) house.command(own, what, id);
    house.house->table_for_watcher(id, [&](Result<Json> table) { outside += table->dump(); });
    house.house->record_of(id,
                           [&](Result<std::string> record) { outside += record ? *record : record.refused().text; });
    house.house->games_of(own->person, {}, [&](Result<Json> games) { outside += games ? games->dump() : ""; });
    house.house->open_tables(RoomState::Playing, {}, [&](Result<Json> tables) { outside += tables->dump(); });
    house.pump();
  }

  // Whether the viewer could make this move: then it is no wrong one.
  bool can(const std::string& move) const {
    for (const Json& frame : {own->last("table"), own->last("entry")})
      if (frame.contains("legal") && frame["legal"].is_array() &&
          std::find(frame["legal"].begin(), frame["legal"].end(), move) != frame["legal"].end())
        return true;
    return false;
  }

  Heard heard() const {
    Heard all{own->heard, house.log};
    all.frames.push_back(outside);
    return all;
  }

  HouseUnderTest house;
  std::string id;
  Ear watcher, own;
  std::vector<Ear> ears;
  std::string outside;

 private:
  int players_;
};

void expect_same(const Heard& one, const Heard& other, const std::string& what) {
  ASSERT_EQ(one.frames.size(), other.frames.size()) << what;
  for (std::size_t i = 0; i < one.frames.size(); ++i) ASSERT_EQ(one.frames[i], other.frames[i]) << what;
  ASSERT_EQ(one.log, other.log) << what;
}

// Whether the rules show the viewer anything in which the two worlds differ when this move is made in both.
template <class Text>
bool reveals(const typename Text::State& one, const typename Text::State& other, const std::string& move, Seat viewer) {
  using Game = typename Text::Game;
  std::string told[2];
  const typename Text::State* worlds[] = {&one, &other};
  for (const int world : {0, 1}) {
    auto after = *worlds[world];
    typename Text::Events events;
    Game::play(after, *Text::parse_move(after, move), Seed{}, events);
    told[world] = Text::print_events(Game::events_for(events, viewer)).dump() +
                  Text::print_position(Game::view_for(after, viewer).table).dump();
  }
  return told[0] != told[1];
}

template <class Text>
void compare_worlds(const Json& kind, const typename Text::State& state, Seat viewer, QuickRandom& dice,
                    int& moves_compared) {
  using Game = typename Text::Game;
  const auto other = ai::sample(Game::view_for(state, viewer), dice);
  const std::string what = kind.dump() + " viewer " + std::to_string(viewer) + " " + Text::print_position(state).dump();
  WorldUnderTest<typename Text::State> one(kind, state, viewer), two(kind, other, viewer);
  ASSERT_EQ(one.id, two.id) << "the worlds must differ in nothing else";
  for (auto* world : {&one, &two}) world->try_every_door();
  expect_same(one.heard(), two.heard(), what);
  if (testing::Test::HasFatalFailure()) return;

  // A bot in the viewer's place thinks the same.
  const Seat turn = Game::turn(state);
  if (turn == viewer) {
    EXPECT_EQ(seat_game(state, Seed{})->thought(viewer, 1, 5)(), seat_game(other, Seed{})->thought(viewer, 1, 5)())
        << what;
  }

  const auto legal = Text::legal_texts(state), legal_there = Text::legal_texts(other);
  std::vector<std::string> both;
  std::set_intersection(legal.begin(), legal.end(), legal_there.begin(), legal_there.end(), std::back_inserter(both));
  if (both.empty()) return;
  const std::string& move = both[dice.below(static_cast<std::uint32_t>(both.size()))];
  if (reveals<Text>(state, other, move, viewer)) return;
  for (auto* world : {&one, &two}) {
    world->house.now += 1'234;
    world->house.command(world->ears[turn], "move", world->id, Json{{"version", world->version()}, {"move", move}});
    EXPECT_EQ(world->watcher->last("entry")["what"], "move") << what << move;
    world->try_every_door();
  }
  expect_same(one.heard(), two.heard(), what + " after " + move);
  ++moves_compared;
}

template <class Text>
void compare_in_random_games(const std::vector<Json>& kinds) {
  using Game = typename Text::Game;
  int compared = 0, number = 0;
  const int rounds = asked_for("MENAGERIE_FULL") ? 20 : 1;
  for (int round = 0; round < rounds; ++round)
    for (const Json& kind : kinds) {
      if (asked_for("MENAGERIE_SHORT") && number % 12 != 0 && ++number) continue;
      const Seed seed = seed_of(static_cast<std::uint64_t>(++number) * 31);
      QuickRandom dice(static_cast<std::uint64_t>(number));
      const auto options = Text::parse_options(kind);
      auto state = Game::deal(*options, seed);
      // Some way into the game: secret choices made, hands and piles as they come.
      const std::uint32_t length = 4 + dice.below(30);
      for (std::uint32_t i = 0; i < length; ++i) {
        const auto moves = Text::legal_texts(state);
        auto after = state;
        Game::play(after, *Text::parse_move(state, moves[dice.below(static_cast<std::uint32_t>(moves.size()))]), seed);
        if (Game::turn(after) == kNobody) break;
        state = after;
        if (seat_game(state, seed)->choosing_in_secret()) i = 0;
      }
      const int players = kind["players"];
      for (int seat = -1; seat < players; ++seat) {
        compare_worlds<Text>(kind, state, seat < 0 ? kNobody : static_cast<Seat>(seat), dice, compared);
        if (testing::Test::HasFailure()) return;
      }
    }
  EXPECT_GT(compared, 0) << "too many moves revealed something: there was nothing to compare";
}

TEST(Leak, what_is_hidden_in_a_beasty_game_changes_no_byte_that_leaves) {
  compare_in_random_games<BeastyText>(tests::beasty_kinds());
}

TEST(Leak, what_is_hidden_in_animals_on_board_changes_no_byte_that_leaves) {
  compare_in_random_games<ArkText>(tests::ark_kinds());
}

// The others choose differently in the two worlds; the viewer chooses alike.
TEST(Leak, the_others_secret_choices_change_no_byte_before_all_have_chosen) {
  std::vector<Json> kinds = tests::ark_kinds();
  for (const Json& kind : tests::beasty_kinds())
    if (kind["cards"] == "mix" || kind["variant"] == "points") kinds.push_back(kind);
  int number = 0;
  for (const Json& kind : kinds) {
    if (asked_for("MENAGERIE_SHORT") && number++ % 3 != 0) continue;
    const int players = kind["players"];
    for (int viewer = -1; viewer < players; ++viewer) {
      std::vector<Heard> heard;
      for (const std::uint32_t world : {0u, 1u}) {
        HouseUnderTest house;
        const std::string id = house.table(kind, name_of_seat(0));
        std::vector<Ear> ears;
        const Ear watcher = house.join("", id);
        for (int seat = 0; seat < players; ++seat) ears.push_back(house.join(name_of_seat(seat), id));
        for (int seat = 1; seat < players; ++seat)
          house.command(ears[static_cast<std::size_t>(seat)], "sit", id, Json{{"seat", seat}});
        // All but one answer: the viewer if it is a seat, and the others but the last of them.
        const int last = viewer == players - 1 ? 0 : players - 1;
        for (int seat = 0; seat < players; ++seat) {
          if (seat == last) continue;
          const Ear& ear = ears[static_cast<std::size_t>(seat)];
          const std::uint32_t choice = seat == viewer ? 0 : world;
          Json view;
          for (const Json& frame : ear->frames("entry"))
            if (frame.contains("position")) view = frame["position"];
          std::vector<std::string> moves;
          if (kind["game"] == "ark") moves = ArkText::legal_texts(*ArkText::parse_view(view));
          else moves = BeastyText::legal_texts(*BeastyText::parse_view(view));
          house.command(ear, "move", id, Json{{"version", watcher->last("entry")["version"]}, {"move", moves[choice]}});
        }
        const Ear& own = viewer < 0 ? watcher : ears[static_cast<std::size_t>(viewer)];
        house.say(own, Json{{"t", "join"}, {"table", id}});
        house.say(own, Json{{"t", "join"}, {"table", id}, {"version", 0}});
        EXPECT_EQ(watcher->last("entry")["what"], "answer") << kind;
        heard.push_back({own->heard, house.log});
      }
      expect_same(heard[0], heard[1], kind.dump() + " viewer " + std::to_string(viewer));
      if (testing::Test::HasFailure()) return;
    }
  }
}

}  // namespace
}  // namespace menagerie::server
