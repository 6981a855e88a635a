// Trains one net: batches of games by two players of games at once, a step after each batch, the rate falling to the
// end. The same plan gives the same weights, however often it was stopped and resumed.
#pragma once

#include <array>
#include <cstdint>
#include <semaphore>
#include <thread>

#include "training/learner.h"

namespace menagerie::training {

struct Plan {
  std::uint64_t seed = 1;
  std::uint64_t games = 0;
  int iterations = 0;       // of everybody's search; none: everybody looks one turn ahead
  float rate = 2e-3f;       // at the start
  float last_rate = 5e-5f;  // at the end
  int games_in_batch = 128;
};

template <class SelfPlay>
class Trainer {
 public:
  static constexpr std::size_t kLanes = 2;  // part of the plan, not of the machine: it decides who plays which game

  // Goes on with what the learner knows.
  Trainer(const Plan& plan, Learner& learner, const typename SelfPlay::Kind& kind)
      : plan_(plan),
        learner_(learner),
        net_(learner.net()),
        players_{SelfPlay(kind, plan.iterations), SelfPlay(kind, plan.iterations)},
        gradients_{learner.no_gradient(), learner.no_gradient()},
        second_lane_([this](const std::stop_token& stop) { work(stop); }) {}
  ~Trainer() {
    second_lane_.request_stop();
    begin_.release();
  }
  Trainer(const Trainer&) = delete;
  Trainer& operator=(const Trainer&) = delete;

  std::uint64_t batches() const { return plan_.games / static_cast<std::uint64_t>(plan_.games_in_batch); }

  // Returns the mean loss of the batch.
  float train(std::uint64_t batch) {
    net_ = learner_.net();
    batch_ = batch;
    begin_.release();
    play_and_study(0);
    done_.acquire();
    std::size_t count = 0;
    float loss = 0;
    for (std::size_t lane = 0; lane < kLanes; ++lane) count += samples_[lane].size(), loss += losses_[lane];
    for (std::size_t i = 0; i < gradients_[0].size(); ++i) gradients_[0][i] += gradients_[1][i], gradients_[1][i] = 0;
    const float done = static_cast<float>(batch) / static_cast<float>(batches());
    learner_.step(gradients_[0], count, plan_.rate + (plan_.last_rate - plan_.rate) * done);
    return loss / static_cast<float>(count);
  }

 private:
  // One thread for all batches: those that live for a few milliseconds are seldom given a core of their own.
  void work(const std::stop_token& stop) {
    for (begin_.acquire(); !stop.stop_requested(); begin_.acquire()) {
      play_and_study(1);
      done_.release();
    }
  }

  void play_and_study(std::size_t lane) {
    QuickRandom random(QuickRandom(plan_.seed).word() ^ (batch_ * kLanes + lane) * 0x9e3779b97f4a7c15);
    samples_[lane].clear();
    for (int game = 0; game < plan_.games_in_batch / static_cast<int>(kLanes); ++game)
      players_[lane].play(net_, random, samples_[lane]);
    losses_[lane] = 0;
    for (const Sample& sample : samples_[lane]) losses_[lane] += learner_.study(sample, gradients_[lane]);
  }

  Plan plan_;
  Learner& learner_;
  ai::Net net_;  // as it was before the batch
  std::uint64_t batch_ = 0;
  std::array<SelfPlay, kLanes> players_;
  std::array<Weights, kLanes> gradients_;
  std::array<Samples, kLanes> samples_;
  std::array<float, kLanes> losses_{};
  std::binary_semaphore begin_{0}, done_{0};
  std::jthread second_lane_;
};

}  // namespace menagerie::training
