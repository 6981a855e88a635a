// One connection and the thread that owns it. The thread takes all jobs that wait, sends them as one transaction in one
// go, and hands their answers back only when that is committed. It connects again by itself, more and more patiently.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "store/postgres/connection.h"
#include "store/store.h"

namespace menagerie::store::postgres {

// What a job asks, and how its answers are read.
struct Work {
  std::vector<Question> questions;
  std::function<Outcome(const Rows* answers)> read;  // as many as questions
};

struct Job {
  enum class Kind : std::uint8_t { Read, Change };
  Kind kind = Kind::Read;
  // Jobs of one key keep their order. In a batch keys are in the same order on every node, so that transactions which
  // wait for one another do so in a line and not in a circle.
  std::string key = {};
  Work work;
  std::function<void(Outcome)> answer = {};  // on the thread that `post` leads to
  Outcome outcome = Outcome::Failed;
  std::chrono::steady_clock::time_point since{};
};

// What all lanes share.
struct Common {
  std::string url;
  Post post;
  OnTrouble on_trouble;
  std::atomic<bool> troubled = false;
  std::atomic<std::uint64_t> commits = 0, jobs = 0, failed = 0, queued = 0, last_batch = 0;
  std::array<std::atomic<std::uint64_t>, std::tuple_size_v<BatchCounts>> batches{};
};

class Lane {
 public:
  // The connection may be open already.
  Lane(Common& common, Connection connection);
  ~Lane();  // finishes what waits, as far as the database can be reached
  Lane(const Lane&) = delete;
  Lane& operator=(const Lane&) = delete;

  void push(Job job);

 private:
  using Batch = std::vector<Job>;
  using Jobs = std::vector<Job*>;
  enum class Transacted { Yes, Refused, Lost, Unclear };

  void work();
  Batch take();  // waits for jobs; none: the end
  void settle(Batch& batch);
  // Each leaves every job with its outcome.
  void attempt(const Jobs& jobs);
  void one_by_one(const Jobs& jobs);
  void fail(const Jobs& jobs);
  // Those that wait for too long are told so.
  void give_up_old();

  Transacted transact(const Jobs& jobs);
  // After a commit without an answer: whether it was done. Asks until it is known.
  bool was_committed();
  // Until there is a connection, or the oldest job has waited too long.
  bool connected(std::chrono::steady_clock::time_point since);
  bool connect();
  void wait_for_next_try();
  std::string news(const Batch& batch);
  void deliver(Batch batch, const std::string& sentence);
  bool ending();

  Common& common_;
  Connection connection_;
  std::chrono::milliseconds patience_;  // before the next try to connect
  std::chrono::steady_clock::time_point next_try_{};
  Trouble trouble_;
  const std::int64_t name_;  // of this lane among all
  std::int64_t note_ = 0;    // of the transaction under way
  int process_ = 0;          // that carries it out

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> queue_;
  bool ending_ = false;

  std::thread thread_;  // the last: it uses all of the above
};

}  // namespace menagerie::store::postgres
