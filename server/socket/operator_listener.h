// Answers the operator's tools over HTTP, at an address of its own: GET and HEAD without a body, and nothing else.
#pragma once

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <string>

#include "server/http.h"
#include "server/operator_address.h"

namespace menagerie::server {

class OperatorListener {
 public:
  using Answer = std::function<Response(const Request&)>;
  OperatorListener(boost::asio::io_context& io, Answer answer);
  ~OperatorListener();  // removes the file of a Unix socket

  // Why it cannot listen there, or nothing. The file that a killed server left is replaced.
  std::string listen(const OperatorAddress& address);
  // With the port that was really taken: "http://127.0.0.1:9464", or "unix:" and the path.
  std::string address() const;
  void stop();

 private:
  class Session;
  using Protocol = boost::asio::generic::stream_protocol;

  std::string listen(const Protocol::endpoint& endpoint);
  std::string listen_on_unix();
  void accept();

  boost::asio::basic_socket_acceptor<Protocol> acceptor_;
  boost::asio::steady_timer pause_;
  Answer answer_;
  OperatorAddress where_;
  bool owns_file_ = false;
};

}  // namespace menagerie::server
