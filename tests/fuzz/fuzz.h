// What the fuzzers share: how one fails, how it reads its input, and the games it begins.
#pragma once

#include <concepts>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "engine/game.h"
#include "engine/quick_random.h"
#include "tests/games.h"

namespace menagerie::fuzz {

using notation::Json;

// States a belief. Where it is wrong, the fuzzer says what about, keeps the input and ends.
inline void expect(bool belief, const char* sentence, const std::string& about) {
  if (belief) return;
  std::fprintf(stderr, "WRONG: %s\n%s\n", sentence, about.c_str());
  std::abort();
}
// The same where it takes time to say.
template <std::invocable About>
void expect(bool belief, const char* sentence, const About& about) {
  if (!belief) expect(false, sentence, std::string(about()));
}

// Takes the input apart from its front. Bytes that are not there are zeros.
class Input {
 public:
  Input(const std::uint8_t* data, std::size_t size) : rest_(reinterpret_cast<const char*>(data), size) {}

  bool empty() const { return rest_.empty(); }
  std::string_view rest() const { return rest_; }

  std::uint8_t byte() {
    if (rest_.empty()) return 0;
    const char first = rest_.front();
    rest_.remove_prefix(1);
    return static_cast<std::uint8_t>(first);
  }
  std::uint32_t below(std::size_t n) {
    const unsigned high = byte();
    return static_cast<std::uint32_t>((high << 8 | byte()) % n);
  }
  // Up to the next line end, which is taken too.
  std::string_view line() {
    const std::string_view all = rest_;
    const std::size_t end = all.find('\n');
    rest_ = end == std::string_view::npos ? std::string_view{} : all.substr(end + 1);
    return all.substr(0, end);
  }

 private:
  std::string_view rest_;
};

// Room for the largest list of moves, taken once.
template <class Game>
typename Game::Moves& room_for_moves() {
  static const auto moves = std::make_unique<typename Game::Moves>();
  return *moves;
}

// Every seat of a state, and a spectator.
template <class Game, class Look>
void for_each_viewer(const typename Game::State& state, Look look) {
  for (int seat = 0; seat < Game::players(state); ++seat) look(static_cast<Seat>(seat));
  look(kNobody);
}

// Plays a legal move and checks what every turn must hold: telling changes nothing, each viewer's old view and what
// it is told make its new view, and events are caused by earlier ones.
template <class Text>
void play_and_check(typename Text::State& state, const typename Text::Move& move, const Seed& seed) {
  using Game = typename Text::Game;
  const auto before = state;
  const auto about = [&] { return Text::print_position(before).dump() + "\n" + Text::print_move(before, move); };
  static const auto events = std::make_unique<typename Game::Events>();
  auto silent = before;
  Game::play(silent, move, seed);
  Game::play(state, move, seed, *events);
  expect(silent == state, "a turn is the same whether somebody listens or not", about);
  expect(!events->empty(), "a turn tells something", about);
  int index = 0;
  for (const Json& event : Text::print_events(*events)) {
    expect(event["by"].is_null() || event["by"].template get<int>() < index, "an event is caused by an earlier one",
           about);
    ++index;
  }
  for_each_viewer<Game>(before, [&](Seat viewer) {
    auto view = Game::view_for(before, viewer);
    Game::fold(view, Game::events_for(*events, viewer));
    expect(view == Game::view_for(state, viewer), "the old view and what is told make the new view",
           [&] { return about() + "\nviewer " + std::to_string(viewer); });
  });
}

}  // namespace menagerie::fuzz
