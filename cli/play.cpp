#include "cli/verbs.h"
namespace menagerie::cli {
void add_play(CLI::App& app, Run& run) { auto* v = app.add_subcommand("play", "x"); v->callback([&run]{ run=[]{return 0;}; }); }
}
