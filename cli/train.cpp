// menagerie train: makes the nets of the bots by games against themselves, and learns how others play by watching them.
#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <optional>

#include "ai/weights.h"
#include "cli/verbs.h"
#include "training/ark_self_play.h"
#include "training/beasty_self_play.h"
#include "training/course.h"
#include "training/habit_play.h"

namespace menagerie::cli {
namespace {

volatile std::sig_atomic_t g_stop_training = 0;

struct TrainingWishes {
  std::string net = "bar";
  std::uint64_t seed = 1;
  std::uint64_t games = 200'000;
  std::uint64_t search_games = 400'000;
  int iterations = 80;
  int passes = 5;
  std::string folder = ".";
};

// A line now and then, on a terminal always the same one.
class TrainingTeller {
 public:
  using Stages = std::array<const char*, training::kStages>;
  TrainingTeller(std::string what, const Stages& stages) : what_(std::move(what)), stages_(stages) {}
  bool operator()(const training::Progress& progress) {
    const auto now = std::chrono::steady_clock::now();
    const bool is_last = progress.games >= progress.of;
    if (is_last || now - last_ > std::chrono::seconds(terminal_ ? 1 : 20)) {
      last_ = now;
      const std::chrono::duration<double> since = now - start_;
      fmt::print(stderr, "{}{}, {}: {:>9} of {} games, loss {:.4f}, {:.0f} s{}", terminal_ ? "\r" : "", what_,
                 stages_[progress.stage], progress.games, progress.of, progress.loss, since.count(),
                 terminal_ && !is_last ? "  " : "\n");
    }
    return !g_stop_training;
  }

