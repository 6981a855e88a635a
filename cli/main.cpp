// menagerie: thin verbs over the libraries.
#include <fmt/core.h>

#include "cli/verbs.h"

int main(int argc, char** argv) {
  using namespace menagerie::cli;
  CLI::App app{"Menagerie: Beasty Bar, New Beasts in Town and Animals on Board.", "menagerie"};
  app.require_subcommand(1);
  app.get_formatter()->column_width(34);
  Run run;
  add_play(app, run);
  add_rules(app, run);
  add_record(app, run);
  add_verify(app, run);
  add_perft(app, run);
  add_bench(app, run);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& asked_for_help) {
    return app.exit(asked_for_help);
  } catch (const CLI::ParseError& error) {
    fmt::print(stderr, "menagerie: {}\nTry 'menagerie --help', or 'menagerie VERB --help'.\n", error.what());
    return kWrongUsage;
  }
  return run();
}
