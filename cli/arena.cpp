// menagerie arena: any two players against each other, and how much better one of them is.
#include <fmt/core.h>

#include <atomic>
#include <thread>

#include "arena/contest.h"
#include "cli/ctrl_c.h"
#include "cli/game_options.h"
#include "cli/verbs.h"
#include "client/progress.h"

namespace menagerie::cli {
namespace {

using arena::Side;

// Tells on standard error how it goes, and what programs did wrong.
class Commentator final : public arena::Watcher {
 public:
  explicit Commentator(const arena::ContestOptions& options) : options_(options) {}

  void look(const arena::Standing& standing) override {
    if (watch_.elapsed() < kWorthTelling) return;
    const double share = static_cast<double>(standing.deals) / static_cast<double>(options_.deals);
    progress_.tell(share, standing.deals == 0 ? fmt::format("0/{} deals", options_.deals) : words_of(standing));
  }

  void forfeit(Side side, const std::string& sentence) override {
    int& told = told_[arena::index_of(side)];
    const std::string& name = (side == Side::A ? options_.a : options_.b).name;
    if (++told <= kMostTold) progress_.note(fmt::format("{}: it loses {}", name, sentence));
    if (told == kMostTold) progress_.note(fmt::format("{}: further games lost like this are only counted", name));
  }

 private:
  static constexpr int kMostTold = 20;
  static constexpr auto kWorthTelling = std::chrono::seconds(1);

  std::string words_of(const arena::Standing& standing) const {
    const arena::Rating rating = standing.rating();
    std::string words = fmt::format("{}/{} deals  score {:.3f}  Elo {:+.0f} ±{:.0f}", standing.deals, options_.deals,
                                    rating.score, rating.elo, rating.error);
    if (options_.sprt)
      words +=
          fmt::format("  ratio {:+.2f} of ±{:.2f}",
                      arena::log_likelihood_ratio(standing.sums, standing.games, *options_.sprt), arena::kSprtLimit);
    return words;
  }

