// The whole course of a net: first many quick games, then fewer with search. It is kept in a file after every so many chunks of
// games and goes on from there.
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

// Told after every other game; says whether to go on.
using Watch = std::function<bool(const Progress&)>;

// Where a course stands.
struct Mark {
  std::uint64_t plan = 0;  // a number made of everything that was planned: another plan cannot go on here
  std::uint64_t stage = 0;
  std::uint64_t chunk = 0;
};

bool save(const std::filesystem::path& file, const Mark& mark, const Learner& learner);
bool load(const std::filesystem::path& file, Mark& mark, Learner& learner);
std::uint64_t number_of(const Stages& stages);

enum class Ended { Finished, Stopped, NotKept };

// Quick games come in small chunks, which are not worth a file each.
inline bool is_worth_keeping(const Plan& plan, std::uint64_t chunk) { return plan.iterations > 0 || chunk % 50 == 0; }

template <class SelfPlay>
Ended run_course(const typename SelfPlay::Kind& kind, const Stages& stages, const std::filesystem::path& file,
                 Learner& learner, const Watch& watch) {
  Mark mark{.plan = number_of(stages)};
  Learner as_kept = learner;
  if (Mark kept; load(file, kept, as_kept) && kept.plan == mark.plan) mark = kept, learner = as_kept;
  for (; mark.stage < kStages; ++mark.stage, mark.chunk = 0) {
    const Plan& plan = stages[mark.stage];
    Trainer<SelfPlay> trainer(plan, learner, kind);
    Progress progress{.stage = mark.stage, .of = plan.games};
    while (mark.chunk < trainer.chunks()) {
      const std::uint64_t played = mark.chunk * static_cast<std::uint64_t>(plan.games_in_chunk);
      const auto loss = trainer.train(mark.chunk, [&](int games) {
        progress.games = played + static_cast<std::uint64_t>(games);
        return watch(progress);
      });
      if (!loss) return Ended::Stopped;
      progress.loss = *loss;
      ++mark.chunk;
      const bool is_last = mark.chunk == trainer.chunks();
      if ((is_last || is_worth_keeping(plan, mark.chunk)) && !save(file, mark, learner)) return Ended::NotKept;
      progress.games = played + static_cast<std::uint64_t>(plan.games_in_chunk);
      if (is_last && !watch(progress)) return Ended::Stopped;
    }
  }
  return Ended::Finished;
}

}  // namespace menagerie::training
