// menagerie: thin verbs over the libraries.
#include <fmt/core.h>

#include <iostream>

#include "cli/verbs.h"
#include "engine/game.h"

namespace {

bool known_first_word(const CLI::App& app, const std::string& word) {
  if (word == "-h" || word == "--help" || word == "--version") return true;
  const auto verbs = app.get_subcommands([&word](const CLI::App* verb) { return verb->check_name(word); });
  return !verbs.empty();
}

}  // namespace

int main(int argc, char** argv) {
  using namespace menagerie::cli;
  CLI::App app{"Menagerie: Beasty Bar, New Beasts in Town and Animals on Board.", "menagerie"};
  app.require_subcommand(1);
  app.set_version_flag("--version", fmt::format("menagerie, rule set {}", menagerie::kRuleSetVersion));
  app.get_formatter()->column_width(34);
  Run run;
  add_play(app, run);
  add_serve(app, run);
  add_admin(app, run);
  add_healthy(app, run);
  add_backup(app, run);
  add_restore(app, run);
  add_load(app, run);
  add_kill_test(app, run);
  add_migrate(app, run);
  add_rules(app, run);
  add_record(app, run);
  add_verify(app, run);
  add_analyse(app, run);
  add_perft(app, run);
  add_bench(app, run);
  add_arena(app, run);
  add_judge(app, run);
  add_bot(app, run);
  add_train(app, run);
  if (argc > 1 && !known_first_word(app, argv[1])) {
    fmt::print(stderr, "menagerie: there is no verb or option '{}'\nTry 'menagerie --help'.\n", argv[1]);
    return kWrongUsage;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& asked_for_help) {
    return app.exit(asked_for_help);
  } catch (const CLI::ParseError& error) {
    fmt::print(stderr, "menagerie: {}\nTry 'menagerie --help', or 'menagerie VERB --help'.\n", error.what());
    return kWrongUsage;
  }
  const int code = run();
  if (std::fflush(stdout) == 0 && !std::ferror(stdout) && std::cout.flush()) return code;
  fmt::print(stderr, "menagerie: the output could not be written\n");
  return kNo;
}
