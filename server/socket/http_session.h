// One HTTP connection: reads requests, answers them in turn, and hands a WebSocket handshake on.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <optional>

#include "server/socket/front.h"

namespace menagerie::server {

// The plain request from what came over the wire. `peer` is the address at the other end of the socket.
Request plain_request(const boost::beast::http::request<boost::beast::http::string_body>& message,
                      const boost::asio::ip::address& peer, const Networks& trusted_proxies = Networks::loopback());

// Why a request is not read to its end.
struct HeadRefusal {
  int status;
  std::string code;
  std::string sentence;
};

class HttpSession : public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(boost::asio::ip::tcp::socket socket, Front& front);
  void read();

 private:
  static constexpr std::size_t kLargestBody = 16 * 1024;
  static constexpr std::uint32_t kLargestHeader = 8 * 1024;
  // Also what belongs to no header and no body: without a bound a line that never ends would fill the memory.
  static constexpr std::size_t kLargestUnread = 32 * 1024;

  void took_head(boost::beast::error_code error);
  void ask_for_body();
  void read_body();
  void took_whole();
  void give_up(boost::beast::error_code error);
  void turn_away(const HeadRefusal& why);
  void answer(const Request& request, bool keep_alive);
  void write(Response response, bool keep_alive, bool head);
  // A body in parts: chunked, or to the end of the connection for a client of HTTP/1.0.
  void stream(Response response, bool keep_alive, bool head);
  void write_part(const NextPart& next, BodyPart part, bool keep_alive);
  void wrote_part(const NextPart& next, BodyPart::Kind kind, bool keep_alive);
  void reset();
  void upgrade(const Request& request);
  void end_politely();
  void hear_out(std::size_t bytes);
  void close();

  boost::beast::tcp_stream stream_;
  Front& front_;
  boost::beast::flat_buffer buffer_{kLargestUnread};
  std::optional<boost::beast::http::request_parser<boost::beast::http::string_body>> parser_;
  boost::asio::ip::address peer_;
  Request request_;
  std::size_t headers_ = 0;  // before the body
  bool keep_alive_ = false;
  bool refused_ = false;  // before it was read to its end
  bool chunked_ = false;  // how the parts of a body are told apart
};

}  // namespace menagerie::server
