// menagerie record: plays a game of random moves and prints its record, with the commitment to its seed.
#include <fmt/core.h>

#include "cli/files.h"
#include "cli/game_options.h"
#include "engine/quick_random.h"
#include "notation/ark_text.h"
#include "notation/beasty_text.h"
#include "notation/record.h"

namespace menagerie::cli {
namespace {

template <class Text>
notation::Record play_at_random(const typename Text::Options& options, const Seed& seed, std::uint64_t choices) {
  using Game = typename Text::Game;
  notation::Record record;
  record.options = Text::print_options(options);
  record.seed = seed;
  record.commitment = commitment(seed);
  QuickRandom random(choices);
  auto state = Game::deal(options, seed);
  const auto moves = std::make_unique<typename Game::Moves>();
  while (Game::turn(state) != kNobody) {
    Game::legal_moves(state, *moves);
    const auto move = (*moves)[random.below(static_cast<std::uint32_t>(moves->size()))];
    record.moves.push_back({Game::turn(state), Text::print_move(state, move)});
    Game::play(state, move, seed);
  }
  record.winners.emplace();
  for (int seat = 0; seat < Game::players(state); ++seat)
    if (Game::winners(state) >> seat & 1) record.winners->push_back(seat);
  return record;
}

template <class Text>
int write_record(const GameOptions& options, std::uint64_t choices, const std::string& path) {
  const auto seed = options.read_seed();
  if (!seed) return fmt::print(stderr, "menagerie record: {}\n", seed.sentence()), kWrongUsage;
  const auto game = Text::parse_options(options.request());
  if (!game) return fmt::print(stderr, "menagerie record: {}\n", game.sentence()), kWrongUsage;
  if (write_file(path, notation::print_record(play_at_random<Text>(*game, *seed, choices)))) return kDone;
  return fmt::print(stderr, "menagerie record: cannot write {}\n", path), kNo;
}

}  // namespace

void add_record(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("record", "Play a game of random moves and print its record");
  auto options = std::make_shared<GameOptions>();
  auto choices = std::make_shared<std::uint64_t>(1);
  auto path = std::make_shared<std::string>("-");
  options->add_to(*verb);
  verb->add_option("--choices", *choices, "a number that decides the random moves")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  verb->add_option("--out", *path, "where to write it, - for standard output")->capture_default_str();
  verb->callback([&run, options, choices, path] {
    run = [options, choices, path] {
      return options->game == "ark" ? write_record<notation::ArkText>(*options, *choices, *path)
                                    : write_record<notation::BeastyText>(*options, *choices, *path);
    };
  });
}

}  // namespace menagerie::cli
