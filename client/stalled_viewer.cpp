#include "client/stalled_viewer.h"

#include <utility>

#include "client/raw_frames.h"

namespace menagerie::client {
namespace {

using namespace std::chrono_literals;

constexpr int kSmallBuffer = 4096;  // bytes
constexpr int kJoinsAtOnce = 200;   // each is answered with some kilobytes that nobody reads
constexpr int kLooksForCall = 25;   // then it goes to a table by itself
constexpr auto kBetweenLooks = 20ms;
constexpr auto kBetweenJoins = 500ms;

std::string join_frame(const std::string& table) { return raw_frame(R"({"t":"join","table":")" + table + R"("})"); }

}  // namespace

Task<> StalledViewer::live() {
  while (!run_.is_over) {
    ViewerCall call = co_await next_call();
    if (!call.table.empty()) co_await visit(std::move(call));
    co_await pause(run_.io, run_.any_time(0, 300));
  }
}

Task<ViewerCall> StalledViewer::next_call() {
  idle_ = true;
  for (int look = 0; look < kLooksForCall && calls_.empty(); ++look) co_await pause(run_.io, kBetweenLooks);
  idle_ = false;
  if (calls_.empty()) co_return ViewerCall{run_.any_table(), [] {}};
  ViewerCall call = std::move(calls_.front());
  calls_.pop_front();
  co_return call;
}

Task<> StalledViewer::visit(ViewerCall call) {
  RawSocket socket(run_.io, run_.any_time(3'000, 30'000));
  const bool joined = co_await join(socket, call.table);
  call.then();
  if (!joined) co_return;
  const bool stalls = reading_ == Reading::Nothing;
  ++(stalls ? run_.tally.stalled_visits : run_.tally.slow_visits);
  if (stalls) co_await keep_asking(socket, call.table);
  else co_await read_slowly(socket);
  if (!socket.is_late() && !run_.is_over) ++(stalls ? run_.tally.stalled_dropped : run_.tally.slow_dropped);
}

// Reads as far as the table, so that it is known to be among the viewers.
Task<bool> StalledViewer::join(RawSocket& socket, const std::string& table) {
  const auto server = run_.any_server();
  if (!server) co_return false;
  const Caller caller{.forwarded_for = forged_address(run_.random.below(20'000))};
  const bool is_open = co_await socket.open(server->address, kSmallBuffer);
  if (!is_open) co_return false;
  const bool asked = co_await socket.send(handshake(server->address.host, caller));
  const bool welcome = asked && co_await socket.skip_to("\"welcome\"");
  const bool sent = welcome && co_await socket.send(join_frame(table));
  co_return sent&& co_await socket.skip_to("\"t\":\"table\"");
}

// Until the server closes it or its time is over: sending fails then.
Task<> StalledViewer::keep_asking(RawSocket& socket, const std::string& table) {
  std::string joins;
  for (int i = 0; i < kJoinsAtOnce; ++i) joins += join_frame(table);
  bool is_open = co_await socket.send(joins);
  while (is_open && !run_.is_over) {
    co_await pause(run_.io, kBetweenJoins);
    is_open = co_await socket.send(join_frame(table));
  }
}

Task<> StalledViewer::read_slowly(RawSocket& socket) {
  for (;;) {
    co_await pause(run_.io, run_.any_time(10, 300));
    const std::string bytes = co_await socket.read(1 + run_.random.below(200));
    if (bytes.empty() || run_.is_over) co_return;
  }
}

}  // namespace menagerie::client
