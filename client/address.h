// Where a server is: the address of http://HOST:PORT, looked up once.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <string>

#include "notation/answer.h"

namespace menagerie::client {

struct Address {
  std::string host;  // as the Host header says it, port included
  boost::asio::ip::tcp::endpoint endpoint;
};

notation::Answer<Address> find_server(const std::string& url);

}  // namespace menagerie::client
