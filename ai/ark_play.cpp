#include "ai/ark_play.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/chance.h"

namespace menagerie::ai {
namespace {

using ark::Move;
using ark::State;
using ark::Tile;
using ark::TileSet;

// Tiles of a group in the order in which they would join a side: one by one, or a species after another.
struct Joining {
  Tile tiles[ark::kMiddle];
  int size = 0;
};

Joining joining_at_random(TileSet group, QuickRandom& random) {
  Joining joining;
  for (const Tile tile : group) joining.tiles[joining.size++] = tile;
  shuffle(random, joining.tiles, static_cast<std::size_t>(joining.size));
  return joining;
}

int kind_of(Tile tile) { return tile == ark::kFaceDown ? ark::kSpecies : ark::species_of(tile); }

// Herds are worth most, so whoever splits often keeps species together.
void gather_species(Joining& joining) {
  for (int next = 0; next < joining.size;) {
    const int kind = kind_of(joining.tiles[next]);
    for (int i = next; i < joining.size; ++i)
      if (kind_of(joining.tiles[i]) == kind) std::swap(joining.tiles[next++], joining.tiles[i]);
  }
}

// One side has a price that somebody can pay: nobody has more than five crates (A2).
TileSet priced_side(TileSet group, QuickRandom& random) {
  Joining joining = joining_at_random(group, random);
  if (random.below(2) == 0) gather_species(joining);
  const int price =
      1 + static_cast<int>(random.below(static_cast<std::uint32_t>(std::min(ark::kMostCrates, group.size() - 1))));
  TileSet side{};
  for (int i = 0; i < price; ++i) side.add(joining.tiles[i]);
  return side;
}

}  // namespace

bool ArkChoices::tries(const Move& move) {
  if (!ark::is_legal(*state_, move)) return false;
  tried_.push_back(move);
  tried_splits_ += move.kind == Move::Kind::Split;
  return true;
}

bool ArkChoices::is_tried(const Move& move) const {
  return std::find(tried_.begin(), tried_.end(), move) != tried_.end();
}

float ArkChoices::splits_worth_weighing(std::uint32_t visits, float growth) {
  return 3 + growth * std::sqrt(static_cast<float>(visits));
}

bool ArkChoices::find_new(Move& move, std::uint32_t visits, QuickRandom& random) const {
  constexpr float kGrowth = 0.3f;
  if (find_new_take(move)) return true;
  if (static_cast<float>(tried_splits_) < splits_worth_weighing(visits, kGrowth) && find_new_split(move, random))
    return true;
  move = Move::pass();
  return tried_.empty() && ark::is_legal(*state_, move);
}

void ArkChoices::consider(const Net& net, const Move& move) {
  State after = *state_;
  ark::play(after, move);
  new_.push_back({move, expected_shares(net, after)[state_->turn]});
  tried_.push_back(move);
}

// Of several splits the one that the net likes best is added; when a turn is looked at for the first time, some more.
const std::vector<ArkChoices::New>& ArkChoices::find_all_new(const Net& net, std::uint32_t visits,
                                                             QuickRandom& random) {
  constexpr float kGrowth = 1;  // more than without a net: it says which of them deserve no second look
  constexpr int kSplitsForOne = 5;
  constexpr float kSharpness = 10;
  new_.clear();
  const std::size_t old = tried_.size();
  Move move;
  while (find_new_take(move)) consider(net, move);
  const std::size_t takes = new_.size();
  const int wanted = static_cast<int>(splits_worth_weighing(visits, kGrowth)) + 1 - tried_splits_;
  for (int i = 0; i < wanted * kSplitsForOne && find_new_split(move, random); ++i) consider(net, move);
  if (wanted > 0 && new_.size() > takes + static_cast<std::size_t>(wanted)) {
    const auto first_split = new_.begin() + static_cast<std::ptrdiff_t>(takes);
    std::partial_sort(first_split, first_split + wanted, new_.end(),
                      [](const New& a, const New& b) { return a.prior > b.prior; });
    new_.resize(takes + static_cast<std::size_t>(wanted));
  }
  if (new_.empty() && old == 0) consider(net, Move::pass());
  float best = 0, whole = 0;
  for (const New& its : new_) best = std::max(best, its.prior);
  for (New& its : new_) whole += its.prior = quick_exp((its.prior - best) * kSharpness);
  const float weight =
      1 / (whole * (1 + static_cast<float>(old) / static_cast<float>(std::max<std::size_t>(new_.size(), 1))));
  for (New& its : new_) its.prior *= weight;
  return new_;
}

bool ArkChoices::find_new_take(Move& move) const {
  for (int i = 0; i < state_->group_count; ++i) {
    move = Move::take(state_->groups[i]);
    if (ark::is_legal(*state_, move) && !is_tried(move)) return true;
  }
  return false;
}

bool ArkChoices::find_new_split(Move& move, QuickRandom& random) const {
  TileSet splittable[ark::kMiddle];
  std::uint32_t count = 0;
  for (int i = 0; i < state_->group_count; ++i)
    if (state_->groups[i].size() >= 2) splittable[count++] = state_->groups[i];
  constexpr int kAttempts = 4;  // small groups have few splits, all of which may have been tried
  for (int i = 0; i < kAttempts && count > 0; ++i) {
    const TileSet group = splittable[random.below(count)];
    const TileSet side = priced_side(group, random);
    move = Move::split(side.has(group.first()) ? side : group - side);
    if (!is_tried(move)) return true;
  }
  return false;
}

}  // namespace menagerie::ai
