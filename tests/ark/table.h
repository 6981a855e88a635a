// Tables for the tests of Animals on Board, written as text, and chance that repeats itself.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "notation/ark_text.h"
#include "notation/ark_words.h"

namespace menagerie::ark_tests {

using notation::ArkText;
using notation::Json;

// A position in few words. Tiles that are nowhere else lie in the draw pile, in alphabetical order.
struct Table {
  int players = 2;
  std::string groups = {};             // "?tiger1 panda1 | bear1"
  std::vector<std::string> arks = {};  // one text a seat
  std::vector<int> crates = {};        // one a seat where nothing else is said
  int turn = 0;
  int first = 0;
  int next = -1;              // nobody
  std::vector<int> out = {};  // seats
  std::string draw = {};      // comes before the rest
  std::string phase = "play";
  std::vector<std::string> species = {};
};

inline std::vector<std::string> words(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> list;
  for (std::string word; in >> word;) list.push_back(word);
  return list;
}

inline Json json_of(const Table& table) {
  Json groups = Json::array();
  Json group = Json::array();
  std::string used = " " + table.draw + " ";
  for (const std::string& word : words(table.groups)) {
    if (word == "|") {
      groups.push_back(group);
      group = Json::array();
    } else {
      group.push_back(word);
      used += (word[0] == '?' ? word.substr(1) : word) + " ";
    }
  }
  if (!group.empty()) groups.push_back(group);
  Json arks = Json::array();
  for (int seat = 0; seat < table.players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    arks.push_back(at < table.arks.size() ? words(table.arks[at]) : std::vector<std::string>{});
    for (const auto& word : arks.back()) {
      const auto text = word.get<std::string>();
      used += (text[0] == '?' ? text.substr(1) : text) + " ";
    }
  }
  int supply = 20;
  Json crates = Json::array();
  Json out = Json::array();
  Json dealt = Json::array();
  for (int seat = 0; seat < table.players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    crates.push_back(at < table.crates.size() ? table.crates[at] : 1);
    supply -= crates.back().get<int>();
    bool is_out = false;
    for (const int who : table.out) is_out = is_out || who == seat;
    out.push_back(is_out);
    dealt.push_back(Json::array());
  }
  std::vector<std::string> species = table.species;
  if (species.empty()) {
    species = words("bear crocodile elephant fox giraffe lion panda tiger");
    if (table.players > 2) species.insert(species.end(), {"gorilla", "hippo"});
    if (table.players > 3) species.insert(species.end(), {"rhino", "zebra"});
  }
  std::vector<std::string> draw = words(table.draw);
  for (const std::string& kind : species) {
    for (char number = '1'; number <= '5'; ++number) {
      if (used.find(" " + kind + number + " ") == std::string::npos) draw.push_back(kind + number);
    }
  }
  return {{"game", "ark"},        {"players", table.players},
          {"phase", table.phase}, {"turn", table.phase == "over" ? Json() : Json(table.turn)},
          {"first", table.first}, {"next", table.next < 0 ? Json() : Json(table.next)},
          {"species", species},   {"groups", groups},
          {"arks", arks},         {"crates", crates},
          {"supply", supply},     {"out", out},
          {"dealt", dealt},       {"draw", draw}};
}

inline ark::State load(const Json& position) {
  const auto state = ArkText::parse_position(position);
  EXPECT_TRUE(state) << state.sentence() << " in " << position.dump();
  return state ? *state : ark::bare_table(2);
}

inline ark::State load(const Table& table) { return load(json_of(table)); }

// Plays a move written as text and answers with what was told.
inline Json play(ark::State& state, const std::string& text) {
  const auto move = ArkText::parse_move(state, text);
  EXPECT_TRUE(move) << text << ": " << move.sentence();
  if (!move) return Json::array();
  ark::Events events;
  ark::play(state, *move, events);
  return ArkText::print_events(events);
}

inline bool refuses(const ark::State& state, const std::string& text) { return !ArkText::parse_move(state, text); }

// A field of the position as text: shown(state, "groups").
inline std::string shown(const ark::State& state, const char* field) {
  return ArkText::print_position(state)[field].dump();
}

inline Json legal(const ark::State& state) { return ArkText::legal_texts(state); }

// The first event with this key, or null.
inline Json told(const Json& events, const std::string& what) {
  for (const Json& event : events) {
    if (event["what"] == what) return event;
  }
  return {};
}

// The keys of all events in order, for comparing tales.
inline std::string tale(const Json& events) {
  std::string keys;
  for (const Json& event : events) keys += (keys.empty() ? "" : " ") + event["what"].get<std::string>();
  return keys;
}

// SplitMix64: small, and the same everywhere.
class Dice {
 public:
  explicit Dice(std::uint64_t start) : state_(start) {}
  std::uint32_t below(std::uint32_t n) {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return static_cast<std::uint32_t>((z ^ (z >> 31)) % n);
  }

 private:
  std::uint64_t state_;
};

inline Seed seed_of(std::uint64_t number) {
  Seed seed{};
  for (std::size_t i = 0; i < 8; ++i) seed[i] = static_cast<std::uint8_t>(number >> (8 * i));
  return seed;
}

inline ark::State new_game(int players, std::uint64_t number) {
  ark::Options options;
  options.players = players;
  return Ark::deal(options, seed_of(number));
}

// MENAGERIE_SHORT=1 plays fewer games.
inline int games(int many) {
  const char* wish = std::getenv("MENAGERIE_SHORT");
  return wish && *wish && *wish != '0' ? (many + 9) / 10 : many;
}

inline constexpr int kLongestGame = 1000;

// Shows every state of random games, from the deal to the end, with the move that is played next.
template <class Look>
void in_random_games(int many, Look look) {
  for (int game = 0; game < many; ++game) {
    const int players = 2 + game % 3;
    Dice dice(static_cast<std::uint64_t>(game) + 1);
    ark::State state = new_game(players, static_cast<std::uint64_t>(game));
    int turns = 0;
    while (state.phase != ark::Phase::Over) {
      const ark::Move move = ark::random_move(state, dice);
      ASSERT_TRUE(ark::is_legal(state, move));
      look(static_cast<const ark::State&>(state), move, dice);
      if (::testing::Test::HasFatalFailure()) return;
      ark::play(state, move);
      ASSERT_LT(++turns, kLongestGame) << "this game does not end";
    }
  }
}

}  // namespace menagerie::ark_tests
