#include "server/metrics.h"

#include <prometheus/metric_family.h>
#include <prometheus/text_serializer.h>
#include <unistd.h>

#include <fstream>
#include <limits>

namespace menagerie::server {
namespace {

using prometheus::ClientMetric;
using prometheus::MetricFamily;
using prometheus::MetricType;

MetricFamily family(const char* name, const char* help, MetricType type, double value) {
  ClientMetric metric;
  if (type == MetricType::Counter) metric.counter.value = value;
  else metric.gauge.value = value;
  return {name, help, type, {metric}};
}

double resident_bytes() {
  std::ifstream statm("/proc/self/statm");
  long long size = 0, resident = 0;
  statm >> size >> resident;
  return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE));
}

MetricFamily told(const Figures& figures) {
  ClientMetric metric;
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < figures.told_within.size(); ++i) {
    sum += figures.told_within[i];
    const bool last = i == Figures::kBounds.size();
    metric.histogram.bucket.push_back(
        {sum, last ? std::numeric_limits<double>::infinity() : Figures::kBounds[i] / 1000.0});
  }
  metric.histogram.sample_count = sum;
  metric.histogram.sample_sum = static_cast<double>(figures.told_ms_sum) / 1000.0;
  return {"menagerie_told_seconds", "From a command until its entry was committed and sent to every viewer.",
          MetricType::Histogram, {metric}};
}

}  // namespace

std::string metrics_text(const Figures& figures, const Gauges& gauges) {
  constexpr auto kCounter = MetricType::Counter;
  constexpr auto kGauge = MetricType::Gauge;
  const auto number = [](auto value) { return static_cast<double>(value); };
  const std::vector<MetricFamily> families = {
      family("menagerie_commands_total", "Messages received.", kCounter, number(figures.commands)),
      family("menagerie_moves_total", "Moves committed, those of bots included.", kCounter, number(figures.moves)),
      family("menagerie_bot_moves_total", "Moves of bots.", kCounter, number(figures.bot_moves)),
      family("menagerie_refused_total", "Messages refused with a sentence.", kCounter, number(figures.refused)),
      family("menagerie_not_stored_total", "Commands that could not be stored.", kCounter, number(figures.not_stored)),
      family("menagerie_frames_total", "Entries sent to viewers.", kCounter, number(figures.frames)),
      family("menagerie_dropped_total", "Connections closed because they did not read.", kCounter,
             number(figures.dropped)),
      family("menagerie_connections", "Open WebSocket connections.", kGauge, number(figures.connections)),
      family("menagerie_tables", "Tables in memory.", kGauge, number(gauges.tables)),
      family("menagerie_store_commits_total", "Transactions committed.", kCounter, number(gauges.commits)),
      family("menagerie_store_jobs_total", "Changes and questions answered by the store.", kCounter,
             number(gauges.stored_jobs)),
      family("menagerie_store_failed_total", "Changes that the store could not make.", kCounter,
             number(gauges.failed_jobs)),
      family("menagerie_store_queue", "Jobs waiting for the store.", kGauge, number(gauges.store_queue)),
      family("menagerie_store_last_batch", "Jobs in the last transaction.", kGauge, number(gauges.last_batch)),
      family("menagerie_bots_waiting", "Bots waiting for a thread to think.", kGauge, number(gauges.bots_waiting)),
      family("menagerie_hashes_waiting", "Passwords waiting to be hashed.", kGauge, number(gauges.hashes_waiting)),
      family("process_resident_memory_bytes", "Resident memory of the server.", kGauge, resident_bytes()),
      told(figures),
  };
  return prometheus::TextSerializer().Serialize(families);
}

}  // namespace menagerie::server
