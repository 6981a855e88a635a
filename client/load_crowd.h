// The crowd around the players of a load: knows the tables in play, and compares what players were told with the logs.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "client/crowd.h"
#include "client/load.h"
#include "client/load_table.h"

namespace menagerie::client {

class LoadCrowd {
 public:
  // The tables of this run call their viewers here.
  LoadCrowd(LoadRun& run, std::vector<LoadServer>& servers, const CrowdSize& size);

  void begin() { crowd_.begin(); }
  void end() { run_.is_over = true; }
  int games() const { return games_; }
  void report(LoadResult& result) const;
  // The first few faults, a sentence each.
  const std::vector<std::string>& cases() const { return checker_.cases(); }

 private:
  CrowdServer any_server();
  std::string any_table();

  LoadRun& load_;
  std::vector<LoadServer>& servers_;
  std::set<std::string> in_play_;
  int games_ = 0;
  Checker checker_;
  CrowdRun run_;
  Crowd crowd_;
};

}  // namespace menagerie::client
