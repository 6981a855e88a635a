// menagerie verify: does a record follow from its seed by the rules, and the seed from its commitment?
#include <fmt/core.h>

#include "cli/files.h"
#include "cli/verbs.h"
#include "notation/record.h"

namespace menagerie::cli {
namespace {

int verify_file(const std::string& path) {
  const auto text = read_file(path);
  if (!text) return fmt::print(stderr, "menagerie verify: cannot read {}\n", path), kWrongUsage;
  const auto record = notation::parse_record(*text);
  if (!record) return fmt::print(stderr, "{}: no: {}\n", path, record.sentence()), kNo;
  const auto replay = notation::verify(*record);
  if (!replay) return fmt::print(stderr, "{}: no: {}\n", path, replay.sentence()), kNo;
  fmt::print("{}: yes: {} turns follow from the seed by the rules, {}, {}\n", path, record->moves.size(),
             record->commitment ? "the seed fits its commitment" : "no commitment was published",
             replay->over ? "score " + replay->score : "the game is unfinished");
  return kDone;
}

}  // namespace

void add_verify(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("verify", "Check a game record: its seed, its commitment and every move");
  auto path = std::make_shared<std::string>();
  verb->add_option("record", *path, "a record file, or - for standard input")->required();
  verb->footer("Ends with 0 if the record holds, 1 if it does not, 2 if it cannot be read.");
  verb->callback([&run, path] { run = [path] { return verify_file(*path); }; });
}

}  // namespace menagerie::cli
