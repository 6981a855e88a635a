// menagerie migrate: everything from one store into another, and proof that it is all there.
#include <fmt/core.h>

#include <csignal>
#include <optional>

#include "cli/verbs.h"
#include "client/progress.h"
#include "store/copy/copy.h"
#include "store/keeping.h"

namespace menagerie::cli {
namespace {

volatile std::sig_atomic_t g_migration_interrupted = 0;

int migrate(const std::string& from, const std::string& to) {
  std::signal(SIGINT, [](int) { g_migration_interrupted = 1; });
  std::signal(SIGTERM, [](int) { g_migration_interrupted = 1; });
  std::optional<client::Progress> bar(std::in_place);
  const auto copied = store::copy::copy_store(from, to, [&bar](store::copy::Stage stage, double share) {
    bar->tell(share, stage == store::copy::Stage::Copying ? "copying" : "comparing every row with its source");
    return g_migration_interrupted == 0;
  });
  bar.reset();
  if (!copied.trouble.empty()) {
    const bool stopped = copied.trouble == store::kStopped;
    fmt::print(stderr, "menagerie migrate: {}{}\n", copied.trouble, stopped ? ": nothing was copied" : "");
    return kNo;
  }
  fmt::print("{} tables with {} entries, {} people: {} rows copied, and each compared with its source\n", copied.tables,
             copied.entries, copied.people, copied.rows);
  return kDone;
}

}  // namespace

void add_migrate(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("migrate", "Copy everything from one store into another, empty one");
  auto from = std::make_shared<std::string>();
  auto to = std::make_shared<std::string>();
  verb->add_option("FROM", *from, "a folder of `serve --data` or its file, or postgres://…")->required();
  verb->add_option("TO", *to, "the same; it must be empty, and a file or folder is made")->required();
  verb->footer(
      "Stop the servers first. The source is not changed. All rows are copied in one transaction and then read again\n"
      "from both sides and compared byte for byte. Ends with 0 if all are there, with 1 if not: then nothing was "
      "copied,\n"
      "or it says so. Ctrl-C stops it and copies nothing.");
  verb->callback([&run, from, to] { run = [=] { return migrate(*from, *to); }; });
}

}  // namespace menagerie::cli
