// The whole course of a net: first many quick games, then fewer with search. It is kept in a file after every so many batches
// and goes on from there.
#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <string>

#include "training/trainer.h"

namespace menagerie::training {

inline constexpr std::size_t kStages = 2;
using Stages = std::array<Plan, kStages>;

struct Progress {
  std::size_t stage = 0;
  std::uint64_t games = 0;  // of this stage
  std::uint64_t of = 0;
  float loss = 0;
};

// Told every so often; says whether to go on.
using Watch = std::function<bool(const Progress&)>;

// Where a course stands.
struct Mark {
  std::uint64_t plan = 0;  // a number made of everything that was planned: another plan cannot go on here
  std::uint64_t stage = 0;
  std::uint64_t batch = 0;
};

bool save(const std::filesystem::path& file, const Mark& mark, const Learner& learner);
bool load(const std::filesystem::path& file, Mark& mark, Learner& learner);
std::uint64_t number_of(const Stages& stages);

enum class Ended { Finished, Stopped, NotKept };

template <class SelfPlay>
Ended run_course(const typename SelfPlay::Kind& kind, const Stages& stages, const std::filesystem::path& file,
                 Learner& learner, const Watch& watch) {
  constexpr std::uint64_t kBatchesBetweenSaves = 500;
  Mark mark{.plan = number_of(stages)};
  Learner as_kept = learner;
  if (Mark kept; load(file, kept, as_kept) && kept.plan == mark.plan) mark = kept, learner = as_kept;
  for (; mark.stage < kStages; ++mark.stage, mark.batch = 0) {
    const Plan& plan = stages[mark.stage];
    Trainer<SelfPlay> trainer(plan, learner, kind);
    const std::uint64_t between = plan.iterations > 0 ? kBatchesBetweenSaves / 25 : kBatchesBetweenSaves;
    float loss = 0;
    while (mark.batch < trainer.batches()) {
      loss += trainer.train(mark.batch++);
      if (mark.batch % between != 0 && mark.batch != trainer.batches()) continue;
      if (!save(file, mark, learner)) return Ended::NotKept;
      const auto in_batch = static_cast<std::uint64_t>(plan.games_in_batch);
      if (!watch({mark.stage, mark.batch * in_batch, plan.games, loss / static_cast<float>(between)}))
        return Ended::Stopped;
      loss = 0;
    }
  }
  return Ended::Finished;
}

}  // namespace menagerie::training
