// A game in the terminal: your turns are asked for, the others' are played, everything is told and kept.
#pragma once

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <sstream>

#include "cli/files.h"
#include "cli/narrate.h"
#include "cli/opponent.h"
#include "cli/table_text.h"
#include "cli/verbs.h"
#include "notation/ark_text.h"
#include "notation/beasty_text.h"
#include "notation/hex.h"
#include "notation/record.h"

namespace menagerie::cli {

using notation::ArkText;
using notation::BeastyText;
using notation::Json;

inline constexpr std::size_t kFewMoves = 40;
inline constexpr const char* kHelp =
    "  Type a number from the list, or a move in full. Other words:\n"
    "    list      all legal moves          random   let chance choose\n"
    "    table     the table again          help     this text\n"
    "    quit      stop; 'menagerie play --resume' goes on with this game\n"
    "  In Animals on Board 'split bear1 fox2' is enough: those tiles make one side.\n";

// In Animals on Board the tiles of one side are enough; the other side is what is left of their group.
inline std::string completed(const BeastyText::State&, const std::string& text) { return text; }
inline std::string completed(const ArkText::State& state, const std::string& text) {
  if (text.rfind("split ", 0) != 0 || text.find('|') != std::string::npos) return text;
  std::vector<std::string> wanted;
  std::istringstream words(text.substr(6));
  for (std::string word; words >> word;) wanted.push_back(word);
  std::sort(wanted.begin(), wanted.end());
  for (const Json& group : ArkText::print_position(Ark::view_for(state, Ark::turn(state)).table)["groups"]) {
    std::string sides[2];
    std::size_t found = 0;
    for (const Json& tile : group) {
      const bool is_wanted = std::binary_search(wanted.begin(), wanted.end(), tile.get<std::string>());
      found += is_wanted;
      std::string& side = sides[is_wanted];
      side += (side.empty() ? "" : " ") + tile.get<std::string>();
    }
    if (found != wanted.size() || sides[0].empty()) continue;
    const bool wanted_first = std::binary_search(wanted.begin(), wanted.end(), group[0].get<std::string>());
    return "split " + sides[wanted_first] + " | " + sides[!wanted_first];
  }
  return text;
}

template <class Text>
class TerminalGame {
 public:
  using Game = typename Text::Game;

  TerminalGame(const typename Text::Options& options, const Seed& seed, int you, std::string path)
      : state_(Game::deal(options, seed)),
        you_(static_cast<Seat>(you)),
        path_(std::move(path)),
        random_(seed_word(seed)) {
    record_.options = Text::print_options(options);
    record_.seed = seed;
    record_.commitment = commitment(seed);
    record_.notes.emplace_back("you", std::to_string(you));
  }

  // Goes on with the moves of a record.
  bool catch_up(const std::vector<notation::RecordedMove>& moves) {
    for (const auto& recorded : moves) {
      const auto move = Text::parse_move(state_, recorded.text);
      if (!move || Game::turn(state_) != recorded.seat) return false;
      Game::play(state_, *move, record_.seed);
      record_.moves.push_back(recorded);
    }
    return true;
  }

  int run() {
    fmt::print("You have seat {}. Type 'help' for the words that work here.\nCommitment to the shuffle: {}\n\n",
               int{you_}, notation::print_hex(*record_.commitment));
    while (Game::turn(state_) != kNobody) {
      if (Game::turn(state_) == you_ ? !your_turn() : !their_turn()) return stopped();
    }
    fmt::print("\n{}", result_text());
    fmt::print("The record is in {}: 'menagerie verify {}' checks it.\n", path_, path_);
    return kDone;
  }

