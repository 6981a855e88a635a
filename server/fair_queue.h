// Jobs in one queue per key, and one more per key for slow jobs. The queues take turns, so that no key's jobs hold up
// another's for more than one job per thread. Bounded, as a whole and per key. Not thread-safe.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace menagerie::server {

// Under which terms a job waits.
struct Ticket {
  std::string queue;        // for whom the work is done, an address or a host
  std::string exclusive{};  // two jobs with the same one never run at the same time; empty: no such limit
  int urgency = 0;          // within the queue the higher one first, equal ones in the order of their arrival
  // Quick jobs do not wait for slow ones, but for the one that runs; now and then a slow one has its turn all the same.
  enum class Lane : std::uint8_t { Quick, Slow } lane = Lane::Quick;
};

class FairQueue {
 public:
  struct Limits {
    std::size_t max_waiting;
    std::size_t max_per_queue;
  };
  struct Job {
    Ticket ticket;
    std::function<void()> work;
  };

  explicit FairQueue(const Limits& limits) : limits_(limits) {}

  // False if too much is waiting already; nothing has changed then.
  bool add(Job job);
  // The next job that may run now; others with its `exclusive` wait until it is finished. Empty if there is none.
  std::optional<Job> take();
  void finished(const Ticket& ticket);

  std::size_t waiting() const { return waiting_; }
  void clear();

 private:
  struct Queue {
    std::string key;
    std::multimap<int, Job, std::greater<>> jobs{};  // by urgency
  };
  using Turns = std::list<Queue>;
  struct Lane {
    Turns queues{};  // none is empty; the first one's turn comes next
    std::unordered_map<std::string, Turns::iterator> by_key{};
  };
  static constexpr int kQuickInARow = 50;

  Lane& lane_of(const Ticket& ticket) { return lanes_[static_cast<std::size_t>(ticket.lane)]; }
  std::size_t waiting_in(const std::string& key) const;
  static Turns::iterator queue_of(Lane& lane, const std::string& key);
  std::optional<Job> take_from(Queue& queue);
  std::optional<Job> take_from(Lane& lane);

  Limits limits_;
  std::size_t waiting_ = 0;
  std::array<Lane, 2> lanes_;
  int quick_in_a_row_ = 0;
  std::unordered_set<std::string> running_;  // what is exclusive and not finished
};

}  // namespace menagerie::server
