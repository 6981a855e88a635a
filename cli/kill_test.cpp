// menagerie kill-test: kill servers of our own again and again while people play, and look for what was lost.
#include "client/kill_test.h"

#include <fmt/core.h>

#include "cli/verbs.h"
#include "notation/json.h"

namespace menagerie::cli {
namespace {

double to_tenths(double value) { return static_cast<double>(static_cast<std::int64_t>(value * 10 + 0.5)) / 10; }

void print_line(const client::KillResult& result) {
  const notation::Json line{{"nodes", result.nodes},
                            {"kills", result.kills},
                            {"store_restarts", result.store_restarts},
                            {"acknowledged", result.acknowledged},
                            {"lost", result.lost},
                            {"doubled", result.doubled},
                            {"changed", result.changed},
                            {"unverified", result.unverified},
                            {"stuck", result.stuck},
                            {"not_told", result.not_told},
                            {"refused", result.refused},
                            {"tables", result.tables},
                            {"records", result.records},
                            {"accounts", result.accounts},
                            {"sign_ins", result.sign_ins},
                            {"tokens", result.tokens},
                            {"sessions_ended", result.sessions_ended},
                            {"passwords_changed", result.passwords_changed},
                            {"recovered", result.recovered},
                            {"deleted", result.deleted},
                            {"tables_left", result.tables_left},
                            {"trials", result.trials},
                            {"let_in_wrongly", result.let_in_wrongly},
                            {"shut_out_wrongly", result.shut_out_wrongly},
                            {"ghosts", result.ghosts},
                            {"unanswered", result.unanswered},
                            {"stalled_dropped", result.stalled_dropped},
                            {"recovered_p50_ms", to_tenths(result.recovered_p50_ms)},
                            {"recovered_p99_ms", to_tenths(result.recovered_p99_ms)},
                            {"recovered_max_ms", to_tenths(result.recovered_max_ms)}};
  fmt::print("{}\n", line.dump());
}

void print_text(const client::KillResult& result) {
  fmt::print(
      "{} nodes, {} kills, {} restarts of the database, {} commands acknowledged at {} tables, {} records read\n",
      result.nodes, result.kills, result.store_restarts, result.acknowledged, result.tables, result.records);
  fmt::print(
      "lost {}, doubled {}, changed {}, unverified {}, stuck {}, not "
      "told {}, refused {}\n",
      result.lost, result.doubled, result.changed, result.unverified, result.stuck, result.not_told, result.refused);
  fmt::print(
      "{} accounts, {} sign-ins, {} passwords changed, {} recovered, {} deleted, {} secrets tried: let in wrongly {}, "
      "shut out wrongly {}, ghosts {}, unanswered {}\n",
      result.accounts, result.sign_ins, result.passwords_changed, result.recovered, result.deleted, result.trials,
      result.let_in_wrongly, result.shut_out_wrongly, result.ghosts, result.unanswered);
  fmt::print(
      "a table went on {:.0f} ms after a kill (half of them), {:.0f} ms "
      "(99 %), {:.0f} ms (all)\n",
      result.recovered_p50_ms, result.recovered_p99_ms, result.recovered_max_ms);
}

int kill_test(const client::KillOptions& options, Print print) {
  const client::KillResult result = client::run_kill_test(options);
  for (const std::string& sentence : result.cases) fmt::print(stderr, "{}\n", sentence);
  if (!result.trouble.empty()) fmt::print(stderr, "menagerie kill-test: {}\n", result.trouble);
  if (!result.folder.empty()) fmt::print(stderr, "menagerie kill-test: what the server left is in {}\n", result.folder);
  if (print == Print::Json) print_line(result);
  else print_text(result);
  return result.all_well() ? kDone : kNo;
}

}  // namespace

void add_kill_test(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("kill-test", "Kill a server again and again while people play; nothing may be lost");
  auto options = std::make_shared<client::KillOptions>();
  options->server = "/proc/self/exe";
  auto synchronous = std::make_shared<std::string>();
  auto no_hints = std::make_shared<bool>(false);
  auto power_cut = std::make_shared<bool>(false);
  auto as_json = std::make_shared<bool>(false);
  verb->add_option("--nodes", options->nodes, "servers that share one PostgreSQL; people go from one to another")
      ->check(CLI::Range(1, 16))
      ->capture_default_str();
  verb->add_option(
          "--store", options->store,
          "postgres://… for the servers; not given, several nodes get a PostgreSQL of the test's own, which is "
          "restarted now and then; 'own' gives one node such a one too")
      ->check([](const std::string& url) {
        const bool fits = url == "own" || url.starts_with("postgres://") || url.starts_with("postgresql://");
        return fits ? std::string()
                    : "--store takes the address of a database, postgres://USER@HOST/DATABASE, or 'own'";
      });
  verb->add_flag("--no-hints", *no_hints, "the servers tell one another nothing");
  verb->add_option("--kills", options->kills, "how often")->check(CLI::Range(0, 1'000'000))->capture_default_str();
  verb->add_option("--tables", options->tables, "tables at once")->check(CLI::Range(1, 10'000))->capture_default_str();
  verb->add_option("--accounts", options->accounts,
                   "people who sign in and out, change and recover passwords and are deleted; 0: none")
      ->check(CLI::Range(0, 1'000))
      ->capture_default_str();
  verb->add_option("--stalled", options->stalled, "spectators that do not read")
      ->check(CLI::Range(0, 10'000))
      ->capture_default_str();
  verb->add_option("--pause-ms", options->pause_ms, "from ready to killed; random, 200 to 1,500, if not given")
      ->check(CLI::Range(0, 600'000));
  verb->add_option("--think-ms", options->longest_thought_ms, "the longest that a player thinks about a move")
      ->check(CLI::Range(0, 60'000))
      ->capture_default_str();
  verb->add_option("--seed", options->seed, "of the test's choices")->capture_default_str();
  verb->add_flag("--power-cut", *power_cut, "a kill also takes what was not yet synced to the disk");
  verb->add_option("--synchronous", *synchronous, "handed to the server: with off and --power-cut the test must fail");
  verb->add_option("--server", options->server, "another program that serves, instead of this one");
  verb->add_flag("--json", *as_json, "print one JSON object (progress goes to standard error)");
  verb->footer(
      "Ends with 0 if nothing was lost, doubled or changed, every game verifies, and exactly those passwords, codes "
      "and\n"
      "sessions let in that must; with 1 otherwise.");
  verb->callback([&run, options, synchronous, power_cut, no_hints, as_json] {
    run = [=] {
      auto& arguments = options->serve_arguments;
      const bool own = options->store == "own" || (options->store.empty() && options->nodes > 1);
      if (own) options->postgres = client::KillOptions::Postgres::Own;
      if ((own || !options->store.empty()) && (*power_cut || !synchronous->empty())) {
        fmt::print(stderr, "menagerie kill-test: --power-cut and --synchronous are for one server with a file\n");
        return kWrongUsage;
      }
      if (*no_hints) arguments.emplace_back("--no-hints");
      if (*power_cut) arguments.insert(arguments.end(), {"--storage", "forgetful"});
      if (!synchronous->empty()) arguments.insert(arguments.end(), {"--synchronous", *synchronous});
      return kill_test(*options, *as_json ? Print::Json : Print::Text);
    };
  });
}

}  // namespace menagerie::cli
