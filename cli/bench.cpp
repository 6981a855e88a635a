// menagerie bench: turns a second of one thread's own time. Each row is the best of several short slices,
// because other work on a machine only ever makes a slice slower.
#include <fmt/core.h>

#include <algorithm>
#include <ctime>
#include <functional>
#include <memory>
#include <vector>

#include "ai/beasty_solver.h"
#include "ai/bot.h"
#include "bench/loops.h"
#include "cli/signature.h"
#include "cli/verbs.h"
#include "notation/json.h"

namespace menagerie::cli {
namespace {

using beasty::Cards;

constexpr int kSlices = 12;
constexpr double kSliceSeconds = 0.15;

struct Row {
  const char* name;
  // Plays so many games and returns the number of turns; or searches once and returns the number of iterations.
  std::function<std::uint64_t(int games, QuickRandom& random)> play;
  const char* unit = "turns";
};

constexpr int kIterations = 10'000;
constexpr ai::Mind kNetAtTheLeaf{.iterations = kIterations, .prior = false, .solves_endings = false};

// From the deal, two players.
auto searches(const ai::Mind& mind) {
  return [mind](int, QuickRandom& random) -> std::uint64_t {
    const beasty::State state = bench::deal_beasty(Cards::Bar, random);
    ai::choose(beasty::view_for(state, state.turn), mind, random.word());
    return kIterations;
  };
}

// Solves a game of two players, played by chance until ten cards are left; returns the turns that were played through for it.
std::uint64_t solve_an_ending(int, QuickRandom& random) {
  constexpr int kCards = 10, kEnough = 100'000'000;
  beasty::State state = bench::deal_beasty(Cards::Bar, random);
  while (ai::cards_left(state) > kCards) beasty::random_turn(state, random);
  ai::BeastySolver solver(kEnough, nullptr);
  solver.solve(state);
  return static_cast<std::uint64_t>(kEnough - solver.turns_left());
}

std::vector<Row> all_rows() {
  const auto turns = [](Cards cards) {
    return [cards, moves = std::make_shared<beasty::Moves>()](int games, QuickRandom& random) {
      return bench::beasty_turns(cards, games, random, *moves);
    };
  };
  const auto playouts = [](Cards cards) {
    return [cards](int games, QuickRandom& random) { return bench::beasty_playouts(cards, games, random); };
  };
  return {{"bar.turn", turns(Cards::Bar)},
          {"town.turn", turns(Cards::Town)},
          {"mix.turn", turns(Cards::Mix)},
          {"bar.playout", playouts(Cards::Bar)},
          {"town.playout", playouts(Cards::Town)},
          {"mix.playout", playouts(Cards::Mix)},
          {"ark.playout",
           [](int games, QuickRandom& random) {
             unsigned winners = 0;
             return bench::ark_playouts(4, games, random, winners);
           }},
          {"bar.search.plain", searches(ai::plain_mind(kIterations)), "iterations"},
          {"bar.search.net", searches(kNetAtTheLeaf), "iterations"},
          {"bar.search.champion", searches(ai::Mind{.iterations = kIterations}), "iterations"},
          {"bar.ending", solve_an_ending}};
}

// What this thread has computed for, not what passed while it waited for a core.
double thread_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

double turns_per_second(const Row& row) {
  QuickRandom random(1);
  double best = 0;
  for (int slice = 0; slice < kSlices; ++slice) {
    std::uint64_t turns = 0;
    const double start = thread_seconds();
    while (thread_seconds() - start < kSliceSeconds) turns += row.play(200, random);
    best = std::max(best, static_cast<double>(turns) / (thread_seconds() - start));
  }
  return best;
}

// The time of a fixed integer loop, so that runs on different machines can be compared.
double calibration_ns() {
  double best = 1e18;
  for (int slice = 0; slice < kSlices; ++slice) {
    std::uint64_t x = 88172645463325252;
    const double start = thread_seconds();
    for (int i = 0; i < 1'000'000; ++i) x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    best = std::min(best, (thread_seconds() - start) * 1e9 + static_cast<double>(x & 1) * 1e-9);
  }
  return best;
}

int run_rows(const std::string& only_row, bool as_json) {
  std::vector<Row> rows = all_rows();
  if (!only_row.empty()) std::erase_if(rows, [&](const Row& row) { return row.name != only_row; });
  if (rows.empty()) {
    fmt::print(stderr, "menagerie bench: there is no row {}; 'menagerie bench --help' lists them\n", only_row);
    return kWrongUsage;
  }
  notation::Json result{
      {"signature", signature()}, {"calibration_ns", calibration_ns()}, {"rows", notation::Json::array()}};
  if (!as_json)
    fmt::print("signature {}   calibration {:.0f} ns\n", result["signature"].get<std::string>(),
               result["calibration_ns"].get<double>());
  for (const Row& row : rows) {
    const double per_second = turns_per_second(row);
    result["rows"].push_back({{"name", row.name}, {"per_s", per_second}});
    if (!as_json) fmt::print("{:20} {:6.2f} million {}/s\n", row.name, per_second / 1e6, row.unit);
    else fmt::print(stderr, "{:20} {:6.2f} million {}/s\n", row.name, per_second / 1e6, row.unit);
    std::fflush(stdout);
  }
  if (as_json) fmt::print("{}\n", result.dump());
  return kDone;
}

}  // namespace

void add_bench(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand(
      "bench", "Measure turns and search iterations a second on one thread, and the signature of behaviour");
  auto only_row = std::make_shared<std::string>();
  auto as_json = std::make_shared<bool>(false);
  std::string names;
  for (const Row& row : all_rows()) names += std::string(names.empty() ? "" : ", ") + row.name;
  verb->add_option("--only", *only_row, "run one row: " + names);
  verb->add_flag("--json", *as_json, "print one JSON object (progress goes to standard error)");
  verb->footer(
      "A turn lists all legal moves, picks one at random and plays it; a playout's turn is a random card and then\n"
      "its choices. Two players, ark four. A search has 10,000 iterations from the deal of bar with two players:\n"
      "plain ones play every game out, net asks the net at the leaf, champion also which moves to look at first.\n"
      "An ending has ten cards left, and its turns are those played through to solve it. Dealing is counted in.\n"
      "Each row is the best of several slices.");
  verb->callback([&run, only_row, as_json] { run = [only_row, as_json] { return run_rows(*only_row, *as_json); }; });
}

}  // namespace menagerie::cli
