// One WebSocket connection: a visitor with a bounded queue. Whoever sends too fast is read more slowly; whoever does not
// read is closed. Idle it takes a few kilobytes.
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

#include "server/limits.h"
#include "server/socket/front.h"

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
  Millis lag() const override { return lag_; }

  // Asks for a sign of life, and ends what gave none. To be called every few seconds.
  void look_after(Millis now);
  // The server stops, or the session has ended.
  void say_goodbye();

 private:
  static constexpr std::size_t kLargestMessage = 16 * 1024;
  static constexpr std::size_t kMostQueued = 1024 * 1024;  // bytes
  static constexpr Millis kPingEvery = 20'000;
  static constexpr Millis kSilence = 60'000;  // after which a connection is dead
  static constexpr Allowance kMessages{200, 50};
  static constexpr Allowance kLocalMessages{20'000, 20'000};

  void read();
  void read_later(Millis wait);
  void took(std::size_t size);
  void write();
  void finish();

  boost::beast::websocket::stream<boost::asio::ip::tcp::socket, false> socket_;
  Front& front_;
  boost::beast::flat_buffer incoming_;
  struct Waiting {
    Frame frame;
    std::chrono::steady_clock::time_point since;
  };
  std::vector<Waiting> outgoing_;  // the first is on its way
  std::size_t queued_ = 0;
  std::unique_ptr<boost::asio::steady_timer> patience_;
  Credit credit_;
  Millis heard_ = 0;
  Millis pinged_ = 0;
  Millis writing_since_ = 0;
  Millis lag_ = 0;
  bool local_;
  bool open_ = false;
  bool pinging_ = false;
  bool finished_ = false;
};

}  // namespace menagerie::server
