#include "client/crowd.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

namespace menagerie::client {

Crowd::Crowd(CrowdRun& run, const CrowdSize& size) : run_(run) {
  using Reading = StalledViewer::Reading;
  for (int i = 0; i < size.stalled + size.slow; ++i)
    viewers_.push_back(
        std::make_unique<StalledViewer>(run, calls_, i < size.stalled ? Reading::Nothing : Reading::Slowly));
  for (int i = 0; i < size.rude; ++i) rude_.push_back(std::make_unique<RudeClient>(run));
  for (int i = 0; i < size.spectators; ++i) spectators_.push_back(std::make_unique<Spectator>(run));
}

void Crowd::begin() {
  const auto spawn = [this](Task<> life) { boost::asio::co_spawn(run_.io, std::move(life), boost::asio::detached); };
  for (const auto& viewer : viewers_) spawn(viewer->live());
  for (const auto& rude : rude_) spawn(rude->live());
  for (const auto& spectator : spectators_) spawn(spectator->live());
}

void Crowd::call_viewer(const std::string& table, std::function<void()> then) {
  const auto idle =
      std::count_if(viewers_.begin(), viewers_.end(), [](const auto& viewer) { return viewer->is_idle(); });
  if (static_cast<std::size_t>(idle) <= calls_.size()) return then();
  calls_.push_back({table, std::move(then)});
}

}  // namespace menagerie::client
