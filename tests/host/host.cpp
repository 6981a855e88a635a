// The server with nothing around it, to be run under sanitizers: all other verbs would take long to compile so.
#include <fmt/core.h>

#include "cli/verbs.h"

int main(int argc, char** argv) {
  using namespace menagerie::cli;
  CLI::App app{"menagerie serve, and nothing else", "menagerie_host"};
  app.require_subcommand(1);
  Run run;
  add_serve(app, run);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    fmt::print(stderr, "menagerie_host: {}\n", error.what());
    return kWrongUsage;
  }
  return run();
}
