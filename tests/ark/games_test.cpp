// What must hold in every game, tried in random ones.
#include <set>

#include "engine/ark/middle.h"
#include "tests/ark/table.h"

namespace menagerie::ark_tests {
namespace {

using ark::Tile;
using ark::TileSet;

// Counts every tile on the table; nothing is lost and nothing is twice.
void expect_all_tiles(const ark::State& s) {
  TileSet seen{};
  int count = 0;
  const auto lay = [&](Tile tile) {
    if (tile == ark::kNoTile || tile == ark::kFaceDown) return;
    seen.add(tile);
    ++count;
  };
  for (const Tile tile : ark::whole_middle(s)) lay(tile == ark::kFaceDown ? s.face_down : tile);
  for (int seat = 0; seat < s.players; ++seat) {
    for (const Tile tile : s.arks[seat]) lay(tile);
    for (const Tile tile : s.dealt[seat]) lay(tile);
    EXPECT_EQ(s.unknown[seat], 0);
  }
  for (int i = 0; i < s.draw_size; ++i) lay(s.draw[i]);
  const int wanted = 5 * ark::species_in_game(s.players);
  EXPECT_EQ(count, wanted);
  EXPECT_EQ(seen.size(), wanted);
}

void expect_crates(const ark::State& s) {
  for (int seat = 0; seat < s.players; ++seat) EXPECT_LE(s.crates[seat], 5);
  EXPECT_GE(ark::supply(s), 0);
}

TEST(ArkGames, A13_no_tile_is_ever_lost_and_crates_do_not_run_out) {
  in_random_games(games(300), [](const ark::State& state, const ark::Move& move, Dice&) {
    ark::State after = state;
    ark::play(after, move);
    expect_all_tiles(after);
    expect_crates(after);
  });
}

TEST(ArkGames, A4_at_most_thirteen_tiles_lie_in_the_middle_in_order) {
  in_random_games(games(100), [](const ark::State& s, const ark::Move&, Dice&) {
    EXPECT_LE(ark::whole_middle(s).face_up().size(), 12);
    for (int i = 0; i < s.group_count; ++i) {
      EXPECT_FALSE(s.groups[i].empty());
      if (i > 0) {
        EXPECT_LT(s.groups[i - 1].first(), s.groups[i].first());
      }
    }
    for (int i = s.group_count; i < ark::kMiddle; ++i) EXPECT_TRUE(s.groups[i].empty());
  });
}

TEST(ArkGames, every_game_ends_with_an_ark_of_ten_and_nobody_to_act) {
  for (int game = 0; game < games(300); ++game) {
    Dice dice(static_cast<std::uint64_t>(game));
    ark::State state = new_game(2 + game % 3, static_cast<std::uint64_t>(game));
    for (int turn = 0; state.phase != ark::Phase::Over; ++turn) {
      ASSERT_LT(turn, kLongestGame);
      ark::play(state, ark::random_move(state, dice));
    }
    EXPECT_TRUE(ark::somebody_holds_ten(state));
    EXPECT_EQ(Ark::turn(state), kNobody);
    EXPECT_NE(Ark::winners(state), 0u);
    ark::Moves moves;
    ark::legal_moves(state, moves);
    EXPECT_TRUE(moves.empty());
  }
}

TEST(ArkGames, legal_moves_are_distinct_never_empty_and_the_same_as_is_legal) {
  ark::Moves moves;
  in_random_games(games(40), [&](const ark::State& s, const ark::Move& played, Dice& dice) {
    ark::legal_moves(s, moves);
    ASSERT_FALSE(moves.empty());
    std::set<std::pair<int, std::uint64_t>> distinct;
    for (const ark::Move& move : moves) {
      EXPECT_TRUE(ark::is_legal(s, move));
      distinct.insert({static_cast<int>(move.kind), move.tiles.bits()});
    }
    EXPECT_EQ(distinct.size(), moves.size());
    EXPECT_TRUE(distinct.count({static_cast<int>(played.kind), played.tiles.bits()}));
    // Moves that nobody listed are not legal either.
    const TileSet all = ark::whole_middle(s);
    for (int i = 0; i < 50; ++i) {
      TileSet some{};
      for (const Tile tile : all) {
        if (dice.below(3) == 0) some.add(tile);
      }
      if (dice.below(2) == 0 && s.group_count > 0) some = some & s.groups[dice.below(s.group_count)];
      using Kind = ark::Move::Kind;
      for (const auto kind : {Kind::Keep, Kind::Split, Kind::Take, Kind::Pass}) {
        const bool listed = distinct.count({static_cast<int>(kind), some.bits()}) > 0;
        EXPECT_EQ(ark::is_legal(s, {kind, some}), listed);
      }
    }
  });
}

TEST(ArkGames, the_most_moves_are_4095_splits_of_one_group) {
  ark::State state = new_game(4, 1);
  for (int seat = 0; seat < 4; ++seat) ark::play(state, ark::Move::keep(state.dealt[seat][0]));
  ark::Moves moves;
  ark::legal_moves(state, moves);
  EXPECT_EQ(moves.size(), 4095u);
}

TEST(ArkGames, a_game_told_is_the_same_game) {
  in_random_games(games(200), [](const ark::State& state, const ark::Move& move, Dice&) {
    ark::State silent = state;
    ark::State told = state;
    ark::Events events;
    ark::play(silent, move);
    ark::play(told, move, events);
    EXPECT_EQ(silent, told);
    ASSERT_FALSE(events.empty());
    EXPECT_EQ(events[0].by, ark::kNoCause);
    for (std::size_t i = 1; i < events.size(); ++i) {
      EXPECT_GE(events[i].by, 0) << "only the move itself has no cause";
      EXPECT_LT(events[i].by, static_cast<int>(i)) << "causes come before what they cause";
    }
  });
}

TEST(ArkGames, the_same_seed_and_moves_give_the_same_game) {
  EXPECT_EQ(new_game(3, 5), new_game(3, 5));
  EXPECT_FALSE(new_game(3, 5) == new_game(3, 6));
}

TEST(ArkGames, moves_and_positions_survive_being_written_down) {
  in_random_games(games(60), [](const ark::State& state, const ark::Move& move, Dice&) {
    const std::string text = ArkText::print_move(state, move);
    const auto read = ArkText::parse_move(state, text);
    ASSERT_TRUE(read) << text << ": " << read.sentence();
    EXPECT_EQ(*read, move);
    ark::State after = state;
    ark::play(after, move);
    const auto again = ArkText::parse_view(ArkText::print_position(after));
    ASSERT_TRUE(again) << again.sentence();
    EXPECT_EQ(*again, after);
    if (after.phase == ark::Phase::Keep) return;
    const auto loaded = ArkText::parse_position(ArkText::print_position(after));
    ASSERT_TRUE(loaded) << loaded.sentence();
    EXPECT_EQ(*loaded, after);
  });
}

TEST(ArkGames, every_legal_move_is_read_back_from_its_text) {
  in_random_games(games(10), [](const ark::State& state, const ark::Move&, Dice& dice) {
    const auto list = ArkText::legal_texts(state);
    EXPECT_TRUE(std::is_sorted(list.begin(), list.end()));
    EXPECT_EQ(std::set<std::string>(list.begin(), list.end()).size(), list.size());
    for (std::size_t i = dice.below(7); i < list.size(); i += 1 + dice.below(7)) {
      const auto move = ArkText::parse_move(state, list[i]);
      ASSERT_TRUE(move) << list[i] << ": " << move.sentence();
      EXPECT_EQ(ArkText::print_move(state, *move), list[i]);
    }
  });
}

}  // namespace
}  // namespace menagerie::ark_tests
