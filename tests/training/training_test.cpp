// Training: the net learns, the same plan gives the same weights, and a course that was stopped ends as if it had not been.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

#include "ai/ark_leaf.h"
#include "ai/beasty_leaf.h"
#include "ai/weights.h"
#include "training/ark_self_play.h"
#include "training/beasty_self_play.h"
#include "training/course.h"
#include "training/habit_play.h"

namespace menagerie::training {
namespace {

class Training : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() / ("menagerie-training-" + std::to_string(::getpid()) +
                                                        testing::UnitTest::GetInstance()->current_test_info()->name());
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  static Stages short_stages() {
    Stages stages;
    stages[0].games = 400;
    stages[0].games_in_chunk = 4;  // so that there is a mark in the middle
    stages[1].games = 16;
    stages[1].games_in_chunk = 8;
    stages[1].iterations = 5;
    stages[1].passes = 2;
    stages[1].positions_in_step = 50;
    return stages;
  }
  static Learner learner_of(const BeastyKind& kind) {
    return {kind.inputs(), kind.players, kind.codes(), kind.kinds(), QuickRandom(1)};
  }
  std::filesystem::path folder_;
};

constexpr BeastyKind kBar{beasty::Cards::Bar, 2};

TEST_F(Training, the_same_plan_gives_the_same_weights_however_often_it_was_stopped) {
  Learner at_once = learner_of(kBar), in_parts = learner_of(kBar);
  EXPECT_EQ(run_course<BeastySelfPlay>(kBar, short_stages(), folder_ / "one", at_once, [](auto&) { return true; }),
            Ended::Finished);
  // Once in the midst of the quick games, once in the midst of those with search.
  for (const Progress until : {Progress{.stage = 0, .games = 333}, Progress{.stage = 1, .games = 10}}) {
    in_parts = learner_of(kBar);  // another process knows only what the file says
    const auto watch = [&until](const Progress& now) { return now.stage < until.stage || now.games < until.games; };
    EXPECT_EQ(run_course<BeastySelfPlay>(kBar, short_stages(), folder_ / "two", in_parts, watch), Ended::Stopped);
    EXPECT_NE(in_parts.rounded(), at_once.rounded());
  }
  Learner again = learner_of(kBar);
  EXPECT_EQ(run_course<BeastySelfPlay>(kBar, short_stages(), folder_ / "two", again, [](auto&) { return true; }),
            Ended::Finished);
  EXPECT_EQ(again.rounded(), at_once.rounded());
}

TEST_F(Training, another_plan_does_not_go_on_with_a_course) {
  Learner learner = learner_of(kBar);
  run_course<BeastySelfPlay>(kBar, short_stages(), folder_ / "course", learner, [](auto&) { return false; });
  Stages other = short_stages();
  other[0].seed = 2;
  Learner fresh = learner_of(kBar), from_file = learner_of(kBar);
  run_course<BeastySelfPlay>(kBar, other, folder_ / "fresh", fresh, [](auto&) { return false; });
  run_course<BeastySelfPlay>(kBar, other, folder_ / "course", from_file, [](auto&) { return false; });
  EXPECT_EQ(from_file.rounded(), fresh.rounded());
}

// Shows the samples again and again, until little is left of the loss but what they leave open themselves.
template <class AnySample>
void expect_to_learn(Learner& learner, const std::vector<AnySample>& samples, float left_open = 0) {
  const auto loss = [&] {
    Weights ignored = learner.no_gradient();
    float sum = 0;
    for (const AnySample& sample : samples) sum += learner.study(sample, ignored);
    return sum / static_cast<float>(samples.size());
  };
  const float before = loss();
  Weights gradient = learner.no_gradient();
  for (int i = 0; i < 300; ++i) {
    for (const AnySample& sample : samples) learner.study(sample, gradient);
    learner.step(gradient, samples.size(), 3e-3f);
  }
  EXPECT_LT(loss() - left_open, (before - left_open) / 5);
}

TEST_F(Training, the_net_learns_what_it_is_shown) {
  Learner learner = learner_of(kBar);
  QuickRandom random(3);
  Samples samples;
  BeastySelfPlay(kBar, 0).play(learner.net(), random, samples);
  expect_to_learn(learner, samples);
  // In whole numbers it says nearly the same.
  const ai::Net net = learner.net();
  for (const Sample& sample : samples) {
    ai::Net::Sum sum(net);
    for (const int input : sample.inputs) sum(input);
    EXPECT_NEAR(net.shares(sum.cut_off(), sample.kind)[0], sample.shares[0], 0.25f);
  }
}

TEST_F(Training, animals_on_board_can_be_learnt_too) {
  const ArkKind kind{3};
  Learner learner(kind.inputs(), kind.players, kind.codes(), kind.kinds(), QuickRandom(1));
  Stages stages = short_stages();
  stages[0].games = 64;
  EXPECT_EQ(run_course<ArkSelfPlay>(kind, stages, folder_ / "ark", learner, [](auto&) { return true; }),
            Ended::Finished);
  QuickRandom random(1);
  ark::Options options;
  options.players = 3;
  ark::State state = ark::deal_with(options, random);
  while (state.phase == ark::Phase::Keep) ark::play(state, ark::random_move(state, random));
  const ai::Shares shares = ai::expected_shares(learner.net(), state);
  EXPECT_NEAR(shares[0] + shares[1] + shares[2], 1, 1e-4f);
}

constexpr HabitKind kPlainly{ai::Manner::Plain};

Learner learner_of_habits() { return {kPlainly.inputs(), 1, kPlainly.codes(), kPlainly.kinds(), QuickRandom(1)}; }

TEST_F(Training, habits_are_learned_alike_however_often_it_was_stopped) {
  Stages stages = short_stages();
  stages[0].games = 8;
  stages[0].iterations = 5;
  Learner at_once = learner_of_habits(), in_parts = learner_of_habits();
  EXPECT_EQ(run_course<HabitPlay>(kPlainly, stages, folder_ / "one", at_once, [](auto&) { return true; }),
            Ended::Finished);
  const auto until_later = [](const Progress& now) { return now.stage == 0 || now.games < 10; };
  EXPECT_EQ(run_course<HabitPlay>(kPlainly, stages, folder_ / "two", in_parts, until_later), Ended::Stopped);
  EXPECT_NE(in_parts.rounded(), at_once.rounded());
  Learner again = learner_of_habits();
  EXPECT_EQ(run_course<HabitPlay>(kPlainly, stages, folder_ / "two", again, [](auto&) { return true; }),
            Ended::Finished);
  EXPECT_EQ(again.rounded(), at_once.rounded());
}

TEST_F(Training, habits_that_are_shown_are_learned) {
  Learner learner = learner_of_habits();
  QuickRandom random(3);
  HabitSamples samples;
  HabitPlay(kPlainly, 200).play(learner.net(), random, samples);
  ASSERT_GT(samples.size(), 5u);
  // Where a search was undecided nobody can foretell it.
  float left_open = 0;
  for (const HabitSample& sample : samples)
    for (const HabitSample::After& after : sample.moves)
      if (after.likely > 0) left_open -= after.likely * std::log(after.likely) / static_cast<float>(samples.size());
  expect_to_learn(learner, samples, left_open);
  // In whole numbers it likes best what is likeliest or nearly so, in nearly all turns.
  const ai::Net net = learner.net();
  int liked_best = 0;
  for (const HabitSample& sample : samples) {
    const auto liking = [&net](const HabitSample::After& after) {
      ai::Net::Sum sum(net);
      for (const int input : after.inputs) sum(input);
      return net.liking(sum.cut_off(), after.kind);
    };
    const auto* most = std::max_element(sample.moves.begin(), sample.moves.end(),
                                        [&](const auto& a, const auto& b) { return liking(a) < liking(b); });
    liked_best += std::ranges::none_of(sample.moves, [&](const auto& its) { return its.likely > most->likely + 0.1f; });
  }
  EXPECT_GE(liked_best, static_cast<int>(samples.size()) - 1);
}

TEST(Weights, every_game_has_its_net_and_other_files_are_refused) {
  for (const auto name : {ai::NetName::Bar, ai::NetName::Town, ai::NetName::Mix, ai::NetName::Ark})
    for (int players = 2; players <= kMaxPlayers; ++players) {
      const ai::Net* net = ai::net_of(name, players);
      ASSERT_NE(net, nullptr) << static_cast<int>(name) << players;
      EXPECT_EQ(net->inputs(), ai::shaped(name, players).inputs());
    }
  for (const auto manner : {ai::Manner::Plain, ai::Manner::Champion})
    EXPECT_EQ(ai::habits_of(manner).size(), ai::kWatchers);
  std::vector<std::vector<ai::Net::Weight>> weights;
  for (int players = 2; players <= kMaxPlayers; ++players)
    weights.emplace_back(ai::shaped(ai::NetName::Bar, players).weights());
  std::vector<std::uint8_t> file = ai::print_nets(ai::NetName::Bar, weights);
  EXPECT_LE(file.size(), 300'000u);
  EXPECT_FALSE(ai::bring_net(ai::NetName::Town, file));
  file.push_back(0);
  EXPECT_FALSE(ai::bring_net(ai::NetName::Bar, file));
  EXPECT_FALSE(ai::bring_net(ai::NetName::Bar, {}));
}

}  // namespace
}  // namespace menagerie::training
