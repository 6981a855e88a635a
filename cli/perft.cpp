// menagerie perft: counts turn sequences, the quickest way to see whether two sets of rules agree.
#include <fmt/core.h>

#include "cli/game_options.h"
#include "cli/perft.h"
#include "notation/ark_text.h"
#include "notation/beasty_text.h"

namespace menagerie::cli {
namespace {

template <class Text>
int count(const GameOptions& options, int depth) {
  const auto seed = options.read_seed();
  if (!seed) return fmt::print(stderr, "menagerie perft: {}\n", seed.sentence()), kWrongUsage;
  const auto game = Text::parse_options(options.request());
  if (!game) return fmt::print(stderr, "menagerie perft: {}\n", game.sentence()), kWrongUsage;
  const auto state = Text::Game::deal(*game, *seed);
  fmt::print("{}\n", perft<typename Text::Game>(state, *seed, depth));
  return kDone;
}

}  // namespace

void add_perft(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("perft", "Count the sequences of so many turns from a deal");
  auto options = std::make_shared<GameOptions>();
  auto depth = std::make_shared<int>(3);
  options->seed = std::string(64, '0');
  options->add_to(*verb, "zeros");
  verb->add_option("--depth", *depth, "how many turns")->check(CLI::Range(0, 30))->capture_default_str();
  verb->callback([&run, options, depth] {
    run = [options, depth] {
      return options->game == "ark" ? count<notation::ArkText>(*options, *depth)
                                    : count<notation::BeastyText>(*options, *depth);
    };
  });
}

}  // namespace menagerie::cli
