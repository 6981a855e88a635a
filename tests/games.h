// What tests of every game share: seeds and dice that repeat themselves, and how many games to play.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "engine/chance.h"
#include "engine/quick_random.h"
#include "notation/ark_text.h"
#include "notation/beasty_text.h"
#include "notation/json.h"

namespace menagerie::tests {

using notation::Json;

inline Seed seed_of(std::uint64_t number) {
  Seed seed{};
  for (std::size_t i = 0; i < 8; ++i) seed[i] = static_cast<std::uint8_t>(number >> (8 * i));
  return seed;
}

inline bool asked_for(const char* variable) {
  const char* value = std::getenv(variable);
  return value && *value && *value != '0';
}

// So many games, fewer under a sanitizer, and as many as are asked for in a full run.
inline int games(int many, int in_full_run) {
  if (asked_for("MENAGERIE_SHORT")) return many / 10 + 1;
  return asked_for("MENAGERIE_FULL") ? in_full_run : many;
}

// Every kind of game there is, as the request new names it.
inline std::vector<Json> beasty_kinds() {
  std::vector<Json> kinds;
  for (const char* cards : {"bar", "town", "mix"})
    for (const char* variant : {"guests", "points"})
      for (const int players : {2, 3, 4})
        kinds.push_back({{"game", "beasty"}, {"cards", cards}, {"variant", variant}, {"players", players}});
  return kinds;
}
inline std::vector<Json> ark_kinds() {
  std::vector<Json> kinds;
  for (const int players : {2, 3, 4}) kinds.push_back({{"game", "ark"}, {"players", players}});
  return kinds;
}

template <class Text>
std::vector<Json> kinds_of() {
  if constexpr (std::is_same_v<Text, notation::BeastyText>) return beasty_kinds();
  else return ark_kinds();
}

}  // namespace menagerie::tests
