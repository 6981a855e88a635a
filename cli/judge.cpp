// menagerie judge: how much of a win players give away with a move.
#include "arena/judge.h"

#include <fmt/core.h>

#include <thread>

#include "arena/stopwatch.h"
#include "cli/ctrl_c.h"
#include "cli/game_options.h"
#include "cli/verbs.h"
#include "client/progress.h"

namespace menagerie::cli {
namespace {

struct Asked {
  std::vector<std::string> players;
  std::string judge = "champion:64";
  GameOptions game;
  arena::JudgeOptions options;
  bool as_json = false;
};

int no_judgement(const std::string& sentence) {
  return fmt::print(stderr, "menagerie judge: {}\n", sentence), kWrongUsage;
}

notation::Json report(const Asked& asked, const arena::Judgement& judgement) {
  notation::Json players = notation::Json::array();
  for (std::size_t i = 0; i < judgement.players.size(); ++i)
    players.push_back(
        {{"name", asked.players[i]}, {"given_away", judgement.players[i].away}, {"error", judgement.players[i].error}});
  return {{"turns", judgement.turns}, {"judge", asked.judge}, {"players", players}};
}

void print_text(const Asked& asked, const arena::Judgement& judgement) {
  fmt::print("{} turns{}; what each gives away of a win in one of them, {} playing on:\n", judgement.turns,
             judgement.interrupted ? " (interrupted)" : "", asked.judge);
  for (std::size_t i = 0; i < judgement.players.size(); ++i)
    fmt::print("{:<24} {:.4f} ±{:.4f}\n", asked.players[i], judgement.players[i].away, judgement.players[i].error);
}

int judge(Asked& asked) {
  if (const auto misfit = asked.game.misfit()) return no_judgement(misfit->sentence);
  const auto judge = arena::contender_named(asked.judge);
  if (!judge) return no_judgement(judge.sentence());
  asked.options.judge = *judge;
  for (const std::string& name : asked.players) {
    const auto player = arena::contender_named(name);
    if (!player) return no_judgement(player.sentence());
    asked.options.players.push_back(*player);
  }
  asked.options.game = asked.game.request();
  notation::Answer<arena::Judgement> judgement = arena::Judgement{};
  {
    client::Progress progress;
    const arena::Stopwatch watch(arena::Time::OnTheWall);
    const auto all = asked.options.turns;
    judgement = arena::run_judge(
        asked.options,
        [&](std::uint64_t done) {
          if (watch.elapsed() < std::chrono::seconds(1)) return;
          progress.tell(static_cast<double>(done) / static_cast<double>(all), fmt::format("{}/{} turns", done, all));
        },
        stop_at_ctrl_c());
  }
  if (!judgement) return no_judgement(judgement.sentence());
  if (asked.as_json) fmt::print("{}\n", report(asked, *judgement).dump());
  else print_text(asked, *judgement);
  return judgement->interrupted ? kNo : kDone;
}

}  // namespace

void add_judge(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("judge", "Measure how much of a win players give away with a move");
  auto asked = std::make_shared<Asked>();
  asked->options.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  // Not "players": CLI11 from 2.4 on refuses a positional beside the option --players.
  verb->add_option("player", asked->players, "those who are judged, as named below")->required();
  asked->game.add_game_to(*verb);
  verb->add_option("--turns", asked->options.turns, "so many turns, each out of a game of its own")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{10'000'000}))
      ->capture_default_str();
  verb->add_option("--games", asked->options.games, "each move is played on so many times")
      ->check(CLI::Range(2, 1'000'000))
      ->capture_default_str();
  verb->add_option("--judge", asked->judge, "who plays on, in every seat")->capture_default_str();
  verb->add_option("--seed", asked->options.seed, "any word: the same word, the same turns")->capture_default_str();
  verb->add_option("--threads", asked->options.threads, "turns at once; all cores if not given")
      ->check(CLI::Range(1, 1024));
  verb->add_flag("--json", asked->as_json, "print one JSON object (progress goes to standard error)");
  verb->footer(
      "Players: " + arena::possible_names() +
      ".\nA move is compared with the best of those that the players choose and the four that the judge likes "
      "most: what nobody thought of is not counted, and small differences are lost in the noise of few games.\n"
      "Ends with 0, with 1 if it was interrupted, with 2 for wrong usage.");
  verb->callback([&run, asked] { run = [asked] { return judge(*asked); }; });
}

}  // namespace menagerie::cli
