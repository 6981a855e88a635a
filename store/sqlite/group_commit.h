// One thread that owns the database. It takes all jobs that wait, runs them in one transaction, and hands their answers
// back only when that is durable: while one commit syncs the disk, the jobs of the next gather.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "store/figures.h"
#include "store/sqlite/database.h"
#include "store/sqlite/log_keeper.h"

namespace menagerie::store {

struct Job {
  enum class Kind : std::uint8_t { Read, Change, Erase };  // Erase: a change after which the log is emptied
  Kind kind = Kind::Read;
  std::function<Outcome(Database&)> work;    // inside the batch's transaction; a read may have to run twice
  std::function<void(Outcome)> answer = {};  // on the thread that `post` leads to
  Outcome outcome = Outcome::Failed;
};

class GroupCommit {
 public:
  // Everything that is told, answers and troubles, goes through `post`, once for each batch. Trouble is told when it
  // begins and when it is over.
  GroupCommit(Database database, LogKeeper log, Post post, OnTrouble on_trouble);
  ~GroupCommit();  // finishes what waits
  GroupCommit(const GroupCommit&) = delete;
  GroupCommit& operator=(const GroupCommit&) = delete;

  void push(Job job);
  Figures figures() const;  // from any thread

 private:
  using Batch = std::vector<Job>;

  void work();
  std::optional<Batch> take();  // waits for jobs, or until the log needs care; nothing: the end
  void run(Batch batch);
  std::string settle(Batch& batch);
  std::string attempt(const std::vector<Job*>& jobs);
  bool transact(const std::vector<Job*>& jobs);
  std::string news(const Batch& batch, const std::string& trouble);
  void count(const Batch& batch, const std::string& trouble);
  void deliver(Batch batch, const std::string& sentence);

  // The worker's own.
  Database database_;
  LogKeeper log_;
  Post post_;
  OnTrouble on_trouble_;
  bool troubled_ = false;

  // Shared.
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> queue_;
  bool ending_ = false;
  std::atomic<std::uint64_t> commits_ = 0, jobs_ = 0, failed_ = 0, queued_ = 0, last_batch_ = 0;
  std::array<std::atomic<std::uint64_t>, std::tuple_size_v<BatchCounts>> batches_{};

  std::thread thread_;  // the last: it uses all of the above
};

}  // namespace menagerie::store
