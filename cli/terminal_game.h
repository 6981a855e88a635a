// A game in the terminal: your turns are asked for, the others' are played, everything is told and kept.
#pragma once

#include <fmt/core.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <iostream>

#include "ai/bot.h"
#include "cli/files.h"
#include "cli/narrate.h"
#include "cli/speech/help.h"
#include "cli/speech/shorthand.h"
#include "cli/speech/thinking.h"
#include "cli/table_text.h"
#include "cli/verbs.h"
#include "engine/quick_random.h"
#include "notation/hex.h"
#include "notation/record.h"

namespace menagerie::cli {

using notation::ArkText;
using notation::BeastyText;
using notation::Json;

inline constexpr std::size_t kFewMoves = 40;

// Set by Ctrl-C: the game is kept, and it is said how to go on with it.
inline volatile std::sig_atomic_t g_interrupted = 0;

// Who plays, how they speak, and where the game is kept.
struct Evening {
  Speech speech;
  Company company;
  std::string path;
};

template <class Text>
class TerminalGame {
 public:
  using Game = typename Text::Game;
  using Move = typename Text::Move;

  TerminalGame(const typename Text::Options& options, notation::Record record, const Evening& evening)
      : state_(Game::deal(options, record.seed)),
        record_(std::move(record)),
        speech_(evening.speech),
        company_(evening.company),
        path_(evening.path) {}

  // Goes on with the moves of a record.
  bool catch_up(const std::vector<notation::RecordedMove>& moves) {
    for (const auto& recorded : moves) {
      const auto move = Text::parse_move(state_, recorded.text);
      if (!move || Game::turn(state_) != recorded.seat) return false;
      remember(*move);
      Game::play(state_, *move, record_.seed);
      record_.moves.push_back(recorded);
    }
    return true;
  }

  int run() {
    greet();
    while (Game::turn(state_) != kNobody) {
      const auto move = Game::turn(state_) == company_.you ? your_move() : their_move();
      if (!move || g_interrupted) return stopped();
      play(*move);
    }
    say(result_text());
    say(speech_.say("kept-in", {{"path", as_is(path_)},
                                {"verify", as_is("menagerie verify " + path_)},
                                {"analyse", as_is("menagerie analyse " + path_)}}) +
        "\n");
    return kDone;
  }

 private:
  static void say(const std::string& text) {
    fmt::print("{}", text);
    std::fflush(stdout);
  }

  void greet() {
    std::vector<std::string> names;
    for (int seat = 0; seat < Game::players(state_); ++seat)
      if (seat != company_.you) names.push_back(speech_.person(seat));
    say(speech_.say("welcome", {{"number", int{company_.you}},
                                {"names", as_is(listed(speech_.language(), names))},
                                {"help", as_is(word(speech_, "word-help"))}}) +
        "\n" + speech_.say("commitment", {{"digits", as_is(notation::print_hex(*record_.commitment))}}) + "\n");
  }

  // Not from the game's own seed, which no bot may know; the same again when the game is resumed.
  std::uint64_t chance() const {
    std::uint64_t word = record_.moves.size();
    for (std::size_t i = 0; i < 8; ++i) word = word << 8 ^ (*record_.commitment)[i] ^ word >> 56;
    return QuickRandom(word).word();
  }

  void remember(const Move& move) {
    if (!Game::is_secret(state_)) turns_.push_back(move);
  }

  void play(const Move& move) {
    record_.moves.push_back({Game::turn(state_), Text::print_move(state_, move)});
    remember(move);
    typename Text::Events events;
    Game::play(state_, move, record_.seed, events);
    if (Game::turn(state_) == kNobody) {
      record_.winners.emplace();
      for (int winner = 0; winner < Game::players(state_); ++winner)
        if (Game::winners(state_) >> winner & 1) record_.winners->push_back(winner);
    }
    save();
    say(story_of(Text::print_events(Game::events_for(events, company_.you)), speech_));
  }

  // After every turn, so that nothing is lost when the program is stopped.
  void save() {
    std::error_code ignored;
    std::filesystem::create_directories(std::filesystem::path(path_).parent_path(), ignored);
    if (write_file(path_, notation::print_record(record_)) || warned_) return;
    warned_ = true;
    fmt::print(stderr, "menagerie play: {}\n", speech_.say("cannot-write", {{"path", as_is(path_)}}));
  }

  std::optional<Move> their_move() {
    const Seat seat = Game::turn(state_);
    const ai::Mind mind = ai::mind_of(*company_.bots[seat]);
    return thought_about(capitalized(speech_.say("thinking", {{"seat", seat}})), [&] {
      return ai::choose({Game::view_for(state_, seat), turns_}, mind, chance(), [] { return g_interrupted != 0; });
    });
  }

