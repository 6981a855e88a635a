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

template <class Bounds, class Counts>
MetricFamily histogram(const char* name, const char* help, const Bounds& bounds, const Counts& counts, double sum) {
  ClientMetric metric;
  std::uint64_t so_far = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    so_far += counts[i];
    const bool last = i == bounds.size();
    metric.histogram.bucket.push_back(
        {so_far, last ? std::numeric_limits<double>::infinity() : static_cast<double>(bounds[i])});
  }
  metric.histogram.sample_count = so_far;
  metric.histogram.sample_sum = sum;
  return {name, help, MetricType::Histogram, {metric}};
}

MetricFamily spread(const char* name, const char* help, const Figures::Times& times) {
  return histogram(name, help, times.bounds(), times.counts(), times.sum());
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
      family("menagerie_folded_again_total", "Entries folded again for viewers that had missed some.", kCounter,
             number(figures.folded_again)),
      family("menagerie_dropped_total", "Connections closed because they did not read.", kCounter,
             number(figures.dropped)),
      family("menagerie_connections", "Open WebSocket connections.", kGauge, number(figures.connections)),
      family("menagerie_tables", "Tables in memory.", kGauge, number(gauges.tables)),
      family("menagerie_store_commits_total", "Transactions committed.", kCounter, number(gauges.store.commits)),
      family("menagerie_store_jobs_total", "Changes and questions answered by the store.", kCounter,
             number(gauges.store.jobs)),
      family("menagerie_store_failed_total", "Changes that the store could not make.", kCounter,
             number(gauges.store.failed)),
      family("menagerie_store_queue", "Jobs waiting for the store.", kGauge, number(gauges.store.queued)),
      family("menagerie_store_last_batch", "Jobs in the last transaction.", kGauge, number(gauges.store.last_batch)),
      family("menagerie_bots_waiting", "Bots waiting for a thread to think.", kGauge, number(gauges.bots_waiting)),
      family("menagerie_hashes_waiting", "Passwords waiting to be hashed.", kGauge, number(gauges.hashes_waiting)),
      family("menagerie_log_dropped_total", "Lines of the log that were not written, because it was not read.",
             kCounter, number(gauges.log_dropped)),
      family("process_resident_memory_bytes", "Resident memory of the server.", kGauge, resident_bytes()),
      spread("menagerie_told_seconds", "From a command until its entry was committed and queued for every viewer.",
             figures.told),
      spread("menagerie_sent_seconds", "From queueing a message for a connection until the network had taken it.",
             figures.sent),
      spread("menagerie_round_trip_seconds", "To each connection and back, as the answer to a ping tells.",
             figures.round_trips),
      spread("menagerie_bot_wait_seconds", "How long a bot waited for a thread to think on.", figures.bot_waits),
      spread("menagerie_bot_thinking_seconds", "How long a bot thought about a move.", figures.bot_thoughts),
      histogram("menagerie_store_batch_jobs", "Jobs that shared a transaction.", store::kBatchBounds,
                gauges.store.batches, number(gauges.store.jobs)),
  };
  return prometheus::TextSerializer().Serialize(families);
}

}  // namespace menagerie::server
