// A text that claims to be a position or a view: what can be read prints, reads back as the same value, and can be
// played on. The first line is the position, the bytes after it choose the moves.
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/shift_cards.h"

namespace menagerie::fuzz {
namespace {

constexpr int kMostTurns = 6;

template <class Text>
void read_back(const typename Text::State& state, notation::Answer<typename Text::State> (*parse)(const Json&)) {
  const Json printed = Text::print_position(state);
  const auto again = parse(printed);
  const auto about = [&] { return printed.dump() + "\n" + again.sentence(); };
  expect(static_cast<bool>(again), "what is printed can be read", about);
  expect(Text::print_position(*again) == printed, "a position that is read prints the same", about);
  expect(*again == state, "a position that is printed and read is the same value", about);
}

template <class Text>
void views_read_back(const typename Text::State& state) {
  using Game = typename Text::Game;
  for_each_viewer<Game>(state,
                        [&](Seat viewer) { read_back<Text>(Game::view_for(state, viewer).table, Text::parse_view); });
}

template <class Text>
void whole_position(const Json& json, Input input) {
  using Game = typename Text::Game;
  const auto loaded = Text::parse_position(json);
  if (!loaded) return expect(!loaded.sentence().empty(), "a refusal is a sentence", [&] { return json.dump(); });
  auto state = *loaded;
  const auto about = [&] { return Text::print_position(state).dump(); };
  read_back<Text>(state, Text::parse_position);
  views_read_back<Text>(state);
  Text::print_score(state);
  auto& moves = room_for_moves<Game>();
  for (int turns = 0; turns < kMostTurns && Game::turn(state) != kNobody; ++turns) {
    Game::legal_moves(state, moves);
    expect(!moves.empty(), "who is to act can do something", about);
    play_and_check<Text>(state, moves[input.below(moves.size())], Seed{});
    views_read_back<Text>(state);
  }
  if (Game::turn(state) != kNobody) return;
  Game::legal_moves(state, moves);
  expect(moves.empty(), "nothing can be done once the game is over", about);
  expect(Game::winners(state) != 0, "somebody wins", about);
}

// What a seat was sent: it may try one move on it, and sees as far as its view reaches.
template <class Text>
void view(const Json& json, Input input) {
  using Game = typename Text::Game;
  const auto seen = Text::parse_view(json);
  if (!seen) return expect(!seen.sentence().empty(), "a refusal is a sentence", [&] { return json.dump(); });
  read_back<Text>(*seen, Text::parse_view);
  auto& moves = room_for_moves<Game>();
  Game::legal_moves(*seen, moves);
  if (moves.empty()) return;
  auto after = *seen;
  const auto move = moves[input.below(moves.size())];
  const std::string text = Text::print_move(after, move);
  const auto read = Text::parse_move(after, text);
  expect(read && *read == move, "a move in a view is read as it was printed",
         [&] { return json.dump() + "\n" + text; });
  typename Game::Events events;
  Game::play(after, move, Seed{}, events);
  Text::print_events(events);
  Text::print_position(after);
}

template <class Text>
void run(const Json& json, const Input& choices) {
  whole_position<Text>(json, choices);
  view<Text>(json, choices);
}

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace menagerie;
  fuzz::Input input(data, size);
  const std::string_view line = input.line();
  const auto json = notation::Json::parse(line, nullptr, false);
  if (json.is_discarded()) return 0;
  fuzz::run<notation::BeastyText>(json, input);
  fuzz::run<notation::ArkText>(json, input);
  return 0;
}

// Half of the time a card or tile goes elsewhere, else bytes change as usual.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t room, unsigned seed) {
  if (seed % 2) return LLVMFuzzerMutate(data, size, room);
  return menagerie::fuzz::shift_cards(data, size, room, seed / 2);
}
