// Information-set tree search for one observer: every iteration imagines a world that agrees with the view, walks down
// the one tree by the moves that this world allows, adds a node and plays the game out by chance.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <vector>

#include "ai/bot.h"
#include "ai/tree.h"
#include "engine/game.h"
#include "engine/quick_random.h"

namespace menagerie::ai {

// What a search has to know about a game beside its rules.
// clang-format off
template <class P>
concept Searchable = Game<typename P::Rules> &&
    requires(const typename P::Belief& belief, typename P::Choices& choices, typename P::Rules::State& state,
             const typename P::Rules::State& table, typename P::Rules::Move& move, std::uint32_t visits,
             QuickRandom& random) {
  { belief.sample(random) } -> std::same_as<typename P::Rules::State>;
  // Looks at a new world. There, whether a move can be made (from then on it counts as tried), and one not yet tried, if
  // after so many visits another should be weighed against those that were.
  { choices.look_at(table) };
  { choices.tries(move) } -> std::same_as<bool>;
  { choices.find_new(move, visits, random) } -> std::same_as<bool>;
  // How much is tried for the sake of knowing; wins are between 0 and 1.
  { P::kCuriosity } -> std::convertible_to<float>;
  // Whether the tree should reach from the one state to the other.
  { P::foresees(table, table) } -> std::same_as<bool>;
  { P::play_out(state, random) };
};
// clang-format on

template <class P>
  requires Searchable<P>
class Search {
 public:
  using Rules = typename P::Rules;
  using State = typename Rules::State;
  using Move = typename Rules::Move;

  Search(const View<State>& view, int iterations, QuickRandom random)
      : belief_(view), tree_(static_cast<std::size_t>(iterations)), iterations_(iterations), random_(random) {}

  void think(const TimeIsUp& enough) {
    for (int i = 0; i < iterations_; ++i) {
      if (enough && i % kIterationsBetweenLooks == kIterationsBetweenLooks - 1 && enough()) break;
      iterate();
    }
  }

  // The move that was tried most often: the others were given up sooner.
  Move best() const {
    NodeIndex most = tree_[kRoot].first_child;
    for (NodeIndex child = most; child != kRoot; child = tree_[child].next_sibling)
      if (tree_[child].visits > tree_[most].visits) most = child;
    return tree_[most].move;
  }

  // What was found out about each move that was tried, most tried first.
  std::vector<Weighed<Move>> weighed() const {
    std::vector<Weighed<Move>> all;
    for (NodeIndex child = tree_[kRoot].first_child; child != kRoot; child = tree_[child].next_sibling) {
      const auto tries = static_cast<float>(tree_[child].visits);
      const float worth = tree_[child].won / tries;
      all.push_back({tree_[child].move, worth, std::sqrt(worth * (1 - worth) / tries), tree_[child].visits});
    }
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
      return a.tries != b.tries ? a.tries > b.tries : a.worth > b.worth;
    });
    return all;
  }

 private:
  void iterate() {
    State state = belief_.sample(random_);
    const NodeIndex leaf = descend(state);
    P::play_out(state, random_);
    credit(leaf, Rules::winners(state));
  }

  // Walks to a node that is new, or to where the tree must end; the state goes along.
  NodeIndex descend(State& state) {
    const State start = state;
    NodeIndex node = kRoot;
    while (Rules::turn(state) != kNobody && P::foresees(start, state)) {
      choices_.look_at(state);
      gather_reachable(node);
      Move move;
      const bool widens = choices_.find_new(move, tree_[node].visits, random_);
      node = widens ? tree_.add(node, move, Rules::turn(state)) : most_promising();
      Rules::play(state, tree_[node].move, kNoSeed);
      if (widens) break;
    }
    return node;
  }

  // The children that this world allows.
  void gather_reachable(NodeIndex node) {
    reachable_.clear();
    for (NodeIndex child = tree_[node].first_child; child != kRoot; child = tree_[child].next_sibling) {
      if (!choices_.tries(tree_[child].move)) continue;
      ++tree_[child].available;
      reachable_.push_back(child);
    }
  }

  NodeIndex most_promising() const {
    NodeIndex best = reachable_.front();
    float highest = -1;
    for (const NodeIndex child : reachable_) {
      const float its = promise(tree_[child]);
      if (its > highest) best = child, highest = its;
    }
    return best;
  }

  static float promise(const Node<Move>& node) {
    const auto visits = static_cast<float>(node.visits);
    return node.won / visits + P::kCuriosity * std::sqrt(rough_logarithm(node.available) / visits);
  }

  // Off by less than a tenth, quick, and the same in every build, which a library's logarithm need not be.
  static float rough_logarithm(std::uint32_t n) {
    constexpr float kHalvings = 0.6931472f / (1 << 23);
    const auto bits = std::bit_cast<std::uint32_t>(static_cast<float>(n));
    return static_cast<float>(bits - (127u << 23)) * kHalvings;
  }

  // Everybody plays for themselves: a node counts what the seat that moved there won.
  void credit(NodeIndex node, unsigned winners) {
    const float share = 1.0f / static_cast<float>(std::popcount(winners));
    for (; node != kRoot; node = tree_[node].parent) {
      ++tree_[node].visits;
      if (winners >> tree_[node].mover & 1) tree_[node].won += share;
    }
    ++tree_[kRoot].visits;
  }

  static constexpr int kIterationsBetweenLooks = 64;  // at the clock
  static constexpr Seed kNoSeed{};  // nothing is dealt once the secret choices are made

  const typename P::Belief belief_;
  typename P::Choices choices_;
  Tree<Move> tree_;
  std::vector<NodeIndex> reachable_;
  const int iterations_;
  QuickRandom random_;
};

}  // namespace menagerie::ai
