// menagerie train: makes the nets of the bots by games against themselves.
#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>

#include "ai/weights.h"
#include "cli/verbs.h"
#include "training/ark_self_play.h"
#include "training/beasty_self_play.h"
#include "training/course.h"

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
  TrainingTeller(std::string name, int players) : name_(std::move(name)), players_(players) {}
  bool operator()(const training::Progress& progress) {
    const auto now = std::chrono::steady_clock::now();
    const bool is_last = progress.games >= progress.of;
    if (is_last || now - last_ > std::chrono::seconds(terminal_ ? 1 : 20)) {
      last_ = now;
      const std::chrono::duration<double> since = now - start_;
      fmt::print(stderr, "{}{}, {} players, {}: {:>9} of {} games, loss {:.4f}, {:.0f} s{}", terminal_ ? "\r" : "",
                 name_, players_, progress.stage == 0 ? "looking one turn ahead" : "searching", progress.games,
                 progress.of, progress.loss, since.count(), terminal_ && !is_last ? "  " : "\n");
    }
    return !g_stop_training;
  }

 private:
  std::string name_;
  int players_;
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

template <class SelfPlay>
int train_all(const TrainingWishes& wishes, ai::NetName name,
              const std::function<typename SelfPlay::Kind(int)>& kind_of) {
  std::vector<std::vector<ai::Net::Weight>> weights;
  for (int players = 2; players <= kMaxPlayers; ++players) {
    const auto kind = kind_of(players);
    training::Learner learner(kind.inputs(), players, kind.codes(), kind.kinds(), QuickRandom(wishes.seed));
    const auto file = std::filesystem::path(wishes.folder) / fmt::format("{}-{}.training", wishes.net, players);
    const auto ended = training::run_course<SelfPlay>(kind, stages_of(wishes, players), file, learner,
                                                      TrainingTeller(wishes.net, players));
    if (ended == training::Ended::NotKept)
      return fmt::print(stderr, "menagerie train: cannot write {}\n", file.string()), kNo;
    if (ended == training::Ended::Stopped)
      return fmt::print(stderr, "\nStopped. The same command goes on from {}.\n", file.string()), kNo;
    weights.push_back(learner.rounded());
  }
  const auto path = std::filesystem::path(wishes.folder) / (wishes.net + ".net");
  const auto bytes = ai::print_nets(name, weights);
  std::ofstream out(path, std::ios::binary);
  out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  if (!out.flush()) return fmt::print(stderr, "menagerie train: cannot write {}\n", path.string()), kNo;
  fmt::print("{}: {} bytes\n", path.string(), bytes.size());
  return kDone;
}

int train(const TrainingWishes& wishes) {
  std::error_code problem;
  std::filesystem::create_directories(wishes.folder, problem);
  std::signal(SIGINT, [](int) { g_stop_training = 1; });
  std::signal(SIGTERM, [](int) { g_stop_training = 1; });
  if (wishes.net == "ark")
    return train_all<training::ArkSelfPlay>(wishes, ai::NetName::Ark,
                                            [](int players) { return training::ArkKind{players}; });
  const auto cards = wishes.net == "bar"    ? beasty::Cards::Bar
                     : wishes.net == "town" ? beasty::Cards::Town
                                            : beasty::Cards::Mix;
  return train_all<training::BeastySelfPlay>(wishes, ai::name_of_net(cards),
                                             [cards](int players) { return training::BeastyKind{cards, players}; });
}

}  // namespace

void add_train(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("train", "Make a net for the bots by games against itself");
  auto wishes = std::make_shared<TrainingWishes>();
  verb->add_option("net", wishes->net, "which: bar, town, mix or ark")
      ->required()
      ->check(CLI::IsMember({"bar", "town", "mix", "ark"}));
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
      "Trains for two, three and four players in turn and then writes FOLDER/NET.net. It can be stopped (Ctrl-C) and "
      "goes on\n"
      "when the same command is given again. The same seed and numbers give the same weights. ai/weights/README.md has "
      "the\n"
      "commands that made the nets of this program.");
  verb->callback([&run, wishes] { run = [wishes] { return train(*wishes); }; });
}

}  // namespace menagerie::cli
