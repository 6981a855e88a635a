// Information-set tree search for one observer: every iteration imagines a world that agrees with the view, walks down
// the one tree by the moves that this world allows, adds to it, and asks the net or a game by chance what comes of it.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <ranges>
#include <vector>

#include "ai/bot.h"
#include "ai/net.h"
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
             QuickRandom& random, const Net& net, std::vector<float>& appeals) {
  { belief.sample(random) } -> std::same_as<typename P::Rules::State>;
  // Looks at a new world. There, whether a move can be made (from then on it counts as tried), and one not yet tried, if
  // after so many visits another should be weighed against those that were.
  { choices.look_at(table) };
  // A move whose mark is not among those of a world cannot be made there. Where a mark tells all, each of its moves can be
  // made in every world that has it.
  { P::Choices::mark_of(move) } -> std::same_as<std::uint8_t>;
  { P::Choices::marks_in(table) } -> std::same_as<std::uint64_t>;
  { P::Choices::marks_tell_all(table) } -> std::same_as<bool>;
  { choices.tries(move) } -> std::same_as<bool>;
  { choices.all_tried() } -> std::same_as<bool>;
  { choices.find_new(move, visits, random) } -> std::same_as<bool>;
  // All that should be weighed now and were not tried, and how likely the net finds each.
  { choices.find_all_new(net, visits, random) };
  // How much is tried for the sake of knowing; wins are between 0 and 1.
  { P::kCuriosity } -> std::convertible_to<float>;
  // Whether the tree should reach from the one state to the other.
  { P::foresees(table, table) } -> std::same_as<bool>;
  { P::play_out(state, random) };
  { P::expected(net, table) } -> std::same_as<Shares>;
};
// clang-format on

template <class P>
  requires Searchable<P>
class Search {
 public:
  using Rules = typename P::Rules;
  using State = typename Rules::State;
  using Move = typename Rules::Move;

  // Without a net the leaves are played out.
  Search(const View<State>& view, const Mind& mind, const Net* net, QuickRandom random)
      : observer_(view.viewer),
        belief_(view),
        tree_(static_cast<std::size_t>(std::min(mind.iterations, kLikelyIterations))),
        mind_(mind),
        net_(net),
        random_(random),
        guess_(belief_.sample(random_)) {}

  void think(const TimeIsUp& enough) {
    for (int i = 0; i < mind_.iterations; ++i) {
      if (enough && i % kIterationsBetweenLooks == kIterationsBetweenLooks - 1 && enough()) break;
      iterate();
    }
  }

  // The move that was tried most often: the others were given up sooner.
  Move best() const {
    BranchIndex most = tree_[kRoot].first;
    for (const BranchIndex branch : branches_of(kRoot))
      if (tree_[branch].visits > tree_[most].visits) most = branch;
    return tree_[most].move;
  }

  // What each seat may expect, on average over the worlds imagined.
  Shares expected() const {
    Shares shares = sum_;
    for (float& share : shares) share /= static_cast<float>(tree_[kRoot].visits);
    return shares;
  }

  // What was found out about each move that was tried, most tried first.
  std::vector<Weighed<Move>> weighed() const {
    std::vector<Weighed<Move>> all;
    for (const BranchIndex index : branches_of(kRoot)) {
      const Branch<Move>& branch = tree_[index];
      if (branch.visits == 0) continue;
      const auto tries = static_cast<float>(branch.visits);
      const float worth = branch.won / tries;
      const float spread = std::max(squares_[index - tree_[kRoot].first] / tries - worth * worth, 0.0f);
      all.push_back({branch.move, std::min(worth, 1.0f), std::sqrt(spread / tries), branch.visits});
    }
    std::sort(all.begin(), all.end(),
              [](const auto& a, const auto& b) { return a.tries != b.tries ? a.tries > b.tries : a.worth > b.worth; });
    return all;
  }

