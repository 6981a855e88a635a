#include "ai/beasty_solver.h"

#include <algorithm>
#include <cstring>

#include "ai/beasty_leaf.h"

namespace menagerie::ai {
namespace {

using beasty::State;

constexpr std::size_t kKnown = 1 << 15;
constexpr int kFewestCardsKnown = 3;  // with fewer left it is quicker to play on than to look them up
constexpr float kAlike = 1e-6f;       // shares that differ by less do so because numbers are rounded

// The same for positions that are the same from here on; that two others have the same 64 bits does not happen in practice.
// In the first game nothing comes back from the pile.
std::uint64_t key_of(const State& state) {
  std::array<std::uint64_t, sizeof(beasty::Table) / sizeof(std::uint64_t)> words;
  std::memcpy(words.data(), static_cast<const beasty::Table*>(&state), sizeof(beasty::Table));
  std::uint64_t key = 0;
  const auto mix = [&key](std::uint64_t word) {
    key = (key ^ word) * 0x9e3779b97f4a7c15;
    key ^= key >> 32;
  };
  for (const std::uint64_t word : words) mix(word);
  if (state.rules.cards != beasty::Cards::Bar)
    for (int i = 0; i < state.piles.gone_size(); ++i) mix(state.piles.gone(i).bits);
  return key;
}

bool is_certain(float share) { return share <= 0 || share >= 1; }

}  // namespace

int cards_left(const State& state) {
  int cards = 0;
  for (Seat seat = 0; seat < state.players(); ++seat) cards += state.hand[seat].size() + state.draw[seat].size();
  return cards;
}

BeastySolver::BeastySolver(int turns, const Net* net) : turns_left_(turns), net_(net), known_(kKnown) {}

std::optional<Shares> BeastySolver::solve(const State& state) {
  Shares shares{};
  if (state.players() == 2) {
    shares[0] = best_for_first(state, 0, 1);
    shares[1] = 1 - shares[0];
  } else {
    shares = best_for_each(state, 0);
  }
  if (turns_left_ < 0) return std::nullopt;
  return shares;
}

// Puts the legal moves behind those of the turns before; says where they begin.
std::size_t BeastySolver::list(const State& state, int cards) {
  beasty::legal_moves(state, *legal_);
  const auto found = std::find(legal_->begin(), legal_->end(), decided_[static_cast<std::size_t>(cards)]);
  if (found != legal_->end()) std::swap(*found, (*legal_)[0]);
  const std::size_t first = moves_.size();
  for (const Move move : *legal_) moves_.push_back({move});
  return first;
}

// What the first seat wins, if it is between those bounds.
float BeastySolver::best_for_first(const State& state, float low, float high) {
  if (state.phase == beasty::Phase::Over) return won_shares(beasty::winners(state))[0];
  const int cards = cards_left(state);
  const std::uint64_t key = cards >= kFewestCardsKnown ? key_of(state) : 0;
  if (key && known_of(key).key == key) return known_of(key).shares[0];
  const std::size_t first = list(state, cards);
  const std::size_t end = moves_.size();
  const bool first_to_act = state.turn == 0;
  float best = first_to_act ? 0.0f : 1.0f;
  for (std::size_t i = first; i < end && low < high; ++i) {
    if (--turns_left_ < 0) break;
    State after = state;
    beasty::play_turn(after, moves_[i].move);
    const float worth = best_for_first(after, low, high);
    if (first_to_act) low = std::max(low, best = std::max(best, worth));
    else high = std::min(high, best = std::min(best, worth));
    if (low >= high) decided_[static_cast<std::size_t>(cards)] = moves_[i].move;
  }
  moves_.resize(first);
  // Nobody wins more than all or less than nothing, so those hold whatever the bounds were.
  if (key && is_certain(best) && turns_left_ >= 0) known_of(key) = {key, {best, 1 - best}};
  return best;
}

// Whoever moved before wins that much by another move. As soon as they are left less here they would not come here, and it
// does not matter how much less.
Shares BeastySolver::best_for_each(const State& state, float most_before) {
  if (state.phase == beasty::Phase::Over) return won_shares(beasty::winners(state));
  const int cards = cards_left(state);
  const std::uint64_t key = cards >= kFewestCardsKnown ? key_of(state) : 0;
  if (key && known_of(key).key == key) return known_of(key).shares;
  const std::size_t first = list(state, cards);
  const std::size_t end = moves_.size();
  Shares best{};
  float most = 0;
  bool wins = false, decided = false;
  for (std::size_t i = first; i < end && !decided; ++i) {
    if (--turns_left_ < 0) break;
    State after = state;
    beasty::play_turn(after, moves_[i].move);
    const bool moves_again = after.turn == state.turn;
    best = best_for_each(after, moves_again ? 0 : most);
    moves_[i].came_to = best;
    most = std::max(most, best[state.turn]);
    wins = most >= 1;  // there is nothing left to share: every other such move gives the same
    decided = wins || 1 - most < most_before - kAlike;
    if (decided) decided_[static_cast<std::size_t>(cards)] = moves_[i].move;
  }
  if (turns_left_ >= 0 && !decided) best = mean_of_best(state, most, std::span(moves_).subspan(first));
  moves_.resize(first);
  if (key && turns_left_ >= 0 && (wins || !decided)) known_of(key) = {key, best};
  return best;
}

// The mean over the moves by which the seat to act wins most. Where all of them come to the same the net is not asked.
Shares BeastySolver::mean_of_best(const State& state, float most, std::span<const Tried> moves) const {
  const auto is_best = [&](const Tried& its) { return its.came_to[state.turn] >= most - kAlike; };
  const Tried& one = *std::find_if(moves.begin(), moves.end(), is_best);
  if (std::all_of(moves.begin(), moves.end(),
                  [&](const Tried& its) { return !is_best(its) || its.came_to == one.came_to; }))
    return one.came_to;
  const Net::Column hidden = net_ ? hidden_values(*net_, state) : Net::Column{};
  Shares sum{};
  float whole = 0;
  for (const Tried& its : moves) {
    if (!is_best(its)) continue;
    const float likely = net_ ? liking(*net_, hidden, state.rules.cards, its.move) : 1.0f;
    whole += likely;
    for (std::size_t seat = 0; seat < sum.size(); ++seat) sum[seat] += likely * its.came_to[seat];
  }
  for (float& share : sum) share /= whole;
  return sum;
}

}  // namespace menagerie::ai
