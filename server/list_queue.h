// Lists of tables are made a few at a time, because tables that are not in memory are read for them. The networks that
// ask take turns.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/fair_queue.h"

namespace menagerie::server {

class ListQueue {
 public:
  using Turn = std::shared_ptr<void>;  // the list is being made until this is dropped
  using Make = std::function<void(Turn turn)>;

  // Calls `make` when the turn has come. False: too many of this network wait, or too many in all.
  bool enter(const std::string& network, Make make);

 private:
  static constexpr int kAtOnce = 2;
  struct State {
    FairQueue waiting{{.max_waiting = 1'000, .max_per_queue = 50}};
    int in_hand = 0;
  };
  static void go_on(const std::shared_ptr<State>& state);

  std::shared_ptr<State> state_ = std::make_shared<State>();  // a turn may be dropped after the queue is gone
};

}  // namespace menagerie::server
