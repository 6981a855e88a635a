// Tables for the tests of the Beasty games, written as text, and random games.
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "tests/games.h"

namespace menagerie::beasty_tests {

using notation::BeastyText;
using notation::Json;
using tests::games;
using tests::seed_of;

inline std::vector<std::string> words(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> list;
  for (std::string word; in >> word;) list.push_back(word);
  return list;
}

// A position in few words: cards separated by spaces, one text a seat where there are seats. Seat 0 is to move.
struct Table {
  std::string cards = "bar";
  std::string line = {};
  std::vector<std::string> hands = {};
  std::string gone = {};
  std::string bar = {};
  std::vector<std::string> draws = {};
  std::vector<std::string> aside = {};
  std::vector<std::string> shown = {};
  std::string variant = "guests";
  int players = 3;
};

inline Json json_of(const Table& table) {
  const auto seats = [&](const std::vector<std::string>& texts) {
    Json list = Json::array();
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(table.players); ++seat)
      list.push_back(words(seat < texts.size() ? texts[seat] : ""));
    return list;
  };
  return {{"game", "beasty"},
          {"cards", table.cards},
          {"variant", table.variant},
          {"players", table.players},
          {"phase", "play"},
          {"turn", 0},
          {"line", words(table.line)},
          {"gone", words(table.gone)},
          {"bar", words(table.bar)},
          {"hands", seats(table.hands)},
          {"draws", seats(table.draws)},
          {"aside", seats(table.aside)},
          {"shown", seats(table.shown)}};
}

inline beasty::State load(const Table& table) {
  const auto state = BeastyText::parse_position(json_of(table));
  EXPECT_TRUE(state) << state.sentence() << " in " << json_of(table).dump();
  return state ? *state : beasty::State{};
}

// Plays a move written as text and answers with what was told.
inline Json play(beasty::State& state, const std::string& text) {
  const auto move = BeastyText::parse_move(state, text);
  EXPECT_TRUE(move) << text << ": " << move.sentence();
  if (!move) return Json::array();
  beasty::Events events;
  Beasty::play(state, *move, seed_of(0), events);
  return BeastyText::print_events(events);
}

inline Json events_of(const Table& table, const std::string& move) {
  beasty::State state = load(table);
  return play(state, move);
}

// A field of the position as text: shown(state, "line").
inline std::string shown(const beasty::State& state, const char* field) {
  return BeastyText::print_position(state)[field].dump();
}

// The n-th event with this key as text, counted from 0; empty if there is none.
inline std::string told(const Json& events, const std::string& what, int n = 0) {
  for (const Json& event : events)
    if (event["what"] == what && n-- == 0) return event.dump();
  return "";
}

// The keys of all events in order, but for those of the steps that end every turn.
inline std::string tale(const Json& events) {
  std::string keys;
  for (const Json& event : events) {
    const auto key = event["what"].get<std::string>();
    if (key == "too_few" || key == "draws" || key == "nothing_to_draw" || key == "turn" || key == "over") continue;
    keys += (keys.empty() ? "" : " ") + key;
  }
  return keys;
}

inline beasty::State new_game(const Json& kind, std::uint64_t number) {
  const auto options = BeastyText::parse_options(kind);
  EXPECT_TRUE(options) << options.sentence();
  return Beasty::deal(*options, seed_of(number));
}

inline beasty::State new_game(const char* cards, const char* variant, int players, std::uint64_t number) {
  return new_game({{"game", "beasty"}, {"cards", cards}, {"variant", variant}, {"players", players}}, number);
}

inline beasty::Move random_move(const beasty::State& state, QuickRandom& random) {
  beasty::Moves moves;
  Beasty::legal_moves(state, moves);
  EXPECT_FALSE(moves.empty());
  return moves.empty() ? beasty::Move{} : moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

// The secret choices before the game, made at random.
inline void begin_play(beasty::State& state, std::uint64_t number) {
  QuickRandom random(number);
  while (state.phase == beasty::Phase::Deck || state.phase == beasty::Phase::Trim)
    Beasty::play(state, random_move(state, random), seed_of(number));
}

inline constexpr int kLongestGame = 100;

// Shows every turn of random games of every kind: the state before, what was told, and the state after.
template <class Look>
void in_random_games(int many, Look look) {
  const std::vector<Json> kinds = tests::beasty_kinds();
  beasty::Events events;
  for (int game = 0; game < many; ++game) {
    const auto number = static_cast<std::uint64_t>(game);
    QuickRandom random(number + 1);
    beasty::State state = new_game(kinds[number % kinds.size()], number);
    for (int turns = 0; Beasty::turn(state) != kNobody; ++turns) {
      ASSERT_LT(turns, kLongestGame) << "this game does not end";
      const beasty::State before = state;
      Beasty::play(state, random_move(state, random), seed_of(number), events);
      look(before, static_cast<const beasty::Events&>(events), static_cast<const beasty::State&>(state));
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

}  // namespace menagerie::beasty_tests
