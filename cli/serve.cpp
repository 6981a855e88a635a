// menagerie serve: the server.
#include "server/serve.h"

#include <fmt/core.h>

#include <filesystem>
#include <memory>

#include "cli/verbs.h"
#include "server/ip_address.h"
#include "server/origin.h"

namespace menagerie::cli {
namespace {

// The client beside the program: in the source tree, or where a package puts it.
std::string web_folder() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  for (const char* place : {"../../web/dist", "../share/menagerie/web"}) {
    const auto folder = program.parent_path() / place;
    if (std::filesystem::is_directory(folder, error)) return folder.lexically_normal().string();
  }
  return {};
}

std::string as_origin(const std::string& text) {
  if (text.empty()) return text;
  const auto origin = server::normal_origin(text);
  if (!origin) throw CLI::ValidationError("it takes the address players see: https://games.example");
  return *origin;
}

std::string problem_with_networks(const std::string& list) {
  if (server::Networks::parse(list)) return {};
  return "'" + list + "' is no network: give addresses such as 192.0.2.7 or 10.0.0.0/8, with commas, or none";
}

}  // namespace

void add_serve(CLI::App& app, Run& run) {
  auto options = std::make_shared<server::ServeOptions>();
  CLI::App* verb = app.add_subcommand("serve", "Host tables for everybody who has the link.");
  verb->option_defaults()->take_last();  // a unit or a script names one, and its operator another
  verb->footer(
      "Everything is kept in one file, DIR/menagerie.db. /readyz answers 200 when the server is ready.\n"
      "Ctrl-C or SIGTERM stops it; games go on where they were when it starts again. See docs/hosting.md.");
  verb->add_option("--port", options->port, "where to listen; 0 takes any free port")
      ->check(CLI::Range(0, 65535))
      ->capture_default_str();
  verb->add_option("--address", options->address, "0.0.0.0 or :: for everybody, 127.0.0.1 for this machine alone")
      ->capture_default_str();
  verb->add_option("--data", options->data, "the folder of the database, and of the socket that `admin` uses")
      ->capture_default_str();
  verb->add_option("--store", options->store,
                   "postgres://USER@HOST/DATABASE: keep everything in PostgreSQL; any number of servers may share it")
      ->check([](const std::string& url) {
        const bool fits = url.starts_with("postgres://") || url.starts_with("postgresql://");
        return fits ? std::string() : "--store takes the address of a database: postgres://USER@HOST/DATABASE";
      });
  verb->add_option(
      "--node", options->node,
      "what this server is called in its log and among others of the same store (default: the machine's name and the "
      "port)");
  verb->add_option("--store-connections", options->store_connections, "with --store: connections to the database")
      ->check(CLI::Range(1, 64))
      ->capture_default_str();
  verb->add_flag_callback(
      "--no-hints", [options] { options->hints = server::ServeOptions::Hints::Off; },
      "with --store: tell the other servers nothing; they find out by looking every two seconds");
  verb->add_flag_callback(
      "--accept-loss", [options] { options->loss = store::Loss::Accept; },
      "with --data: start although commits are missing, as after the loss of menagerie.db-wal, with what is there");
  verb->add_option("--web", options->web, "the folder of the web client (default: the one built here)");
  verb->add_option("--origin", options->origin,
                   "the address players see: https://games.example. Requests for any other host are refused; with "
                   "https cookies are Secure")
      ->transform(as_origin)
      ->option_text("URL");
  verb->add_option("--trust-proxy", options->trusted_proxies,
                   "networks whose X-Forwarded-For, X-Forwarded-Proto and Forwarded count: addresses or CIDR, with "
                   "commas or several times; none: nobody (default: 127.0.0.0/8,::1)")
      ->check(problem_with_networks)
      ->expected(1)
      ->take_all()
      ->option_text("LIST");
  verb->add_option_function<std::string>(
          "--metrics", [options](const std::string& text) { options->metrics = server::OperatorAddress::parse(text); },
          "where Prometheus finds /metrics: PORT (of 127.0.0.1), ADDRESS:PORT or unix:PATH (default: nowhere). Keep it "
          "from strangers")
      ->check([](const std::string& text) {
        return server::OperatorAddress::parse(text)
                   ? std::string()
                   : "'" + text + "' is no place to listen: give 9464, 127.0.0.1:9464, [::1]:9464 or unix:/path";
      })
      ->option_text("WHERE");
  verb->add_option("--bot-threads", options->bot_threads, "threads on which bots think")
      ->check(CLI::Range(1, 64))
      ->capture_default_str();
  const std::map<std::string, server::ServeOptions::LogForm> forms = {
      {"text", server::ServeOptions::LogForm::Text}, {"json", server::ServeOptions::LogForm::JsonLines}};
  verb->add_option("--log", options->log_form, "text or json, one line an event, on the error output")
      ->transform(CLI::CheckedTransformer(forms).description(""))
      ->option_text("FORM");
  const std::map<std::string, server::ServeOptions::LogLevel> log_levels = {
      {"debug", server::ServeOptions::LogLevel::Debug},
      {"info", server::ServeOptions::LogLevel::Info},
      {"warning", server::ServeOptions::LogLevel::Warning}};
  verb->add_option("--log-level", options->log_level, "debug (every entry of every table), info or warning")
      ->transform(CLI::CheckedTransformer(log_levels).description(""))
      ->option_text("LEVEL");
  // For tests alone.
  verb->add_option("--max-queued", options->max_queued)->group("");
  const std::map<std::string, store::Disk> disks = {{"real", store::Disk::Real}, {"forgetful", store::Disk::Forgetful}};
  const std::map<std::string, store::Synchronous> levels = {{"full", store::Synchronous::Full},
                                                            {"off", store::Synchronous::Off}};
  verb->add_option("--storage", options->disk)->transform(CLI::CheckedTransformer(disks))->group("");
  verb->add_option("--synchronous", options->synchronous)->transform(CLI::CheckedTransformer(levels))->group("");
  verb->callback([options, &run] {
    run = [options] {
      if (options->web.empty()) options->web = web_folder();
      return server::serve(*options, [](const std::string& url) {
        fmt::print("{}\n", url);
        std::fflush(stdout);
      });
    };
  });
}

}  // namespace menagerie::cli
