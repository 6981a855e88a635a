// Trains one net: chunks of games by two players of games at once; then their positions are studied in random order, some
// times over, for games cost far more than studying them. The rate falls to the end. The same plan gives the same weights,
// however often it was stopped and resumed.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <semaphore>
#include <thread>
#include <vector>

#include "engine/chance.h"
#include "training/learner.h"

namespace menagerie::training {

struct Plan {
  std::uint64_t seed = 1;
  std::uint64_t games = 0;
  int iterations = 0;       // of everybody's search; none: everybody looks one turn ahead
  float rate = 2e-3f;       // at the start
  float last_rate = 5e-5f;  // at the end
  int games_in_chunk = 128;
  int passes = 1;                 // how often each position is studied
  int positions_in_step = 4'000;  // that the net learns from at once
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

  std::uint64_t chunks() const { return plan_.games / static_cast<std::uint64_t>(plan_.games_in_chunk); }

  // Returns the mean loss of the chunk when it was new; nothing if the pulse, told how many of its games are played, says
  // that it should stop: then nothing was learned of it.
  std::optional<float> train(std::uint64_t chunk, const std::function<bool(int)>& pulse) {
    net_ = learner_.net();
    chunk_ = chunk;
    stopped_ = false;
    pulse_ = &pulse;
    both([this](std::size_t lane) { play(lane); });
    if (stopped_) return std::nullopt;
    order_.resize(samples_[0].size() + samples_[1].size());
    for (std::size_t i = 0; i < order_.size(); ++i) order_[i] = static_cast<std::uint32_t>(i);
    QuickRandom random(QuickRandom(plan_.seed).word() ^ ~chunk);
    float loss = 0;
    for (int pass = 0; pass < plan_.passes; ++pass) {
      shuffle(random, order_.data(), order_.size());
      const float lost =
          study_all((static_cast<float>(chunk) + static_cast<float>(pass) / static_cast<float>(plan_.passes)) /
                    static_cast<float>(chunks()));
      if (pass == 0) loss = lost;
    }
    return loss;
  }

 private:
  // One thread for all chunks: those that live for a few milliseconds are seldom given a core of their own.
  void work(const std::stop_token& stop) {
    for (begin_.acquire(); !stop.stop_requested(); begin_.acquire()) {
      task_(1);
      done_.release();
    }
  }
  void both(std::function<void(std::size_t)> task) {
    task_ = std::move(task);
    begin_.release();
    task_(0);
    done_.acquire();
  }

  void play(std::size_t lane) {
    QuickRandom random(QuickRandom(plan_.seed).word() ^ (chunk_ * kLanes + lane) * 0x9e3779b97f4a7c15);
    samples_[lane].clear();
    for (int game = 0; game < plan_.games_in_chunk / static_cast<int>(kLanes) && !stopped_; ++game) {
      players_[lane].play(net_, random, samples_[lane]);
      if (lane == 0 && !(*pulse_)(game * static_cast<int>(kLanes))) stopped_ = true;
    }
  }

  // One pass over the chunk, the course being so far done; returns the mean loss.
  float study_all(float done) {
    const float rate = plan_.rate + (plan_.last_rate - plan_.rate) * done;
    const auto step = static_cast<std::size_t>(plan_.positions_in_step);
    float loss = 0;
    for (std::size_t from = 0; from < order_.size(); from += step) {
      const std::size_t to = std::min(from + step, order_.size()), middle = from + (to - from) / 2;
      both([&](std::size_t lane) { study(lane, lane == 0 ? from : middle, lane == 0 ? middle : to); });
      for (std::size_t i = 0; i < gradients_[0].size(); ++i) gradients_[0][i] += gradients_[1][i], gradients_[1][i] = 0;
      learner_.step(gradients_[0], to - from, rate);
      loss += losses_[0] + losses_[1];
    }
    return loss / static_cast<float>(order_.size());
  }

  void study(std::size_t lane, std::size_t from, std::size_t to) {
    losses_[lane] = 0;
    const std::size_t of_first = samples_[0].size();
    for (std::size_t i = from; i < to; ++i) {
      const std::size_t its = order_[i];
      losses_[lane] +=
          learner_.study(its < of_first ? samples_[0][its] : samples_[1][its - of_first], gradients_[lane]);
    }
  }

  Plan plan_;
  Learner& learner_;
  ai::Net net_;  // as it was before the chunk
  std::uint64_t chunk_ = 0;
  const std::function<bool(int)>* pulse_ = nullptr;
  std::atomic<bool> stopped_ = false;
  std::array<SelfPlay, kLanes> players_;
  std::array<Weights, kLanes> gradients_;
  std::array<typename SelfPlay::Samples, kLanes> samples_;
  std::array<float, kLanes> losses_{};
  std::vector<std::uint32_t> order_;
  std::function<void(std::size_t)> task_;
  std::binary_semaphore begin_{0}, done_{0};
  std::jthread second_lane_;
};

}  // namespace menagerie::training
