// Lists are made two at a time, and the networks that ask take turns.
#include "server/list_queue.h"

#include <gtest/gtest.h>

#include <deque>
#include <string>

namespace menagerie::server {
namespace {

class Lists : public testing::Test {
 protected:
  bool enter(const std::string& network) {
    return queue.enter(network, [this, network](ListQueue::Turn turn) {
      made += network;
      turns.push_back(std::move(turn));
    });
  }
  void finish_first() {
    const ListQueue::Turn ended = std::move(turns.front());
    turns.pop_front();
  }

  std::string made;
  std::deque<ListQueue::Turn> turns;
  ListQueue queue;  // goes before the turns: they begin no other
};

TEST_F(Lists, are_made_two_at_a_time_in_turn) {
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(enter("a"));
  EXPECT_TRUE(enter("b"));
  EXPECT_EQ(made, "aa");
  finish_first();
  finish_first();
  EXPECT_EQ(made, "aaab") << "the other network does not wait for all of the first";
  while (!turns.empty()) finish_first();
  EXPECT_EQ(made, "aaabaa");
}

TEST_F(Lists, of_one_network_wait_in_a_bounded_number) {
  int taken = 0;
  for (int i = 0; i < 100; ++i) taken += enter("a") ? 1 : 0;
  EXPECT_EQ(taken, 52) << "two are being made and fifty wait";
  EXPECT_TRUE(enter("b"));
}

TEST_F(Lists, that_are_made_at_once_do_not_hold_each_other_up) {
  int at_once = 0;
  for (int i = 0; i < 1'000; ++i) EXPECT_TRUE(queue.enter("a", [&](const ListQueue::Turn&) { ++at_once; }));
  EXPECT_EQ(at_once, 1'000);
}

}  // namespace
}  // namespace menagerie::server
