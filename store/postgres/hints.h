// Hints between the nodes of one store: "this table has a version n". They travel by NOTIFY on a connection of their
// own, many in one go every few milliseconds, outside the transactions that they tell of. A hint may be lost, doubled or
// late; whoever hears one looks in the store.
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "store/figures.h"
#include "store/postgres/connection.h"

namespace menagerie::store {

class Hints {
 public:
  // Each hint is one word without spaces.
  using Heard = std::function<void(std::vector<std::string> hints)>;

  // What is heard from other nodes is told through `post`.
  Hints(std::string url, std::string node, Post post, Heard heard);
  ~Hints();
  Hints(const Hints&) = delete;
  Hints& operator=(const Hints&) = delete;

  void tell(std::string hint);  // from any thread

 private:
  void work();
  bool listen();
  void wait();
  bool send();
  bool hear();
  std::vector<std::string> take();

  std::string url_, node_;
  Post post_;
  Heard heard_;
  postgres::Connection connection_;

  std::mutex mutex_;
  std::vector<std::string> waiting_;
  std::atomic<bool> ending_ = false;
  int wake_[2] = {-1, -1};  // a pipe
  std::thread thread_;      // the last: it uses all of the above
};

}  // namespace menagerie::store
