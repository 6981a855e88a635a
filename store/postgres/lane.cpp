#include "store/postgres/lane.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <random>
#include <utility>

namespace menagerie::store::postgres {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr std::size_t kBatch = 1000;
constexpr std::chrono::milliseconds kLongestWait = 2s;  // of a job, for a database that is not there
constexpr std::chrono::milliseconds kFirstPause = 50ms;
constexpr std::chrono::milliseconds kLongestPause = 1s;

constexpr Statement kBegin{"begin", "BEGIN"};
constexpr Statement kCommit{"commit", "COMMIT"};
constexpr Statement kRollback{"rollback", "ROLLBACK"};
constexpr Statement kNote{"note", R"sql(
INSERT INTO commit_note(lane, note, at) VALUES($1::bigint, $2::bigint, clock_timestamp())
ON CONFLICT (lane) DO UPDATE SET note = excluded.note, at = excluded.at)sql"};
constexpr Statement kRead{"read_note", "SELECT note FROM commit_note WHERE lane = $1::bigint FOR SHARE NOWAIT"};
constexpr const char* kLocked = "55P03";
constexpr Statement kEnd{"end_process",
                         "SELECT pg_terminate_backend($1::int) FROM pg_stat_activity WHERE pid = $1::int"};

std::int64_t random_number() {
  std::random_device device;
  return static_cast<std::int64_t>(std::uint64_t{device()} << 31 ^ device());
}

bool changes(const Job* job) { return job->kind == Job::Kind::Change; }

// Refusals that are an answer, where a job is alone in its transaction.
Outcome outcome_of(const Trouble& trouble) {
  if (trouble.state == "23505") return Outcome::Taken;    // a unique key
  if (trouble.state == "23503") return Outcome::Missing;  // a row it refers to
  return Outcome::Failed;
}

}  // namespace

Lane::Lane(Common& common, Connection connection)
    : common_(common),
      connection_(std::move(connection)),
      patience_(kFirstPause),
      name_(random_number()),
      thread_([this] { work(); }) {}

Lane::~Lane() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  wake_.notify_all();
  thread_.join();
}

bool Lane::ending() {
  const std::lock_guard lock(mutex_);
  return ending_;
}

void Lane::push(Job job) {
  job.since = Clock::now();
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back(std::move(job));
  }
  ++common_.queued;
  wake_.notify_one();
}

void Lane::work() {
  for (Batch batch = take(); !batch.empty(); batch = take()) {
    settle(batch);
    const std::string sentence = news(batch);
    deliver(std::move(batch), sentence);
  }
}

Lane::Batch Lane::take() {
  std::unique_lock lock(mutex_);
  wake_.wait(lock, [this] { return !queue_.empty() || ending_; });
  const auto end = queue_.begin() + static_cast<std::ptrdiff_t>(std::min(queue_.size(), kBatch));
  Batch batch(std::make_move_iterator(queue_.begin()), std::make_move_iterator(end));
  queue_.erase(queue_.begin(), end);
  common_.queued -= batch.size();
  return batch;
}

void Lane::settle(Batch& batch) {
  Jobs jobs;
  for (Job& job : batch) jobs.push_back(&job);
  // They lie in the order in which they came.
  std::sort(jobs.begin(), jobs.end(),
            [](const Job* a, const Job* b) { return a->key != b->key ? a->key < b->key : a < b; });
  trouble_ = {};
  attempt(jobs);
}

void Lane::attempt(const Jobs& jobs) {
  const auto oldest = std::min_element(jobs.begin(), jobs.end(), [](auto a, auto b) { return a->since < b->since; });
  const auto since = (*oldest)->since;
  while (connected(since)) {
    switch (transact(jobs)) {
      case Transacted::Yes: trouble_ = {}; return;
      case Transacted::Refused: return one_by_one(jobs);
      case Transacted::Lost:  // nothing was committed: once more
        if (Clock::now() - since >= kLongestWait) return fail(jobs);
        break;
      case Transacted::Unclear:
        if (was_committed()) return void(trouble_ = {});
        break;
    }
  }
  fail(jobs);
}

// One of them is in the way of the others, or the transaction met another one.
void Lane::one_by_one(const Jobs& jobs) {
  if (jobs.size() > 1) {
    for (Job* job : jobs) attempt({job});
    return;
  }
  jobs.front()->outcome = outcome_of(trouble_);
  if (jobs.front()->outcome != Outcome::Failed) trouble_ = {};
}

void Lane::fail(const Jobs& jobs) {
  for (Job* job : jobs) job->outcome = Outcome::Failed;
}

