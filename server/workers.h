// A few threads for slow work off the network's thread, with a bound on what may wait for them.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace menagerie::server {

class Workers {
 public:
  Workers(int threads, std::size_t most_waiting);
  ~Workers();  // lets running work end, forgets what waits

  // Whether the work was taken; otherwise too much is waiting already.
  bool offer(std::function<void()> work);
  std::size_t waiting() const;

 private:
  void run();

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> work_;
  std::size_t most_waiting_;
  bool closing_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace menagerie::server
