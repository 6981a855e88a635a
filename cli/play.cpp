// menagerie play: a game in the terminal against simple opponents.
#include <fmt/core.h>
#include <unistd.h>

#include <filesystem>
#include <iostream>

#include "cli/files.h"
#include "cli/game_options.h"
#include "cli/terminal_game.h"
#include "notation/record.h"

namespace menagerie::cli {
namespace {

std::string default_record_path() {
  const char* state = std::getenv("XDG_STATE_HOME");
  const char* home = std::getenv("HOME");
  const std::filesystem::path folder =
      state && *state ? std::filesystem::path(state) : std::filesystem::path(home ? home : ".") / ".local/state";
  return folder / "menagerie" / "last-game.txt";
}

template <class Text>
int play_game(const Json& request, const Seed& seed, int you, const std::string& path,
              const std::vector<notation::RecordedMove>& moves = {}) {
  const auto options = Text::parse_options(request);
  if (!options) return fmt::print(stderr, "menagerie play: {}\n", options.sentence()), kWrongUsage;
  TerminalGame<Text> game(*options, seed, you, path);
  if (!game.catch_up(moves)) return fmt::print(stderr, "menagerie play: {} is not a game by these rules\n", path), kNo;
  return game.run();
}

int play_any(const Json& request, const Seed& seed, int you, const std::string& path,
             const std::vector<notation::RecordedMove>& moves = {}) {
  return request["game"] == "ark" ? play_game<ArkText>(request, seed, you, path, moves)
                                  : play_game<BeastyText>(request, seed, you, path, moves);
}

int resume(const std::string& path) {
  const auto text = read_file(path);
  if (!text) return fmt::print(stderr, "menagerie play: there is no game to go on with in {}\n", path), kNo;
  const auto record = notation::parse_record(*text);
  if (!record) return fmt::print(stderr, "menagerie play: {}: {}\n", path, record.sentence()), kNo;
  if (record->winners) return fmt::print(stderr, "menagerie play: the game in {} is over\n", path), kNo;
  int you = 0;
  for (const auto& [key, value] : record->notes)
    if (key == "you" && value.size() == 1 && value[0] >= '0' && value[0] <= '3') you = value[0] - '0';
  return play_any(record->options, record->seed, you, path, record->moves);
}

// Asked only of somebody who sits at a terminal and named no game.
void ask_which(GameOptions& options) {
  if (!isatty(STDIN_FILENO)) return;
  fmt::print(
      "Menagerie\n  1  Beasty Bar\n  2  New Beasts in Town\n  3  both mixed\n  4  Animals on Board\nWhich game? [1] ");
  std::fflush(stdout);
  std::string line;
  std::getline(std::cin, line);
  if (line == "2") options.cards = "town";
  if (line == "3") options.cards = "mix";
  if (line == "4") options.game = "ark";
}

}  // namespace

void add_play(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("play", "Play in the terminal against simple opponents");
  auto options = std::make_shared<GameOptions>();
  auto you = std::make_shared<int>(0);
  auto path = std::make_shared<std::string>(default_record_path());
  auto resumes = std::make_shared<bool>(false);
  options->add_to(*verb);
  verb->add_option("--seat", *you, "your seat, from 0; seat 0 begins")->check(CLI::Range(0, 3))->capture_default_str();
  verb->add_option("--record", *path, "where the game is kept, turn by turn");
  verb->add_flag("--resume", *resumes, "go on with the game that is kept there");
  verb->footer("Everybody else's seat is played by a simple opponent that looks one turn ahead.");
  verb->callback([&run, verb, options, you, path, resumes] {
    run = [verb, options, you, path, resumes] {
      if (*resumes) return resume(*path);
      if (!verb->count("--game") && !verb->count("--cards")) ask_which(*options);
      const auto seed = options->read_seed();
      if (!seed) return fmt::print(stderr, "menagerie play: {}\n", seed.sentence()), kWrongUsage;
      if (*you >= options->players)
        return fmt::print(stderr, "menagerie play: --seat must be below --players\n"), kWrongUsage;
      return play_any(options->request(), *seed, *you, *path);
    };
  });
}

}  // namespace menagerie::cli
