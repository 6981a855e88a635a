#include "ai/ark_play.h"

#include <algorithm>
#include <cmath>

namespace menagerie::ai {
namespace {

using ark::Move;
using ark::State;
using ark::Tile;
using ark::TileSet;

Tile one_of(TileSet tiles, QuickRandom& random) {
  for (std::uint32_t skipped = random.below(static_cast<std::uint32_t>(tiles.size())); skipped > 0; --skipped)
    tiles -= TileSet::only(tiles.first());
  return tiles.first();
}

TileSet kind_of(Tile tile) {
  return tile == ark::kFaceDown ? TileSet::only(tile) : TileSet::species(ark::species_of(tile));
}

// One side has a price that somebody can pay: nobody has more than five crates (A2). Herds are worth most, so whoever splits
// often keeps species together.
TileSet priced_side(TileSet group, QuickRandom& random) {
  const bool keeps_species_together = random.below(2) == 0;
  const int price =
      1 + static_cast<int>(random.below(static_cast<std::uint32_t>(std::min(ark::kMostCrates, group.size() - 1))));
  TileSet side{}, kind{};
  while (side.size() < price) {
    const TileSet left = group - side;
    const Tile tile = one_of((left & kind).empty() ? left : left & kind, random);
    side.add(tile);
    if (keeps_species_together) kind = kind_of(tile);
  }
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

int ArkChoices::splits_worth_weighing(std::uint32_t visits, float growth) {
  return 4 + static_cast<int>(growth * std::sqrt(static_cast<float>(visits)));
}

bool ArkChoices::weighs_more(std::uint32_t visits, float growth) {
  return visits > 0 && splits_worth_weighing(visits, growth) > splits_worth_weighing(visits - 1, growth);
}

bool ArkChoices::find_new(Move& move, std::uint32_t visits, QuickRandom& random) const {
  if (find_new_take(move)) return true;
  if (tried_splits_ < splits_worth_weighing(visits, kGrowth) && find_new_split(move, random)) return true;
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
  constexpr int kSplitsForOne = 5;
  constexpr float kSharpness = 10;
  new_.clear();
  const std::size_t old = tried_.size();
  Move move;
  while (find_new_take(move)) consider(net, move);
  const std::size_t takes = new_.size();
  const int wanted = splits_worth_weighing(visits, kGrowthByPrior) - tried_splits_;
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