  // What you type, until it is a move; nothing where you stop.
  std::optional<Move> your_move() {
    show_table();
    const std::vector<std::string> moves = Text::legal_texts(state_);
    if (moves.size() <= kFewMoves) list(moves, "");
    else
      say("  " +
          speech_.say("many-moves",
                      {{"count", moves.size()}, {"move", as_is(shown_move(speech_, moves[moves.size() / 2]))}}) +
          "\n");
    std::string line;
    for (;;) {
      say("> ");
      if (!std::getline(std::cin, line) || g_interrupted) return std::nullopt;
      const Typed typed = read_typed(speech_, line);
      if (typed.command == Command::Quit) return std::nullopt;
      if (typed.command == Command::Random)
        return *Text::parse_move(state_, moves[QuickRandom(chance()).below(static_cast<std::uint32_t>(moves.size()))]);
      if (typed.command) obey(*typed.command, typed.rest, moves);
      else if (typed.rest.empty()) continue;
      else if (const auto move = Text::parse_move(state_, chosen(typed.rest, moves))) return *move;
      else explain(line, typed.rest, moves);
    }
  }

  void obey(Command command, const std::string& rest, const std::vector<std::string>& moves) {
    switch (command) {
      case Command::Help: return say(help_text(speech_, Splits{std::is_same_v<Text, ArkText>}));
      case Command::List: return list(moves, "");
      case Command::Table: return show_table();
      case Command::Hint: return hint();
      case Command::Try: return try_out(chosen(rest, moves));
      case Command::Random:
      case Command::Quit: break;
    }
  }

  // The text of a move: by its number in the list, or with what may be left out filled in.
  std::string chosen(const std::string& typed, const std::vector<std::string>& moves) const {
    if (!typed.empty() && typed.find_first_not_of("0123456789") == std::string::npos && typed.size() < 6) {
      const std::size_t number = std::stoul(typed);
      if (number >= 1 && number <= moves.size()) return moves[number - 1];
    }
    return completed(state_, typed);
  }

  void explain(const std::string& line, const std::string& typed, const std::vector<std::string>& moves) {
    const auto begins_so = [&typed](const std::string& move) { return move.starts_with(typed + " "); };
    if (std::any_of(moves.begin(), moves.end(), begins_so)) {
      say("  " + speech_.say("begin-so") + "\n");
      return list(moves, typed + " ");
    }
    say("  " +
        capitalized(speech_.say("not-a-move", {{"typed", as_is(line)},
                                               {"list", as_is(word(speech_, "word-list"))},
                                               {"help", as_is(word(speech_, "word-help"))}})) +
        "\n");
  }

  void show_table() {
    say("\n" + draw_table(Text::print_position(Game::view_for(state_, company_.you).table), speech_));
  }

  // Each move that begins so, with its number and what it would bring, worked out from your own view.
  void list(const std::vector<std::string>& moves, const std::string& beginning) {
    for (std::size_t i = 0; i < moves.size(); ++i)
      if (moves[i].starts_with(beginning))
        say(fmt::format("  {:>2} {:32} {}\n", speech_.number(static_cast<long>(i + 1)), shown_move(speech_, moves[i]),
                        foretell(foreseen(moves[i]), speech_)));
  }

  Foresight foreseen(const std::string& text) const {
    const auto view = Game::view_for(state_, company_.you);
    auto after = view.table;
    typename Text::Events events;
    Game::play(after, *Text::parse_move(view.table, text), Seed{}, events);
    return {Text::print_events(Game::events_for(events, company_.you)), Text::print_position(after),
            Text::print_score(view.table), Text::print_score(after)};
  }

  void try_out(const std::string& text) {
    if (!Text::parse_move(state_, text))
      return say("  " + speech_.say("try-what", {{"try", as_is(word(speech_, "word-try"))}}) + "\n");
    say("  " + speech_.say("would") + "\n" + story_of(foreseen(text).events, speech_));
  }

  // What the champion would do in your place, from what you can see.
  void hint() {
    const ai::Observation<Game> seen(Game::view_for(state_, company_.you), turns_);
    const ai::Mind champion = ai::mind_of(ai::Level::Champion);
    const std::string thinking = speech_.say("thinking-hint");
    const auto weighed = thought_about(thinking, [&] { return ai::weigh(seen, champion, chance()); });
    const Move best = weighed.empty() ? thought_about(thinking, [&] { return ai::choose(seen, champion, chance()); })
                                      : weighed[0].move;
    say(hint_story<Text>(state_, best, weighed, speech_));
  }

  std::string result_text() const {
    std::string out = "\n";
    int seat = 0;
    const Json score = Text::print_score(state_);
    for (const Json& player : score["players"]) {
      const bool won = Game::winners(state_) >> seat & 1;
      out += "  " + score_words(seat++, player, Wins{won}, speech_) + "\n";
    }
    return out;
  }

  int stopped() {
    save();
    say("\n" + speech_.say("stopped", {{"resume", as_is("menagerie play --resume --record " + path_)}}) + "\n");
    return kDone;
  }

  typename Text::State state_;
  std::vector<Move> turns_;  // that everybody saw
  notation::Record record_;
  Speech speech_;
  Company company_;
  std::string path_;
  bool warned_ = false;
};

}  // namespace menagerie::cli
