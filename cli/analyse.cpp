// menagerie analyse: what the champion thinks of a recorded game or of a position.
#include <fmt/core.h>
#include <unistd.h>

#include "analysis/analysis.h"
#include "analysis/page.h"
#include "analysis/report.h"
#include "cli/ctrl_c.h"
#include "cli/files.h"
#include "cli/speech/thinking.h"
#include "cli/speech/typed.h"
#include "cli/verbs.h"
#include "client/progress.h"

namespace menagerie::cli {
namespace {

using notation::Json;

struct AnalyseOptions {
  std::string path;
  std::string language;
  std::string html;
  analysis::Effort effort;
  bool as_json = false;
  bool is_position = false;
};

int no_analysis(const std::string& sentence, int code) {
  fmt::print(stderr, "menagerie analyse: {}\n", sentence);
  return code;
}

// Who played, where `menagerie play` noted it.
Company company_of(const notation::Record& record) {
  Company company;
  std::vector<std::string> levels;
  for (const auto& [key, value] : record.notes) {
    if (key == "you" && value.size() == 1 && value[0] >= '0' && value[0] <= '3')
      company.you = static_cast<Seat>(value[0] - '0');
    if (key == "against") levels = CLI::detail::split(value, ' ');
  }
  const int players = record.options.value("players", 0);
  std::size_t next = 0;
  for (int seat = 0; seat < players && seat < kMaxPlayers; ++seat) {
    if (seat == company.you || levels.empty()) continue;
    const std::size_t index = levels.size() == 1 ? 0 : next++;
    if (index < levels.size()) company.bots[static_cast<std::size_t>(seat)] = ai::level_named(levels[index]);
  }
  return company;
}

analysis::Wording wording_of(const Speech& speech) {
  analysis::Wording wording;
  const Language language = speech.language();
  wording.language = code_of(language);
  if (language == Language::Persian) wording.direction = analysis::Direction::RightToLeft;
  wording.say = [&speech](std::string_view id, const Json& about) { return speech.say_by_name(id, about); };
  wording.person = [&speech](int seat) { return capitalized(speech.person(seat)); };
  wording.move = [&speech](std::string_view move) { return shown_move(speech, move); };
  wording.number = [&speech](long number) { return speech.number(number); };
  wording.percent = [language](double share) { return percent(language, share); };
  wording.hundredths = [language](double share) { return hundredths(language, share); };
  return wording;
}

int show(const Json& found, const AnalyseOptions& options, const Speech& speech) {
  const analysis::Wording wording = wording_of(speech);
  if (!options.html.empty() && !write_file(options.html, analysis::page_of(found, wording)))
    return no_analysis(speech.say("analysis-cannot-write", {{"path", as_is(options.html)}}), kNo);
  if (options.as_json) fmt::print("{}\n", found.dump());
  else if (options.html != "-") fmt::print("{}", analysis::report_of(found, wording));
  if (!options.html.empty() && options.html != "-")
    fmt::print(stderr, "{}\n", speech.say("analysis-written", {{"path", as_is(options.html)}}));
  return kDone;
}

int refused(const AnalyseOptions& options, const Speech& speech, const std::string& problem) {
  const Json about{{"path", as_is(options.path)}, {"problem", as_is(problem)}};
  return no_analysis(speech.say("analysis-refused", about), kNo);
}

int analyse_position(const std::string& text, const AnalyseOptions& options) {
  const Speech speech(language_wanted(options.language));
  const Json position = Json::parse(text, nullptr, false);
  if (position.is_discarded() || !position.is_object())
    return refused(options, speech, "a position is a JSON object, as docs/protocol.md has it");
  const auto found = thought_about(speech.say("analysis-thinking"),
                                   [&] { return analysis::position_analysis(position, options.effort); });
  return found ? show(*found, options, speech) : refused(options, speech, found.sentence());
}

int analyse_record(const std::string& text, const AnalyseOptions& options) {
  const Language language = language_wanted(options.language);
  const auto record = notation::parse_record(text);
  if (!record) return refused(options, Speech(language), record.sentence());
  const Speech speech(language, company_of(*record));
  const auto game = analysis::analysis_of(*record, options.effort);
  if (!game) return refused(options, speech, game.sentence());
  const std::atomic<bool>& stop = stop_at_ctrl_c();  // the turn that is being thought about is finished
  std::vector<Json> turns;
  {
    client::Progress progress;
    const int all = (*game)->turns();
    for (int turn = 0; turn < all && !stop; ++turn) {
      progress.tell(static_cast<double>(turn) / all,
                    speech.say("analysis-progress", {{"turn", turn + 1}, {"all", all}}));
      turns.push_back((*game)->turn(turn));
    }
  }
  const int code = show((*game)->whole(turns), options, speech);
  return stop && code == kDone ? kNo : code;
}

int analyse(const AnalyseOptions& options) {
  if (options.as_json && options.html == "-")
    return no_analysis("--json and --html - both want standard output", kWrongUsage);
  const auto text = read_file(options.path);
  if (!text)
    return no_analysis(
        Speech(language_wanted(options.language)).say("analysis-cannot-read", {{"path", as_is(options.path)}}),
        kWrongUsage);
  const std::size_t first = text->find_first_not_of(" \t\r\n");
  const bool is_json = first != std::string::npos && (*text)[first] == '{';
  return options.is_position || is_json ? analyse_position(*text, options) : analyse_record(*text, options);
}

}  // namespace

void add_analyse(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("analyse", "What the champion thinks of a recorded game or of a position");
  auto options = std::make_shared<AnalyseOptions>();
  verb->add_option("file", options->path, "a record, a position or a view as JSON, or - for standard input")
      ->required();
  verb->add_flag("--position", options->is_position, "it is a position or a view, whatever it looks like");
  verb->add_option("--iterations", options->effort.iterations,
                   "imagined games for each turn; the champion's own number when left out")
      ->check(CLI::Range(1, 100'000'000));
  verb->add_option("--seed", options->effort.seed, "of the search: the same seed gives the same analysis")
      ->capture_default_str();
  verb->add_option("--language", options->language, "en, fr or fa; as LANG says when left out")
      ->check(CLI::IsMember({"en", "fr", "fa"}));
  verb->add_option("--html", options->html, "write a page with a chart there, too; - for standard output");
  verb->add_flag("--json", options->as_json, "print one JSON object (docs/analysis.md)");
  verb->footer(
      "Ends with 0, with 1 if the record or the position is refused or Ctrl-C ended it early (what was found is shown "
      "all\n"
      "the same), with 2 if the file cannot be read.");
  verb->callback([&run, options] { run = [options] { return analyse(*options); }; });
}

}  // namespace menagerie::cli
