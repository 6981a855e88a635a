// What one seat of a load was told at one table, and the question in the end whether the server still says the same.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "client/checker.h"
#include "client/frame.h"

namespace menagerie::client {

class LoadWitness {
 public:
  LoadWitness(const std::string& table, const std::string& who) : testimony_(table, who) {}

  void heard(const Frame& frame, std::string_view text);
  // The request for the whole log; `then` is called when it has come, or cannot come. `tables_on_way`: answers to earlier
  // joins that are still to come.
  std::string ask(int tables_on_way, std::function<void()> then);
  // Compares what was told with that log. False where the server did not tell all of it.
  bool compare(Checker& checker) const;

 private:
  Testimony testimony_;
  std::map<std::uint32_t, LogEntry> log_;  // by version, while it is being told again
  std::function<void()> then_;
  int tables_on_way_ = 0;
  bool is_told_ = false;
};

}  // namespace menagerie::client
