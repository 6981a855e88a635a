// Moves of Animals on Board: `keep T`, `split T T | T`, `take T T`, `pass`.
#include <algorithm>

#include "engine/ark/middle.h"
#include "notation/ark_text.h"
#include "notation/ark_words.h"
#include "notation/fields.h"

namespace menagerie::notation {
namespace {

using ark::Tile;
using ark::TileSet;

std::string words_of(TileSet tiles) {
  std::string words;
  for (const Tile tile : tiles) {
    if (!words.empty()) words += ' ';
    words += tile_word(tile);
  }
  return words;
}

TileSet group_of(const ark::State& state, TileSet some) {
  const int index = ark::group_with(state, some.first());
  return index == ark::kNoGroup ? some : state.groups[index];
}

// Tiles separated by single spaces, in order.
Answer<TileSet> parse_tiles(std::string_view text) {
  TileSet tiles{};
  int last = -1;
  for (bool more = true; more;) {
    const std::size_t space = text.find(' ');
    const std::string_view word = text.substr(0, space);
    const std::optional<Tile> tile = tile_or_mark_named(word);
    if (!tile) return Refusal{in_quotes(word) + " is not a tile; tiles are separated by single spaces"};
    if (*tile <= last) return Refusal{"tiles are listed in order, each once; " + in_quotes(word) + " is not"};
    last = *tile;
    tiles.add(*tile);
    more = space != std::string_view::npos;
    if (more) text.remove_prefix(space + 1);
  }
  return tiles;
}

bool remove_word(std::string_view& text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

// Who moves is held to write both sides, so that a split says by itself which group it divides.
Answer<ark::Move> parse_split(const ark::State& state, std::string_view text) {
  constexpr std::string_view kBetween = " | ";
  const std::size_t bar = text.find(kBetween);
  if (bar == std::string_view::npos) return Refusal{"a split has two sides with ' | ' between them"};
  const auto left = parse_tiles(text.substr(0, bar));
  if (!left) return left.refusal();
  const auto right = parse_tiles(text.substr(bar + kBetween.size()));
  if (!right) return right.refusal();
  if ((*left | *right).size() != left->size() + right->size()) return Refusal{"a tile cannot be on both sides"};
  if (left->first() > right->first()) return Refusal{"the first tile of the group stands on the left side"};
  if (group_of(state, *left) != (*left | *right)) return Refusal{"there is no group of exactly these tiles"};
  return ark::Move::split(*left);
}

Answer<ark::Move> parse_shape(const ark::State& state, std::string_view text) {
  if (text == "pass") return ark::Move::pass();
  if (remove_word(text, "split ")) return parse_split(state, text);
  const bool keeps = remove_word(text, "keep ");
  if (!keeps && !remove_word(text, "take ")) {
    return Refusal{in_quotes(text) + " is not a move: it begins with keep, split or take, or is pass"};
  }
  const auto tiles = parse_tiles(text);
  if (!tiles) return tiles.refusal();
  if (!keeps) return ark::Move::take(*tiles);
  if (tiles->size() != 1) return Refusal{"exactly one tile is kept"};
  return ark::Move::keep(tiles->first());
}

// Why a move of the right shape may not be played.
std::string reason(const ark::State& state, const ark::Move& move) {
  if (state.phase == ark::Phase::Over) return "the game is over";
  if (state.phase == ark::Phase::Keep) {
    return move.kind == ark::Move::Kind::Keep ? "that tile was not dealt to the seat to act"
                                              : "first everybody keeps one of three tiles";
  }
  switch (move.kind) {
    case ark::Move::Kind::Keep: return "tiles are kept only at the start of the game";
    case ark::Move::Kind::Pass: return "nobody may pass who can split or take";
    case ark::Move::Kind::Split: return "that split is not possible";
    case ark::Move::Kind::Take: break;
  }
  if (group_of(state, move.tiles) != move.tiles || ark::group_with(state, move.tiles.first()) == ark::kNoGroup) {
    return "there is no group of exactly these tiles";
  }
  return "that group costs " + std::to_string(move.tiles.size()) + " crates, and the seat to act has " +
         std::to_string(state.crates[state.turn]);
}

}  // namespace

std::string ArkText::print_move(const State& state, const Move& move) {
  switch (move.kind) {
    case Move::Kind::Keep: return "keep " + words_of(move.tiles);
    case Move::Kind::Take: return "take " + words_of(move.tiles);
    case Move::Kind::Split:
      return "split " + words_of(move.tiles) + " | " + words_of(group_of(state, move.tiles) - move.tiles);
    case Move::Kind::Pass: break;
  }
  return "pass";
}

Answer<ark::Move> ArkText::parse_move(const State& state, std::string_view text) {
  const auto move = parse_shape(state, text);
  if (move && !ark::is_legal(state, *move)) return Refusal{reason(state, *move)};
  return move;
}

std::vector<std::string> ArkText::legal_texts(const State& state) {
  ark::Moves moves;
  ark::legal_moves(state, moves);
  std::vector<std::string> list;
  list.reserve(moves.size());
  for (const Move& move : moves) list.push_back(print_move(state, move));
  std::sort(list.begin(), list.end());
  return list;
}

// What the others kept cannot be told from them.
Answer<std::vector<ark::Move>> ArkText::parse_turns(const State&, const Json*) { return std::vector<Move>{}; }

}  // namespace menagerie::notation
