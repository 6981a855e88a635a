#include "server/list_queue.h"

#include <utility>

namespace menagerie::server {

bool ListQueue::enter(const std::string& network, Make make) {
  const auto begin = [weak = std::weak_ptr(state_), make = std::move(make)] {
    make(Turn(nullptr, [weak](void*) {
      const auto state = weak.lock();
      if (!state) return;
      --state->in_hand;
      go_on(state);
    }));
  };
  Ticket ticket;
  ticket.queue = network;
  if (!state_->waiting.add({std::move(ticket), begin})) return false;
  go_on(state_);
  return true;
}

void ListQueue::go_on(const std::shared_ptr<State>& state) {
  while (state->in_hand < kAtOnce) {
    const auto next = state->waiting.take();
    if (!next) return;
    ++state->in_hand;
    next->work();
  }
}

}  // namespace menagerie::server
