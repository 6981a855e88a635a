#include "server/fair_queue.h"

#include <utility>

namespace menagerie::server {

FairQueue::Turns::iterator FairQueue::queue_of(const std::string& key) {
  const auto found = by_key_.find(key);
  if (found != by_key_.end()) return found->second;
  queues_.push_back({key});
  return by_key_.emplace(key, std::prev(queues_.end())).first->second;
}

bool FairQueue::add(Job job) {
  const auto known = by_key_.find(job.ticket.queue);
  const std::size_t ahead = known == by_key_.end() ? 0 : known->second->jobs.size();
  if (waiting_ >= limits_.max_waiting || ahead >= limits_.max_per_queue) return false;
  const int urgency = job.ticket.urgency;
  queue_of(job.ticket.queue)->jobs.emplace(urgency, std::move(job));
  ++waiting_;
  return true;
}

std::optional<FairQueue::Job> FairQueue::take_from(Queue& queue) {
  for (auto next = queue.jobs.begin(); next != queue.jobs.end(); ++next) {
    const std::string& exclusive = next->second.ticket.exclusive;
    if (!exclusive.empty() && !running_.insert(exclusive).second) continue;
    Job job = std::move(next->second);
    queue.jobs.erase(next);
    --waiting_;
    return job;
  }
  return std::nullopt;
}

// A queue whose jobs must all wait keeps its turn.
std::optional<FairQueue::Job> FairQueue::take() {
  for (auto queue = queues_.begin(); queue != queues_.end(); ++queue) {
    std::optional<Job> job = take_from(*queue);
    if (!job) continue;
    if (!queue->jobs.empty()) {
      queues_.splice(queues_.end(), queues_, queue);
    } else {
      by_key_.erase(queue->key);
      queues_.erase(queue);
    }
    return job;
  }
  return std::nullopt;
}

void FairQueue::finished(const Ticket& ticket) { running_.erase(ticket.exclusive); }

void FairQueue::clear() {
  queues_.clear();
  by_key_.clear();
  waiting_ = 0;
}

}  // namespace menagerie::server
