#include <algorithm>

#include "engine/ark/middle.h"
#include "notation/ark_reader.h"
#include "notation/ark_text.h"

namespace menagerie::notation {
namespace {

using ark::Phase;
using ark::Tile;
using ark::TileSet;

// A player of nine can take five more. From a loaded ark of fourteen a view may show five more again.
constexpr std::size_t kLargestLoadedArk = 9 + 5;
constexpr std::size_t kLargestShownArk = kLargestLoadedArk + 5;

std::optional<Phase> phase_named(const std::string* word) {
  if (!word) return std::nullopt;
  if (*word == "keep") return Phase::Keep;
  if (*word == "play") return Phase::Play;
  if (*word == "over") return Phase::Over;
  return std::nullopt;
}

bool is_marked(std::string_view word) { return word.size() > 1 && word.front() == kHiddenMark; }

}  // namespace

Answer<ark::State> ArkReader::read() {
  for (const auto step :
       {&ArkReader::read_head, &ArkReader::read_seats, &ArkReader::read_groups, &ArkReader::read_arks,
        &ArkReader::read_crates, &ArkReader::read_out, &ArkReader::read_dealt, &ArkReader::read_draw}) {
    if (Trouble trouble = (this->*step)()) return *trouble;
  }
  if (Trouble trouble = check_whole()) return *trouble;
  return s_;
}

Trouble ArkReader::read_head() {
  const std::string* game = text(field(json_, "game"));
  if (!game || *game != "ark") return missing("game");
  const auto players = integer(field(json_, "players"), ark::kFewestPlayers, ark::kMostPlayers);
  if (!players) return missing("players");
  s_ = ark::bare_table(*players);
  const auto phase = phase_named(text(field(json_, "phase")));
  if (!phase) return missing("phase");
  if (*phase == Phase::Keep && !is_view()) return Refusal{"only the phases play and over can be loaded"};
  s_.phase = *phase;
  const auto species = read_species(field(json_, "species"), *players);
  if (!species) return species.refusal();
  s_.species = *species;
  return {};
}

Trouble ArkReader::read_seats() {
  const int last = s_.players - 1;
  const Json* turn = field(json_, "turn");
  const auto seat = integer(turn, 0, last);
  const bool over = s_.phase == Phase::Over;  // what turn says then is ignored
  if (!turn || (!over && !seat)) return missing("turn");
  s_.turn = over ? kNobody : static_cast<Seat>(*seat);

  const auto first = integer(field(json_, "first"), 0, last);
  if (!first) return missing("first");
  s_.first = static_cast<Seat>(*first);

  const Json* next = field(json_, "next");
  const auto next_seat = integer(next, 0, last);
  if (!next || (!next->is_null() && !next_seat)) return missing("next");
  s_.next = next_seat ? static_cast<Seat>(*next_seat) : kNobody;
  return {};
}

Trouble ArkReader::read_groups() {
  const Json* groups = field(json_, "groups");
  if (!groups || !groups->is_array()) return missing("groups");
  for (const Json& group : *groups) {
    const auto words = texts(&group);
    if (!words) return missing("groups");
    if (Trouble trouble = read_group(*words)) return trouble;
  }
  if (s_.phase == Phase::Keep && s_.group_count > 0) return Refusal{"nothing lies in the middle yet"};
  return {};
}

Trouble ArkReader::read_group(const std::vector<std::string>& words) {
  if (words.empty()) return Refusal{"a group has at least one tile"};
  TileSet group{};
  for (const std::string& word : words) {
    const auto tile = place_marked(word);
    if (!tile) return tile.refusal();
    const bool face_down = is_marked(word) || *tile == ark::kFaceDown;
    if (!face_down) {
      group.add(*tile);
      continue;
    }
    if ((ark::whole_middle(s_) | group).has(ark::kFaceDown)) {
      return Refusal{"only one tile lies face down in the middle"};
    }
    group.add(ark::kFaceDown);
    s_.face_down = *tile;
  }
  if ((ark::whole_middle(s_) | group).face_up().size() > ark::kMiddle - 1) {
    return Refusal{"at most twelve tiles lie face up in the middle"};
  }
  ark::add_group(s_, group);
  return {};
}

Trouble ArkReader::read_arks() {
  const auto arks = lists_of_texts(field(json_, "arks"), s_.players);
  if (!arks) return missing("arks");
  const std::size_t most = is_view() ? kLargestShownArk : kLargestLoadedArk;
  for (int seat = 0; seat < s_.players; ++seat) {
    const auto& words = (*arks)[static_cast<std::size_t>(seat)];
    if (words.size() > most) return Refusal{"an ark has at most " + std::to_string(most) + " tiles"};
    for (const std::string& word : words) {
      const auto tile = place_marked(word);
      if (!tile) return tile.refusal();
      if (*tile == ark::kFaceDown) {
        ++s_.unknown[seat];
        continue;
      }
      s_.arks[seat].add(*tile);
      if (is_marked(word) && s_.phase != Phase::Over) s_.secret.add(*tile);
    }
    // A3: the seats answer in any order, so those before the one that is asked may or may not have answered.
    if (s_.phase == Phase::Keep && ark::ark_size(s_, seat) > (seat < s_.turn ? 1 : 0)) {
      return Refusal{"those who have answered have one tile on the ark, the others none"};
    }
  }
  if (s_.phase == Phase::Over && !ark::somebody_holds_ten(s_)) {
    return Refusal{"the game is not over before an ark has ten tiles"};
  }
  return {};
}

Trouble ArkReader::read_crates() {
  const Json* crates = field(json_, "crates");
  if (!crates || !crates->is_array() || crates->size() != s_.players) return missing("crates");
  int seat = 0;
  for (const Json& item : *crates) {
    const auto number = integer(&item, 0, ark::kMostCrates);
    if (!number) return Refusal{"everybody has from no crates to five"};
    s_.crates[seat++] = static_cast<std::uint8_t>(*number);
  }
  const auto left = integer(field(json_, "supply"), 0, ark::kCrates);
  if (!left) return missing("supply");
  if (*left != ark::supply(s_)) return Refusal{"all crates together are twenty"};
  return {};
}

Trouble ArkReader::read_out() {
  const Json* out = field(json_, "out");
  if (!out || !out->is_array() || out->size() != s_.players) return missing("out");
  unsigned seats = 0;
  int seat = 0;
  for (const Json& item : *out) {
    if (!item.is_boolean()) return missing("out");
    if (item.get<bool>()) seats |= 1u << seat;
    ++seat;
  }
  s_.out = static_cast<std::uint8_t>(seats);
  if (s_.phase == Phase::Keep && s_.out != 0) return Refusal{"nobody drops out before the first round"};
  const bool next_fits = s_.next == kNobody ? s_.out == 0 : ark::is_out(s_, s_.next);
  if (!next_fits) return Refusal{"'next' is who dropped out first, null if nobody did"};
  if (s_.turn != kNobody && ark::is_out(s_, s_.turn)) return Refusal{"the seat to act has dropped out"};
  return {};
}

Trouble ArkReader::read_dealt() {
  const auto dealt = lists_of_texts(field(json_, "dealt"), s_.players);
  if (!dealt) return missing("dealt");
  for (int seat = 0; seat < s_.players; ++seat) {
    const auto& words = (*dealt)[static_cast<std::size_t>(seat)];
    const int wanted = s_.phase == Phase::Keep ? ark::kDealt - ark::ark_size(s_, seat) : 0;
    if (words.size() != static_cast<std::size_t>(wanted)) {
      return Refusal{"'dealt' has three tiles a seat, two once it has answered, and none after the phase keep"};
    }
    Tile* to = s_.dealt[seat];
    for (const std::string& word : words) {
      const auto tile = place(word);
      if (!tile) return tile.refusal();
      *to++ = *tile;
    }
    std::sort(s_.dealt[seat], to);
  }
  return {};
}

Trouble ArkReader::read_draw() {
  const auto draw = texts(field(json_, "draw"));
  if (!draw) return missing("draw");
  if (draw->size() > ark::kTiles) return Refusal{"there are not so many tiles"};
  s_.draw_size = static_cast<std::uint8_t>(draw->size());
  Tile* to = s_.draw + s_.draw_size;
  for (const std::string& word : *draw) {
    const auto tile = place(word);
    if (!tile) return tile.refusal();
    *--to = *tile;
  }
  return {};
}

Trouble ArkReader::check_whole() const {
  const int wanted = ark::species_in_game(s_.players) * ark::kNumbers;
  if (placed_.size() + unnamed_ == wanted) return {};
  if (unnamed_ > 0) return Refusal{"there are not as many tiles as in the game"};
  for (int species = 0; species < ark::kSpecies; ++species) {
    const TileSet lost = TileSet::species(species) - placed_;
    if (!(s_.species >> species & 1) || lost.empty()) continue;
    return Refusal{"the tile " + tile_word(lost.first()) + " is missing"};
  }
  return {};
}

Answer<Tile> ArkReader::place_marked(std::string_view word) {
  return is_marked(word) ? place_named(word.substr(1)) : place(word);
}

Answer<Tile> ArkReader::place(std::string_view word) {
  if (!is_view() || tile_or_mark_named(word) != ark::kFaceDown) return place_named(word);
  ++unnamed_;
  return ark::kFaceDown;
}

Answer<Tile> ArkReader::place_named(std::string_view word) {
  const auto tile = tile_named(word);
  if (!tile) return Refusal{in_quotes(word) + " is not a tile"};
  if (!(s_.species >> ark::species_of(*tile) & 1)) {
    return Refusal{"the tile " + std::string(word) + " is of a species that is not in the game"};
  }
  if (placed_.has(*tile)) return Refusal{"the tile " + std::string(word) + " is in two places"};
  placed_.add(*tile);
  return *tile;
}

Answer<ark::State> ArkText::parse_position(const Json& position) {
  return ArkReader(position, ArkReader::Reads::Whole).read();
}

Answer<ark::State> ArkText::parse_view(const Json& position) {
  return ArkReader(position, ArkReader::Reads::View).read();
}

}  // namespace menagerie::notation
