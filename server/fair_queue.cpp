#include "server/fair_queue.h"

#include <utility>

namespace menagerie::server {

FairQueue::Turns::iterator FairQueue::queue_of(Lane& lane, const std::string& key) {
  const auto found = lane.by_key.find(key);
  if (found != lane.by_key.end()) return found->second;
  lane.queues.push_back({key});
  return lane.by_key.emplace(key, std::prev(lane.queues.end())).first->second;
}

std::size_t FairQueue::waiting_in(const std::string& key) const {
  std::size_t jobs = 0;
  for (const Lane& lane : lanes_)
    if (const auto known = lane.by_key.find(key); known != lane.by_key.end()) jobs += known->second->jobs.size();
  return jobs;
}

bool FairQueue::add(Job job) {
  if (waiting_ >= limits_.max_waiting || waiting_in(job.ticket.queue) >= limits_.max_per_queue) return false;
  const int urgency = job.ticket.urgency;
  queue_of(lane_of(job.ticket), job.ticket.queue)->jobs.emplace(urgency, std::move(job));
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
std::optional<FairQueue::Job> FairQueue::take_from(Lane& lane) {
  for (auto queue = lane.queues.begin(); queue != lane.queues.end(); ++queue) {
    std::optional<Job> job = take_from(*queue);
    if (!job) continue;
    if (!queue->jobs.empty()) {
      lane.queues.splice(lane.queues.end(), lane.queues, queue);
    } else {
      lane.by_key.erase(queue->key);
      lane.queues.erase(queue);
    }
    return job;
  }
  return std::nullopt;
}

std::optional<FairQueue::Job> FairQueue::take() {
  auto& [quick, slow] = lanes_;
  const bool slow_first = quick_in_a_row_ >= kQuickInARow;
  std::optional<Job> job = take_from(slow_first ? slow : quick);
  if (!job) job = take_from(slow_first ? quick : slow);
  if (job) quick_in_a_row_ = job->ticket.lane == Ticket::Lane::Quick && !slow.queues.empty() ? quick_in_a_row_ + 1 : 0;
  return job;
}

void FairQueue::finished(const Ticket& ticket) { running_.erase(ticket.exclusive); }

void FairQueue::clear() {
  lanes_ = {};
  waiting_ = 0;
}

}  // namespace menagerie::server
