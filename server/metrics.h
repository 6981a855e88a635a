// What /metrics says, in the text form of Prometheus.
#pragma once

#include <string>

#include "server/figures.h"
#include "store/figures.h"

namespace menagerie::server {

// What the store and the pools count, gathered at the moment of asking.
struct Gauges {
  store::Figures store{};
  std::size_t tables = 0;
  std::size_t bots_waiting = 0;
  std::size_t hashes_waiting = 0;
  std::uint64_t log_dropped = 0;
};

std::string metrics_text(const Figures& figures, const Gauges& gauges);

}  // namespace menagerie::server
