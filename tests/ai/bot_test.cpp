// A bot plays by the rules, by what it sees, and alike when it sees the same.
#include <algorithm>

#include "ai/ark_belief.h"
#include "ai/beasty_belief.h"
#include "ai/beasty_ending.h"
#include "ai/weights.h"
#include "tests/ai/table.h"

namespace menagerie::ai_tests {
namespace {

const ai::Mind kLightMind = [] {
  ai::Mind mind = ai::plain_mind(tests::games(400, 400));
  mind.secret_games = tests::games(400, 400);
  return mind;
}();

template <class Game>
View<typename Game::State> own_view(const typename Game::State& state, Seat viewer) {
  auto view = Game::view_for(state, viewer);
  view.table.turn = viewer;
  return view;
}

template <class Game>
void expect_legal_games(int many) {
  for (const auto& options : every_kind<Game>())
    for (int game = 0; game < many; ++game)
      played<Game>(options, static_cast<std::uint64_t>(game), [](const auto& state, QuickRandom& random) {
        const auto view = own_view<Game>(state, Game::turn(state));
        const auto move = ai::choose(view, kLightMind, random.word());
        EXPECT_TRUE(Game::is_legal(view.table, move));
        EXPECT_TRUE(Game::is_legal(state, move));
        return testing::Test::HasFailure() ? random_move<Game>(state, random) : move;
      });
}

TEST(Bot, every_choice_of_a_bot_is_legal_in_every_phase_of_every_game) {
  expect_legal_games<Beasty>(games(1, 20));
  expect_legal_games<Ark>(games(3, 20));
}

// As the levels think, but for the time that they take.
std::vector<ai::Mind> every_mind() {
  std::vector<ai::Mind> minds = {{.looks = ai::Looks::Nowhere}, kLightMind};
  for (int level = 1; level <= ai::kLevels; ++level) {
    minds.push_back(ai::mind_of(static_cast<ai::Level>(level)));
    minds.back().iterations = std::min(minds.back().iterations, 60);
    minds.back().secret_games = 200;
  }
  minds.push_back({.iterations = 20, .secret_games = 200, .others_think = 5});
  for (bool ai::Mind::* part : {&ai::Mind::prior, &ai::Mind::solves_endings, &ai::Mind::many_worlds}) {
    minds.push_back({.iterations = 60, .secret_games = 200});
    minds.back().*part = false;
  }
  return minds;
}

template <class Game>
void expect_legal_minds() {
  const std::vector<ai::Mind> minds = every_mind();
  for (const auto& options : every_kind<Game>()) {
    std::size_t next = 0;
    played<Game>(options, 5, [&](const auto& state, QuickRandom& random) {
      const auto view = own_view<Game>(state, Game::turn(state));
      const auto move = ai::choose(view, minds[next++ % minds.size()], random.word());
      EXPECT_TRUE(Game::is_legal(state, move));
      return testing::Test::HasFailure() ? random_move<Game>(state, random) : move;
    });
  }
}

TEST(Bot, every_kind_of_mind_plays_by_the_rules) {
  expect_legal_minds<Beasty>();
  expect_legal_minds<Ark>();
}

// Weighing a position says of every move what it is worth, and the best is what the bot plays; in a solved ending one of the best.
TEST(Bot, what_is_weighed_highest_is_what_is_played) {
  const ai::Mind mind{.iterations = 300, .ending_turns = ai::ending_turns_beside(5'000)};
  in_random_games<Beasty>(1, [&](const beasty::State& state, QuickRandom& random) {
    if (is_secret(state) || random.below(5) != 0) return;
    const auto view = beasty::view_for(state, state.turn);
    const std::uint64_t seed = random.word();
    const auto weighed = ai::weigh(view, mind, seed);
    ASSERT_FALSE(weighed.empty());
    for (const auto& its : weighed) {
      EXPECT_TRUE(Beasty::is_legal(state, its.move));
      EXPECT_GE(its.worth, 0);
      EXPECT_LE(its.worth, 1.0001f);
      EXPECT_TRUE(its.tries > 0 || its.error == 0);
    }
    const auto move = ai::choose(view, mind, seed);
    const auto played = std::find_if(weighed.begin(), weighed.end(), [&](const auto& its) { return its.move == move; });
    ASSERT_NE(played, weighed.end());
    const bool is_solved =
        !ai::solve_ending(view, ai::net_of(view.table), mind.ending_turns, QuickRandom(seed)).empty();
    if (is_solved) EXPECT_EQ(played->worth, weighed[0].worth);
    else EXPECT_EQ(played, weighed.begin());
  });
}

// All make their secret choices at once: a seat may be asked before those that come before it.
template <class Game>
void expect_legal_secrets() {
  int asked = 0;
  in_random_games<Game>(1, [&](const auto& state, QuickRandom& random) {
    for (Seat seat = state.turn; is_secret(state) && seat < Game::players(state); ++seat, ++asked) {
      const auto view = own_view<Game>(state, seat);
      EXPECT_TRUE(Game::is_legal(view.table, ai::choose(view, kLightMind, random.word())));
    }
  });
  EXPECT_GT(asked, 10);
}

TEST(Bot, a_secret_choice_can_be_asked_of_a_seat_before_its_turn) {
  expect_legal_secrets<Beasty>();
  expect_legal_secrets<Ark>();
}

// The move depends on the view, the effort and the seed alone: whatever else is true, it is the same.
template <class Game>
void expect_the_same_in_other_worlds(const ai::Mind& mind) {
  int compared = 0;
  in_random_games<Game>(1, [&](const auto& state, QuickRandom& random) {
    if (random.below(4) != 0 && !is_secret(state)) return;
    const Seat seat = Game::turn(state);
    const std::uint64_t seed = random.word();
    const auto move = ai::choose(own_view<Game>(state, seat), mind, seed);
    EXPECT_EQ(ai::choose(own_view<Game>(state, seat), mind, seed), move);
    const auto other = ai::sample(Game::view_for(state, seat), random);
    if (other == state) return;
    EXPECT_EQ(ai::choose(own_view<Game>(other, seat), mind, seed), move);
    ++compared;
  });
  EXPECT_GT(compared, 10);
}

TEST(Bot, the_same_view_effort_and_seed_give_the_same_move_whatever_is_hidden) {
  for (const ai::Mind& mind : {kLightMind, ai::Mind{.iterations = 100, .secret_games = 200}}) {
    expect_the_same_in_other_worlds<Beasty>(mind);
    expect_the_same_in_other_worlds<Ark>(mind);
  }
}

// What the seat to act wins against the best defence, of two players who know each other's last cards.
double worth_of(const beasty::State& state);
double worth_of(const beasty::State& state, beasty::Move move) {
  beasty::State after = state;
  Beasty::play(after, move, Seed{});
  if (after.phase == beasty::Phase::Over) return share(Beasty::winners(after), state.turn);
  return after.turn == state.turn ? worth_of(after) : 1 - worth_of(after);
}
std::vector<double> worth_of_all(const beasty::State& state) {
  const auto moves = std::make_unique<beasty::Moves>();
  beasty::legal_moves(state, *moves);
  std::vector<double> worths;
  for (const beasty::Move move : *moves) worths.push_back(worth_of(state, move));
  return worths;
}
double worth_of(const beasty::State& state) {
  const std::vector<double> worths = worth_of_all(state);
  return *std::max_element(worths.begin(), worths.end());
}

// Once the draw piles are empty, whoever counts the cards knows the other's hand: there is a best move.
TEST(Bot, the_last_three_cards_of_a_game_of_two_are_played_as_well_as_can_be) {
  constexpr int kLastCards = 3;
  int decisive = 0;
  for (const auto cards : {beasty::Cards::Bar, beasty::Cards::Town})
    for (int game = 0; game < games(150, 2000); ++game)
      played<Beasty>(beasty_for(cards, beasty::Variant::Guests, 2), static_cast<std::uint64_t>(game),
                     [&](const beasty::State& state, QuickRandom& random) {
                       if (state.hand[0].size() + state.hand[1].size() > kLastCards)
                         return random_move<Beasty>(state, random);
                       const std::vector<double> worths = worth_of_all(state);
                       const auto [worst, best] = std::minmax_element(worths.begin(), worths.end());
                       const auto move = ai::choose(beasty::view_for(state, state.turn), kLightMind, random.word());
                       EXPECT_EQ(worth_of(state, move), *best);
                       decisive += *worst < *best;
                       return move;
                     });
  EXPECT_GT(decisive, 5);
}

}  // namespace
}  // namespace menagerie::ai_tests
