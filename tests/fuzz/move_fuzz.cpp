// A text that claims to be a move, at any point of any game: it is refused with a sentence, or it is one of the
// legal moves, prints as it was written, and can be played. One byte chooses the kind of game, three its seed,
// the dice and how many turns they have been thrown; each line after that is a move.
#include <algorithm>
#include <compare>
#include <map>

#include "tests/fuzz/fuzz.h"

namespace menagerie::fuzz {
namespace {

constexpr std::uint8_t kSeeds = 16;
constexpr std::uint8_t kMostTurns = 60;
constexpr int kMostLines = 12;
// Longer lists are not written out as text to look for the move in.
constexpr std::size_t kShortList = 60;

template <class Text>
void try_text(typename Text::State& state, std::string_view line, const Seed& seed) {
  using Game = typename Text::Game;
  const std::string text(line);
  const auto about = [&] { return Text::print_position(state).dump() + "\n" + text; };
  const auto move = Text::parse_move(state, text);
  auto& moves = room_for_moves<Game>();
  Game::legal_moves(state, moves);
  if (moves.size() <= kShortList) {
    const auto texts = Text::legal_texts(state);
    const bool listed = std::find(texts.begin(), texts.end(), text) != texts.end();
    expect(listed == static_cast<bool>(move), "what is listed can be played, and nothing else", about);
  }
  if (!move) return expect(!move.sentence().empty(), "a refusal is a sentence", about);
  expect(Text::print_move(state, *move) == text, "a move prints as it was written", about);
  expect(Game::is_legal(state, *move), "a move that was read is legal", about);
  expect(std::find(moves.begin(), moves.end(), *move) != moves.end(), "a legal move is in the list", about);
  play_and_check<Text>(state, *move, seed);
}

// A game that random moves have brought so far.
struct Start {
  std::uint8_t seed, dice, turns;
  friend auto operator<=>(const Start&, const Start&) = default;
};

template <class Text>
typename Text::State play_up_to(const Start& start, const Json& kind) {
  using Game = typename Text::Game;
  const Seed seed = tests::seed_of(start.seed);
  QuickRandom dice(start.dice);
  auto state = Game::deal(*Text::parse_options(kind), seed);
  auto& moves = room_for_moves<Game>();
  for (int turns = start.turns; turns > 0 && Game::turn(state) != kNobody; --turns) {
    Game::legal_moves(state, moves);
    Game::play(state, moves[dice.below(static_cast<std::uint32_t>(moves.size()))], seed);
  }
  return state;
}

// Getting there takes longer than trying a move, and inputs come back to the same places.
template <class Text>
typename Text::State remembered(const Start& start, std::size_t index, const Json& kind) {
  static std::map<std::pair<std::size_t, Start>, typename Text::State> known;
  const auto [place, is_new] = known.try_emplace({index, start});
  if (is_new) place->second = play_up_to<Text>(start, kind);
  return place->second;
}

template <class Text>
void run(const std::vector<Json>& kinds, std::size_t index, Input& input) {
  Start start;
  start.seed = input.byte() % kSeeds;
  start.dice = input.byte() % kSeeds;
  start.turns = input.byte() % kMostTurns;
  auto state = remembered<Text>(start, index, kinds[index]);
  for (int lines = 0; !input.empty() && lines < kMostLines; ++lines)
    try_text<Text>(state, input.line(), tests::seed_of(start.seed));
}

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace menagerie;
  static const auto beasty = tests::beasty_kinds(), ark = tests::ark_kinds();
  fuzz::Input input(data, size);
  const std::size_t kind = input.byte() % (beasty.size() + ark.size());
  if (kind < beasty.size()) fuzz::run<notation::BeastyText>(beasty, kind, input);
  else fuzz::run<notation::ArkText>(ark, kind - beasty.size(), input);
  return 0;
}
