// Information-set tree search for one observer: every iteration imagines a world that agrees with the view, walks down
// the one tree by the moves that this world allows, adds to it, and asks the net or a game by chance what comes of it.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <optional>
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
             QuickRandom& random, const Net& net, std::vector<float>& appeals,
             const View<typename P::Rules::State>& view, const typename P::Reading* reading,
             typename P::Answers& answers) {
  // A reading says what the turns taken tell of what is hidden, and with that what the others likely answer to a move, which
  // has a number, in a world; both do without one.
  { typename P::Belief(view, reading) };
  { typename P::Answers(reading) };
  { answers.draw(table, visits, random) } -> std::same_as<std::optional<typename P::Rules::Move>>;
  { belief.sample(random) } -> std::same_as<typename P::Rules::State>;
  // Looks at a new world. There, whether a move can be made (from then on it counts as tried), and one not yet tried, if
  // after so many visits another should be weighed against those that were.
  { choices.look_at(table) };
  // A move whose mark is not among those of a world cannot be made there. Where a mark tells all, each of its moves can be
  // made in every world that has it.
  { P::Choices::mark_of(move) } -> std::same_as<std::uint32_t>;
  { P::Choices::marks_in(table) } -> std::same_as<std::uint32_t>;
  { P::Choices::marks_tell_all(table) } -> std::same_as<bool>;
  { choices.tries(move) } -> std::same_as<bool>;
  { choices.all_tried() } -> std::same_as<bool>;
  // Whether after just so many visits more should be weighed than before, where all had been tried.
  { P::Choices::weighs_more(visits) } -> std::same_as<bool>;
  { P::Choices::weighs_more_by_prior(visits) } -> std::same_as<bool>;
  { choices.find_new(move, visits, random) } -> std::same_as<bool>;
  // All that should be weighed now and were not tried, and how likely the net finds each.
  { choices.find_all_new(net, visits, random) };
  // How much is tried for the sake of knowing; wins are between 0 and 1.
  { P::kCuriosity } -> std::convertible_to<float>;
  // How far the others' moves are looked at beside what they like best, as a part of how far the own are.
  { P::kOthersBreadth } -> std::convertible_to<float>;
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
  using Reading = typename P::Reading;

  // Without a net the leaves are played out. A reading, which must last as long, says what the others likely hold and answer.
  Search(const View<State>& view, const Mind& mind, const Net* net, QuickRandom random,
         const Reading* reading = nullptr)
      : observer_(view.viewer),
        belief_(view, reading),
        answers_(reading),
        tree_(static_cast<std::size_t>(std::min(mind.iterations, kLikelyIterations)) / 2),
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
    BranchPlace most{kRoot, 0};
    tree_.each(kRoot, [&](BranchPlace branch) {
      if (tree_.visits(branch) > tree_.visits(most)) most = branch;
    });
    return tree_.move(most);
  }

  // What each seat may expect, on average over the worlds imagined.
  Shares expected() const {
    Shares shares = sum_;
    for (float& share : shares) share /= static_cast<float>(iterations_);
    return shares;
  }

  // What was found out about each move that was tried, most tried first.
  std::vector<Weighed<Move>> weighed() const {
    std::vector<Weighed<Move>> all;
    tree_.each(kRoot, [&, index = std::size_t{0}](BranchPlace branch) mutable {
      const std::size_t its = index++;
      if (tree_.visits(branch) == 0) return;
      const auto tries = static_cast<float>(tree_.visits(branch));
      const float worth = tree_[branch.fan].won[branch.lane] / tries;
      const float spread = std::max(squares_[its] / tries - worth * worth, 0.0f);
      all.push_back({tree_.move(branch), std::min(worth, 1.0f), std::sqrt(spread / tries), tree_.visits(branch)});
    });
    std::sort(all.begin(), all.end(),
              [](const auto& a, const auto& b) { return a.tries != b.tries ? a.tries > b.tries : a.worth > b.worth; });
    return all;
  }

 private:
  struct Step {
    BranchPlace branch;
    Seat mover;
  };
  // Branches of a fan that this world allows.
  struct Reach {
    FanIndex fan;
    Ints lanes;
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
    FanIndex node = kRoot;
    std::uint32_t visits = iterations_;
    while (Rules::turn(state) != kNobody && P::foresees(start, state)) {
      Move move;
      const bool widens =
          (P::Choices::weighs_more(visits) || !gathers_all(node, state)) && find_new(node, visits, state, move);
      for (const Reach& its : reachable_) tree_[its.fan].chance += its.lanes ? Floats{} + 1 : Floats{};
      const BranchPlace branch = widens ? tree_.add(node, move, P::Choices::mark_of(move), 1) : most_promising();
      visits = tree_.visits(branch);
      if (!widens) tree_.fetch_node_after(branch);
      step(state, branch);
      if (widens) break;
      node = tree_.node_after(branch);
    }
  }

  // The same where the net says beforehand what to look at: all moves of a turn join the tree at once, unvisited.
  void descend_by_prior(State& state) {
    const State start = state;
    FanIndex node = kRoot;
    std::uint32_t visits = iterations_;
    while (Rules::turn(state) != kNobody && P::foresees(start, state)) {
      if (P::Choices::weighs_more_by_prior(visits) || !gathers_all(node, state)) find_all_new(node, visits, state);
      const bool is_own = Rules::turn(state) == observer_;
      const auto answer = is_own ? std::nullopt : foretold(state);
      const BranchPlace branch =
          answer ? branch_with(node, *answer)
                 : most_promising_by_prior(is_own ? mind_.breadth : mind_.breadth * P::kOthersBreadth);
      visits = tree_.visits(branch);
      if (visits > 0) tree_.fetch_node_after(branch);
      step(state, branch);
      if (visits == 0) break;
      node = tree_.node_after(branch);
    }
  }

  // What somebody does who thinks as is known of them, in their place in this world; or how they were read to answer a move.
  std::optional<Move> foretold(const State& state) {
    if (mind_.others_think == 0) {
      if (path_.size() != 1) return std::nullopt;
      return answers_.draw(state, path_[0].branch.fan * kFan + path_[0].branch.lane, random_);
    }
    Search theirs(Rules::view_for(state, Rules::turn(state)), Mind{.iterations = mind_.others_think}, net_,
                  QuickRandom(random_.word()));
    theirs.think({});
    return theirs.best();
  }

  BranchPlace branch_with(FanIndex node, const Move& move) {
    for (const Reach& its : reachable_)
      for (std::uint32_t lane = 0; lane < kFan; ++lane)
        if (its.lanes[lane] && tree_[its.fan].moves[lane] == move) return {its.fan, lane};
    return tree_.add(node, move, P::Choices::mark_of(move), 0);
  }

  // Most worlds allow nothing new at a node that was often visited: then their moves need not be listed.
  bool gathers_all(FanIndex node, const State& state) {
    const std::uint32_t marks = P::Choices::marks_in(state);
    if ((marks & ~tree_[node].complete) || !P::Choices::marks_tell_all(state)) return false;
    gather(node, marks);
    return true;
  }

  bool find_new(FanIndex node, std::uint32_t visits, const State& state, Move& move) {
    gather_tried(node, state);
    if (choices_.find_new(move, visits, random_)) return true;
    if (choices_.all_tried()) tree_[node].complete |= P::Choices::marks_in(state);
    return false;
  }

  void find_all_new(FanIndex node, std::uint32_t visits, const State& state) {
    gather_tried(node, state);
    for (const auto& [move, prior] : choices_.find_all_new(*net_, visits, random_)) {
      const BranchPlace fresh = tree_.add(node, move, P::Choices::mark_of(move), prior);
      if (reachable_.empty() || reachable_.back().fan != fresh.fan) reachable_.push_back({fresh.fan, Ints{}});
      reachable_.back().lanes[fresh.lane] = -1;
    }
    tree_[node].complete |= P::Choices::marks_in(state);
  }

  // The branches that this world allows, as far as their marks tell.
  void gather(FanIndex node, std::uint32_t marks) {
    reachable_.clear();
    do {
      const Fan<Move>& fan = tree_[node];
      reachable_.push_back({node, lanes_in(marks, fan.mark)});
      node = fan.next;
    } while (node != kNoFan);
  }

  // The same, move by move.
  void gather_tried(FanIndex node, const State& state) {
    choices_.look_at(state);
    gather(node, P::Choices::marks_in(state));
    for (Reach& its : reachable_)
      for (std::uint32_t lane = 0; lane < kFan; ++lane)
        if (its.lanes[lane] && !choices_.tries(tree_[its.fan].moves[lane])) its.lanes[lane] = 0;
  }

  void step(State& state, BranchPlace branch) {
    path_.push_back({branch, Rules::turn(state)});
    Rules::play(state, tree_.move(branch), kNoSeed);
  }

  Shares came_to(State& state) {
    if (net_ && Rules::turn(state) != kNobody) return P::expected(*net_, state);
    P::play_out(state, random_);
    return won_shares(Rules::winners(state));
  }

  // Promises are compared as whole numbers, as which they have the same order since none is below zero; their last
  // three bits make place for the lane, the first of equals first.
  template <class Promise>
  BranchPlace highest(Promise promise) const {
    constexpr Ints kLanes = {7, 6, 5, 4, 3, 2, 1, 0};
    FanIndex best = reachable_.front().fan;
    std::int32_t most = 0;
    for (const Reach& its : reachable_) {
      const auto ranks = ((std::bit_cast<Ints>(promise(tree_[its.fan])) & ~7) | kLanes) & its.lanes;
      const std::int32_t highest = highest_of(ranks);
      if (highest > most) best = its.fan, most = highest;
    }
    return {best, 7u - (static_cast<std::uint32_t>(most) & 7)};
  }

  BranchPlace most_promising() const {
    return highest([](const Fan<Move>& fan) {
      const Floats visits = __builtin_convertvector(fan.visits, Floats);
      const Floats wish = rough_logarithm(fan.chance) / visits;
      Floats curiosity;
      for (int lane = 0; lane < kFan; ++lane) curiosity[lane] = std::sqrt(wish[lane]);
      return fan.won / visits + P::kCuriosity * curiosity;
    });
  }

  // What was never tried is taken for as good as what was.
  BranchPlace most_promising_by_prior(float breadth) const {
    Floats won{};
    Ints visits{};
    for (const Reach& its : reachable_) {
      const Fan<Move>& fan = tree_[its.fan];
      won += its.lanes ? fan.won : Floats{};
      visits += fan.visits & its.lanes;
    }
    const auto tries = static_cast<float>(sum_of(visits));
    const Floats untried = Floats{} + (tries > 0 ? sum_of(won) / tries : 0.5f);
    const float curiosity = breadth * std::sqrt(tries + 1);
    return highest([&untried, curiosity](const Fan<Move>& fan) {
      const Floats its_tries = __builtin_convertvector(fan.visits, Floats);
      return (fan.visits > 0 ? fan.won / its_tries : untried) + curiosity * fan.chance / (its_tries + 1);
    });
  }

  // Off by less than a tenth, quick, and the same in every build, which a library's logarithm need not be.
  static Floats rough_logarithm(Floats n) {
    constexpr float kHalvings = 0.6931472f / (1 << 23);
    return __builtin_convertvector(std::bit_cast<Ints>(n) - (127 << 23), Floats) * kHalvings;
  }

  // Everybody plays for themselves: a branch counts what the seat that moved there won.
  void credit(const Shares& shares) {
    for (const Step& step : path_) {
      Fan<Move>& fan = tree_[step.branch.fan];
      ++fan.visits[step.branch.lane];
      fan.won[step.branch.lane] += shares[step.mover];
    }
    ++iterations_;
    if (path_.empty()) return;
    const Step first = path_[0];
    std::size_t index = first.branch.lane;
    for (FanIndex fan = kRoot; fan != first.branch.fan; fan = tree_[fan].next) index += kFan;
    if (squares_.size() <= index) squares_.resize(index + 1);
    squares_[index] += shares[first.mover] * shares[first.mover];
    for (std::size_t seat = 0; seat < shares.size(); ++seat) sum_[seat] += shares[seat];
  }

  static constexpr int kIterationsBetweenLooks = 64;  // at the clock
  static constexpr int kLikelyIterations = 50'000;
  static constexpr Seed kNoSeed{};  // nothing is dealt once the secret choices are made

  const Seat observer_;
  const typename P::Belief belief_;
  typename P::Answers answers_;
  typename P::Choices choices_;
  Tree<Move> tree_;
  std::uint32_t iterations_ = 0;
  std::vector<Reach> reachable_;
  std::vector<Step> path_;
  Shares sum_{};
  std::vector<float> squares_;  // of what each first move won, for its error
  const Mind mind_;
  const Net* const net_;
  QuickRandom random_;
  const State guess_;  // for a mind that settles on one world
};

}  // namespace menagerie::ai
