// The tree of a search keeps branches in fans of eight: what joined it is found again, and fans reckon as eight numbers would.
#include "ai/tree.h"

#include <gtest/gtest.h>

namespace menagerie::ai {
namespace {

TEST(Tree, keeps_more_branches_than_a_fan_has_room_for_in_the_order_in_which_they_joined) {
  Tree<int> tree(1);
  std::vector<BranchPlace> places;
  for (int move = 0; move < 3 * kFan + 1; ++move) places.push_back(tree.add(kRoot, move, 1u << move, 0.5f));
  int next = 0;
  tree.each(kRoot, [&](BranchPlace place) { EXPECT_EQ(tree.move(place), next++); });
  EXPECT_EQ(next, 3 * kFan + 1);
  for (int move = 0; move < next; ++move) EXPECT_EQ(tree.move(places[static_cast<std::size_t>(move)]), move);
}

TEST(Tree, leads_to_the_same_node_whenever_it_is_asked) {
  Tree<int> tree(1);
  const BranchPlace one = tree.add(kRoot, 1, 1, 0), other = tree.add(kRoot, 2, 2, 0);
  const FanIndex after_one = tree.node_after(one), after_other = tree.node_after(other);
  EXPECT_NE(after_one, after_other);
  EXPECT_NE(after_one, kNoFan);
  tree.add(after_one, 3, 4, 0);
  EXPECT_EQ(tree.node_after(one), after_one);
  EXPECT_EQ(tree.node_after(other), after_other);
  int found = 0;
  tree.each(after_one, [&](BranchPlace place) { found += tree.move(place); });
  EXPECT_EQ(found, 3);
}

TEST(Tree, the_lanes_of_a_set_of_marks_are_those_with_one_of_them_and_none_that_is_empty) {
  Tree<int> tree(1);
  for (int move = 0; move < 5; ++move) tree.add(kRoot, move, 1u << (move * 6), 0);
  const Ints lanes = lanes_in(~0u & ~(1u << 12), tree[kRoot].mark);
  for (int lane = 0; lane < kFan; ++lane) EXPECT_EQ(lanes[lane], lane < 5 && lane != 2 ? -1 : 0) << lane;
}

TEST(Tree, sums_and_the_highest_count_every_lane) {
  Floats floats{};
  Ints ints{};
  for (int lane = 0; lane < kFan; ++lane) floats[lane] = static_cast<float>(1 << lane), ints[lane] = 1 << lane;
  EXPECT_EQ(sum_of(floats), 255);
  EXPECT_EQ(sum_of(ints), 255);
  for (int lane = 0; lane < kFan; ++lane) {
    Ints one{};
    one[lane] = 7;
    EXPECT_EQ(highest_of(one), 7) << lane;
  }
}

}  // namespace
}  // namespace menagerie::ai
