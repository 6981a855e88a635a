// A bare TCP connection to a server, for clients that do what no decent library would do: they do not read, or send
// wrong bytes. It closes itself when its time is over, whatever it waits for then.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <string>

#include "client/address.h"
#include "client/task.h"

namespace menagerie::client {

class RawSocket {
 public:
  RawSocket(boost::asio::io_context& io, std::chrono::milliseconds lifetime);
  ~RawSocket();
  RawSocket(const RawSocket&) = delete;
  RawSocket& operator=(const RawSocket&) = delete;

  // False where there is no connection (any more). `receive_buffer` in bytes; 0: the system's usual one.
  Task<bool> open(const Address& address, int receive_buffer);
  Task<bool> send(std::string bytes);
  // Empty where there is no connection any more.
  Task<std::string> read(std::size_t max_bytes);
  // Skips all up to and with this text.
  Task<bool> skip_to(std::string text);
  // Its time is over: if it has been closed, then by itself.
  bool is_late() const { return std::chrono::steady_clock::now() >= end_; }

 private:
  boost::asio::io_context& io_;
  std::chrono::steady_clock::time_point end_;
  std::shared_ptr<boost::asio::ip::tcp::socket> socket_;  // the alarm may be on its way when this is destroyed
  boost::asio::steady_timer alarm_;
};

}  // namespace menagerie::client
