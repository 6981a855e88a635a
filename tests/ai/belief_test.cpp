// The worlds that a bot imagines agree with everything it sees, are whole, and are all equally likely.
#include <algorithm>
#include <cmath>
#include <iterator>

#include "ai/ark_belief.h"
#include "ai/beasty_belief.h"
#include "engine/ark/middle.h"
#include "tests/ai/table.h"

namespace menagerie::ai_tests {
namespace {

using beasty::Strengths;

// Each seat has one animal of each strength: in line, in the pile, in the bar, in its hand, sorted out or to be drawn.
void expect_whole(const beasty::State& state) {
  for (Seat seat = 0; seat < state.players(); ++seat) {
    int times[13] = {};
    int second[13] = {};
    const auto count = [&](beasty::Card card) {
      if (card.owner() != seat) return;
      ++times[card.strength()];
      second[card.strength()] += beasty::is_of_second_game(card.species());
    };
    for (int i = 0; i < state.line().size(); ++i) count(state.line().at(i));
    for (int i = 0; i < state.piles.gone_size(); ++i) count(state.piles.gone(i));
    for (int i = 0; i < state.piles.bar_size(); ++i) count(state.piles.bar(i));
    for (int strength = 1; strength <= 12; ++strength) {
      if (times[strength] == 1) {
        EXPECT_EQ(second[strength], (state.second[seat] >> (strength - 1)) & 1);
      }
      times[strength] += state.hand[seat].has(strength) + state.aside[seat].has(strength);
    }
    for (int i = 0; i < state.draw[seat].size(); ++i) ++times[state.draw[seat].at(i)];
    for (int strength = 1; strength <= 12; ++strength) EXPECT_EQ(times[strength], 1) << "strength " << strength;
    EXPECT_EQ(state.hand[seat].face_down() + state.aside[seat].face_down(), 0);
    if (state.rules.cards != beasty::Cards::Mix) {
      EXPECT_EQ(state.second[seat], state.rules.cards == beasty::Cards::Town ? beasty::kAllStrengths : 0);
    }
  }
}

// Every tile of the species in the game is somewhere once.
void expect_whole(const ark::State& state) {
  int times[ark::kTiles + 1] = {};
  const auto count = [&](ark::TileSet tiles) {
    for (const ark::Tile tile : tiles) ++times[tile];
  };
  count(ark::whole_middle(state).face_up());
  if (ark::group_with(state, ark::kFaceDown) != ark::kNoGroup) ++times[state.face_down];
  for (int seat = 0; seat < state.players; ++seat) {
    count(state.arks[seat]);
    EXPECT_EQ(state.unknown[seat], 0);
    EXPECT_TRUE(std::is_sorted(std::begin(state.dealt[seat]), std::end(state.dealt[seat])));
    for (const ark::Tile tile : state.dealt[seat])
      if (tile != ark::kNoTile) ++times[tile];
  }
  for (int i = 0; i < state.draw_size; ++i) ++times[state.draw[i]];
  EXPECT_EQ(times[ark::kFaceDown], 0);
  for (ark::Tile tile = 1; tile <= ark::kTiles; ++tile)
    EXPECT_EQ(times[tile], state.species >> ark::species_of(tile) & 1) << "tile " << int{tile};
}

template <class Game>
void expect_true_worlds(int many) {
  long different = 0;
  in_random_games<Game>(many, [&](const auto& state, QuickRandom& random) {
    for (int i = 0; i <= Game::players(state); ++i) {
      const Seat viewer = i == Game::players(state) ? kNobody : static_cast<Seat>(i);
      const auto view = Game::view_for(state, viewer);
      const auto world = ai::sample(view, random);
      EXPECT_EQ(Game::view_for(world, viewer), view);
      expect_whole(world);
      different += world != state;
    }
  });
  EXPECT_GT(different, 50 * many);
}

TEST(Belief, a_world_imagined_from_a_view_shows_that_view_and_is_whole) {
  expect_true_worlds<Beasty>(games(20, 500));
  expect_true_worlds<Ark>(games(20, 500));
}

TEST(Belief, once_the_game_is_over_nothing_is_imagined) {
  QuickRandom random(1);
  for (const auto& options : every_kind<Beasty>()) {
    const auto end = played<Beasty>(options, 1, random_move<Beasty>);
    const auto view = beasty::view_for(end, 0);
    EXPECT_EQ(ai::sample(view, random), view.table);
  }
  const auto end = played<Ark>(ark_for(3), 1, random_move<Ark>);
  EXPECT_EQ(ai::sample(ark::view_for(end, 0), random), end);
}

constexpr int kWorlds = 12000;

// Five standard deviations of how often something comes up in so many worlds.
double slack(double chance) { return 5 * std::sqrt(chance * (1 - chance) * kWorlds); }

TEST(Belief, every_unseen_card_is_as_likely_in_the_hand_as_the_others_and_either_animal) {
  QuickRandom random(3);
  beasty::State state = Beasty::deal(beasty_for(beasty::Cards::Mix, beasty::Variant::Points, 2), seed_of(1));
  while (is_secret(state)) Beasty::play(state, random_move<Beasty>(state, random), seed_of(1));
  const auto view = beasty::view_for(state, 0);
  const ai::BeastyBelief belief(view);
  int in_hand[13] = {}, aside[13] = {}, next[13] = {}, second[13] = {};
  for (int i = 0; i < kWorlds; ++i) {
    const beasty::State world = belief.sample(random);
    ++next[world.draw[1].at(0)];
    for (int strength = 1; strength <= 12; ++strength) {
      in_hand[strength] += world.hand[1].has(strength);
      aside[strength] += world.aside[1].has(strength);
      second[strength] += world.second[1] >> (strength - 1) & 1;
    }
  }
  for (int strength = 1; strength <= 12; ++strength) {
    EXPECT_NEAR(in_hand[strength], kWorlds / 3.0, slack(1 / 3.0));
    EXPECT_NEAR(aside[strength], kWorlds / 3.0, slack(1 / 3.0));
    EXPECT_NEAR(next[strength], kWorlds / 12.0, slack(1 / 12.0));
    EXPECT_NEAR(second[strength], kWorlds / 2.0, slack(0.5));
  }
}

TEST(Belief, every_unseen_tile_is_as_likely_to_lie_face_down_as_the_others) {
  QuickRandom random(4);
  ark::State state = Ark::deal(ark_for(2), seed_of(2));
  while (is_secret(state)) Ark::play(state, random_move<Ark>(state, random), Seed{});
  const auto view = ark::view_for(state, 0);
  const ai::ArkBelief belief(view);
  int face_down[ark::kTiles + 1] = {}, kept[ark::kTiles + 1] = {};
  for (int i = 0; i < kWorlds; ++i) {
    const ark::State world = belief.sample(random);
    ++face_down[world.face_down];
    ++kept[world.arks[1].first()];
  }
  // 40 tiles, of which 8 lie face up and one is the viewer's own.
  const double chance = 1.0 / 31;
  int possible = 0;
  for (int tile = 1; tile <= ark::kTiles; ++tile) {
    if (face_down[tile] == 0) continue;
    ++possible;
    EXPECT_NEAR(face_down[tile], kWorlds * chance, slack(chance));
    EXPECT_NEAR(kept[tile], kWorlds * chance, slack(chance));
  }
  EXPECT_EQ(possible, 31);
}

}  // namespace
}  // namespace menagerie::ai_tests
