// Playing at many tables at once as fast as the server goes, and how long each move takes to reach everybody.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "client/crowd_size.h"

namespace menagerie::client {

struct LoadOptions {
  std::vector<std::string> urls = {"http://127.0.0.1:8080"};  // guests take turns at them, so that a table's are apart
  std::vector<std::string> metrics_urls;                      // where each tells its memory; empty: that is not asked
  std::string game = "bar";                                   // bar, town, mix or ark
  int tables = 100;
  int players = 2;
  int tables_per_guest = 0;  // 0: one, or as many as the limit on open files asks for
  double seconds = 10;
  double rate = 0;  // moves a second in all; 0: as fast as it goes
  double connections_per_second = 1000;
  std::uint64_t seed = 1;
  CrowdSize crowd;  // around the players
};

struct LoadResult {
  std::uint64_t moves = 0;
  double seconds = 0;
  double p50_ms = 0;
  double p99_ms = 0;
  double max_ms = 0;
  std::uint64_t errors = 0;
  std::string first_error;
  int connections = 0;
  int tables = 0;
  std::optional<std::int64_t> server_bytes_per_table;
  std::string trouble;  // a sentence where it could not even begin
  // With a crowd: what it did, and whether everything that was acknowledged to players is still so.
  CrowdTally crowd;
  int games = 0;         // that came to their end
  int acknowledged = 0;  // commands that were compared
  int lost = 0;
  int changed = 0;   // told in another way later, or twice
  int not_told = 0;  // logs that the server did not tell from the beginning
};

LoadResult run_load(const LoadOptions& options);

}  // namespace menagerie::client
