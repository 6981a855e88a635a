// How a bot thinks: how far it looks and what it leans on. The six levels are six such minds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace menagerie::ai {

enum class Looks : std::uint8_t {
  Nowhere,    // moves by chance
  AtTheCard,  // plays what it can spare, and overlooks all that it does
  AtTheAct,   // sees what the own animal does, and overlooks the recurring ones and the gate
  AtTheTurn,  // sees the own turn to its end, and nothing after it
  Ahead,      // searches
};

// What a search asks when it stops growing its tree.
enum class Leaf : std::uint8_t { Playout, Net };

struct Mind {
  Looks looks = Looks::Ahead;
  Leaf leaf = Leaf::Net;
  int lapses = 0;             // in so many of a hundred turns it looks less far, as players do who are not at it
  int lapses_for_points = 0;  // the same where points count: there each lapse costs another amount
  int iterations = 0;         // worlds imagined for a move
  int secret_games = 4'000;   // played in the mind before cards or a tile are chosen in secret
  float breadth = 0.5f;       // how far the search looks beside what it likes best
  int ending_turns = 0;       // played through in the mind to solve a long ending
  int others_think = 0;  // so many worlds for a move, if that is known; then theirs are foretold instead of weighed
  bool prior = true;     // the net says which moves to look at first
  bool solves_endings = true;  // plays endings out exactly once hands can be deduced
  bool many_worlds = true;     // imagines ever new worlds instead of settling on one guess
  bool reads_turns = false;    // asks what the turns that the others took tell of their hands
  friend constexpr bool operator==(const Mind&, const Mind&) = default;
};

// An ending is worth about as much time as a search of so many iterations takes.
constexpr int ending_turns_beside(int iterations) { return iterations * 15; }

constexpr Mind plain_mind(int iterations) {
  return {.looks = Looks::Ahead,
          .leaf = Leaf::Playout,
          .iterations = iterations,
          .prior = false,
          .solves_endings = false,
          .many_worlds = true};
}

enum class Level : std::uint8_t { Newcomer = 1, Guest, Regular, Bouncer, Owner, Champion };
inline constexpr int kLevels = 6;
inline constexpr std::array<std::string_view, kLevels> kLevelNames = {"newcomer", "guest", "regular",
                                                                      "bouncer",  "owner", "champion"};
constexpr std::string_view name_of(Level level) { return kLevelNames[static_cast<std::size_t>(level) - 1]; }
constexpr std::optional<Level> level_named(std::string_view name) {
  for (std::size_t i = 0; i < kLevelNames.size(); ++i)
    if (kLevelNames[i] == name) return static_cast<Level>(i + 1);
  return std::nullopt;
}

// Each level's effort is fixed, so its strength does not depend on the machine.
Mind mind_of(Level level);

}  // namespace menagerie::ai
