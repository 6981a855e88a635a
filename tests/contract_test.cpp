// What every game must pass, at every state of random play.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>

#include "notation/record.h"
#include "tests/games.h"

namespace menagerie::tests {
namespace {

using notation::ArkText;
using notation::BeastyText;

constexpr int kContractGamesOfAKind = 20;
constexpr int kContractGamesOfAKindInFullRun = 1000;
// Texts of long lists are compared in one state of so many.
constexpr std::size_t kLongList = 200;
constexpr std::uint32_t kLongListsLookedAt = 10;

template <class Text>
class Contract : public testing::Test {
 protected:
  using AGame = typename Text::Game;
  using State = typename Text::State;
  using Move = typename Text::Move;
  using Moves = typename AGame::Moves;

  // Shows every state of random games with its legal moves and the one that is played.
  template <class Look>
  void in_random_games(Look look) {
    const auto moves = std::make_unique<Moves>();
    for (const Json& kind : kinds_of<Text>()) {
      const auto options = Text::parse_options(kind);
      ASSERT_TRUE(options) << options.sentence();
      for (int game = 0; game < games(kContractGamesOfAKind, kContractGamesOfAKindInFullRun); ++game) {
        SCOPED_TRACE(kind.dump() + " game " + std::to_string(game));
        const Seed seed = seed_of(static_cast<std::uint64_t>(game));
        QuickRandom dice(static_cast<std::uint64_t>(game) + 77);
        State state = AGame::deal(*options, seed);
        while (AGame::turn(state) != kNobody) {
          AGame::legal_moves(state, *moves);
          ASSERT_FALSE(moves->empty()) << "somebody is to act and cannot";
          const Move move = (*moves)[dice.below(static_cast<std::uint32_t>(moves->size()))];
          look(static_cast<const State&>(state), static_cast<const Moves&>(*moves), move, seed, dice);
          if (this->HasFailure()) return;
          AGame::play(state, move, seed);
        }
        AGame::legal_moves(state, *moves);
        ASSERT_TRUE(moves->empty()) << "the game is over";
      }
    }
  }

