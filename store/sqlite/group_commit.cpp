#include "store/sqlite/group_commit.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace menagerie::store {
namespace {

// Bounds how long the first job of a batch waits for the last, and what a failing disk fails at once.
constexpr std::size_t kBatch = 1000;

bool is_change(const Job* job) { return job->kind != Job::Kind::Read; }
bool has_changed(const Job* job) { return is_change(job) && job->outcome == Outcome::Stored; }
bool has_erased(const Job* job) { return job->kind == Job::Kind::Erase && job->outcome == Outcome::Stored; }

}  // namespace

GroupCommit::GroupCommit(Database database, LogKeeper log, Post post, OnTrouble on_trouble)
    : database_(std::move(database)),
      log_(log),
      post_(std::move(post)),
      on_trouble_(std::move(on_trouble)),
      thread_([this] { work(); }) {}

GroupCommit::~GroupCommit() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  wake_.notify_one();
  thread_.join();
  log_.finish(database_);
}

void GroupCommit::push(Job job) {
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back(std::move(job));
    queued_ = queue_.size();
  }
  wake_.notify_one();
}

Figures GroupCommit::figures() const {
  Figures figures{.commits = commits_, .jobs = jobs_, .failed = failed_, .queued = queued_, .last_batch = last_batch_};
  std::copy(batches_.begin(), batches_.end(), figures.batches.begin());
  return figures;
}

void GroupCommit::work() {
  log_.begin(database_);
  while (std::optional<Batch> batch = take()) {
    if (!batch->empty()) run(std::move(*batch));
    log_.look_after(database_);
  }
}

void GroupCommit::run(Batch batch) {
  const std::string trouble = settle(batch);
  count(batch, trouble);
  const std::string sentence = news(batch, trouble);
  deliver(std::move(batch), sentence);
}

std::optional<GroupCommit::Batch> GroupCommit::take() {
  std::unique_lock lock(mutex_);
  wake_.wait_until(lock, log_.next(), [this] { return !queue_.empty() || ending_; });
  if (queue_.empty() && ending_) return {};
  const auto end = queue_.begin() + static_cast<std::ptrdiff_t>(std::min(queue_.size(), kBatch));
  Batch batch(std::make_move_iterator(queue_.begin()), std::make_move_iterator(end));
  queue_.erase(queue_.begin(), end);
  queued_ = queue_.size();
  return batch;
}

// All jobs in one transaction. If that cannot be, no change is kept, but what can still be read is: a server whose disk
// is full goes on to show its tables. What was trouble is returned.
std::string GroupCommit::settle(Batch& batch) {
  std::vector<Job*> jobs;
  for (Job& job : batch) jobs.push_back(&job);
  const std::string trouble = attempt(jobs);
  if (!trouble.empty() && std::erase_if(jobs, is_change) > 0) (void)attempt(jobs);
  return trouble;
}

std::string GroupCommit::attempt(const std::vector<Job*>& jobs) {
  if (jobs.empty() || transact(jobs)) return {};
  std::string trouble = database_.error().sentence;
  // Some errors have ended the transaction already.
  if (database_.in_transaction()) (void)database_.run("ROLLBACK");
  for (Job* job : jobs) job->outcome = Outcome::Failed;
  return trouble;
}

bool GroupCommit::transact(const std::vector<Job*>& jobs) {
  const bool changes = std::any_of(jobs.begin(), jobs.end(), is_change);
  if (database_.run(changes ? "BEGIN IMMEDIATE" : "BEGIN") == Outcome::Failed) return false;
  for (Job* job : jobs) {
    job->outcome = job->work(database_);
    if (job->outcome == Outcome::Failed) return false;
  }
  const bool changed = std::any_of(jobs.begin(), jobs.end(), has_changed);
  if (changed && log_.count(database_) == Outcome::Failed) return false;
  if (database_.run("COMMIT") != Outcome::Stored) return false;
  if (changed) log_.committed();
  if (std::any_of(jobs.begin(), jobs.end(), has_erased)) log_.erased();
  return true;
}

std::string GroupCommit::news(const Batch& batch, const std::string& trouble) {
  const auto kept = [](const Job& job) { return has_changed(&job); };
  if (!troubled_ && !trouble.empty()) {
    troubled_ = true;
    return "The store cannot keep what it is given: " + trouble + ".";
  }
  if (troubled_ && std::any_of(batch.begin(), batch.end(), kept)) {
    troubled_ = false;
    return "The store keeps what it is given again.";
  }
  return {};
}

void GroupCommit::count(const Batch& batch, const std::string& trouble) {
  const auto failed = [](const Job& job) { return job.outcome == Outcome::Failed; };
  if (trouble.empty()) ++commits_;
  jobs_ += batch.size();
  failed_ += static_cast<std::uint64_t>(std::count_if(batch.begin(), batch.end(), failed));
  last_batch_ = batch.size();
  ++batches_[place_of_batch(batch.size())];
}

// The function may run after the store is gone: it holds all it needs. It alone: what the jobs hold is freed where the
// answers are heard, never on this thread.
void GroupCommit::deliver(Batch batch, const std::string& sentence) {
  auto shared = std::make_shared<Batch>(std::move(batch));
  post_([shared = std::move(shared), sentence, tell = sentence.empty() ? OnTrouble() : on_trouble_] {
    if (tell) tell(sentence);
    for (Job& job : *shared) job.answer(job.outcome);
  });
}

}  // namespace menagerie::store