  const arena::ContestOptions& options_;
  client::Progress progress_;
  const arena::Stopwatch watch_{arena::Time::OnTheWall};
  int told_[arena::kSides] = {};
};

std::string forfeits_in_words(const arena::Standing& standing, Side side) {
  std::string words;
  for (std::size_t i = 0; i < arena::kFailures; ++i)
    if (const auto count = standing.failures[arena::index_of(side)][i])
      words += fmt::format("{}{} {}", words.empty() ? "" : ", ", count, arena::kFailureNames[i]);
  return words;
}

void print_sprt(const arena::ContestOptions& options, const arena::Standing& standing) {
  const char* verdict = standing.verdict == arena::Verdict::Elo1   ? "A is better than the second bound says"
                        : standing.verdict == arena::Verdict::Elo0 ? "A is not better than the first bound says"
                                                                   : "no verdict";
  fmt::print("SPRT [{:g}, {:g}] Elo, errors 5 %: {} (log-likelihood ratio {:+.2f}, limit ±{:.2f})\n",
             options.sprt->elo0, options.sprt->elo1, verdict,
             arena::log_likelihood_ratio(standing.sums, standing.games, *options.sprt), arena::kSprtLimit);
}

void print_text(const arena::ContestOptions& options, const arena::Standing& standing) {
  const arena::Rating rating = standing.rating();
  fmt::print("{} against {}: {} deals, {} games: {} won, {} shared, {} lost{}\n", options.a.name, options.b.name,
             standing.deals, standing.games, standing.wins, standing.draws, standing.losses,
             standing.interrupted ? " (interrupted)" : "");
  if (standing.games == 0) return;
  fmt::print("score {:.4f}, Elo {:+.1f} ±{:.1f} (95 %)\n", rating.score, rating.elo, rating.error);
  if (options.luck == arena::LooksForLuck::Yes) {
    const auto adjusted = standing.sums.without_luck();
    const auto fair = arena::rating_of(adjusted.score, adjusted.variance, standing.games);
    fmt::print("without the luck of the draw: score {:.4f}, Elo {:+.1f} ±{:.1f}\n", fair.score, fair.elo, fair.error);
  }
  if (options.sprt) print_sprt(options, standing);
  fmt::print("ms a move: {:.3f} and {:.3f}\n", standing.ms_per_move(Side::A), standing.ms_per_move(Side::B));
  for (const Side side : {Side::A, Side::B})
    if (standing.forfeits(side) > 0)
      fmt::print("{} lost {} games by what it did: {}\n", (side == Side::A ? options.a : options.b).name,
                 standing.forfeits(side), forfeits_in_words(standing, side));
}

int no_contest(const std::string& sentence) {
  return fmt::print(stderr, "menagerie arena: {}\n", sentence), kWrongUsage;
}

int contest(const arena::ContestOptions& options, Print print) {
  const auto cores = static_cast<int>(std::thread::hardware_concurrency());
  if (options.threads > cores && (options.a.clock || options.b.clock))
    fmt::print(stderr, "menagerie arena: more threads than the {} cores shorten what a clock allows\n", cores);
  const std::atomic<bool>& stop = stop_at_ctrl_c();
  notation::Answer<arena::Standing> standing = arena::Standing{};
  {
    Commentator commentator(options);
    standing = arena::run_contest(options, commentator, stop);
  }
  if (!standing) return no_contest(standing.sentence());
  if (print == Print::Json) fmt::print("{}\n", arena::report(options, *standing).dump());
  else print_text(options, *standing);
  if (standing->interrupted) return kNo;
  return options.sprt && standing->verdict != arena::Verdict::Elo1 ? kNo : kDone;
}

struct Wanted {
  std::string a, b;
  GameOptions game;
  std::uint64_t deals = 100;
  std::string seed = "1";
  std::vector<double> sprt;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  int program_limit = 1000;
  bool luck = false;
  bool as_json = false;
};

int run_wanted(const Wanted& wanted) {
  if (const auto misfit = wanted.game.misfit()) return no_contest(misfit->sentence);
  if (!wanted.sprt.empty() && wanted.sprt[0] >= wanted.sprt[1])
    return no_contest("--sprt takes two bounds in Elo, the lower one first, such as --sprt 0 20");
  const auto a = arena::contender_named(wanted.a);
  if (!a) return no_contest(a.sentence());
  const auto b = arena::contender_named(wanted.b);
  if (!b) return no_contest(b.sentence());
  arena::ContestOptions options{.game = wanted.game.request(),
                                .a = *a,
                                .b = *b,
                                .deals = wanted.deals,
                                .seed = wanted.seed,
                                .threads = wanted.threads,
                                .program_limit = arena::Milliseconds(wanted.program_limit),
                                .luck = wanted.luck ? arena::LooksForLuck::Yes : arena::LooksForLuck::No};
  if (!wanted.sprt.empty()) options.sprt = arena::SprtBounds{wanted.sprt[0], wanted.sprt[1]};
  return contest(options, wanted.as_json ? Print::Json : Print::Text);
}

}  // namespace

void add_arena(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("arena", "Let two players meet on many deals and measure how much better one is");
  auto wanted = std::make_shared<Wanted>();
  verb->add_option("a", wanted->a, "a player, as named below")->required();
  verb->add_option("b", wanted->b, "its opponent")->required();
  wanted->game.add_game_to(*verb);
  verb->add_option("--deals", wanted->deals, "how many; each is played from every seat: 2 games, with 3 or 4 players 6")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{100'000'000}))
      ->capture_default_str();
  verb->add_option("--seed", wanted->seed, "any word: the same word, the same deals")->capture_default_str();
  verb->add_option("--threads", wanted->threads, "games at once; all cores if not given")->check(CLI::Range(1, 1024));
  verb->add_option("--sprt", wanted->sprt, "ELO0 ELO1: stop as soon as one of them is refuted (errors 5 %)")
      ->expected(2)
      ->check(CLI::Range(-2000.0, 2000.0));
  verb->add_flag("--luck", wanted->luck, "also say what is left when the luck of the draw is taken out");
  verb->add_option("--bot-ms", wanted->program_limit, "what an external program may take for a move")
      ->check(CLI::Range(1, 600'000))
      ->capture_default_str();
  verb->add_flag("--json", wanted->as_json, "print one JSON object (progress goes to standard error)");
  verb->footer("Players: " + arena::possible_names() +
               ".\nElo is that of A against B; its error is that of a 95 % interval. docs/bots.md says how it is "
               "worked out, and how a "
               "program plays.\nEnds with 0, with 1 if it was interrupted or the test does not say that A is better, "
               "with 2 for wrong usage.");
  verb->callback([&run, wanted] { run = [wanted] { return run_wanted(*wanted); }; });
}

}  // namespace menagerie::cli
