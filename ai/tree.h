// The tree of a search: what was tried after what, how often, and how it ended. Its room is taken once.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/seat.h"

namespace menagerie::ai {

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex kRoot = 0;  // nobody's child, so it also says "none" among children

template <class Move>
struct Node {
  Move move;
  NodeIndex parent = kRoot;
  NodeIndex first_child = kRoot;
  NodeIndex next_sibling = kRoot;
  std::uint32_t visits = 0;
  std::uint32_t available = 0;  // how often the move was there to be chosen: not every world allows it
  float won = 0;                // by the seat that moved; a shared win is won in part
  Seat mover = kNobody;
};

template <class Move>
class Tree {
 public:
  explicit Tree(std::size_t most_moves) {
    nodes_.reserve(most_moves + 1);
    nodes_.push_back({});
  }

  Node<Move>& operator[](NodeIndex index) { return nodes_[index]; }
  const Node<Move>& operator[](NodeIndex index) const { return nodes_[index]; }

  NodeIndex add(NodeIndex parent, const Move& move, Seat mover) {
    assert(nodes_.size() < nodes_.capacity() && "an iteration adds one node");
    const auto index = static_cast<NodeIndex>(nodes_.size());
    Node<Move> node{};
    node.move = move;
    node.parent = parent;
    node.next_sibling = nodes_[parent].first_child;
    node.available = 1;
    node.mover = mover;
    nodes_.push_back(node);
    nodes_[parent].first_child = index;
    return index;
  }

 private:
  std::vector<Node<Move>> nodes_;
};

}  // namespace menagerie::ai
