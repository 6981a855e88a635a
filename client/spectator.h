// A decent spectator who comes and goes: reads everything, and notices an entry that was left out.
#pragma once

#include <cstdint>
#include <string>

#include "client/crowd_run.h"
#include "client/socket.h"

namespace menagerie::client {

class Spectator : public Listener {
 public:
  explicit Spectator(CrowdRun& run) : run_(run), socket_(run.io, *this) {}
  Task<> live();

  void opened() override;
  void heard(std::string_view text) override;
  void closed(const std::string& why) override;

 private:
  CrowdRun& run_;
  Socket socket_;
  std::string table_;
  std::uint32_t version_ = 0;
};

}  // namespace menagerie::client
