// Accepts connections. When the machine has no more descriptors it waits a little instead of giving up.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <string>

#include "server/socket/front.h"

namespace menagerie::server {

class Listener {
 public:
  Listener(boost::asio::io_context& io, Front& front);

  // Why it cannot listen there, or nothing.
  std::string listen(const std::string& address, unsigned short port);
  unsigned short port() const;
  void stop();

 private:
  void accept();

  boost::asio::ip::tcp::acceptor acceptor_;
  boost::asio::steady_timer pause_;
  Front& front_;
};

}  // namespace menagerie::server
