#include "client/load_crowd.h"

#include <iterator>
#include <utility>

namespace menagerie::client {

LoadCrowd::LoadCrowd(LoadRun& run, std::vector<LoadServer>& servers, const CrowdSize& size)
    : load_(run),
      servers_(servers),
      run_{.io = run.io,
           .random = run.random,
           .any_server = [this] { return any_server(); },
           .any_table = [this] { return any_table(); },
           .failed = run.failed},
      crowd_(run_, size) {
  run.checker = &checker_;
  run.call_viewer = [this](const std::string& table, std::function<void()> then) {
    crowd_.call_viewer(table, std::move(then));
  };
  run.began = [this](const std::string& table) { in_play_.insert(table); };
  run.over = [this](const std::string& table) { games_ += static_cast<int>(in_play_.erase(table)); };
}

CrowdServer LoadCrowd::any_server() {
  LoadServer& server = servers_[run_.random.below(static_cast<std::uint32_t>(servers_.size()))];
  return {server.address, server.http.get()};
}

std::string LoadCrowd::any_table() {
  if (in_play_.empty()) return {};
  return *std::next(in_play_.begin(), run_.random.below(static_cast<std::uint32_t>(in_play_.size())));
}

void LoadCrowd::report(LoadResult& result) const {
  result.crowd = run_.tally;
  result.games = games_;
  result.acknowledged = checker_.acknowledged();
  result.lost = checker_.count(Fault::Lost);
  result.changed = checker_.count(Fault::Changed) + checker_.count(Fault::Doubled);
  result.not_told = load_.not_told;
}

}  // namespace menagerie::client
