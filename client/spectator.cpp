#include "client/spectator.h"

#include <fmt/core.h>

#include "client/frame.h"

namespace menagerie::client {

Task<> Spectator::live() {
  while (!run_.is_over) {
    co_await pause(run_.io, run_.any_time(0, 500));
    const auto server = run_.any_server();
    table_ = run_.any_table();
    version_ = 0;
    if (!server || table_.empty()) continue;
    socket_.open(server->address, "");
    co_await pause(run_.io, run_.any_time(200, 4'000));
    socket_.close();
  }
}

void Spectator::opened() {
  ++run_.tally.spectator_visits;
  socket_.send(fmt::format(R"({{"t":"join","table":"{}"}})", table_));
}

void Spectator::heard(std::string_view text) {
  const Frame frame = read_frame(text);
  const auto version = number(frame.version);
  if (frame.table != table_ || !version) return;
  if (frame.type == "entry" && *version != version_ + 1) {
    ++run_.tally.missed;
    run_.failed(fmt::format("a spectator of table {} got entry {} after {}", table_, *version, version_));
  }
  if (frame.type == "entry" || frame.type == "table") version_ = *version;
}

void Spectator::closed(const std::string& why) {
  if (!run_.is_over) run_.failed("a spectator's connection was closed: " + why);
}

}  // namespace menagerie::client
