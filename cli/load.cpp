// menagerie load: many tables at once against a running server, or many idle
// connections.
#include "client/load.h"

#include <fmt/core.h>

#include "cli/verbs.h"
#include "client/idle.h"
#include "notation/json.h"

namespace menagerie::cli {
namespace {

int no_load(const std::string& trouble) {
  fmt::print(stderr, "menagerie load: {}\n", trouble);
  return kNo;
}

void tell_errors(std::uint64_t errors, const std::string& first) {
  if (errors > 0) fmt::print(stderr, "menagerie load: {} errors; the first one: {}\n", errors, first);
}

double to_thousandths(double value) {
  return static_cast<double>(static_cast<std::int64_t>(value * 1000 + 0.5)) / 1000;
}

void add_crowd(notation::Json& line, const client::LoadResult& result) {
  line["games"] = result.games;
  line["acknowledged"] = result.acknowledged;
  line["lost"] = result.lost;
  line["changed"] = result.changed;
  line["not_told"] = result.not_told;
  line["stalled_visits"] = result.crowd.stalled_visits;
  line["stalled_dropped"] = result.crowd.stalled_dropped;
  line["slow_visits"] = result.crowd.slow_visits;
  line["slow_dropped"] = result.crowd.slow_dropped;
  line["rude_acts"] = result.crowd.rude_acts;
  line["spectator_visits"] = result.crowd.spectator_visits;
  line["missed"] = result.crowd.missed;
}

void print_crowd(const client::LoadResult& result) {
  const client::CrowdTally& crowd = result.crowd;
  fmt::print(
      "{} games to their end, {} acknowledged commands compared: lost {}, changed {}; logs not told {}\n"
      "{} visits of stalled viewers ({} dropped), {} of slow ones ({} dropped), {} of spectators (missed {}), {} rude "
      "acts\n",
      result.games, result.acknowledged, result.lost, result.changed, result.not_told, crowd.stalled_visits,
      crowd.stalled_dropped, crowd.slow_visits, crowd.slow_dropped, crowd.spectator_visits, crowd.missed,
      crowd.rude_acts);
}

int load(const client::LoadOptions& options, Print print) {
  const client::LoadResult result = client::run_load(options);
  if (!result.trouble.empty()) return no_load(result.trouble);
  tell_errors(result.errors, result.first_error);
  const double per_second = result.seconds > 0 ? static_cast<double>(result.moves) / result.seconds : 0;
  if (print == Print::Json) {
    notation::Json line{{"moves", result.moves},
                        {"moves_per_s", to_thousandths(per_second)},
                        {"p50_ms", to_thousandths(result.p50_ms)},
                        {"p99_ms", to_thousandths(result.p99_ms)},
                        {"max_ms", to_thousandths(result.max_ms)},
                        {"errors", result.errors},
                        {"connections", result.connections},
                        {"tables", result.tables}};
    if (!options.crowd.is_empty()) add_crowd(line, result);
    if (result.server_bytes_per_table) line["server_bytes_per_table"] = *result.server_bytes_per_table;
    fmt::print("{}\n", line.dump());
  } else {
    fmt::print(
        "{} moves in {:.1f} s at {} tables: {:.0f} a second; a move "
        "reached every seat in {:.1f} ms (half of "
        "them), {:.1f} ms (99 %), {:.1f} ms (all)\n",
        result.moves, result.seconds, result.tables, per_second, result.p50_ms, result.p99_ms, result.max_ms);
  }
  if (print == Print::Text && !options.crowd.is_empty()) print_crowd(result);
  return result.errors == 0 && result.moves > 0 ? kDone : kNo;
}

int idle(const client::IdleOptions& options, Print print) {
  const client::IdleResult result = client::run_idle(options);
  if (!result.trouble.empty()) return no_load(result.trouble);
  tell_errors(result.errors, result.first_error);
  const notation::Json bytes = result.bytes_per_connection ? notation::Json(*result.bytes_per_connection) : nullptr;
  if (print == Print::Json) {
    const notation::Json line{
        {"connections", result.connections}, {"bytes_per_connection", bytes}, {"errors", result.errors}};
    fmt::print("{}\n", line.dump());
  } else {
    fmt::print("{} connections, {} bytes of the server's memory for each\n", result.connections, bytes.dump());
  }
  return result.errors == 0 && result.connections == options.connections ? kDone : kNo;
}

}  // namespace

void add_load(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("load", "Play at many tables of a running server at once and measure it");
  auto options = std::make_shared<client::LoadOptions>();
  auto idle_connections = std::make_shared<int>(0);
  auto as_json = std::make_shared<bool>(false);
  verb->add_option("--url", options->urls, "the server; several times for several nodes of one store")
      ->expected(1)
      ->take_all()
      ->capture_default_str();
  verb->add_option("--metrics", options->metrics_urls,
                   "where the server's --metrics listens, http://127.0.0.1:9464, to measure its memory; once for each "
                   "--url")
      ->expected(1)
      ->take_all();
  verb->add_option("--tables", options->tables, "tables at once")->check(CLI::Range(1, 100'000))->capture_default_str();
  verb->add_option("--seconds", options->seconds,
                   "how long to measure, or with --idle to hold; setting up is "
                   "not counted")
      ->check(CLI::Range(0.1, 86'400.0))
      ->capture_default_str();
  verb->add_option("--players", options->players, "2 to 4")->check(CLI::Range(2, 4))->capture_default_str();
  verb->add_option("--game", options->game, "bar, town, mix or ark")
      ->check(CLI::IsMember({"bar", "town", "mix", "ark"}))
      ->capture_default_str();
  verb->add_option("--rate", options->rate, "at most so many moves a second in all; 0: as fast as it goes")
      ->check(CLI::NonNegativeNumber);
  verb->add_option("--connections-per-second", options->connections_per_second, "when setting up")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  verb->add_option("--tables-per-guest", options->tables_per_guest,
                   "tables that share their connections; 0: as few as the limit on open files allows")
      ->check(CLI::Range(0, 10'000));
  verb->add_option("--seed", options->seed, "of the random moves")->capture_default_str();
  verb->add_option("--stalled", options->crowd.stalled,
                   "spectators that do not read; before, between and after the players at their tables")
      ->check(CLI::Range(0, 10'000));
  verb->add_option("--slow", options->crowd.slow, "spectators that read a few bytes now and then")
      ->check(CLI::Range(0, 10'000));
  verb->add_option("--rude", options->crowd.rude,
                   "clients that send garbage, wrong frames, floods and too large messages, or drop the connection")
      ->check(CLI::Range(0, 10'000));
  verb->add_option("--spectators", options->crowd.spectators, "decent spectators who come and go")
      ->check(CLI::Range(0, 10'000));
  verb->add_option("--idle", *idle_connections, "instead hold so many connections open that do nothing")
      ->check(CLI::Range(1, 1'000'000));
  verb->add_flag("--json", *as_json, "print one JSON object");
  verb->footer(
      "A move's time runs from sending it until every seat's "
      "connection has its entry. Ends with 0, with 1 if there\n"
      "were errors or no moves, with 2 for wrong usage. Ctrl-C ends "
      "it early; it reports all the same.\n"
      "With --stalled, --slow, --rude or --spectators it goes on until a game has come to its end, and compares "
      "what was\nacknowledged to players with the logs. These clients name addresses of their own in "
      "X-Forwarded-For.");
  verb->callback([&run, options, idle_connections, as_json] {
    run = [=] {
      const Print print = *as_json ? Print::Json : Print::Text;
      if (*idle_connections == 0) return load(*options, print);
      if (options->urls.size() > 1 || options->metrics_urls.size() > 1) {
        fmt::print(stderr, "menagerie load: --idle takes one --url and one --metrics\n");
        return kWrongUsage;
      }
      return idle({.url = options->urls.front(),
                   .connections = *idle_connections,
                   .seconds = options->seconds,
                   .connections_per_second = options->connections_per_second,
                   .metrics_url = options->metrics_urls.empty() ? "" : options->metrics_urls.front()},
                  print);
    };
  });
}

}  // namespace menagerie::cli