void Lane::give_up_old() {
  const auto is_young = [now = Clock::now()](const Job& job) { return now - job.since < kLongestWait; };
  Batch old;
  {
    const std::lock_guard lock(mutex_);
    const auto first_young = std::find_if(queue_.begin(), queue_.end(), is_young);
    old.assign(std::make_move_iterator(queue_.begin()), std::make_move_iterator(first_young));
    queue_.erase(queue_.begin(), first_young);
  }
  if (old.empty()) return;
  common_.queued -= old.size();
  for (Job& job : old) job.outcome = Outcome::Failed;
  const std::string sentence = news(old);
  deliver(std::move(old), sentence);
}

// Two round trips: the changes and a note, and then the commit. If its answer does not come, the note tells what became
// of it. (The number of the transaction would not: after a crash PostgreSQL gives the numbers of those that left no
// trace to others, and pg_xact_status then speaks of them.)
Lane::Transacted Lane::transact(const Jobs& jobs) {
  static const Question begin{&kBegin}, commit{&kCommit}, rollback{&kRollback};
  const Question note{&kNote, Values(name_, ++note_)};
  const bool writes = std::any_of(jobs.begin(), jobs.end(), changes);
  std::vector<const Question*> questions{&begin};
  for (const Job* job : jobs)
    for (const Question& question : job->work.questions) questions.push_back(&question);
  if (writes) questions.push_back(&note);

  std::vector<Rows> answers;
  trouble_ = connection_.ask(questions, answers);
  Rows ignored;
  if (trouble_.kind == Trouble::Kind::Refused) (void)connection_.ask(rollback, ignored);
  if (trouble_) return trouble_.kind == Trouble::Kind::Lost ? Transacted::Lost : Transacted::Refused;

  const Rows* next = answers.data() + 1;
  for (Job* job : jobs) {
    job->outcome = job->work.read(next);
    next += job->work.questions.size();
  }
  process_ = connection_.process();
  trouble_ = connection_.ask(commit, ignored);
  if (!trouble_) ++common_.commits;
  if (!trouble_ || !writes) return trouble_ ? Transacted::Lost : Transacted::Yes;
  return trouble_.kind == Trouble::Kind::Lost ? Transacted::Unclear : Transacted::Refused;
}

bool Lane::was_committed() {
  const int process = process_;
  while (true) {
    Rows answer;
    if (!connection_.is_open() && !connect()) {
      if (ending()) return false;  // nobody will hear the answer
      give_up_old();               // others need not wait for it
      wait_for_next_try();
      continue;
    }
    // The transaction has its note locked until it has ended, one way or the other.
    const Trouble trouble = connection_.ask(Question{&kRead, Values(name_)}, answer);
    if (!trouble) return answer.size() > 0 && answer.number(0, 0) == note_;
    if (trouble.kind == Trouble::Kind::Lost) continue;
    if (trouble.state == kLocked) (void)connection_.ask(Question{&kEnd, Values(process)}, answer);
    std::this_thread::sleep_for(kFirstPause);
  }
}

bool Lane::connect() {
  trouble_ = connection_.open(common_.url);
  if (!trouble_) {
    patience_ = kFirstPause;
    return true;
  }
  next_try_ = Clock::now() + patience_;
  patience_ = std::min(patience_ * 2, kLongestPause);
  return false;
}

bool Lane::connected(Clock::time_point since) {
  while (!connection_.is_open()) {
    if (Clock::now() >= next_try_ && connect()) return true;
    if (Clock::now() - since >= kLongestWait || ending()) return false;
    wait_for_next_try();
  }
  return true;
}

void Lane::wait_for_next_try() {
  std::unique_lock lock(mutex_);
  wake_.wait_until(lock, next_try_, [this] { return ending_; });
}

std::string Lane::news(const Batch& batch) {
  const auto kept = [](const Job& job) { return changes(&job) && job.outcome == Outcome::Stored; };
  if (trouble_ && !common_.troubled.exchange(true))
    return "The store cannot keep what it is given: " + trouble_.sentence + ".";
  if (std::any_of(batch.begin(), batch.end(), kept) && common_.troubled.exchange(false))
    return "The store keeps what it is given again.";
  return {};
}

// The function may run after the store is gone: it holds all it needs.
void Lane::deliver(Batch batch, const std::string& sentence) {
  const auto failed = [](const Job& job) { return job.outcome == Outcome::Failed; };
  common_.jobs += batch.size();
  common_.failed += static_cast<std::uint64_t>(std::count_if(batch.begin(), batch.end(), failed));
  common_.last_batch = batch.size();
  ++common_.batches[place_of_batch(batch.size())];
  auto shared = std::make_shared<Batch>(std::move(batch));
  // What the jobs hold is freed where the answers are heard, never on this thread.
  common_.post([shared = std::move(shared), sentence, tell = sentence.empty() ? OnTrouble() : common_.on_trouble] {
    if (tell) tell(sentence);
    for (Job& job : *shared) job.answer(job.outcome);
  });
}

}  // namespace menagerie::store::postgres
