// What /metrics says, in the text form of Prometheus.
#pragma once

#include <string>

#include "server/figures.h"
#include "store/batch_sizes.h"

namespace menagerie::server {

// What the store and the pools count, gathered at the moment of asking.
struct Gauges {
  std::uint64_t commits = 0;
  std::uint64_t stored_jobs = 0;
  std::uint64_t failed_jobs = 0;
  std::size_t store_queue = 0;
  std::size_t last_batch = 0;
  store::BatchCounts batches{};
  std::size_t tables = 0;
  std::size_t bots_waiting = 0;
  std::size_t hashes_waiting = 0;
};

std::string metrics_text(const Figures& figures, const Gauges& gauges);

}  // namespace menagerie::server