  static bool worth_a_look(const Moves& moves, QuickRandom& dice) {
    return moves.size() <= kLongList || dice.below(kLongListsLookedAt) == 0;
  }
};

using AllGames = testing::Types<BeastyText, ArkText>;
TYPED_TEST_SUITE(Contract, AllGames);

TYPED_TEST(Contract, legal_moves_are_distinct_sorted_and_print_and_parse) {
  using Text = TypeParam;
  this->in_random_games([&](const auto& state, const auto& moves, const auto&, const Seed&, QuickRandom& dice) {
    if (!this->worth_a_look(moves, dice)) return;
    const std::vector<std::string> texts = Text::legal_texts(state);
    ASSERT_EQ(texts.size(), moves.size());
    ASSERT_TRUE(std::is_sorted(texts.begin(), texts.end()));
    ASSERT_EQ(std::adjacent_find(texts.begin(), texts.end()), texts.end()) << "a move twice";
    for (int i = 0; i < 5; ++i) {
      const auto& move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
      const auto parsed = Text::parse_move(state, Text::print_move(state, move));
      ASSERT_TRUE(parsed) << parsed.sentence();
      ASSERT_EQ(*parsed, move);
      ASSERT_TRUE(Text::Game::is_legal(state, move));
    }
  });
}

TYPED_TEST(Contract, anything_but_a_legal_text_is_refused) {
  using Text = TypeParam;
  this->in_random_games([&](const auto& state, const auto& moves, const auto& played, const Seed&, QuickRandom& dice) {
    if (!this->worth_a_look(moves, dice)) return;
    const std::vector<std::string> texts = Text::legal_texts(state);
    const std::string good = Text::print_move(state, played);
    std::vector<std::string> attempts = {"", " ", good + " ", " " + good, good + " x", good + "\n", "pass pass", "🦁"};
    for (int i = 0; i < 6; ++i) {
      std::string changed = good;
      changed[dice.below(static_cast<std::uint32_t>(changed.size()))] = "abk@+12 /|?.0"[dice.below(13)];
      attempts.push_back(changed);
      attempts.push_back(good.substr(0, dice.below(static_cast<std::uint32_t>(good.size()))));
    }
    for (const std::string& text : attempts) {
      if (std::binary_search(texts.begin(), texts.end(), text)) continue;
      const auto refused = Text::parse_move(state, text);
      ASSERT_FALSE(refused) << "'" << text << "' was taken for a move";
      ASSERT_FALSE(refused.sentence().empty());
    }
  });
}

TYPED_TEST(Contract, telling_changes_nothing_and_a_copy_plays_the_same) {
  using Game = typename TypeParam::Game;
  this->in_random_games([&](const auto& state, const auto&, const auto& move, const Seed& seed, QuickRandom&) {
    auto silent = state, told = state, again = state;
    typename Game::Events events, events_again;
    Game::play(silent, move, seed);
    Game::play(told, move, seed, events);
    Game::play(again, move, seed, events_again);
    ASSERT_EQ(silent, told);
    ASSERT_EQ(told, again);
    ASSERT_FALSE(events.empty());
    ASSERT_EQ(TypeParam::print_events(events), TypeParam::print_events(events_again));
  });
}

TYPED_TEST(Contract, positions_and_views_print_and_parse) {
  using Text = TypeParam;
  using Game = typename Text::Game;
  this->in_random_games([&](const auto& state, const auto&, const auto&, const Seed&, QuickRandom&) {
    const Json printed = Text::print_position(state);
    const auto any = Text::parse_view(printed);
    ASSERT_TRUE(any) << any.sentence() << printed;
    ASSERT_EQ(Text::print_position(*any), printed);
    if (printed["phase"] == "play" || printed["phase"] == "over") {
      const auto loaded = Text::parse_position(printed);
      ASSERT_TRUE(loaded) << loaded.sentence();
      ASSERT_EQ(*loaded, state) << printed;
    }
    for (int viewer = 0; viewer <= Game::players(state); ++viewer) {
      const Seat seat = viewer == Game::players(state) ? kNobody : static_cast<Seat>(viewer);
      const auto view = Game::view_for(state, seat);
      const auto parsed = Text::parse_view(Text::print_position(view.table));
      ASSERT_TRUE(parsed) << parsed.sentence();
      ASSERT_EQ(*parsed, view.table) << Text::print_position(view.table);
    }
  });
}

TYPED_TEST(Contract, folding_what_a_seat_is_told_gives_its_new_view) {
  using Text = TypeParam;
  using Game = typename Text::Game;
  this->in_random_games([&](const auto& state, const auto&, const auto& move, const Seed& seed, QuickRandom&) {
    auto after = state;
    typename Game::Events events;
    Game::play(after, move, seed, events);
    for (int viewer = 0; viewer <= Game::players(state); ++viewer) {
      const Seat seat = viewer == Game::players(state) ? kNobody : static_cast<Seat>(viewer);
      auto view = Game::view_for(state, seat);
      const auto told = Game::events_for(events, seat);
      Game::fold(view, told);
      const auto wanted = Game::view_for(after, seat);
      ASSERT_EQ(Text::print_position(view.table), Text::print_position(wanted.table))
          << "viewer " << viewer << " of " << Text::print_move(state, move) << "\n"
          << Text::print_events(told);
      ASSERT_EQ(view, wanted);
    }
  });
}

TYPED_TEST(Contract, the_seat_to_act_finds_its_legal_moves_in_its_own_view) {
  using Game = typename TypeParam::Game;
  const auto seen = std::make_unique<typename Game::Moves>();
  this->in_random_games([&](const auto& state, const auto& moves, const auto&, const Seed&, QuickRandom&) {
    Game::legal_moves(Game::view_for(state, Game::turn(state)).table, *seen);
    ASSERT_EQ(seen->size(), moves.size());
    ASSERT_TRUE(std::equal(seen->begin(), seen->end(), moves.begin()));
  });
}

TYPED_TEST(Contract, an_event_is_caused_by_one_before_it) {
  using Game = typename TypeParam::Game;
  this->in_random_games([&](const auto& state, const auto&, const auto& move, const Seed& seed, QuickRandom&) {
    auto after = state;
    typename Game::Events events;
    Game::play(after, move, seed, events);
    int index = 0;
    for (const Json& event : TypeParam::print_events(events)) {
      ASSERT_TRUE(event["by"].is_null() || (event["by"] >= 0 && event["by"] < index)) << event;
      ASSERT_TRUE(event["what"].is_string() && !event["what"].template get<std::string>().empty());
      ASSERT_TRUE(event["why"].is_string() && !event["why"].template get<std::string>().empty());
      ++index;
    }
  });
}

TYPED_TEST(Contract, the_same_seed_gives_the_same_bytes_and_another_seed_others) {
  using Text = TypeParam;
  for (const Json& kind : kinds_of<Text>()) {
    const auto options = Text::parse_options(kind);
    const auto one = Text::Game::deal(*options, seed_of(1));
    const auto same = Text::Game::deal(*options, seed_of(1));
    const auto other = Text::Game::deal(*options, seed_of(2));
    EXPECT_EQ(one, same);
    if (Text::print_position(one)["phase"] == "play") {
      EXPECT_FALSE(one == other) << kind;
    }
  }
}

TYPED_TEST(Contract, records_print_parse_and_replay) {
  using Text = TypeParam;
  using Game = typename Text::Game;
  const auto moves = std::make_unique<typename Game::Moves>();
  for (const Json& kind : kinds_of<Text>()) {
    const auto options = Text::parse_options(kind);
    for (std::uint64_t game = 0; game < 10; ++game) {
      notation::Record record;
      record.options = Text::print_options(*options);
      record.seed = seed_of(game + 1000);
      record.commitment = commitment(record.seed);
      record.notes = {{"event", "a test"}, {"site", ""}};
      QuickRandom dice(game);
      auto state = Game::deal(*options, record.seed);
      const std::uint32_t stop_after = game % 2 ? 1000 : dice.below(20);
      while (Game::turn(state) != kNobody && record.moves.size() < stop_after) {
        Game::legal_moves(state, *moves);
        const auto move = (*moves)[dice.below(static_cast<std::uint32_t>(moves->size()))];
        record.moves.push_back({Game::turn(state), Text::print_move(state, move)});
        Game::play(state, move, record.seed);
      }
      if (Game::turn(state) == kNobody) {
        record.winners.emplace();
        for (int seat = 0; seat < Game::players(state); ++seat)
          if (Game::winners(state) >> seat & 1) record.winners->push_back(seat);
      }
      const std::string printed = notation::print_record(record);
      const auto parsed = notation::parse_record(printed);
      ASSERT_TRUE(parsed) << parsed.sentence() << printed;
      ASSERT_EQ(notation::print_record(*parsed), printed);
      ASSERT_EQ(*parsed, record);
      const auto replay = notation::verify(*parsed);
      ASSERT_TRUE(replay) << replay.sentence() << printed;
      EXPECT_EQ(replay->position, Text::print_position(state).dump());

      auto tampered = *parsed;
      tampered.seed[31] ^= 1;
      EXPECT_FALSE(notation::verify(tampered)) << "another seed fits the commitment";
      if (record.winners) {
        tampered = *parsed;
        tampered.winners = std::vector<int>{9};
        EXPECT_FALSE(notation::verify(tampered));
        tampered = *parsed;
        tampered.moves.pop_back();
        EXPECT_FALSE(notation::verify(tampered)) << "a turn is missing";
      }
      if (!record.moves.empty()) {
        tampered = *parsed;
        tampered.moves[0].text += " x";
        EXPECT_FALSE(notation::verify(tampered));
        tampered = *parsed;
        tampered.moves[0].seat ^= 1;
        EXPECT_FALSE(notation::verify(tampered)) << "the wrong seat";
      }
    }
  }
}

}  // namespace
}  // namespace menagerie::tests
