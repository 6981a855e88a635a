// One WebSocket connection to a server. Everything happens on the thread that runs the io_context.
#pragma once

#include <boost/asio/io_context.hpp>
#include <memory>
#include <string>
#include <string_view>

#include "client/address.h"

namespace menagerie::client {

// Who is told what happens on a socket. It may open, close or destroy the socket from within.
class Listener {
 public:
  virtual ~Listener() = default;
  virtual void opened() = 0;
  // One text frame; it is gone after the call.
  virtual void heard(std::string_view frame) = 0;
  // It could not be opened, or the other side has gone. Not told after close().
  virtual void closed(const std::string& why) = 0;
};

class Socket {
 public:
  Socket(boost::asio::io_context& io, Listener& listener) : io_(io), listener_(listener) {}
  ~Socket() { close(); }
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

  // An empty token is a watcher. What was open before is closed.
  void open(const Address& address, const std::string& token);
  void send(std::string frame);
  // At once and without a word to the other side.
  void close();
  bool is_open() const;

 private:
  class Line;
  boost::asio::io_context& io_;
  Listener& listener_;
  std::shared_ptr<Line> line_;
};

}  // namespace menagerie::client
