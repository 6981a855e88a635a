// What a seat may know: views, told events, and that nothing hidden shows through.
#include <algorithm>
#include <iterator>

#include "engine/ark/middle.h"
#include "tests/ark/table.h"

namespace menagerie::ark_tests {
namespace {

using ark::Tile;
using ark::TileSet;
using ark::What;

std::vector<Seat> viewers(const ark::State& s) {
  std::vector<Seat> list = {kNobody};
  for (Seat seat = 0; seat < s.players; ++seat) list.push_back(seat);
  return list;
}

TEST(ArkViews, what_a_seat_is_told_turns_its_old_view_into_its_new_one) {
  in_random_games(games(300), [](const ark::State& state, const ark::Move& move, Dice&) {
    ark::State after = state;
    ark::Events events;
    ark::play(after, move, events);
    for (const Seat viewer : viewers(state)) {
      View<ark::State> view = ark::view_for(state, viewer);
      ark::fold(view, ark::events_for(events, viewer));
      EXPECT_EQ(view, ark::view_for(after, viewer))
          << "seat " << int{viewer} << ": " << ArkText::print_position(view.table).dump() << " instead of "
          << ArkText::print_position(ark::view_for(after, viewer).table).dump();
    }
  });
}

TEST(ArkViews, views_survive_being_written_down) {
  in_random_games(games(60), [](const ark::State& state, const ark::Move& move, Dice&) {
    ark::State after = state;
    ark::play(after, move);
    for (const Seat viewer : viewers(state)) {
      const ark::State view = ark::view_for(after, viewer).table;
      const Json text = ArkText::print_position(view);
      const auto read = ArkText::parse_view(text);
      ASSERT_TRUE(read) << read.sentence() << " in " << text.dump();
      EXPECT_EQ(*read, view);
      EXPECT_EQ(ArkText::print_position(*read).dump(), text.dump());
    }
  });
}

TEST(ArkViews, a_view_of_a_view_shows_the_same) {
  in_random_games(games(30), [](const ark::State& state, const ark::Move&, Dice&) {
    for (const Seat viewer : viewers(state)) {
      const auto view = ark::view_for(state, viewer);
      EXPECT_EQ(ark::view_for(view.table, viewer), view);
    }
  });
}

// The places of all tiles that a viewer may not know.
std::vector<Tile*> hidden_places(ark::State& s, Seat viewer, std::vector<Tile>& on_arks) {
  std::vector<Tile*> places;
  if (ark::group_with(s, ark::kFaceDown) != ark::kNoGroup) places.push_back(&s.face_down);
  for (int i = 0; i < s.draw_size; ++i) places.push_back(&s.draw[i]);
  for (Seat seat = 0; seat < s.players; ++seat) {
    if (seat == viewer) continue;
    for (Tile& tile : s.dealt[seat]) {
      if (tile != ark::kNoTile) places.push_back(&tile);
    }
  }
  for (Tile& tile : on_arks) places.push_back(&tile);
  return places;
}

// The same table with everything that is hidden from the viewer exchanged at random.
ark::State with_hidden_exchanged(ark::State s, Seat viewer, Dice& dice) {
  std::vector<Tile> on_arks;
  std::vector<Seat> owners;
  for (Seat seat = 0; seat < s.players; ++seat) {
    if (seat == viewer) continue;
    const TileSet secret = s.arks[seat] & s.secret;
    for (const Tile tile : secret) {
      on_arks.push_back(tile);
      owners.push_back(seat);
    }
    s.arks[seat] -= secret;
    s.secret -= secret;
  }
  const std::vector<Tile*> places = hidden_places(s, viewer, on_arks);
  for (std::size_t i = places.size(); i > 1; --i) {
    std::swap(*places[i - 1], *places[dice.below(static_cast<std::uint32_t>(i))]);
  }
  for (std::size_t i = 0; i < on_arks.size(); ++i) {
    s.arks[owners[i]].add(on_arks[i]);
    s.secret.add(on_arks[i]);
  }
  for (auto& dealt : s.dealt) std::sort(std::begin(dealt), std::end(dealt));
  return s;
}

bool reveals(const ark::Event& event, Seat viewer) {
  switch (event.what) {
    case What::Filled:
    case What::Opened:
    case What::FaceDownShown:
    case What::DrawShown: return true;
    case What::Revealed:
    case What::LookedAt: return event.seat == viewer || event.what == What::Revealed;
    default: return false;
  }
}

// Plays the same moves at both tables until the viewer is shown something; up to there it must be told the same.
void expect_alike_until_revealed(ark::State a, ark::State b, Seat viewer, Dice& dice) {
  for (int turn = 0; turn < kLongestGame && a.phase != ark::Phase::Over; ++turn) {
    ASSERT_EQ(ark::view_for(a, viewer), ark::view_for(b, viewer));
    if (a.phase == ark::Phase::Play || a.turn == viewer) {
      EXPECT_EQ(ArkText::print_position(ark::view_for(b, viewer).table).dump(),
                ArkText::print_position(ark::view_for(a, viewer).table).dump());
      ark::Moves of_a, of_b;
      ark::legal_moves(a, of_a);
      ark::legal_moves(b, of_b);
      ASSERT_TRUE(std::equal(of_a.begin(), of_a.end(), of_b.begin(), of_b.end()));
    }
    const auto place = dice.below(3);
    const bool keep = a.phase == ark::Phase::Keep;
    const ark::Move move_a = keep ? ark::Move::keep(a.dealt[a.turn][place]) : ark::random_move(a, dice);
    const ark::Move move_b = keep ? ark::Move::keep(b.dealt[b.turn][place]) : move_a;
    ark::Events events_a, events_b;
    ark::play(a, move_a, events_a);
    ark::play(b, move_b, events_b);
    const ark::Events told_a = ark::events_for(events_a, viewer);
    const ark::Events told_b = ark::events_for(events_b, viewer);
    for (std::size_t i = 0; i < told_a.size() && i < told_b.size(); ++i) {
      if (reveals(told_a[i], viewer)) return;
      ASSERT_EQ(told_a[i], told_b[i]);
    }
    ASSERT_EQ(told_a.size(), told_b.size());
    ASSERT_EQ(ArkText::print_events(told_a).dump(), ArkText::print_events(told_b).dump());
  }
}

TEST(ArkViews, A12_nothing_hidden_changes_what_a_seat_sees_may_do_or_is_told) {
  in_random_games(games(60), [](const ark::State& state, const ark::Move&, Dice& dice) {
    if (dice.below(4) != 0) return;
    for (const Seat viewer : viewers(state)) {
      const ark::State other = with_hidden_exchanged(state, viewer, dice);
      expect_alike_until_revealed(state, other, viewer, dice);
    }
  });
}

// What the viewer learns in these events that its view could not know.
TileSet drawn_in(const ark::Events& told, Seat viewer) {
  TileSet drawn{};
  for (const ark::Event& event : told) {
    const bool of_others = event.what == What::Revealed && event.seat != viewer;
    if (event.what == What::Filled || of_others) drawn |= event.tiles.named();
  }
  return drawn;
}

void expect_the_same_but_for_what_was_hidden(const ark::State& played, const ark::State& seen, TileSet drawn) {
  EXPECT_EQ(played.phase, seen.phase);
  EXPECT_EQ(played.turn, seen.turn);
  EXPECT_EQ(played.first, seen.first);
  EXPECT_EQ(played.next, seen.next);
  EXPECT_EQ(played.out, seen.out);
  EXPECT_EQ(played.draw_size, seen.draw_size);
  EXPECT_TRUE(std::equal(std::begin(played.crates), std::end(played.crates), seen.crates));
  EXPECT_TRUE(std::equal(&played.dealt[0][0], &played.dealt[0][0] + 12, &seen.dealt[0][0]));
  EXPECT_EQ(ark::whole_middle(played), ark::whole_middle(seen) - drawn);
  if (drawn.empty()) {
    EXPECT_TRUE(std::equal(std::begin(played.groups), std::end(played.groups), seen.groups));
  }
  for (int seat = 0; seat < seen.players; ++seat) {
    EXPECT_EQ(ark::ark_size(played, seat), ark::ark_size(seen, seat));
    EXPECT_TRUE(seen.arks[seat].has_all(played.arks[seat]));
  }
}

TEST(ArkViews, a_move_played_on_a_view_gives_the_view_of_the_move_but_for_what_is_drawn_or_turned_over) {
  in_random_games(games(200), [](const ark::State& state, const ark::Move& move, Dice&) {
    ark::State after = state;
    ark::Events events;
    ark::play(after, move, events);
    for (const Seat viewer : viewers(state)) {
      ark::State view = ark::view_for(state, viewer).table;
      const bool unseen = move.kind == ark::Move::Kind::Keep && viewer != state.turn;
      const ark::Move same = unseen ? ark::Move::keep(ark::kFaceDown) : move;
      ASSERT_TRUE(ark::is_legal(view, same));
      ark::Events expected;
      ark::play(view, same, expected);
      const ark::Events told = ark::events_for(events, viewer);
      expect_the_same_but_for_what_was_hidden(view, ark::view_for(after, viewer).table, drawn_in(told, viewer));
      for (std::size_t i = 0; i < expected.size(); ++i) {
        ASSERT_LT(i, told.size());
        EXPECT_EQ(expected[i].what, told[i].what);
        EXPECT_EQ(expected[i].by, told[i].by);
        EXPECT_EQ(expected[i].seat, told[i].seat);
        EXPECT_EQ(expected[i].has, told[i].has);
      }
    }
  });
}

TEST(ArkViews, the_seat_to_act_has_the_same_legal_moves_on_its_view) {
  in_random_games(games(20), [](const ark::State& state, const ark::Move&, Dice&) {
    ark::Moves of_state, of_view;
    ark::legal_moves(state, of_state);
    ark::legal_moves(ark::view_for(state, state.turn).table, of_view);
    ASSERT_TRUE(std::equal(of_state.begin(), of_state.end(), of_view.begin(), of_view.end()));
  });
}

}  // namespace
}  // namespace menagerie::ark_tests
