// A few threads for slow work off the network's thread. Work waits in a fair queue.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "server/fair_queue.h"

namespace menagerie::server {

class Workers {
 public:
  Workers(int threads, const FairQueue::Limits& limits);
  ~Workers();  // lets running work end, forgets what waits

  // False if too much is waiting already; the work is then never run.
  bool offer(Ticket ticket, std::function<void()> work);
  std::size_t waiting() const;

 private:
  void run();

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  FairQueue queue_;
  bool closing_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace menagerie::server
