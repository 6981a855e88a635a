// The tree of a search: what was tried after what, how often, and what came of it. The branches of a node lie in fans of
// eight, number beside number, so that eight of them are weighed at once.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace menagerie::ai {

inline constexpr int kFan = 8;
using Floats [[gnu::vector_size(kFan * sizeof(float))]] = float;
using Ints [[gnu::vector_size(kFan * sizeof(std::int32_t))]] = std::int32_t;  // as a mask: all bits of a lane or none

using FanIndex = std::uint32_t;
inline constexpr FanIndex kRoot = 0;   // the first fan of the first node
inline constexpr FanIndex kNoFan = 0;  // nothing leads back to the root

// Up to eight branches: moves, and what came of each. What is read on every walk comes first. The chance of a move is how
// likely it looked before it was tried; in a search without a net, how often it was there to be chosen, for not every
// world allows it.
template <class Move>
struct alignas(64) Fan {
  Floats won{};  // by the seat that moved; a shared win is won in part
  Floats chance{};
  Ints visits{};
  Ints mark{};                 // one bit, the same for the same move
  std::uint32_t complete = 0;  // in the first fan of a node: the marks of which it has all the moves there can be
  FanIndex next = kNoFan;      // more branches of the same node
  std::uint32_t count = 0;
  FanIndex after[kFan] = {};  // the first fan of the node that each leads to
  Move moves[kFan]{};
};

struct BranchPlace {
  FanIndex fan;
  std::uint32_t lane;
};

template <class Move>
class Tree {
 public:
  explicit Tree(std::size_t likely_fans) {
    fans_.reserve(likely_fans);
    fans_.emplace_back();
  }

  Fan<Move>& operator[](FanIndex index) { return fans_[index]; }
  const Fan<Move>& operator[](FanIndex index) const { return fans_[index]; }
  std::uint32_t visits(BranchPlace place) const {
    return static_cast<std::uint32_t>(fans_[place.fan].visits[place.lane]);
  }
  const Move& move(BranchPlace place) const { return fans_[place.fan].moves[place.lane]; }

  // The node that a branch leads to, made when it is asked for the first time.
  FanIndex node_after(BranchPlace place) {
    const FanIndex known = fans_[place.fan].after[place.lane];
    if (known != kNoFan) return known;
    const auto fresh = static_cast<FanIndex>(fans_.size());
    fans_.emplace_back();
    return fans_[place.fan].after[place.lane] = fresh;
  }
  // A walk will soon be there.
  void fetch_node_after(BranchPlace place) const {
    const auto* fan = reinterpret_cast<const char*>(&fans_[fans_[place.fan].after[place.lane]]);
    for (std::size_t line = 0; line < sizeof(Fan<Move>); line += 64) __builtin_prefetch(fan + line);
  }

  BranchPlace add(FanIndex node, const Move& move, std::uint32_t mark, float chance) {
    while (fans_[node].next != kNoFan) node = fans_[node].next;
    if (fans_[node].count == kFan) {
      const auto fresh = static_cast<FanIndex>(fans_.size());
      fans_[node].next = fresh;
      fans_.emplace_back();
      node = fresh;
    }
    Fan<Move>& fan = fans_[node];
    const std::uint32_t lane = fan.count++;
    fan.moves[lane] = move;
    fan.mark[lane] = static_cast<std::int32_t>(mark);
    fan.chance[lane] = chance;
    return {node, lane};
  }

  // All branches of a node in the order in which they joined it.
  template <class Show>
  void each(FanIndex node, Show show) const {
    do {
      for (std::uint32_t lane = 0; lane < fans_[node].count; ++lane) show(BranchPlace{node, lane});
      node = fans_[node].next;
    } while (node != kNoFan);
  }

 private:
  std::vector<Fan<Move>> fans_;
};

// The lanes whose mark is in a set; those that are not in use have none.
inline Ints lanes_in(std::uint32_t marks, Ints mark) { return (mark & static_cast<std::int32_t>(marks)) != 0; }

// Sums and the highest of eight, always in the same order, so that every build reckons alike.
inline float sum_of(Floats x) { return ((x[0] + x[4]) + (x[1] + x[5])) + ((x[2] + x[6]) + (x[3] + x[7])); }
inline std::int32_t sum_of(Ints x) { return ((x[0] + x[4]) + (x[1] + x[5])) + ((x[2] + x[6]) + (x[3] + x[7])); }
inline std::int32_t highest_of(Ints x) {
  const auto higher = [](Ints a, Ints b) { return a > b ? a : b; };
  x = higher(x, __builtin_shufflevector(x, x, 4, 5, 6, 7, 0, 1, 2, 3));
  x = higher(x, __builtin_shufflevector(x, x, 2, 3, 0, 1, 6, 7, 4, 5));
  x = higher(x, __builtin_shufflevector(x, x, 1, 0, 3, 2, 5, 4, 7, 6));
  return x[0];
}

}  // namespace menagerie::ai