 private:
  struct Step {
    BranchIndex branch;
    Seat mover;
  };

  void iterate() {
    State state = mind_.many_worlds ? belief_.sample(random_) : guess_;
    path_.clear();
    if (net_ && mind_.prior) descend_by_prior(state);
    else descend(state);
    credit(came_to(state));
  }

  // Walks to a branch that is new, or to where the tree must end; the state goes along.
  void descend(State& state) {
    const State start = state;
    BranchIndex node = kRoot;
    while (Rules::turn(state) != kNobody && P::foresees(start, state)) {
      Move move;
      const bool widens = !gathers_all(node, state) && find_new(node, state, move);
      node = widens ? tree_.add(node, move, P::Choices::mark_of(move), 0) : most_promising();
      step(state, node);
      if (widens) break;
    }
  }

  // The same where the net says beforehand what to look at: all moves of a turn join the tree at once, unvisited.
  void descend_by_prior(State& state) {
    const State start = state;
    BranchIndex node = kRoot;
    while (Rules::turn(state) != kNobody && P::foresees(start, state)) {
      if (!gathers_all(node, state)) find_all_new(node, state);
      const bool is_own = Rules::turn(state) == observer_;
      if (!is_own && mind_.others_think > 0) node = foretold(node, state);
      else node = most_promising_by_prior(is_own ? mind_.breadth : mind_.breadth * kOthersBreadth);
      step(state, node);
      if (tree_[node].visits == 0) break;
    }
  }

  // What somebody does who thinks as is known of them, in their place in this world.
  BranchIndex foretold(BranchIndex node, const State& state) {
    Search theirs(Rules::view_for(state, Rules::turn(state)), Mind{.iterations = mind_.others_think}, net_,
                  QuickRandom(random_.word()));
    theirs.think({});
    const Move move = theirs.best();
    for (const BranchIndex branch : reachable_)
      if (tree_[branch].move == move) return branch;
    return tree_.add(node, move, P::Choices::mark_of(move), 0);
  }

  // Most worlds allow nothing new at a node that was often visited: then their moves need not be listed.
  bool gathers_all(BranchIndex node, const State& state) {
    const std::uint64_t marks = P::Choices::marks_in(state);
    if ((marks & ~tree_.complete(node)) || !P::Choices::marks_tell_all(state)) return false;
    gather_reachable(node, marks, [](const Move&) { return true; });
    return true;
  }

  bool find_new(BranchIndex node, const State& state, Move& move) {
    gather_tried(node, state);
    if (choices_.find_new(move, tree_[node].visits, random_)) return true;
    if (choices_.all_tried()) tree_.complete(node) |= P::Choices::marks_in(state);
    return false;
  }

  void find_all_new(BranchIndex node, const State& state) {
    gather_tried(node, state);
    const auto& fresh = choices_.find_all_new(*net_, tree_[node].visits, random_);
    if (!fresh.empty()) add_all(node, fresh);
    tree_.complete(node) |= P::Choices::marks_in(state);
  }

  void gather_tried(BranchIndex node, const State& state) {
    choices_.look_at(state);
    gather_reachable(node, P::Choices::marks_in(state), [this](const Move& move) { return choices_.tries(move); });
  }

  // Branches may move when others join them, so those that were found are counted from the first.
  template <class Fresh>
  void add_all(BranchIndex node, const Fresh& fresh) {
    const BranchIndex old = tree_[node].first;
    for (BranchIndex& branch : reachable_) branch -= old;
    for (const auto& [move, prior] : fresh) {
      reachable_.push_back(tree_[node].count);
      tree_.add(node, move, P::Choices::mark_of(move), prior);
    }
    for (BranchIndex& branch : reachable_) branch += tree_[node].first;
  }

  void step(State& state, BranchIndex branch) {
    path_.push_back({branch, Rules::turn(state)});
    Rules::play(state, tree_[branch].move, kNoSeed);
  }

