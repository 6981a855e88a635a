// menagerie play: a game in the terminal against bots.
#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <sstream>

#include "cli/files.h"
#include "cli/game_options.h"
#include "cli/terminal_game.h"
#include "notation/record.h"

namespace menagerie::cli {
namespace {

struct PlayOptions {
  GameOptions game;
  int you = 0;
  std::vector<std::string> against;
  std::string language;
  std::string path;
  bool resumes = false;
};

constexpr const char* kYou = "you";  // header lines of the record that is kept
constexpr const char* kAgainst = "against";

std::string default_record_path() {
  const char* state = std::getenv("XDG_STATE_HOME");
  const char* home = std::getenv("HOME");
  const std::filesystem::path folder =
      state && *state ? std::filesystem::path(state) : std::filesystem::path(home ? home : ".") / ".local/state";
  return folder / "menagerie" / "last-game.txt";
}

int no_game(const std::string& sentence, int code) {
  fmt::print(stderr, "menagerie play: {}\n", sentence);
  return code;
}

// The levels on everybody else's seats: one for all of them, or one for each.
std::optional<Company> company_of(int you, int players, const std::vector<std::string>& levels) {
  if (players < 2 || players > kMaxPlayers || you >= players) return std::nullopt;
  if (levels.size() != 1 && levels.size() != static_cast<std::size_t>(players - 1)) return std::nullopt;
  Company company;
  company.you = static_cast<Seat>(you);
  std::size_t next = 0;
  for (int seat = 0; seat < players; ++seat) {
    if (seat == you) continue;
    const auto level = ai::level_named(levels[levels.size() == 1 ? 0 : next++]);
    if (!level) return std::nullopt;
    company.bots[static_cast<std::size_t>(seat)] = *level;
  }
  return company;
}

std::string joined(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : " ") + word;
  return out;
}

template <class Text>
int play_game(notation::Record record, const Evening& evening) {
  const auto options = Text::parse_options(record.options);
  if (!options) return no_game(options.sentence(), kWrongUsage);
  const std::vector<notation::RecordedMove> moves = std::move(record.moves);
  record.moves.clear();
  record.options = Text::print_options(*options);
  TerminalGame<Text> game(*options, std::move(record), evening);
  if (!game.catch_up(moves)) return no_game(evening.speech.say("not-by-rules", {{"path", as_is(evening.path)}}), kNo);
  return game.run();
}

// Ctrl-C ends the waiting for a line instead of the program. The input is closed, so that a wait that was just about to
// begin ends as well.
void listen_to_interrupts_of_game() {
  struct sigaction action{};
  action.sa_handler = [](int) {
    g_interrupted = 1;
    close(STDIN_FILENO);
  };
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

int play_record(notation::Record record, const PlayOptions& options, const std::vector<std::string>& levels, int you) {
  const Language language = language_wanted(options.language);
  const int players = record.options.value("players", 2);
  const auto company = company_of(you, players, levels);
  if (!company)
    return no_game(Speech(language).say("wrong-levels", {{"count", std::clamp(players - 1, 1, 3)}}), kWrongUsage);
  std::erase_if(record.notes, [](const auto& note) { return note.first == kYou || note.first == kAgainst; });
  record.notes.emplace_back(kYou, std::to_string(you));
  record.notes.emplace_back(kAgainst, joined(levels));
  if (!record.commitment) record.commitment = commitment(record.seed);
  const Evening evening{Speech(language, *company), *company, options.path};
  listen_to_interrupts_of_game();
  return record.options["game"] == "ark" ? play_game<ArkText>(std::move(record), evening)
                                         : play_game<BeastyText>(std::move(record), evening);
}

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words;
  std::istringstream stream(text);
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

int resume(const PlayOptions& options) {
  const Speech speech(language_wanted(options.language));
  const Json path = as_is(options.path);
  const auto text = read_file(options.path);
  if (!text) return no_game(speech.say("no-game", {{"path", path}}), kNo);
  const auto record = notation::parse_record(*text);
  if (!record) return no_game(speech.say("no-record", {{"path", path}, {"problem", as_is(record.sentence())}}), kNo);
  if (record->winners) return no_game(speech.say("game-over", {{"path", path}}), kNo);
  int you = 0;
  std::vector<std::string> levels = {"regular"};
  for (const auto& [key, value] : record->notes) {
    if (key == kYou && value.size() == 1 && value[0] >= '0' && value[0] <= '3') you = value[0] - '0';
    if (key == kAgainst) levels = words_of(value);
  }
  return play_record(*record, options, options.against.empty() ? levels : options.against, you);
}

// Asked only of somebody who sits at a terminal and named no game.
void ask_which(PlayOptions& options) {
  if (!isatty(STDIN_FILENO)) return;
  const Speech speech(language_wanted(options.language));
  fmt::print("Menagerie\n  {}  {}\n  {}  {}\n  {}  {}\n  {}  {}\n{}", speech.number(1), speech.say("game-bar"),
             speech.number(2), speech.say("game-town"), speech.number(3), speech.say("game-mix"), speech.number(4),
             speech.say("game-ark"), speech.say("which-game"));
  std::fflush(stdout);
  std::string line;
  std::getline(std::cin, line);
  line = folded(line);
  if (line == "2") options.game.cards = "town";
  if (line == "3") options.game.cards = "mix";
  if (line == "4") options.game.game = "ark";
}

int play_new(PlayOptions& options) {
  const auto seed = options.game.read_seed();
  if (!seed) return no_game(seed.sentence(), kWrongUsage);
  if (options.you >= options.game.players)
    return no_game(Speech(language_wanted(options.language)).say("wrong-seat"), kWrongUsage);
  notation::Record record;
  record.options = options.game.request();
  record.seed = *seed;
  const std::vector<std::string> levels =
      options.against.empty() ? std::vector<std::string>{"regular"} : options.against;
  return play_record(std::move(record), options, levels, options.you);
}

}  // namespace

void add_play(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("play", "Play in the terminal against bots of any level");
  auto options = std::make_shared<PlayOptions>();
  options->path = default_record_path();
  options->game.add_to(*verb);
  verb->add_option("--against", options->against,
                   "the others' levels: newcomer, guest, regular, bouncer, owner or champion; one for all, or one for "
                   "each with commas between; regular when left out")
      ->delimiter(',')
      ->check(CLI::IsMember(std::vector<std::string>(ai::kLevelNames.begin(), ai::kLevelNames.end())));
  verb->add_option("--language", options->language, "en, fr or fa; as LANG says when left out")
      ->check(CLI::IsMember({"en", "fr", "fa"}));
  verb->add_option("--seat", options->you, "your seat, from 0; seat 0 begins")
      ->check(CLI::Range(0, 3))
      ->capture_default_str();
  verb->add_option("--record", options->path, "where the game is kept, turn by turn");
  verb->add_flag("--resume", options->resumes, "go on with the game that is kept there");
  verb->footer(
      "Each move is shown with what it would bring. The word hint says what the champion would play; help names the "
      "other\n"
      "words. Ctrl-C stops; --resume goes on.");
  verb->callback([&run, verb, options] {
    run = [verb, options] {
      if (options->resumes) return resume(*options);
      const bool named = verb->count("--game") || verb->count("--cards");
      if (!named) ask_which(*options);
      if (!verb->count("--players") && options->against.size() > 1)
        options->game.players = static_cast<int>(options->against.size()) + 1;
      return play_new(*options);
    };
  });
}

}  // namespace menagerie::cli
