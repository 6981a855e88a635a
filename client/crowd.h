// Everybody at a server who is not a player: stalled, slow and rude clients, and spectators who come and go.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <vector>

#include "client/rude_client.h"
#include "client/spectator.h"
#include "client/stalled_viewer.h"

namespace menagerie::client {

class Crowd {
 public:
  Crowd(CrowdRun& run, const CrowdSize& size);
  void begin();
  // Brings an idle viewer to this table, if there is one, and goes on when it is there.
  void call_viewer(const std::string& table, std::function<void()> then);

 private:
  CrowdRun& run_;
  std::deque<ViewerCall> calls_;
  std::vector<std::unique_ptr<StalledViewer>> viewers_;
  std::vector<std::unique_ptr<RudeClient>> rude_;
  std::vector<std::unique_ptr<Spectator>> spectators_;
};

}  // namespace menagerie::client