 private:
  static std::uint64_t seed_word(const Seed& seed) {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < 8; ++i) word = word << 8 | commitment(seed)[i];
    return word;
  }
  bool play(const typename Text::Move& move) {
    const Seat seat = Game::turn(state_);
    record_.moves.push_back({seat, Text::print_move(state_, move)});
    typename Text::Events events;
    Game::play(state_, move, record_.seed, events);
    if (Game::turn(state_) == kNobody) {
      record_.winners.emplace();
      for (int winner = 0; winner < Game::players(state_); ++winner)
        if (Game::winners(state_) >> winner & 1) record_.winners->push_back(winner);
    }
    save();
    for (const Json& event : Text::print_events(Game::events_for(events, you_))) {
      const std::string sentence = sentence_of(event, you_);
      if (!sentence.empty()) fmt::print("    {}\n", sentence);
    }
    std::fflush(stdout);
    return true;
  }

  // After every turn, so that nothing is lost when the program is stopped.
  void save() {
    std::error_code ignored;
    std::filesystem::create_directories(std::filesystem::path(path_).parent_path(), ignored);
    if (write_file(path_, notation::print_record(record_)) || warned_) return;
    warned_ = true;
    fmt::print(stderr, "menagerie play: cannot write {}: this game is not kept\n", path_);
  }

  bool their_turn() { return play(choose<Game>(Game::view_for(state_, Game::turn(state_)), random_)); }

  bool your_turn() {
    show_table();
    const std::vector<std::string> moves = Text::legal_texts(state_);
    if (moves.size() <= kFewMoves) list(moves);
    else fmt::print("  {} legal moves, such as: {}\n", moves.size(), moves[moves.size() / 2]);
    for (;;) {
      fmt::print("> ");
      std::fflush(stdout);
      std::string line;
      if (!std::getline(std::cin, line) || line == "quit" || line == "q") return false;
      if (line.empty()) continue;
      if (line == "help" || line == "?") fmt::print("{}", kHelp);
      else if (line == "list") list(moves);
      else if (line == "table") show_table();
      else if (line == "random")
        return play(*Text::parse_move(state_, moves[random_.below(static_cast<std::uint32_t>(moves.size()))]));
      else if (const auto move = Text::parse_move(state_, chosen(line, moves))) return play(*move);
      else fmt::print("  {}. Type 'list' for all moves, 'help' for help.\n", move.sentence());
    }
  }

  std::string chosen(const std::string& line, const std::vector<std::string>& moves) const {
    if (line.find_first_not_of("0123456789") == std::string::npos && line.size() < 6) {
      const std::size_t number = std::stoul(line);
      if (number >= 1 && number <= moves.size()) return moves[number - 1];
    }
    return completed(state_, line);
  }

  void show_table() { fmt::print("\n{}", draw_table(Text::print_position(Game::view_for(state_, you_).table), you_)); }

  // Each move with what it would bring, worked out from your own view.
  void list(const std::vector<std::string>& moves) {
    const auto view = Game::view_for(state_, you_);
    std::size_t number = 0;
    for (const std::string& text : moves) {
      auto after = view.table;
      typename Text::Events events;
      Game::play(after, *Text::parse_move(view.table, text), Seed{}, events);
      const std::string outcome = moves.size() <= kFewMoves
                                      ? foretell(Text::print_events(events), Text::print_position(after), you_)
                                      : std::string{};
      fmt::print("  {:2} {:32} {}\n", ++number, text, outcome);
    }
  }

  std::string result_text() const {
    std::string out;
    const Json score = Text::print_score(state_);
    int seat = 0;
    for (const Json& player : score["players"]) {
      const bool wins = Game::winners(state_) >> seat & 1;
      out += fmt::format("  {} {}{}\n", seat == you_ ? "you:   " : fmt::format("seat {}:", seat), score_words(player),
                         wins ? "   ← wins" : "");
      ++seat;
    }
    return out;
  }

  int stopped() {
    save();
    fmt::print("\nStopped. 'menagerie play --resume --record {}' goes on with this game.\n", path_);
    return kDone;
  }

  typename Text::State state_;
  Seat you_;
  notation::Record record_;
  std::string path_;
  QuickRandom random_;
  bool warned_ = false;
};

}  // namespace menagerie::cli
