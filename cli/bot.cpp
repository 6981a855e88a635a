// menagerie bot: one of our bots on standard input and output, for anybody's arena.
#include <fmt/core.h>

#include <iostream>
#include <random>

#include "arena/bot_session.h"
#include "arena/lots.h"
#include "cli/verbs.h"

namespace menagerie::cli {
namespace {

std::uint64_t any_number() {
  std::random_device source;
  return std::uint64_t{source()} << 32 | source();
}

int speak(const std::string& name, const std::optional<std::uint64_t>& seed) {
  auto contender = arena::contender_named(name);
  if (contender && contender->is_program()) contender = notation::Refusal{"a program speaks for itself"};
  if (!contender) return fmt::print(stderr, "menagerie bot: {}\n", contender.sentence()), kWrongUsage;
  std::ios::sync_with_stdio(false);
  arena::BotSession session(*contender, seed, any_number());
  std::string line;
  while (std::getline(std::cin, line)) {
    if (line.ends_with('\r')) line.pop_back();
    const auto answer = session.answer(line);
    if (!answer) continue;
    std::cout << *answer << '\n' << std::flush;  // whoever asks waits for it
    if (!std::cout) return kNo;
  }
  return kDone;
}

}  // namespace

void add_bot(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("bot", "Play on standard input and output, in anybody's arena");
  auto name = std::make_shared<std::string>();
  auto seed = std::make_shared<std::string>();
  verb->add_option("player", *name, "a level, or another player that 'menagerie arena' knows by name")->required();
  verb->add_option("--seed", *seed, "any word: the same word and the same questions give the same answers");
  verb->footer(
      "One JSON object a line: a game begins, what the seat sees, the move. docs/bots.md describes the lines.\n"
      "Without --seed the game's own seed counts, or else chance. Example:\n"
      "  menagerie arena 'cmd:menagerie bot champion' greedy --deals 10");
  verb->callback([&run, verb, name, seed] {
    run = [verb, name, seed] {
      return speak(*name, verb->count("--seed") ? std::optional(arena::number_of(*seed)) : std::nullopt);
    };
  });
}

}  // namespace menagerie::cli