 private:
  std::string what_;
  Stages stages_;
  bool terminal_ = isatty(STDERR_FILENO);
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point last_ = start_;
};

// More players make longer games with more to look at, so fewer of them take as long.
training::Stages stages_of(const TrainingWishes& wishes, int players) {
  const auto share = static_cast<std::uint64_t>(players - 1);
  training::Stages stages;
  stages[0].seed = wishes.seed;
  stages[0].games = wishes.games / share;
  stages[0].games_in_chunk = 512;
  stages[0].positions_in_step = 1'000;
  stages[1].seed = wishes.seed + 1;
  stages[1].games = wishes.search_games / share;
  stages[1].iterations = wishes.iterations;
  stages[1].rate = 2e-3f;
  stages[1].last_rate = 2e-5f;
  stages[1].games_in_chunk = static_cast<int>(20'000 / share);
  stages[1].passes = wishes.passes;
  stages[1].positions_in_step = 500;
  for (training::Plan& stage : stages)  // a short course is one chunk
    stage.games_in_chunk =
        static_cast<int>(std::clamp<std::uint64_t>(stage.games, 2, static_cast<std::uint64_t>(stage.games_in_chunk)));
  return stages;
}

// First somebody who thinks a tenth as long is watched, which is quick and teaches most of it. The champion needs a tenth of the
// iterations of plain search to play in its manner.
training::Stages stages_of_habits(const TrainingWishes& wishes, ai::Manner manner, std::size_t watcher) {
  const int iterations = manner == ai::Manner::Plain ? wishes.iterations : wishes.iterations / 10;
  training::Stages stages;
  for (std::size_t i = 0; i < training::kStages; ++i) {
    training::Plan& stage = stages[i];
    stage.seed = wishes.seed + watcher * training::kStages + i;
    stage.games = i == 0 ? wishes.games : wishes.search_games;
    stage.iterations = std::max(i == 0 ? iterations / 10 : iterations, 1);
    stage.rate = i == 0 ? 2e-3f : 1e-3f;
    stage.last_rate = i == 0 ? 5e-4f : 2e-5f;
    stage.games_in_chunk = static_cast<int>(std::clamp<std::uint64_t>(stage.games, 2, 4'000));
    stage.passes = wishes.passes;
    stage.positions_in_step = 256;
  }
  return stages;
}

// One net of several in a file.
struct Lesson {
  std::string name;  // of the file in which its training is kept
  training::Stages stages;
  TrainingTeller teller;
};

using NetWeights = std::vector<ai::Net::Weight>;

// Nothing if it was stopped or could not be kept.
template <class SelfPlay>
std::optional<NetWeights> train_one(const TrainingWishes& wishes, const typename SelfPlay::Kind& kind, int seats,
                                    const Lesson& lesson) {
  training::Learner learner(kind.inputs(), seats, kind.codes(), kind.kinds(), QuickRandom(lesson.stages[0].seed));
  const auto file = std::filesystem::path(wishes.folder) / (lesson.name + ".training");
  const auto ended = training::run_course<SelfPlay>(kind, lesson.stages, file, learner, lesson.teller);
  if (ended == training::Ended::Finished) return learner.rounded();
  if (ended == training::Ended::NotKept) fmt::print(stderr, "menagerie train: cannot write {}\n", file.string());
  else fmt::print(stderr, "\nStopped. The same command goes on from {}.\n", file.string());
  return std::nullopt;
}

int write_nets(const TrainingWishes& wishes, ai::NetName name, const std::vector<NetWeights>& weights) {
  const auto path = std::filesystem::path(wishes.folder) / (wishes.net + ".net");
  const auto bytes = ai::print_nets(name, weights);
  std::ofstream out(path, std::ios::binary);
  out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  if (!out.flush()) return fmt::print(stderr, "menagerie train: cannot write {}\n", path.string()), kNo;
  fmt::print("{}: {} bytes\n", path.string(), bytes.size());
  return kDone;
}

template <class SelfPlay>
int train_game(const TrainingWishes& wishes, ai::NetName name,
               const std::function<typename SelfPlay::Kind(int)>& kind_of) {
  std::vector<NetWeights> weights;
  for (int players = 2; players <= kMaxPlayers; ++players) {
    const auto trained = train_one<SelfPlay>(
        wishes, kind_of(players), players,
        {fmt::format("{}-{}", wishes.net, players), stages_of(wishes, players),
         TrainingTeller(fmt::format("{}, {} players", wishes.net, players), {"looking one turn ahead", "searching"})});
    if (!trained) return kNo;
    weights.push_back(*trained);
  }
  return write_nets(wishes, name, weights);
}

int train_habits(const TrainingWishes& wishes) {
  constexpr std::array<const char*, ai::kManners> kMannerNames = {"plain", "champion"};
  std::vector<NetWeights> weights;
  for (std::size_t i = 0; i < ai::kManners * ai::kWatchers; ++i) {
    const std::size_t manner = i / ai::kWatchers, watcher = i % ai::kWatchers;
    const training::HabitKind kind{static_cast<ai::Manner>(manner)};
    const auto trained = train_one<training::HabitPlay>(
        wishes, kind, 1,
        {fmt::format("habits-{}-{}", kMannerNames[manner], watcher + 1), stages_of_habits(wishes, kind.manner, watcher),
         TrainingTeller(fmt::format("habits of {}, net {}", kMannerNames[manner], watcher + 1),
                        {"thinking shortly", "thinking longer"})});
    if (!trained) return kNo;
    weights.push_back(*trained);
  }
  return write_nets(wishes, ai::NetName::Habits, weights);
}

int train(const TrainingWishes& wishes) {
  std::error_code problem;
  std::filesystem::create_directories(wishes.folder, problem);
  std::signal(SIGINT, [](int) { g_stop_training = 1; });
  std::signal(SIGTERM, [](int) { g_stop_training = 1; });
  if (wishes.net == "habits") return train_habits(wishes);
  if (wishes.net == "ark")
    return train_game<training::ArkSelfPlay>(wishes, ai::NetName::Ark,
                                             [](int players) { return training::ArkKind{players}; });
  const auto cards = wishes.net == "bar"    ? beasty::Cards::Bar
                     : wishes.net == "town" ? beasty::Cards::Town
                                            : beasty::Cards::Mix;
  return train_game<training::BeastySelfPlay>(wishes, ai::name_of_net(cards),
                                              [cards](int players) { return training::BeastyKind{cards, players}; });
}

}  // namespace

void add_train(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("train", "Make a net for the bots by games against itself, or by watching");
  auto wishes = std::make_shared<TrainingWishes>();
  verb->add_option("net", wishes->net, "which: bar, town, mix, ark or habits")
      ->required()
      ->check(CLI::IsMember({"bar", "town", "mix", "ark", "habits"}));
  verb->add_option("--seed", wishes->seed, "decides every game")->check(CLI::NonNegativeNumber)->capture_default_str();
  verb->add_option("--games", wishes->games, "quick games of two players; of three half as many, of four a third")
      ->capture_default_str();
  verb->add_option("--search-games", wishes->search_games, "then so many games with search")->capture_default_str();
  verb->add_option("--iterations", wishes->iterations, "of everybody's search in those")
      ->check(CLI::Range(1, 100'000))
      ->capture_default_str();
  verb->add_option("--passes", wishes->passes, "how often each position of those is studied")
      ->check(CLI::Range(1, 100))
      ->capture_default_str();
  verb->add_option("--folder", wishes->folder, "where the net and the state of its training are kept")
      ->capture_default_str();
  verb->footer(
      "Trains for two, three and four players in turn and then writes FOLDER/NET.net. For habits, plain search is "
      "watched in games\n"
      "against the champion, and then the champion, each by two nets in games of their own: in --games with a tenth of "
      "the --iterations,\n"
      "in --search-games with all; the champion with a tenth of these iterations. It can be stopped (Ctrl-C) and goes "
      "on "
      "when the same\n"
      "command is given again. The same seed and numbers give the same weights. ai/weights/README.md has the commands "
      "that made the\n"
      "nets of this program.");
  verb->callback([&run, wishes] { run = [wishes] { return train(*wishes); }; });
}

}  // namespace menagerie::cli
