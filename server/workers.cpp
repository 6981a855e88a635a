#include "server/workers.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <utility>

namespace menagerie::server {

Workers::Workers(int threads, const FairQueue::Limits& limits) : queue_(limits) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

Workers::~Workers() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    queue_.clear();
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

bool Workers::offer(Ticket ticket, std::function<void()> work) {
  {
    const std::lock_guard lock(mutex_);
    if (!queue_.add({std::move(ticket), std::move(work)})) return false;
  }
  wake_.notify_one();
  return true;
}

std::size_t Workers::waiting() const {
  const std::lock_guard lock(mutex_);
  return queue_.waiting();
}

// A finished job lets at most one more run, and this thread takes one: nobody else has to be woken for that.
void Workers::run() {
  // Connections come first: on Linux each thread has its own niceness.
  setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), 10);
  std::unique_lock lock(mutex_);
  while (!closing_) {
    auto job = queue_.take();
    if (!job) {
      wake_.wait(lock);
      continue;
    }
    lock.unlock();
    std::exchange(job->work, {})();  // what it holds is freed without the lock
    lock.lock();
    queue_.finished(job->ticket);
  }
}

}  // namespace menagerie::server
