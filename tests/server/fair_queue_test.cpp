// Work in one queue per key: the order between keys and within one, the bounds, and work that excludes other work.
#include "server/fair_queue.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <latch>
#include <mutex>
#include <string>
#include <vector>

#include "server/workers.h"

namespace menagerie::server {
namespace {

constexpr FairQueue::Limits kPlenty{1'000, 1'000};

class Queue {
 public:
  explicit Queue(const FairQueue::Limits& limits = kPlenty) : queue_(limits) {}

  bool add(const Ticket& ticket, const std::string& name) {
    return queue_.add({ticket, [this, name] { ran_ += name + " "; }});
  }
  // Runs the next one and finishes it; false if there is none that may run.
  bool run_next() {
    const auto job = start_next();
    if (job) queue_.finished(job->ticket);
    return job.has_value();
  }
  std::optional<FairQueue::Job> start_next() {
    auto job = queue_.take();
    if (job) job->work();
    return job;
  }
  std::string run_all() {
    while (run_next()) continue;
    return ran_;
  }
  FairQueue& operator*() { return queue_; }

 private:
  FairQueue queue_;
  std::string ran_;
};

TEST(FairQueue, jobs_of_one_key_run_in_the_order_of_their_arrival) {
  Queue queue;
  for (const char* name : {"first", "second", "third"}) queue.add({.queue = "ada"}, name);
  EXPECT_EQ(queue.run_all(), "first second third ");
}

TEST(FairQueue, keys_take_turns_however_much_one_of_them_has) {
  Queue queue;
  for (int i = 1; i <= 4; ++i) queue.add({.queue = "ada"}, "a" + std::to_string(i));
  queue.add({.queue = "bob"}, "b1");
  queue.add({.queue = "bob"}, "b2");
  queue.add({.queue = "cleo"}, "c1");
  EXPECT_EQ(queue.run_all(), "a1 b1 c1 a2 b2 a3 a4 ");
}

TEST(FairQueue, a_key_that_comes_back_waits_for_one_job_of_each_other) {
  Queue queue;
  for (int i = 1; i <= 60; ++i) queue.add({.queue = "far"}, "far" + std::to_string(i));
  queue.add({.queue = "near"}, "near1");
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(queue.run_next());
  queue.add({.queue = "near"}, "near2");
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(queue.run_next());
  queue.add({.queue = "near"}, "near3");
  EXPECT_EQ(queue.run_all().substr(0, 41), "far1 near1 far2 near2 far3 near3 far4 far");
}

TEST(FairQueue, the_more_urgent_job_comes_first_within_its_key_only) {
  Queue queue;
  queue.add({.queue = "ada", .urgency = -6}, "champion");
  queue.add({.queue = "ada", .urgency = -1}, "beginner");
  queue.add({.queue = "ada", .urgency = -1}, "beginner2");
  queue.add({.queue = "bob", .urgency = -100}, "standin");
  EXPECT_EQ(queue.run_all(), "beginner standin beginner2 champion ");
}

TEST(FairQueue, quick_jobs_do_not_wait_for_slow_ones_of_any_key) {
  Queue queue;
  for (int i = 1; i <= 3; ++i) queue.add({.queue = "ada", .lane = Ticket::Lane::Slow}, "slow" + std::to_string(i));
  queue.add({.queue = "bob"}, "quick1");
  queue.add({.queue = "ada"}, "quick2");
  EXPECT_EQ(queue.run_all(), "quick1 quick2 slow1 slow2 slow3 ");
}

TEST(FairQueue, a_slow_job_has_its_turn_after_many_quick_ones) {
  Queue queue;
  queue.add({.queue = "ada", .lane = Ticket::Lane::Slow}, "slow");
  for (int i = 0; i < 60; ++i) queue.add({.queue = "bob"}, "q");
  const std::string order = queue.run_all();
  EXPECT_EQ(order.find("slow"), 2U * 50) << order;
}

TEST(FairQueue, the_bound_of_a_key_counts_quick_and_slow_jobs_together) {
  Queue queue({5, 2});
  EXPECT_TRUE(queue.add({.queue = "ada"}, "quick"));
  EXPECT_TRUE(queue.add({.queue = "ada", .lane = Ticket::Lane::Slow}, "slow"));
  EXPECT_FALSE(queue.add({.queue = "ada"}, "third"));
  EXPECT_FALSE(queue.add({.queue = "ada", .lane = Ticket::Lane::Slow}, "third"));
}

TEST(FairQueue, one_key_cannot_fill_the_queue) {
  Queue queue({5, 2});
  EXPECT_TRUE(queue.add({.queue = "ada"}, "a1"));
  EXPECT_TRUE(queue.add({.queue = "ada"}, "a2"));
  EXPECT_FALSE(queue.add({.queue = "ada"}, "a3"));
  EXPECT_TRUE(queue.add({.queue = "bob"}, "b1"));
  EXPECT_EQ((*queue).waiting(), 3u);
  EXPECT_TRUE(queue.run_next());
  EXPECT_TRUE(queue.add({.queue = "ada"}, "a4"));
  EXPECT_EQ(queue.run_all(), "a1 b1 a2 a4 ");
}

TEST(FairQueue, all_that_waits_is_bounded) {
  Queue queue({3, 2});
  for (const char* key : {"ada", "bob", "cleo"}) EXPECT_TRUE(queue.add({.queue = key}, key));
  EXPECT_FALSE(queue.add({.queue = "dan"}, "dan"));
  EXPECT_TRUE(queue.run_next());
  EXPECT_TRUE(queue.add({.queue = "dan"}, "dan"));
  EXPECT_FALSE(queue.add({.queue = "eve"}, "eve"));
}

TEST(FairQueue, exclusive_jobs_wait_for_each_other_and_hold_up_nobody_else) {
  Queue queue;
  queue.add({.queue = "here", .exclusive = "ada"}, "ada1");
  queue.add({.queue = "there", .exclusive = "ada"}, "ada2");
  queue.add({.queue = "here", .exclusive = "ada"}, "ada3");
  queue.add({.queue = "here", .exclusive = "bob"}, "bob");
  const auto first = queue.start_next();
  const auto second = queue.start_next();
  ASSERT_TRUE(first && second);
  EXPECT_EQ(second->ticket.exclusive, "bob");
  EXPECT_FALSE(queue.run_next()) << "Ada's first job has not finished";
  EXPECT_EQ((*queue).waiting(), 2u);
  (*queue).finished(first->ticket);
  EXPECT_EQ(queue.run_all(), "ada1 bob ada2 ada3 ");
}

TEST(FairQueue, nothing_is_left_after_clear) {
  Queue queue;
  queue.add({.queue = "ada"}, "a1");
  (*queue).clear();
  EXPECT_EQ((*queue).waiting(), 0u);
  EXPECT_FALSE(queue.run_next());
  EXPECT_TRUE(queue.add({.queue = "ada"}, "a2"));
  EXPECT_EQ(queue.run_all(), "a2 ");
}

TEST(Workers, run_everything_once_and_exclusive_work_never_twice_at_a_time) {
  constexpr int kJobs = 400;
  std::latch all(kJobs);
  std::array<std::atomic<int>, 4> running{};
  std::atomic<int> together = 0;
  Workers workers(4, kPlenty);
  for (int i = 0; i < kJobs; ++i) {
    const int person = i % 4;
    const Ticket ticket{.queue = std::to_string(i % 3), .exclusive = std::to_string(person)};
    EXPECT_TRUE(workers.offer(ticket, [&, person] {
      if (++running[person] > 1) ++together;
      std::this_thread::yield();
      --running[person];
      all.count_down();
    }));
  }
  all.wait();
  EXPECT_EQ(together, 0);
  EXPECT_EQ(workers.waiting(), 0u);
}

TEST(Workers, other_queues_wait_for_one_job_of_a_busy_one) {
  std::latch begun(1), go(1), all(11);
  std::mutex mutex;
  std::string order;
  Workers workers(1, kPlenty);
  const auto add = [&](const std::string& queue) {
    workers.offer({.queue = queue}, [&, queue] {
      const std::lock_guard lock(mutex);
      order += queue;
      all.count_down();
    });
  };
  workers.offer({.queue = "-"}, [&] {
    begun.count_down();
    go.wait();
  });
  begun.wait();
  for (int i = 0; i < 10; ++i) add("f");
  add("n");
  EXPECT_EQ(workers.waiting(), 11u);
  go.count_down();
  all.wait();
  EXPECT_EQ(order, "fnfffffffff");
}

}  // namespace
}  // namespace menagerie::server
