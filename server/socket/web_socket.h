// One WebSocket connection: a viewer with a bounded queue. A client that sends too fast is read more slowly; a client that
// does not read is closed. `send` never closes a connection itself: it asks for that, so a caller may walk a list of
// connections while it sends. An idle connection takes a few kilobytes.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <memory>
#include <vector>

#include "server/rate_limiter.h"
#include "server/socket/counting_socket.h"
#include "server/socket/front.h"
#include "server/socket/round_trip.h"

namespace menagerie::server {

class WebSocketSession final : public Visitor, public std::enable_shared_from_this<WebSocketSession> {
 public:
  using Handshake = boost::beast::http::request<boost::beast::http::string_body>;

  WebSocketSession(boost::asio::ip::tcp::socket socket, Front& front, bool local);
  ~WebSocketSession() override;

  void accept(const Handshake& handshake);
  // Answers the handshake with a refusal.
  void turn_away(const Refused& why);
  using Visitor::send;
  void send(Frame frame) override;
  void charge(double messages) override { (void)charge_all(messages); }
  Millis lag() const override { return round_trip_.best().value_or(0); }

  // Pings the client, and closes a connection that is silent or stuck. To be called every few seconds.
  void look_after(Millis now);
  // The server stops, or the session has ended.
  void say_goodbye();

 private:
  static constexpr std::size_t kLargestMessage = 16 * 1024;
  static constexpr std::size_t kMaxQueuedTogether = 16 * 1024 * 1024;  // bytes; above it each may queue less:
  static constexpr std::size_t kMaxQueuedInNeed = 64 * 1024;
  static constexpr std::size_t kReadAgainBelow = 64 * 1024;  // queued bytes: a client that does not read is not read
  static constexpr int kSendBuffer = 64 * 1024;              // bytes in the kernel
  static constexpr std::size_t kForgetSent = 256;            // frames
  static constexpr Millis kPingEvery = 20'000;
  static constexpr Millis kFirstPings = 1'000;  // until the round trip is known
  static constexpr Millis kSilence = 60'000;    // after which a connection is dead
  static constexpr Allowance kMessages{200, 50};
  static constexpr Allowance kLocalMessages{20'000, 20'000};
  static constexpr Allowance kControlFrames{60, 5};           // pings and pongs of the client
  static constexpr double kReadsPerMessage = 64;              // reads that count as one more message
  static constexpr auto kFarewell = std::chrono::seconds(2);  // for a client that does not read

  void read();
  void read_later(Millis wait);
  Millis charge_all(double messages);
  const Allowance& allowance() const { return local_ ? kLocalMessages : kMessages; }
  void took(std::size_t size);
  void heard_control(boost::beast::websocket::frame_type kind, std::string_view payload);
  void write();
  void wrote();
  void forget_sent();
  void read_unless_behind();
  bool too_much_queued() const;
  void take_from_queue(std::size_t bytes);
  void give_back_queue();
  void finish_soon();
  void finish();

  boost::beast::websocket::stream<CountingSocket, false> socket_;
  Front& front_;
  boost::beast::flat_buffer incoming_;
  struct Waiting {
    Frame frame;
    std::chrono::steady_clock::time_point since;
  };
  std::vector<Waiting> outgoing_;  // those before next_ are sent; the one at next_ is on its way
  std::size_t next_ = 0;
  std::size_t queued_ = 0;  // bytes
  std::unique_ptr<boost::asio::steady_timer> patience_;
  TokenBucket credit_;
  TokenBucket control_credit_;
  RoundTrip round_trip_;
  Millis heard_ = 0;
  Millis next_ping_ = 0;
  Millis writing_since_ = 0;
  bool local_;
  bool open_ = false;
  bool pinging_ = false;
  bool reading_later_ = false;  // until the queue is shorter
  bool closing_ = false;        // a goodbye is on its way; the library takes no second one
  bool finishing_ = false;      // finish() is on its way
  bool finished_ = false;
};

}  // namespace menagerie::server
