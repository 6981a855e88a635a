// The tree of a search: what was tried after what, how often, and what came of it. The branches of a node lie side by side,
// and beside them a byte each that tells most of those apart that a world does not allow: a walk down reads little memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace menagerie::ai {

using BranchIndex = std::uint32_t;
inline constexpr BranchIndex kRoot = 0;  // the branch that leads to the first node

// A move, what came of it, and where the branches from there lie.
template <class Move>
struct Branch {
  Move move;
  float won = 0;    // by the seat that moved; a shared win is won in part
  float prior = 0;  // how likely the move looked before it was tried
  std::uint32_t visits = 0;
  std::uint32_t available = 0;  // how often the move was there to be chosen: not every world allows it
  BranchIndex first = 0;
  std::uint16_t count = 0;
  std::uint16_t room = 0;
};

template <class Move>
class Tree {
 public:
  // One of 64, the same for the same move.
  using Mark = std::uint8_t;

  explicit Tree(std::size_t likely_branches) {
    branches_.reserve(likely_branches);
    marks_.reserve(likely_branches);
    complete_.reserve(likely_branches);
    branches_.push_back({});
    marks_.push_back(0);
    complete_.push_back(0);
  }

  Branch<Move>& operator[](BranchIndex index) { return branches_[index]; }
  const Branch<Move>& operator[](BranchIndex index) const { return branches_[index]; }
  Mark mark(BranchIndex index) const { return marks_[index]; }
  // The marks of which a node has all the moves there can be.
  std::uint64_t& complete(BranchIndex node) { return complete_[node]; }

  // Branches of the node may move to where there is more room; others stay.
  BranchIndex add(BranchIndex node, const Move& move, Mark mark, float prior) {
    if (branches_[node].count == branches_[node].room) make_room(node);
    const BranchIndex index = branches_[node].first + branches_[node].count++;
    branches_[index] = {};
    branches_[index].move = move;
    branches_[index].prior = prior;
    branches_[index].available = 1;
    marks_[index] = mark;
    complete_[index] = 0;
    return index;
  }

 private:
  void make_room(BranchIndex node) {
    constexpr std::uint16_t kFirstRoom = 8;
    Branch<Move> grown = branches_[node];
    const BranchIndex old = grown.first;
    grown.room = grown.room ? static_cast<std::uint16_t>(2 * grown.room) : kFirstRoom;
    grown.first = static_cast<BranchIndex>(branches_.size());
    branches_.resize(branches_.size() + grown.room);
    marks_.resize(marks_.size() + grown.room);
    complete_.resize(complete_.size() + grown.room);
    for (BranchIndex i = 0; i < grown.count; ++i) {
      branches_[grown.first + i] = branches_[old + i];
      marks_[grown.first + i] = marks_[old + i];
      complete_[grown.first + i] = complete_[old + i];
    }
    branches_[node] = grown;
  }

  std::vector<Branch<Move>> branches_;
  std::vector<Mark> marks_;
  std::vector<std::uint64_t> complete_;
};

}  // namespace menagerie::ai
