// Reading everything again after the end: every viewer's log of every table from its first entry, and every record.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "client/checker.h"
#include "client/house.h"

namespace menagerie::client {

class FinalLog {
 public:
  FinalLog(KillRun& run, const House& house, Checker& checker);
  ~FinalLog();

  void begin(std::function<void()> on_done);
  // How much is done, from 0 to 1.
  double share_done() const;
  // Logs of which the server gave only the table as it is now, and viewers that could not ask.
  int not_told() const { return not_told_; }
  const std::string& trouble() const { return trouble_; }
  // Why a viewer had to try more than once to connect.
  const std::string& complaint() const { return complaint_; }

 private:
  class Reader;
  friend class Reader;

  void begin_more();
  void step_done();
  void read_record(const HouseTable& table);

  KillRun& run_;
  const House& house_;
  Checker& checker_;
  std::vector<std::unique_ptr<Reader>> readers_;
  std::size_t begun_ = 0;
  std::size_t running_ = 0;
  std::size_t steps_ = 0;
  std::size_t done_ = 0;
  int not_told_ = 0;
  std::string trouble_, complaint_;
  std::function<void()> on_done_;
};

}  // namespace menagerie::client