  Shares came_to(State& state) {
    if (net_ && Rules::turn(state) != kNobody) return P::expected(*net_, state);
    P::play_out(state, random_);
    return won_shares(Rules::winners(state));
  }

  auto branches_of(BranchIndex node) const {
    const BranchIndex first = tree_[node].first;
    return std::views::iota(first, first + tree_[node].count);
  }

  // The branches that this world allows.
  template <class Allowed>
  void gather_reachable(BranchIndex node, std::uint64_t marks, Allowed allowed) {
    reachable_.clear();
    for (const BranchIndex branch : branches_of(node)) {
      if (!(marks >> tree_.mark(branch) & 1) || !allowed(tree_[branch].move)) continue;
      ++tree_[branch].available;
      reachable_.push_back(branch);
    }
  }

  template <class Promise>
  BranchIndex highest(Promise promise) const {
    BranchIndex best = reachable_.front();
    float most = -1;
    for (const BranchIndex branch : reachable_) {
      const float its = promise(tree_[branch]);
      if (its > most) best = branch, most = its;
    }
    return best;
  }

  BranchIndex most_promising() const {
    return highest([](const Branch<Move>& branch) {
      const auto visits = static_cast<float>(branch.visits);
      return branch.won / visits + P::kCuriosity * std::sqrt(rough_logarithm(branch.available) / visits);
    });
  }

  // What was never tried is taken for as good as what was.
  BranchIndex most_promising_by_prior(float breadth) const {
    float won = 0;
    std::uint32_t visits = 0;
    for (const BranchIndex branch : reachable_) won += tree_[branch].won, visits += tree_[branch].visits;
    const float untried = visits ? won / static_cast<float>(visits) : 0.5f;
    const float curiosity = breadth * std::sqrt(static_cast<float>(visits + 1));
    return highest([untried, curiosity](const Branch<Move>& branch) {
      const auto tries = static_cast<float>(branch.visits);
      return (branch.visits ? branch.won / tries : untried) + curiosity * branch.prior / (1 + tries);
    });
  }

  // Off by less than a tenth, quick, and the same in every build, which a library's logarithm need not be.
  static float rough_logarithm(std::uint32_t n) {
    constexpr float kHalvings = 0.6931472f / (1 << 23);
    const auto bits = std::bit_cast<std::uint32_t>(static_cast<float>(n));
    return static_cast<float>(bits - (127u << 23)) * kHalvings;
  }

  // Everybody plays for themselves: a branch counts what the seat that moved there won.
  void credit(const Shares& shares) {
    for (const Step& step : path_) {
      ++tree_[step.branch].visits;
      tree_[step.branch].won += shares[step.mover];
    }
    ++tree_[kRoot].visits;
    if (path_.empty()) return;
    const Step first = path_[0];
    squares_.resize(std::max<std::size_t>(squares_.size(), tree_[kRoot].count));
    squares_[first.branch - tree_[kRoot].first] += shares[first.mover] * shares[first.mover];
    for (std::size_t seat = 0; seat < shares.size(); ++seat) sum_[seat] += shares[seat];
  }

  static constexpr int kIterationsBetweenLooks = 64;  // at the clock
  // The others play what they like best: trying their worse moves as often as the own would count on their errors.
  static constexpr float kOthersBreadth = 0.25f;
  static constexpr int kLikelyIterations = 50'000;
  static constexpr Seed kNoSeed{};  // nothing is dealt once the secret choices are made

  const Seat observer_;
  const typename P::Belief belief_;
  typename P::Choices choices_;
  Tree<Move> tree_;
  std::vector<BranchIndex> reachable_;
  std::vector<Step> path_;
  Shares sum_{};
  std::vector<float> squares_;  // of what each first move won, for its error
  const Mind mind_;
  const Net* const net_;
  QuickRandom random_;
  const State guess_;  // for a mind that settles on one world
};

}  // namespace menagerie::ai
