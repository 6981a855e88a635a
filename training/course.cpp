#include "training/course.h"

#include <bit>
#include <fstream>

namespace menagerie::training {
namespace {

constexpr std::uint64_t kForm = 0x6d656e6167657232;  // changes when the form of the file does

}  // namespace

std::uint64_t number_of(const Stages& stages) {
  std::uint64_t number = 0;
  const auto mix = [&number](std::uint64_t word) { number = QuickRandom(number ^ word).word(); };
  for (const Plan& plan : stages) {
    mix(plan.seed);
    mix(plan.games);
    mix(static_cast<std::uint64_t>(plan.iterations));
    mix(std::bit_cast<std::uint32_t>(plan.rate));
    mix(std::bit_cast<std::uint32_t>(plan.last_rate));
    mix(static_cast<std::uint64_t>(plan.games_in_chunk));
    mix(static_cast<std::uint64_t>(plan.passes));
    mix(static_cast<std::uint64_t>(plan.positions_in_step));
  }
  return number;
}

// Beside the old one first, so that there is always a whole one.
bool save(const std::filesystem::path& file, const Mark& mark, const Learner& learner) {
  std::filesystem::path fresh = file;
  fresh += ".new";
  {
    std::ofstream out(fresh, std::ios::binary);
    out.write(reinterpret_cast<const char*>(&kForm), sizeof kForm);
    out.write(reinterpret_cast<const char*>(&mark), sizeof mark);
    learner.save(out);
    if (!out.flush()) return false;
  }
  std::error_code problem;
  std::filesystem::rename(fresh, file, problem);
  return !problem;
}

bool load(const std::filesystem::path& file, Mark& mark, Learner& learner) {
  std::ifstream in(file, std::ios::binary);
  std::uint64_t form = 0;
  in.read(reinterpret_cast<char*>(&form), sizeof form);
  in.read(reinterpret_cast<char*>(&mark), sizeof mark);
  Learner kept = learner;
  if (!in || form != kForm || !kept.load(in)) return false;
  learner = kept;
  return true;
}

}  // namespace menagerie::training
