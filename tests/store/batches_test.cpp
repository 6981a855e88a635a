// Jobs that share a commit, and how their answers come back.
#include <gtest/gtest.h>

#include <thread>

#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

class StoreBatches : public EveryStore {
 protected:
};

TEST_P(StoreBatches, JobsThatWaitTogetherShareACommitAndAPost) {
  deal(desk, "t1");
  const auto before = desk.store().figures();
  const int posts = desk.loop().posts();
  EXPECT_EQ(desk.does_together({move("t1", 1), move("t1", 2), move("t1", 3)}), std::vector(3, Outcome::Stored));
  const auto after = desk.store().figures();
  EXPECT_EQ(after.last_batch, 3U);
  EXPECT_EQ(after.commits - before.commits, 2U) << "one for the job that kept the store busy";
  EXPECT_EQ(after.jobs - before.jobs, 4U);
  EXPECT_EQ(desk.loop().posts() - posts, 2);
  EXPECT_EQ(after.failed, 0U);
  EXPECT_EQ(after.queued, 0U);
}

// An answer holds connections and tables, which know one thread only.
TEST_P(StoreBatches, what_an_answer_holds_is_freed_where_it_is_heard) {
  struct Probe {
    explicit Probe(std::thread::id& on) : freed_on(on) {}
    ~Probe() { freed_on = std::this_thread::get_id(); }
    std::thread::id& freed_on;
  };
  std::thread::id freed_on;
  const int posts = desk.loop().posts();
  desk.loop().hold();  // the store's thread stays in the act of posting
  desk.store().last_alive([probe = std::make_shared<Probe>(freed_on)](Outcome, std::optional<Millis>) {});
  desk.loop().wait_for_post(posts + 1);
  EXPECT_TRUE(desk.loop().run_some());
  EXPECT_EQ(freed_on, std::this_thread::get_id());
  desk.loop().release();
}

TEST_P(StoreBatches, AJobThatIsRefusedLeavesTheOthersAlone) {
  deal(desk, "t1");
  deal(desk, "t2");
  auto with_seats = move("t1", 1, "bob:1");
  with_seats.seats = {{0, "bob"}};
  auto also_with_seats = move("t2", 2);
  also_with_seats.seats = {{0, "eve"}};
  const auto outcomes = desk.does_together(
      {move("t1", 1, "ada:1"), with_seats, move("t1", 2, "ada:1"), move("t2", 1), move("nowhere", 1), also_with_seats});
  using enum Outcome;
  EXPECT_EQ(outcomes, (std::vector{Stored, Taken, Taken, Stored, Missing, Stored}));
  EXPECT_EQ(desk.store().figures().last_batch, 6U);
  EXPECT_EQ(entries(desk, "t1"), std::vector{move("t1", 1, "ada:1").entry});
  EXPECT_EQ(entries(desk, "t2").size(), 2U);
  EXPECT_TRUE(desk.finds(&Store::tables_of, "bob", Page{10}).rows.empty());
  EXPECT_EQ(desk.finds(&Store::tables_of, "eve", Page{10}).rows.size(), 1U);
}

TEST_P(StoreBatches, AReadSeesTheChangesBeforeIt) {
  deal(desk, "t1");
  std::vector<std::size_t> seen;
  const auto look = [&] {
    desk.store().find_table("t1", [&](Outcome, auto found) { seen.push_back(found ? found->entries.size() : 99); });
  };
  desk.gather([&] {
    look();
    desk.store().append(move("t1", 1), [](Outcome) {});
    look();
  });
  while (seen.size() < 2) ASSERT_TRUE(desk.loop().run_some());
  EXPECT_EQ(seen, (std::vector<std::size_t>{0, 1}));
}

TEST_P(StoreBatches, AnswersComeInOrderAndOnlyWhereTheyArePosted) {
  std::vector<int> order;
  std::vector<std::thread::id> threads;
  const int posts = desk.loop().posts();
  for (int i = 0; i < 3; ++i) {
    desk.store().still_alive(i, [&, i](Outcome) {
      order.push_back(i);
      threads.push_back(std::this_thread::get_id());
    });
  }
  desk.store().last_alive([&](Outcome, auto) { order.push_back(3); });
  desk.loop().wait_for_post(posts + 1);
  EXPECT_TRUE(order.empty()) << "posted, but nobody ran it";
  while (order.size() < 4) ASSERT_TRUE(desk.loop().run_some());
  EXPECT_EQ(order, (std::vector{0, 1, 2, 3}));
  EXPECT_EQ(threads, std::vector(3, std::this_thread::get_id()));
}

TEST_P(StoreBatches, ABatchIsBounded) {
  int answers = 0;
  desk.gather([&] {
    for (int i = 0; i < 2500; ++i) desk.store().still_alive(i, [&](Outcome) { ++answers; });
    EXPECT_EQ(desk.store().figures().queued, 2500U);
  });
  while (answers < 2500) ASSERT_TRUE(desk.loop().run_some());
  EXPECT_EQ(desk.store().figures().last_batch, 500U);
  EXPECT_EQ(desk.finds(&Store::last_alive), 2499);
}

TEST_P(StoreBatches, AStoreThatIsClosedFinishesWhatWaits) {
  deal(desk, "t1");
  int stored = 0;
  desk.gather([&] {
    for (int i = 1; i <= 1500; ++i) {
      desk.store().append(move("t1", i), [&](Outcome outcome) { stored += outcome == Outcome::Stored; });
    }
  });
  desk.close();
  EXPECT_FALSE(std::filesystem::exists(place.file() + "-wal")) << "everything is in the one file";
  Desk again(place);
  EXPECT_EQ(entries(again, "t1").size(), 1500U);
  while (stored < 1500) ASSERT_TRUE(desk.loop().run_some()) << "answers outlive the store";
}

FOR_EVERY_STORE(StoreBatches);

}  // namespace
}  // namespace menagerie::store::tests
