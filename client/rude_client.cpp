#include "client/rude_client.h"

#include "client/account_requests.h"

namespace menagerie::client {
namespace {

constexpr std::uint32_t kMaxRudePauseMs = 400;

}  // namespace

Task<> RudeClient::live() {
  while (!run_.is_over) {
    co_await pause(run_.io, run_.any_time(0, kMaxRudePauseMs));
    if (!asked_) become_guest();
    if (const auto server = run_.any_server()) co_await act(*server);
  }
}

// Chat is for somebody alone. Until the answer is there, and where it is a refusal, it goes on as nobody.
void RudeClient::become_guest() {
  const auto server = run_.any_server();
  if (!server) return;
  asked_ = true;
  HttpRequest request = guest_request();
  request.forwarded_for = forged_address(run_.random.below(20'000));
  server->http->ask(std::move(request), [this](const HttpAnswer& answer) {
    token_ = text_in(answer, "token");
    asked_ = !token_.empty();
  });
}

Task<> RudeClient::act(const CrowdServer& server) {
  const RudePlace place{server.address.host, {token_, forged_address(run_.random.below(20'000))}, run_.any_table()};
  const RudeAct rude = rude_act(run_.random.below(kRudeActs), place, run_.random);
  RawSocket socket(run_.io, run_.any_time(100, 3'000));
  bool is_open = co_await socket.open(server.address, 0);
  if (is_open && rude.when == RudeAct::When::After) {
    is_open = co_await socket.send(handshake(place.host, place.caller));
    is_open = is_open && co_await socket.skip_to("\"welcome\"");
  }
  if (!is_open) co_return;
  ++run_.tally.rude_acts;
  const bool sent = co_await socket.send(rude.bytes);
  for (std::uint32_t reads = run_.random.below(10); sent && reads > 0 && !run_.is_over; --reads) {
    const std::string bytes = co_await socket.read(4096);
    if (bytes.empty()) co_return;
  }
}

}  // namespace menagerie::client
